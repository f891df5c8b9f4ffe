/// Traits: their origin for a view, and the receivers of their changes.
extension UIView {

  /// The overrides of the view, which all views in it inherit.
  @available(iOS 17.0, *)
  public var traitOverrides: UITraitOverrides {
    get { return traitDetails?.overrides ?? UITraitOverrides() }
    set {
      if traitOverrides.values.isAlike(newValue.values) { return }
      madeTraitDetails.overrides = newValue
      traitsWereOverridden()
    }
  }

  /// The traits that the view has in place of its surroundings'.
  private var ownTraits: TraitValues {
    var values = TraitValues()
    if overrideUserInterfaceStyle != .unspecified {
      values.set(UITraitUserInterfaceStyle.self, to: overrideUserInterfaceStyle)
    }
    if let details = traitDetails { values.merge(details.overrides.values) }
    return values
  }

  private var hasOwnTraits: Bool {
    return traitDetails != nil || overrideUserInterfaceStyle != .unspecified
  }

  /// The traits of the view, from its surroundings and the overrides.
  var resolvedTraits: UITraitCollection {
    let around = traitsAround
    return resolvedTraits(in: viewDelegate?.traits(in: around) ?? around)
  }

  /// The traits of a view that hasn't been in a window: predicted, or, up to iOS 12, none.
  var traitsOutside: UITraitCollection {
    return because(.noTraitsOutside) ? UITraitCollection() : resolvedTraits
  }

  private func resolvedTraits(in surroundings: UITraitCollection) -> UITraitCollection {
    if !hasOwnTraits { return surroundings }
    let traits = surroundings.overridden(by: ownTraits)
    if let details = traitDetails, details.limitsText { return limitText(of: traits, details) }
    return traits
  }

  /// The traits of the superview, and for a window those of its scene.
  private var traitsAround: UITraitCollection {
    if let parent = superviewStorage { return parent.traitStorage ?? parent.resolvedTraits }
    if let window = self as? UIWindow, let scene = window.sceneStorage {
      return scene.sceneTraits
    }
    return UITraitCollection.forWindow
  }

  /// Tells the view that its traits changed, or, before iOS 13, that it has any for the first time.
  /// The controller of a root view, which may have others, hears first.
  func updateTraits() {
    guard Simulation.current.isAtLeast(8) else { return }
    if superviewStorage == nil { (self as? UIWindow)?.sceneStorage?.tellTraits() }
    let around = traitsAround
    guard let controller = viewDelegate else {
      updateTraits(to: resolvedTraits(in: around))
      return
    }
    let inherited = controller.traits(in: around)
    let new = resolvedTraits(in: inherited)
    if traitStorage === new && controller.traitStorage === inherited { return }
    let news = TraitNews(from: traitStorage, to: new)
    let isAlike = controller.traitStorage === traitStorage && inherited === new
    let newsOfController =
      isAlike ? news : TraitNews(from: controller.traitStorage, to: inherited)
    traitStorage = new
    controller.traitStorage = inherited
    if newsOfController.isNews {
      controller.tellTraits(from: newsOfController.former, to: inherited)
    }
    if news.isNews { tellTraits(from: news.former, to: new) }
  }

  private func updateTraits(to new: UITraitCollection) {
    if traitStorage === new { return }
    let news = TraitNews(from: traitStorage, to: new)
    traitStorage = new
    if news.isNews { tellTraits(from: news.former, to: new) }
  }

  /// `-[UIView _traitCollectionDidChange:]`
  private func tellTraits(from old: UITraitCollection?, to new: UITraitCollection) {
    let changed = new.values.changes(from: (old ?? new).values)
    updateAfterChange(of: changed)
    if because(.traitsAreAnnounced) {
      let simulation = Simulation.current
      let outer = simulation.traitScope
      simulation.traitScope = TraitScope(view: self)
      traitCollectionDidChange(old)
      simulation.traitScope = outer
    }
    traitDetails?.tell(changed, from: old ?? new)
  }

  /// The traits of the tree, parents before children.
  func updateTraitsTree() {
    guard because(.traitsParentFirst) else {
      updateTraitsChildrenFirst()
      return
    }
    updateTraits()
    updateTraitsOfChildren()
  }

  private func updateTraitsChildrenFirst() {
    updateTraitsOfChildren()
    updateTraits()
  }

  private func updateTraitsOfChildren() {
    let children = subviewStorage
    for child in children {
      Host.branch()
      child.updateTraitsTree()
    }
  }

  /// Code set an override. Up to iOS 16 everybody hears at once, from iOS 17 on with the next commit,
  /// before layout.
  func traitsWereOverridden() {
    guard window != nil else { return }
    if because(.traitChangeIsDeferred) {
      Simulation.current.traitsAreStale = true
    } else {
      updateTraitsTree()
    }
  }

  /// A view set overrides in its layout: views inside have them in theirs, in the same pass.
  func updateTraitsBetweenLayouts() {
    if because(.traitsGoBeforeLayout) { Simulation.current.updateStaleTraits() }
  }

  /// Updates the traits of the view and all in it before the call returns.
  @available(iOS 17.0, *)
  public func updateTraitsIfNeeded() {
    if because(.traitsAreUpdatedNow) { updateTraitsTree() }
  }
}

/// The difference that new traits make to those before.
struct TraitNews {
  let isNews: Bool
  /// The former traits; nil for the first time up to iOS 12.
  let former: UITraitCollection?

  /// From iOS 13 on UIKit predicts the traits of a new view, and says nothing when they were right.
  /// Before, the first traits were always news, with nil for the former ones.
  init(from stored: UITraitCollection?, to new: UITraitCollection) {
    if let stored = stored {
      isNews = stored != new
      former = stored
    } else if !Simulation.current.isAtLeast(13) {
      isNews = because(.initialTraitChange)
      former = nil
    } else if because(.traitsPredicted) {
      let predicted = UITraitCollection.forDevice
      isNews = new !== predicted && new !== predicted.elevated && new != predicted
      former = predicted
    } else {
      isNews = true
      former = nil
    }
  }
}
