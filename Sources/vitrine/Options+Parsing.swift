import Foundation
import InterfaceBuilder
import PreviewMessages

extension Options {
  /// Reads the arguments that follow the program's name. Throws ``UsageError``.
  static func parse(_ arguments: [String]) throws -> Request {
    if arguments.contains("--help") || arguments.contains("-h") || arguments == ["help"] { return .help }
    if arguments.contains("--version") { return .version }
    guard let first = arguments.first else { return .help }
    guard let command = Command(rawValue: first) else {
      let names = Command.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("no command '\(first)': use one of \(names)")
    }
    var options = Options(command)
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--" {
        options.paths += rest
        break
      }
      guard argument.hasPrefix("--") else {
        options.paths.append(argument)
        continue
      }
      try options.take(argument, &rest)
    }
    return .run(options)
  }

  private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    if let set = Self.flags[name] {
      guard parts.count == 1 else { throw UsageError("\(name) takes no value") }
      return set(&self)
    }
    guard let set = Self.values[name] else { throw UsageError("no option '\(name)': see vitrine --help") }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else { throw UsageError("\(name) needs a value") }
    try set(&self, value)
  }

  private static let flags: [String: (inout Options) -> Void] = [
    "--stored-size": { $0.usesStoredSize = true },
    "--json": { $0.isJSON = true },
    "--quiet": { $0.isQuiet = true },
    "--verbose": { $0.isVerbose = true },
  ]

  private static let values: [String: (inout Options, String) throws -> Void] = [
    "--output": { $0.output = $1 },
    "--only": { $0.only.append($1) },
    "--class": { $0.classes.append($1) },
    "--set": { $0.settings.append(try setting($1)) },
    "--size": { $0.size = try size($1) },
    "--device": { $0.traits.device = try device($1) },
    "--appearance": { $0.traits.appearance = try one(of: ["light", "dark"], $1, "--appearance") },
    "--text-size": { $0.traits.textSize = try one(of: textSizes, $1, "--text-size") },
    "--locale": { $0.traits.locale = $1 },
    "--direction": { $0.traits.isRightToLeft = try one(of: ["ltr", "rtl"], $1, "--direction") == "rtl" },
    "--scale": { $0.traits.scale = try number($1, "--scale", 1...8) },
    "--mode": { $0.mode = PreviewMode(rawValue: try one(of: ["design", "runtime"], $1, "--mode")) ?? .design },
    "--timeout": { $0.limits.seconds = try number($1, "--timeout", 0.05...3600) },
    "--memory": { $0.limits.memory = Int(try number($1, "--memory", 16...65536)) << 20 },
    "--color": { $0.color = Color(rawValue: try one(of: Color.allCases.map(\.rawValue), $1, "--color")) ?? .auto },
  ]

  /// UIKit's content size categories, without their prefix.
  static let textSizes = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  private static func device(_ name: String) throws -> String {
    guard InterfaceDevice.device(named: name) != nil else {
      let known = InterfaceDevice.all.map(\.id).joined(separator: ", ")
      throw UsageError("--device \(name): no such device; use a marketing name, such as iPhone 15, or one of \(known)")
    }
    return name
  }

  private static func setting(_ text: String) throws -> PropertySetting {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw UsageError("--set \(text): write KEY=VALUE, such as cornerRadius=8")
    }
    return PropertySetting(key: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
  }

  private static func size(_ text: String) throws -> PreviewSize {
    let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { throw UsageError("--size \(text): write WIDTHxHEIGHT in points, such as 320x200") }
    return PreviewSize(width: width, height: height)
  }

  private static func number(_ text: String, _ option: String, _ range: ClosedRange<Double>) throws -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw UsageError("\(option) \(text): write a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func one(of words: [String], _ text: String, _ option: String) throws -> String {
    guard words.contains(text) else {
      throw UsageError("\(option) \(text): use one of \(words.joined(separator: ", "))")
    }
    return text
  }
}
