import Foundation

/// Where a named resource is looked for.
///
/// In an app, `Bundle.main` holds the component's resources. In Interface Builder it was the tool's own, which surprised
/// people: so it is here in design mode, and the preview says so.
struct ResourceSearch {
  /// The bundle that was asked for; nil means the main one.
  var bundle: Bundle?
  /// The resource's name.
  var name: String
  /// How the resource could be asked for in a way that works at design time as well.
  var initializer: String

  /// The first answer that `find` gives for the bundles that count.
  func first<Found>(_ find: (Bundle) -> Found?) -> Found? {
    for bundle in bundles {
      if let found = find(bundle) { return found }
    }
    warnWhereTheComponentHasIt(find)
    DesignTime.didLookUp(.missing(name: name))
    return nil
  }

  private var isMain: Bool { bundle == nil || bundle === Bundle.main }

  private var bundles: [Bundle] {
    guard isMain else { return bundle.map { [$0] } ?? [] }
    guard DesignTime.mode == .runtime, let component = DesignTime.componentBundle else { return [.main] }
    return [component, .main]
  }

  private func warnWhereTheComponentHasIt<Found>(_ find: (Bundle) -> Found?) {
    guard isMain, DesignTime.mode == .design, let component = DesignTime.componentBundle, find(component) != nil else {
      return
    }
    DesignTime.report(
      DesignTimeIssue(
        .warning,
        "'\(name)' is not in Bundle.main, which at design time is Interface Builder's own tool, not your app. "
          + "Use \(initializer) with Bundle(for: YourClass.self).",
        wantsBacktrace: true))
  }
}
