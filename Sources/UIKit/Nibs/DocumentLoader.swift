import InterfaceBuilder

/// Makes the objects of a document and joins them together.
///
/// One loader makes one set of objects: those of a xib, or of one scene of a storyboard.
@MainActor package final class DocumentLoader {
  /// The document, with the variations for the traits at hand in place.
  let document: InterfaceDocument
  /// Where images, colours and other documents are looked for.
  let bundle: Bundle
  /// Whether hooks run as in Interface Builder or as in the app. Nibs that components load are always loaded as in the
  /// app, also at design time.
  let mode: DesignTime.Mode
  /// Whether this is the document that is drawn, rather than one that a component loads.
  let isSubject: Bool

  /// Objects by the document's id. A replaced object stands under the same id.
  var objects: [String: AnyObject] = [:]
  /// What was made here, in the order in which it was finished: what is inside comes before what is around it.
  var finished: [(element: InterfaceElement, object: AnyObject)] = []
  /// Objects that stand in for a class whose code does not run: their unknown runtime attributes are no news.
  var standIns: Set<ObjectIdentifier> = []
  /// Elements whose connections are still to be made.
  var unconnected: [InterfaceElement] = []
  /// Views whose constraints are still to be added.
  var unconstrained: [InterfaceElement] = []
  /// The connections that are made.
  var connected: Set<ObjectIdentifier> = []
  /// How far `finished` has been woken.
  var wokenCount = 0
  /// What File's Owner stands for.
  var owner: AnyObject?
  /// The other scenes of the storyboard that the document is.
  var scenes: StoryboardScenes?
  /// Makes a view controller in place of its own `init(coder:)`.
  var creator: ((NSCoder) -> UIViewController?)?

  /// A loader for a document that is looked at in an environment; `nil` for the one at hand.
  package init(
    _ document: InterfaceDocument, bundle: Bundle, mode: DesignTime.Mode = .runtime, isSubject: Bool = false,
    traits: InterfaceTraits? = nil
  ) {
    self.document = document.resolved(for: traits ?? InterfaceTraits(UITraitCollection.current))
    self.bundle = bundle
    self.mode = mode
    self.isSubject = isSubject
  }

  // MARK: Running

  /// Runs a component's code for an object of the document, and lets the host know meanwhile.
  func run<Result>(_ element: InterfaceElement, _ body: () -> Result) -> Result {
    guard isSubject, element.customClass != nil, let id = element.id else { return body() }
    return DesignTime.run(id, body)
  }

  /// Tells the user about a place in the document.
  func report(_ severity: DesignTimeIssue.Severity, _ message: String, at element: InterfaceElement? = nil) {
    DesignTime.report(
      DesignTimeIssue(
        severity, message, file: document.path, line: element?.line, column: element?.column))
  }

  // MARK: Whole documents

  /// Makes everything at the top, as `UINib` does, and gives it without the placeholders.
  func instantiate(owner: Any?, externalObjects: [String: Any]) -> [Any] {
    NibRecursion.enter(document) {
      // UIKit lets a plain NSObject stand for an owner that is not given.
      let owner = owner.map { $0 as AnyObject } ?? NSObject()
      preparePlaceholders(owner: owner, externalObjects: externalObjects)
      let top = document.topLevelObjects.compactMap { element in object(for: element) }
      unconnected.append(contentsOf: document.objects.filter { $0.name == "placeholder" })
      finish()
      NibRetention.keep(top)
      return top
    }
  }

  /// Makes everything at the top of a document that is drawn itself. It has no owner.
  func loadTopLevelObjects() -> [AnyObject] {
    let top = document.topLevelObjects.compactMap { element in object(for: element) }
    finish()
    return top
  }

  /// Joins what was made so far, sets runtime attributes and wakes it.
  func finish() {
    addConstraints()
    if mode == .runtime { connect() }
    let fresh = Array(finished[wokenCount...])
    wokenCount = finished.count
    if mode == .runtime {
      for (element, object) in fresh { setRuntimeAttributes(of: object, from: element) }
      for (element, object) in fresh { wake(object, element) }
    } else {
      for (element, object) in fresh where element.customClass != nil { prepare(object, element) }
    }
  }

  private func preparePlaceholders(owner: AnyObject, externalObjects: [String: Any]) {
    self.owner = owner
    for element in document.objects where element.name == "placeholder" {
      guard let id = element.id, let identifier = element["placeholderIdentifier"] else { continue }
      if identifier == "IBFilesOwner" {
        objects[id] = owner
      } else if let given = externalObjects[identifier] {
        objects[id] = given as AnyObject
      }
    }
  }

  private func wake(_ object: AnyObject, _ element: InterfaceElement) {
    run(element) {
      (object as? UIResponder)?.awakeFromNib()
      (object as? UIBarItem)?.awakeFromNib()
      (object as? UICollectionViewLayout)?.awakeFromNib()
    }
  }

  /// Only Interface Builder's own documents tell a designable that it is drawn by Interface Builder.
  private func prepare(_ object: AnyObject, _ element: InterfaceElement) {
    guard !standIns.contains(ObjectIdentifier(object)), let responder = object as? UIResponder else { return }
    run(element) { responder.prepareForInterfaceBuilder() }
  }
}
