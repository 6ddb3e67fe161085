// Holds the place of the nib files until they are here; they replace this file.
open class UINib: NSObject { public init(nibName: String, bundle: Bundle?) {}; open func instantiate(withOwner: Any?, options: [Int: Any]?) -> [Any] { [] } }
open class UIStoryboard: NSObject {}
open class UIStoryboardSegue: NSObject {}

