/// Something that stands in a text in place of a character, usually an image.
open class NSTextAttachment: NSObject {
  /// The character that attachments stand in place of.
  public static let character = 0xFFFC

  private let foundationMark = FoundationMark()
  /// Where the attachment is drawn: the origin is on the baseline, y grows upwards; the image's size where empty.
  open var bounds = CGRect.zero
  /// What is drawn.
  open var image: UIImage?
  /// The data of the attachment. Stored only.
  open var contents: Data?
  /// The uniform type of `contents`.
  open var fileType: String?
  /// Whether the attachment is laid out by the text's line height. Stored only.
  open var lineLayoutPadding: CGFloat = 0

  /// An attachment of data, whose type is a uniform type identifier.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// An empty attachment.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// An attachment of an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// For the text engine: where it stands and how it is drawn.
  var textAttachment: TextAttachment {
    let size = image?.size ?? .zero
    let place = bounds.isEmpty ? CGRect(origin: .zero, size: size) : bounds
    return TextAttachment(bounds: place) { [image] context, rect in
      UIGraphicsPushContext(context)
      image?.draw(in: rect)
      UIGraphicsPopContext()
    }
  }
}

extension NSAttributedString {
  /// A string of one character that the attachment stands in place of.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
