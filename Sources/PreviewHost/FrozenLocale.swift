import Foundation

/// The locale that a preview believes in.
///
/// Foundation on Linux knows no way to choose the current locale: it is always `en_001`. The getters here have the names
/// that Foundation's own have for the linker, and being in the executable they come before them for every library.
enum FrozenLocale {
  /// A locale identifier. Set in the child before anything of the component runs.
  nonisolated(unsafe) static var identifier = "en_US"
}

/// `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { Locale(identifier: FrozenLocale.identifier) }

/// `Locale.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentLocale() -> Locale { Locale(identifier: FrozenLocale.identifier) }

/// `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguages() -> [String] {
  [FrozenLocale.identifier.replacingOccurrences(of: "_", with: "-"), "en"]
}
