/// A scene as an environment: its windows inherit its traits.
@available(iOS 13.0, *)
extension UIWindowScene: TraitRegistrar {

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

  func add(_ registration: TraitRegistration) {
    let details = traitDetails ?? TraitDetails()
    traitDetails = details
    if knownTraits == nil { knownTraits = sceneTraits }
    details.add(registration)
  }

  func remove(_ registration: any UITraitChangeRegistration) { traitDetails?.remove(registration) }

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
