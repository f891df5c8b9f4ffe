/// Traits: their origin for a view, and the receivers of their changes.
extension UIView {

  /// The traits of the view's surroundings, with the overrides of controllers and views on the way.
  var resolvedTraits: UITraitCollection {
    var traits = superviewStorage?.resolvedTraits ?? UITraitCollection.forWindow
    if let controller = viewDelegate {
      traits = traits.overridden(by: controller.overrideUserInterfaceStyle)
    }
    return traits.overridden(by: overrideUserInterfaceStyle)
  }

  /// Tells the view that its traits changed, or, before iOS 13, that it has any for the first time.
  func updateTraits() {
    guard Simulation.current.isAtLeast(8) else { return }
    let new = resolvedTraits
    let old = traitStorage
    if let old = old, old == new { return }
    traitStorage = new
    if let old = old {
      announceTraits(from: old, to: new)
    } else {
      adoptFirstTraits(new)
    }
  }

  /// From iOS 13 on UIKit predicts the traits of a new view, and says nothing when they were right.
  /// Before, the first traits were always news, with nil for the former ones.
  private func adoptFirstTraits(_ traits: UITraitCollection) {
    if Simulation.current.isAtLeast(13) {
      let predicted = UITraitCollection.forDevice
      if because(.traitsPredicted) {
        if traits == predicted {
          viewDelegate?.adoptTraits(traits)
        } else {
          announceTraits(from: predicted, to: traits)
        }
        return
      }
    } else if !because(.initialTraitChange) {
      viewDelegate?.adoptTraits(traits)
      return
    }
    announceTraits(from: nil, to: traits)
  }

  /// `-[UIView _traitCollectionDidChange:]`: the controller of a root view hears before its view.
  private func announceTraits(from old: UITraitCollection?, to new: UITraitCollection) {
    if let controller = viewDelegate {
      controller.traitsChanged(to: new, from: old)
    }
    if because(.traitsAreAnnounced) {
      traitCollectionDidChange(old)
    }
    tellRegistered(from: old ?? new)
  }

  func tellRegistered(from old: UITraitCollection) {
    let new = traitCollection
    let registrations = traitRegistrations
    for registration in registrations {
      registration.tell(from: old, to: new)
    }
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

  /// Calls the handler when one of the traits changes; the first argument is the view itself.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITraitDefinition.Type], handler: @escaping (T, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let registration = UITraitChangeRegistration(traits) { [weak self] old in
      if let receiver = self as? T { handler(receiver, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Sends the action to the view when one of the traits changes.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITraitDefinition.Type], action: Selector)
    -> UITraitChangeRegistration
  {
    let registration = UITraitChangeRegistration(traits) { [weak self] old in
      if let receiver = self { _ = Host.perform(receiver, action, receiver) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  @available(iOS 17.0, *)
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    registration.cancel()
  }
}

extension UIViewController {

  /// Calls the handler when one of the traits changes; the first argument is the controller itself.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITraitDefinition.Type], handler: @escaping (T, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let registration = UITraitChangeRegistration(traits) { [weak self] old in
      if let receiver = self as? T { handler(receiver, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Sends the action to the controller when one of the traits changes.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITraitDefinition.Type], action: Selector)
    -> UITraitChangeRegistration
  {
    let registration = UITraitChangeRegistration(traits) { [weak self] old in
      if let receiver = self { _ = Host.perform(receiver, action, receiver) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  @available(iOS 17.0, *)
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    registration.cancel()
  }

  func adoptTraits(_ traits: UITraitCollection) {
    traitStorage = traits
  }

  func traitsChanged(to traits: UITraitCollection, from old: UITraitCollection?) {
    traitStorage = traits
    if because(.traitsAreAnnounced) {
      traitCollectionDidChange(old)
    }
    let registrations = traitRegistrations
    for registration in registrations {
      registration.tell(from: old ?? traits, to: traits)
    }
  }
}
