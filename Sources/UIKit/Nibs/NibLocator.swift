import InterfaceBuilder

/// Finds nibs and storyboards in a bundle, where they lie as the documents that they were written as.
@MainActor enum NibLocator {
  private static var documents: [String: InterfaceDocument] = [:]

  /// The bundle that a `Bundle.main` in a component stands for. At run time that is the app's, so the component's own;
  /// in Interface Builder it is the tool's, which has none of the component's resources.
  static func bundle(_ bundle: Bundle?) -> Bundle {
    let asked = bundle ?? .main
    guard asked === Bundle.main, DesignTime.mode == .runtime else { return asked }
    return DesignTime.componentBundle ?? asked
  }

  /// The path of a document in a bundle: not localised, else in the language at hand, else in the base language.
  static func path(of name: String, extension fileExtension: String, in bundle: Bundle) -> String? {
    guard let resources = bundle.resourcePath else { return nil }
    let idiom = UITraitCollection.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let files = ["\(name)\(idiom).\(fileExtension)", "\(name).\(fileExtension)"]
    for folder in [""] + localizations(in: resources, bundle) {
      for file in files {
        let path = folder.isEmpty ? "\(resources)/\(file)" : "\(resources)/\(folder)/\(file)"
        guard FileManager.default.fileExists(atPath: path) else { continue }
        DesignTime.didLookUp(.found(path: path))
        return path
      }
    }
    return nil
  }

  private static func localizations(in resources: String, _ bundle: Bundle) -> [String] {
    let found = ((try? FileManager.default.contentsOfDirectory(atPath: resources)) ?? []).sorted()
      .filter { $0.hasSuffix(".lproj") }
    let preferred = (bundle.preferredLocalizations + ["Base"]).map { "\($0).lproj" }.filter(found.contains)
    return preferred + found.filter { !preferred.contains($0) }
  }

  /// The document at a path, read once.
  static func document(at path: String) throws -> InterfaceDocument {
    if let document = documents[path] { return document }
    let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
    documents[path] = document
    return document
  }

  /// The document of that name, else an exception in UIKit's words.
  static func document(named name: String, extension fileExtension: String, in bundle: Bundle?) -> InterfaceDocument {
    let found = self.bundle(bundle)
    guard let path = path(of: name, extension: fileExtension, in: found) else {
      DesignTime.didLookUp(.missing(name: name))
      warnAboutMainBundle(name, fileExtension, found)
      raiseMissing(name, fileExtension, found)
    }
    do {
      return try document(at: path)
    } catch {
      NibException.raise(NibException.inconsistency, "\(error)")
    }
  }

  /// Says why a nib that the component does have is not found: it asks `Bundle.main`, as works in the app.
  private static func warnAboutMainBundle(_ name: String, _ fileExtension: String, _ bundle: Bundle) {
    guard bundle === Bundle.main, let component = DesignTime.componentBundle,
      path(of: name, extension: fileExtension, in: component) != nil
    else { return }
    DesignTime.report(
      DesignTimeIssue(
        .warning,
        "'\(name)' is not in Bundle.main, which at design time is Interface Builder's own tool, not your app. "
          + "Use Bundle(for: YourClass.self), which works in both.",
        wantsBacktrace: true))
  }

  private static func raiseMissing(_ name: String, _ fileExtension: String, _ bundle: Bundle) -> Never {
    let words = "NSBundle <\((bundle.bundlePath as NSString).lastPathComponent)> (loaded)"
    if fileExtension == "storyboard" {
      NibException.raise(
        NibException.invalidArgument, "Could not find a storyboard named '\(name)' in bundle \(words)")
    }
    NibException.raise(NibException.inconsistency, "Could not load NIB in bundle: '\(words)' with name '\(name)'")
  }
}
