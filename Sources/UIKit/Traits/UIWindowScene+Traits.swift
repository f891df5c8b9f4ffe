/// A scene as an environment: its windows inherit its traits.
@available(iOS 13.0, *)
extension UIWindowScene {

  /// The traits of the scene.
  public var traitCollection: UITraitCollection { return sceneTraits }

  /// Tells the registrations of the traits that changed since the last time.
  func tellTraits() {
    guard let details = traitDetails, let old = knownTraits else { return }
    let new = sceneTraits
    if new === old { return }
    knownTraits = new
    details.tell(new.values.changes(from: old.values), from: old)
  }

  private func add(_ registration: TraitRegistration) {
    let details = traitDetails ?? TraitDetails()
    traitDetails = details
    if knownTraits == nil { knownTraits = sceneTraits }
    details.add(registration)
  }

  /// Calls the handler when one of the traits changes; the first argument is the scene itself.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITrait], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] old in
      if let receiver = self as? T { handler(receiver, old) }
    }
    add(registration)
    return registration
  }

  /// Sends the action to the scene when one of the traits changes.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    return registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends the action to the target, which is not kept alive, when one of the traits changes.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let registration = TraitRegistration(
      traits, TraitRegistration.sending(action, to: target as AnyObject, from: self))
    add(registration)
    return registration
  }

  @available(iOS 17.0, *)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitDetails?.remove(registration)
  }

  var sceneTraits: UITraitCollection {
    return UITraitCollection.forWindow.overridden(by: overridesStorage)
  }

  /// The overrides of the scene, which its windows inherit.
  @available(iOS 17.0, *)
  public var traitOverrides: UITraitOverrides {
    get { return UITraitOverrides(values: overridesStorage) }
    set {
      overridesStorage = newValue.values
      for window in windows { window.traitsWereOverridden() }
    }
  }
}
