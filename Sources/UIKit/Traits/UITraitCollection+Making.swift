/// Collections of one trait, to be merged with others.
@available(iOS 8.0, *)
extension UITraitCollection {

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(only: UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(only: UITraitVerticalSizeClass.self, verticalSizeClass)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(only: UITraitUserInterfaceIdiom.self, idiom)
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(only: UITraitDisplayScale.self, scale)
  }

  @available(iOS 9.0, *)
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(only: UITraitForceTouchCapability.self, capability)
  }

  @available(iOS 10.0, *)
  public convenience init(
    preferredContentSizeCategory: UIContentSizeCategory
  ) {
    self.init(only: UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }

  @available(iOS 10.0, *)
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(only: UITraitLayoutDirection.self, layoutDirection)
  }

  @available(iOS 10.0, *)
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(only: UITraitDisplayGamut.self, displayGamut)
  }

  @available(iOS 12.0, *)
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(only: UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }

  @available(iOS 13.0, *)
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(only: UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }

  @available(iOS 13.0, *)
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(only: UITraitAccessibilityContrast.self, accessibilityContrast)
  }

  @available(iOS 13.0, *)
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(only: UITraitLegibilityWeight.self, legibilityWeight)
  }

  @available(iOS 14.0, *)
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(only: UITraitActiveAppearance.self, activeAppearance)
  }

  @available(iOS 17.0, *)
  public convenience init(imageDynamicRange: UIImageDynamicRange) {
    self.init(only: UITraitImageDynamicRange.self, imageDynamicRange)
  }

  @available(iOS 17.0, *)
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(only: UITraitSceneCaptureState.self, sceneCaptureState)
  }

  @available(iOS 17.0, *)
  public convenience init(typesettingLanguage: String) {
    self.init(only: UITraitTypesettingLanguage.self, typesettingLanguage)
  }

  @available(iOS 18.0, *)
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(only: UITraitListEnvironment.self, listEnvironment)
  }

  @available(iOS 26.0, *)
  public convenience init(
    splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment
  ) {
    self.init(
      only: UITraitSplitViewControllerLayoutEnvironment.self, splitViewControllerLayoutEnvironment)
  }

  @available(iOS 26.0, *)
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init(only: UITraitHDRHeadroomUsageLimit.self, hdrHeadroomUsageLimit)
  }

  @available(iOS 26.0, *)
  public convenience init(resolvesNaturalAlignmentWithBaseWritingDirection resolves: Bool) {
    self.init(only: UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self, resolves)
  }

  @available(iOS 26.0, *)
  public convenience init(tabAccessoryEnvironment: UITabAccessoryEnvironment) {
    self.init(only: UITraitTabAccessoryEnvironment.self, tabAccessoryEnvironment)
  }
}
