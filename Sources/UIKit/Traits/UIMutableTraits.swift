/// Traits that can be set: those of a collection in the making, and the overrides of an environment.
@available(iOS 17.0, *)
public protocol UIMutableTraits {
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

@available(iOS 17.0, *)
extension UIMutableTraits {
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { return self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { return self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { return self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  public var displayScale: CGFloat {
    get { return self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { return self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { return self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  public var forceTouchCapability: UIForceTouchCapability {
    get { return self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { return self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  public var displayGamut: UIDisplayGamut {
    get { return self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  public var accessibilityContrast: UIAccessibilityContrast {
    get { return self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { return self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  public var legibilityWeight: UILegibilityWeight {
    get { return self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { return self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }

  public var imageDynamicRange: UIImageDynamicRange {
    get { return self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }

  public var sceneCaptureState: UISceneCaptureState {
    get { return self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }

  public var typesettingLanguage: String {
    get { return self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }

  @available(iOS 18.0, *)
  public var listEnvironment: UIListEnvironment {
    get { return self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }

  @available(iOS 26.0, *)
  public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
    get { return self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }

  @available(iOS 26.0, *)
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { return self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }

  @available(iOS 26.0, *)
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { return self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }

  @available(iOS 26.0, *)
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { return self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
    set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
  }
}

/// A collection in the making.
struct TraitBuilder: UIMutableTraits {
  var values: TraitValues

  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { return values.value(of: trait) }
    set { values.set(trait, to: newValue) }
  }
}

/// The traits that an environment has in place of those around it.
@available(iOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// The override; where there is none, the trait's default.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { return values.value(of: trait) }
    set { values.set(trait, to: newValue) }
  }

  /// Whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    return values.contains(trait)
  }

  /// Takes an override back.
  public mutating func remove(_ trait: UITrait) {
    values.remove(trait)
  }
}
