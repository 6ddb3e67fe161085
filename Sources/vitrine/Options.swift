import PreviewMessages

/// What the command line asks for.
struct Options: Equatable {
  /// The commands.
  enum Command: String, CaseIterable {
    case render, watch, inspect, list, doctor
  }

  /// When to colour what a person reads.
  enum Color: String, CaseIterable {
    case auto, always, never
  }

  var command: Command
  var paths: [String] = []
  var output = "Previews"
  var only: [String] = []
  var classes: [String] = []
  var settings: [PropertySetting] = []
  var size: PreviewSize?
  var usesStoredSize = false
  var traits = PreviewTraits()
  var mode = PreviewMode.design
  var limits = PreviewLimits()
  var isJSON = false
  var isQuiet = false
  var isVerbose = false
  var color = Color.auto

  init(_ command: Command) { self.command = command }
}

extension Options {
  /// What the arguments come to.
  enum Request: Equatable {
    case run(Options)
    case help
    case version
  }
}

/// Arguments that cannot be used, and what to write instead.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
