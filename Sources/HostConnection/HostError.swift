/// Why a request has no answer.
public enum HostError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The host could not be started; the text says why.
  case cannotStart(String)
  /// The host ended before it answered; the text is how.
  case ended(String)
  /// The host neither answered nor ended in time, in seconds.
  case silent(Double)
  /// The host said something that is no answer.
  case malformed(String)
  /// The connection has been closed.
  case closed

  public var description: String {
    switch self {
    case .cannotStart(let reason): "the preview host cannot be started: \(reason); run `vitrine doctor`"
    case .ended(let reason): "the preview host ended before it answered: \(reason)"
    case .silent(let seconds): "the preview host did not answer within \(seconds) seconds and was ended"
    case .malformed(let reason): "the preview host gave no usable answer: \(reason)"
    case .closed: "the connection to the preview host is closed"
    }
  }
}
