/// A scene as an environment: its windows inherit its traits.
@available(iOS 13.0, *)
extension UIWindowScene {

  /// The traits of the scene.
  public var traitCollection: UITraitCollection { return sceneTraits }

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
