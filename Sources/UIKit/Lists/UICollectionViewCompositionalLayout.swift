/// Sections of groups of items. The model keeps the description and places items in lines.
@available(iOS 13.0, *)
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: NSCollectionLayoutSection?
  private let provider: ((Int) -> NSCollectionLayoutSection?)?

  public init(section: NSCollectionLayoutSection) {
    self.section = section
    provider = nil
    super.init()
  }

  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment)
      -> NSCollectionLayoutSection?
  ) {
    section = nil
    provider = { index in sectionProvider(index, LayoutEnvironment()) }
    super.init()
  }

  /// One column of rows.
  @available(iOS 14.0, *)
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

/// The surroundings that a layout is created for.
@available(iOS 13.0, *)
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

@available(iOS 13.0, *)
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { return UIScreen.main.traitCollection }
}

/// A length: in points, or as a part of the container's.
@available(iOS 13.0, *)
public struct NSCollectionLayoutDimension: Equatable {
  public let dimension: CGFloat
  public let isFractional: Bool

  public static func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension {
    return NSCollectionLayoutDimension(dimension: part, isFractional: true)
  }

  public static func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension {
    return NSCollectionLayoutDimension(dimension: part, isFractional: true)
  }

  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    return NSCollectionLayoutDimension(dimension: points, isFractional: false)
  }

  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    return NSCollectionLayoutDimension(dimension: points, isFractional: false)
  }
}

/// A width and a height.
@available(iOS 13.0, *)
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }
}

/// One item of a group.
@available(iOS 13.0, *)
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Space between items.
@available(iOS 13.0, *)
open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat

  init(_ spacing: CGFloat) {
    self.spacing = spacing
    super.init()
  }

  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    return NSCollectionLayoutSpacing(spacing)
  }

  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    return NSCollectionLayoutSpacing(spacing)
  }
}

/// Items side by side or one below the other.
@available(iOS 13.0, *)
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open var interItemSpacing: NSCollectionLayoutSpacing?
  public let subitems: [NSCollectionLayoutItem]

  init(size: NSCollectionLayoutSize, items: [NSCollectionLayoutItem]) {
    subitems = items
    super.init(layoutSize: size)
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    return NSCollectionLayoutGroup(size: layoutSize, items: subitems)
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    return NSCollectionLayoutGroup(size: layoutSize, items: [subitem])
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    return NSCollectionLayoutGroup(size: layoutSize, items: subitems)
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    return NSCollectionLayoutGroup(size: layoutSize, items: [subitem])
  }
}

/// A view at the edge of a section.
@available(iOS 13.0, *)
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var pinToVisibleBounds = false

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// An edge or a corner.
@available(iOS 13.0, *)
public enum NSRectAlignment: Int {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The way a section scrolls across.
@available(iOS 13.0, *)
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
  case none = 0
  case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section: a group again and again.
@available(iOS 13.0, *)
open class NSCollectionLayoutSection: NSObject {
  public let group: NSCollectionLayoutGroup
  open var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 0, bottom: 0, trailing: 0)
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// The look of a list of rows.
@available(iOS 14.0, *)
public struct UICollectionLayoutListConfiguration {
  public var showsSeparators = true
  public var headerMode: HeaderMode = HeaderMode.none
  public var backgroundColor: UIColor?
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?

  public init(appearance: Appearance) {
    showsSeparators = true
  }

  public enum Appearance: Int {
    case plain = 0
    case grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int {
    case none = 0
    case supplementary, firstItemInSection
  }
}
