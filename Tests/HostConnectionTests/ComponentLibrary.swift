/// A module of small components, with the tables that the compiler's overlay would append.
enum ComponentLibrary {
  static let bundle = Result { try TestHost.compile(source, module: "Cards") }

  static let source = """
    import UIKit

    class Card: UIView {
      var inset: CGFloat = 10
      var tone = UIColor.red
      var isBordered = false
      var offset = CGPoint.zero
      var title: String?
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override var intrinsicContentSize: CGSize { CGSize(width: 100, height: UIView.noIntrinsicMetric) }
      override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        print("prepared", inset, isBordered, offset.x, offset.y, title ?? "no title")
      }
      override func awakeFromNib() {
        super.awakeFromNib()
        print("awake", inset)
      }
      override func draw(_ rect: CGRect) {
        tone.setFill()
        UIRectFill(bounds.insetBy(dx: inset, dy: inset))
      }
    }
    class Late: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        DispatchQueue.main.async {
          let spot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
          spot.backgroundColor = .blue
          self.addSubview(spot)
        }
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    class OnlyCoder: UIView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(UIView())
      }
    }
    class NoFrame: UIView {
      init(title: String) { super.init(frame: .zero) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    class Huge: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 1e9, height: .infinity) }
    }
    class Slow: UIView {
      override func draw(_ rect: CGRect) { usleep(250_000) }
    }
    class Bad: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        fatalError("bad card")
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    class Unconnected: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UIView()
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    class BadLayout: UIView {
      override func layoutSubviews() { print([Int]()[subviews.count]) }
    }
    class BadDraw: UIView {
      override func draw(_ rect: CGRect) { print([Int]()[subviews.count]) }
    }
    class Screen: UIViewController {
      init() { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
        print("safe area below", view.frame.size)
      }
    }
    @_cdecl("cards") public func cards() {
      ClassDescription(Card.self, name: "Card").property("inset", \\Card.inset).property("tone", \\Card.tone)
        .property("isBordered", \\Card.isBordered).property("offset", \\Card.offset).property("title", \\Card.title)
        .frameInitializer { Card(frame: $0) }.designable().register()
      ClassDescription(Late.self, name: "Late").frameInitializer { Late(frame: $0) }.register()
      ClassDescription(OnlyCoder.self, name: "OnlyCoder").frameInitializer { OnlyCoder(frame: $0) }.register()
      ClassDescription(NoFrame.self, name: "NoFrame").register()
      ClassDescription(Huge.self, name: "Huge").frameInitializer { Huge(frame: $0) }.register()
      ClassDescription(Slow.self, name: "Slow").frameInitializer { Slow(frame: $0) }.register()
      ClassDescription(Unconnected.self, name: "Unconnected").frameInitializer { Unconnected(frame: $0) }.register()
      ClassDescription(Bad.self, name: "Bad").frameInitializer { Bad(frame: $0) }.designable().register()
      ClassDescription(BadLayout.self, name: "BadLayout").frameInitializer { BadLayout(frame: $0) }.designable().register()
      ClassDescription(BadDraw.self, name: "BadDraw").frameInitializer { BadDraw(frame: $0) }.designable().register()
      ClassDescription(Screen.self, name: "Screen").initializer { Screen() }.register()
    }
    """
}
