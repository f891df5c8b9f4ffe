/// The direction in which an interface is laid out.
@available(iOS 9.0, *)
public enum UIUserInterfaceLayoutDirection: Int {
  case leftToRight = 0
  case rightToLeft = 1
}

extension UIView {

  /// The direction of the view itself. The attribute of its superview doesn't count, but the traits do.
  @available(iOS 10.0, *)
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let direction = traitCollection.values.value(of: UITraitLayoutDirection.self)
    return UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction of a view with the attribute in the app's language.
  @available(iOS 9.0, *)
  public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    return userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of a view with the attribute where others have this one.
  @available(iOS 10.0, *)
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    guard because(.directionIsOwn) else { return layoutDirection }
    switch semanticContentAttribute {
    case .unspecified: return layoutDirection
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    }
  }
}

extension UIView {
  /// Whether the subviews' leading edges are on the right.
  var laysOutFromRight: Bool {
    if semanticContentAttribute == .unspecified && traitStorage == nil { return false }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft && because(.leadingIsOnRight)
  }
}

extension UIApplication {
  /// The direction of the app's language, from left to right here.
  @available(iOS 9.0, *)
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { return .leftToRight }
}
