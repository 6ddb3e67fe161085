/// A pressed button of a remote control or keyboard. None arrive at design time.
@preconcurrency @MainActor open class UIPress: NSObject {}
