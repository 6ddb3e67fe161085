import Foundation

/// Releases the bytes that a provider was made with.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Where an image's bytes come from.
public final class CGDataProvider {
  /// The bytes.
  public let data: CFData?
  private var release: () -> Void = {}

  /// The bytes of `data`.
  public init?(data: CFData) { self.data = data }

  /// The bytes of a file; nil where it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// The bytes of a file; nil where it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// A copy of the bytes at an address; `releaseData` is called when the provider is no longer used.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    self.data = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}
