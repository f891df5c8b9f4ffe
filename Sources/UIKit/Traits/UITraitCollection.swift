/// The environment of an interface: size classes, idiom, scale, appearance and more.
///
/// A collection never changes. That of a view or controller has all traits; one that code makes has
/// those it was given, and the others are unspecified.
@available(iOS 8.0, *)
open class UITraitCollection: NSObject {
  let values: TraitValues
  /// Whether there is little height, which is asked with each commit.
  lazy var isCompactHigh: Bool = values.value(of: UITraitVerticalSizeClass.self) == .compact

  /// The same traits in a sheet or popover, which lies above the interface.
  lazy var elevated: UITraitCollection = overridden(by: TraitValues.elevatedLevel)

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection without any trait.
  public convenience override init() {
    self.init(values: TraitValues())
  }

  /// All traits of the others; where several have a trait, the last counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = TraitValues()
    for collection in traitCollections { merged.merge(collection.values) }
    self.init(values: merged)
  }

  /// A collection with the traits that the closure sets.
  @available(iOS 17.0, *)
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: UITraitCollection.mutated(TraitValues(), mutations))
  }

  convenience init<Trait: UITraitDefinition>(only trait: Trait.Type, _ value: Trait.Value) {
    var values = TraitValues()
    values.set(trait, to: value)
    self.init(values: values)
  }

  // MARK: The traits

  /// The value of a trait, the app's own ones too; the trait's default where nobody set it.
  @available(iOS 17.0, *)
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    Simulation.current.noteRead(of: trait, in: self)
    return values.value(of: trait)
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    return self[UITraitHorizontalSizeClass.self]
  }

  open var verticalSizeClass: UIUserInterfaceSizeClass {
    return self[UITraitVerticalSizeClass.self]
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { return self[UITraitUserInterfaceIdiom.self] }

  /// Pixels for each point; 0 where it is unspecified.
  open var displayScale: CGFloat { return self[UITraitDisplayScale.self] }

  @available(iOS 12.0, *)
  open var userInterfaceStyle: UIUserInterfaceStyle { return self[UITraitUserInterfaceStyle.self] }

  @available(iOS 10.0, *)
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    return self[UITraitLayoutDirection.self]
  }

  @available(iOS 10.0, *)
  open var preferredContentSizeCategory: UIContentSizeCategory {
    return self[UITraitPreferredContentSizeCategory.self]
  }

  @available(iOS 10.0, *)
  open var displayGamut: UIDisplayGamut { return self[UITraitDisplayGamut.self] }

  @available(iOS 9.0, *)
  open var forceTouchCapability: UIForceTouchCapability {
    return self[UITraitForceTouchCapability.self]
  }

  @available(iOS 13.0, *)
  open var accessibilityContrast: UIAccessibilityContrast {
    return self[UITraitAccessibilityContrast.self]
  }

  @available(iOS 13.0, *)
  open var userInterfaceLevel: UIUserInterfaceLevel { return self[UITraitUserInterfaceLevel.self] }

  @available(iOS 13.0, *)
  open var legibilityWeight: UILegibilityWeight { return self[UITraitLegibilityWeight.self] }

  @available(iOS 14.0, *)
  open var activeAppearance: UIUserInterfaceActiveAppearance {
    return self[UITraitActiveAppearance.self]
  }

  @available(iOS 17.0, *)
  open var imageDynamicRange: UIImageDynamicRange { return self[UITraitImageDynamicRange.self] }

  @available(iOS 17.0, *)
  open var sceneCaptureState: UISceneCaptureState { return self[UITraitSceneCaptureState.self] }

  @available(iOS 17.0, *)
  open var typesettingLanguage: String { return self[UITraitTypesettingLanguage.self] }

  @available(iOS 18.0, *)
  open var listEnvironment: UIListEnvironment { return self[UITraitListEnvironment.self] }

  @available(iOS 26.0, *)
  open var tabAccessoryEnvironment: UITabAccessoryEnvironment {
    return self[UITraitTabAccessoryEnvironment.self]
  }

  @available(iOS 26.0, *)
  open var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    return self[UITraitSplitViewControllerLayoutEnvironment.self]
  }

  @available(iOS 26.0, *)
  open var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    return self[UITraitHDRHeadroomUsageLimit.self]
  }

  @available(iOS 26.0, *)
  open var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    return self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
  }

  /// The configuration of images for these traits.
  @available(iOS 13.0, *)
  open var imageConfiguration: UIImage.Configuration { return UIImage.Configuration(traits: self) }

  // MARK: Changed copies

  /// A copy with the changes of the closure.
  @available(iOS 17.0, *)
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
    -> UITraitCollection
  {
    return UITraitCollection(values: UITraitCollection.mutated(values, mutations))
  }

  /// A copy with another value for one trait.
  @available(iOS 17.0, *)
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
    -> UITraitCollection
  {
    var copy = values
    copy.set(trait, to: value)
    return UITraitCollection(values: copy)
  }

  private static func mutated(
    _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = TraitBuilder(values: values)
    mutations(&traits)
    return (traits as? TraitBuilder)?.values ?? values
  }

  /// These traits with others in the place of some; the same object if that changes nothing.
  func overridden(by others: TraitValues) -> UITraitCollection {
    if others.isEmpty || values.contains(others) { return self }
    var merged = values
    merged.merge(others)
    return UITraitCollection(values: merged)
  }

  // MARK: Comparing

  /// Whether all traits that the other specifies have the same values here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let other = trait else { return true }
    return values.contains(other.values)
  }

  /// The traits that have another value in the other collection, in no order.
  @available(iOS 17.0, *)
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    return values.changes(from: traitCollection?.values ?? TraitValues())
  }

  /// Whether the other collection would give dynamic colors another look: only some traits matter.
  @available(iOS 13.0, *)
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return values.changes(from: other).contains { $0.affectsColorAppearance }
  }

  /// The system's traits that dynamic colors may depend on.
  @available(iOS 17.0, *)
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    return [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// The system's traits that the choice of an image from a catalog may depend on.
  @available(iOS 17.0, *)
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    return [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || values.isSame(as: other.values)
  }

  /// The traits that are specified, with their values.
  open override var description: String {
    let address = Host.hexadecimal(Host.address(self))
    let traits = values.printed
    return "<UITraitCollection: \(address)\(traits.isEmpty ? "" : "; " + traits)>"
  }

  // MARK: The current traits

  /// The traits of what UIKit updates now; elsewhere those that code set, or the device's.
  @available(iOS 13.0, *)
  public static var current: UITraitCollection {
    get { return Simulation.current.currentTraits }
    set { Simulation.current.currentTraits = newValue }
  }

  /// Runs the actions with these traits as the current ones.
  @available(iOS 13.0, *)
  open func performAsCurrent(_ actions: () -> Void) {
    let simulation = Simulation.current
    let outer = simulation.traitScope.chosen
    simulation.traitScope.chosen = self
    actions()
    simulation.traitScope.chosen = outer
  }
}

/// Objects with traits: screens, windows, controllers, views.
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
