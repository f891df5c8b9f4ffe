@available(iOS 26.0, *)
extension UIView {
  /// A part of a view that content may fill.
  public struct LayoutRegion: Equatable, Hashable {
    let kind: Kind
    let adaptation: AdaptivityAxis?

    enum Kind: Int {
      case safeArea, margins, readableContent
    }

    /// The axis along which the region keeps away from rounded corners and window controls.
    public enum AdaptivityAxis: Int {
      case horizontal = 0
      case vertical = 1
    }

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      return LayoutRegion(kind: .safeArea, adaptation: cornerAdaptation)
    }

    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      return LayoutRegion(kind: .margins, adaptation: cornerAdaptation)
    }

    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      return LayoutRegion(kind: .readableContent, adaptation: cornerAdaptation)
    }
  }

  /// The guide of a region. The model's windows fill the screen and have no controls to keep away from.
  public func layoutGuide(for region: UIView.LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: return safeAreaLayoutGuide
    case .margins: return layoutMarginsGuide
    case .readableContent: return readableContentGuide
    }
  }

  /// The distances of a region from the view's edges.
  public func edgeInsets(for region: UIView.LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: max(0, bounds.maxY - frame.maxY), right: max(0, bounds.maxX - frame.maxX))
    }
  }

  public func directionalEdgeInsets(for region: UIView.LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isTurned ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isTurned ? insets.left : insets.right)
  }
}
