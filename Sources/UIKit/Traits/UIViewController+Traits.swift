/// A controller's traits: from the controller or the view around it, and its own overrides.
extension UIViewController {

  /// The overrides of the controller, which its views and its children inherit.
  @available(iOS 17.0, *)
  public var traitOverrides: UITraitOverrides {
    get { return traitDetails?.overrides ?? UITraitOverrides() }
    set {
      if traitOverrides.values.isAlike(newValue.values) { return }
      madeTraitDetails.overrides = newValue
      traitsWereOverridden()
    }
  }

  /// The overrides that the parent or the presentation made, and then those of the controller.
  private var ownTraits: TraitValues {
    var values = traitDetails?.imposed ?? TraitValues()
    if overrideUserInterfaceStyle != .unspecified {
      values.set(UITraitUserInterfaceStyle.self, to: overrideUserInterfaceStyle)
    }
    if let details = traitDetails { values.merge(details.overrides.values) }
    return values
  }

  private var hasOwnTraits: Bool {
    return traitDetails != nil || overrideUserInterfaceStyle != .unspecified
  }

  /// The traits of the controller, given those of its view's superview: up to iOS 16 a child has its
  /// parent's whatever lies between their views.
  func traits(in surroundings: UITraitCollection) -> UITraitCollection {
    var traits = surroundings
    if let parent = parentStorage, !inheritsFromSuperview { traits = parent.traitCollection }
    if parentStorage?.narrowsWidth(of: self) ?? false {
      traits = traits.overridden(by: TraitValues.compactWidth)
    }
    if let extra = parentStorage?.traitsForChildren {
      traits = traits.overridden(by: extra)
    }
    if presentingStorage != nil { traits = presentedTraits(traits) }
    return hasOwnTraits ? traits.overridden(by: ownTraits) : traits
  }

  /// The traits of a controller that is presented: a narrow one is compact, and one that lies above the
  /// interface is elevated.
  private func presentedTraits(_ around: UITraitCollection) -> UITraitCollection {
    var traits = around
    if isShownNarrow, because(.narrowPresentationIsCompact) {
      traits = traits.overridden(by: TraitValues.compactWidth)
    }
    return isElevated && because(.sheetsAreElevated) ? traits.elevated : traits
  }

  /// Whether the controller is in a sheet or a popover.
  private var isElevated: Bool {
    guard let style = presentationControllerStorage?.adaptedStyleStorage else { return false }
    return style == .pageSheet || style == .formSheet || style == .popover
  }

  /// Whether the controller is in a popover or a form sheet on a pad.
  private var isShownNarrow: Bool {
    guard let style = presentationControllerStorage?.adaptedStyle else { return false }
    return (style == .popover || style == .formSheet) && Simulation.current.idiom == .pad
  }

  private var inheritsFromSuperview: Bool { return because(.traitsFlowThroughViews) }

  /// The traits of a controller that has not been in a window.
  var predictedTraits: UITraitCollection {
    let around = parentStorage?.traitCollection ?? UITraitCollection.forDevice
    return hasOwnTraits ? around.overridden(by: ownTraits) : around
  }

  /// Code set an override for the controller.
  func traitsWereOverridden() {
    if let view = viewStorage, view.window != nil {
      view.traitsWereOverridden()
    } else if because(.loneControllerTakesOverrides) {
      let old = traitStorage ?? parentStorage?.traitCollection ?? UITraitCollection.forDevice
      let new = old.overridden(by: ownTraits)
      traitStorage = new
      if new != old { tellTraits(from: old, to: new) }
    }
  }

  func tellTraits(from old: UITraitCollection?, to new: UITraitCollection) {
    let changed = new.values.changes(from: (old ?? new).values)
    if because(.traitsAreAnnounced) {
      let simulation = Simulation.current
      let outer = simulation.traitScope
      simulation.traitScope = TraitScope(view: viewStorage, isOfController: true)
      traitCollectionDidChange(old)
      simulation.traitScope = outer
    }
    traitDetails?.tell(changed, from: old ?? new)
    adapt(to: new, after: changed)
    if !childStorage.isEmpty { tellCoveredChildren() }
  }

  /// Children whose views are loaded but not in the window, as those below the top of a stack.
  private func tellCoveredChildren() {
    guard viewStorage?.window != nil, because(.traitsReachCoveredChildren) else { return }
    let members = childStorage
    for child in members {
      if let own = child.viewStorage, own.window == nil { own.updateTraitsTree() }
    }
  }

  /// Updates the traits of the controller, its view and all in it before the call returns.
  @available(iOS 17.0, *)
  public func updateTraitsIfNeeded() {
    viewStorage?.updateTraitsIfNeeded()
  }

  /// Gives a child other traits than those it would inherit; nil takes that back.
  @available(iOS 8.0, *)
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.impose(collection)
  }

  /// The traits that were set for a child.
  @available(iOS 8.0, *)
  public func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    return childViewController.imposedTraits
  }

  /// Overrides from outside: from a parent, or from a presentation.
  func impose(_ collection: UITraitCollection?) {
    if collection == nil && traitDetails == nil { return }
    madeTraitDetails.imposed = collection?.values ?? TraitValues()
    traitsWereOverridden()
  }

  var imposedTraits: UITraitCollection? {
    guard let imposed = traitDetails?.imposed, !imposed.isEmpty else { return nil }
    return UITraitCollection(values: imposed)
  }
}

extension UIPresentationController: UITraitEnvironment {
  /// The traits that the presented controller gets in place of the surroundings'.
  @available(iOS 8.0, *)
  public var overrideTraitCollection: UITraitCollection? {
    get { return presentedStorage?.imposedTraits }
    set { presentedStorage?.impose(newValue) }
  }

  /// The overrides for the presented controller.
  @available(iOS 17.0, *)
  public var traitOverrides: UITraitOverrides {
    get {
      return UITraitOverrides(values: presentedStorage?.traitDetails?.imposed ?? TraitValues())
    }
    set { presentedStorage?.impose(UITraitCollection(values: newValue.values)) }
  }

  /// The traits of the presentation.
  @available(iOS 8.0, *)
  public var traitCollection: UITraitCollection {
    return containerStorage?.traitCollection ?? UITraitCollection.forDevice
  }
}
