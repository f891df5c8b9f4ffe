/// The settings of a compositional layout for all its sections.
@available(iOS 13.0, *)
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection: UICollectionView.ScrollDirection =
    UICollectionView.ScrollDirection.vertical
  /// The points between sections.
  open var interSectionSpacing: CGFloat = 0
  /// The edges that the insets of sections are measured from.
  @available(iOS 14.0, *)
  open var contentInsetsReference: UIContentInsetsReference = UIContentInsetsReference.safeArea
  /// Views at the edges of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public override init() {
    super.init()
  }
}

/// A view beside an item or at the edge of a section.
@available(iOS 13.0, *)
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex: Int = 0
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// The edges that a view keeps to.
@available(iOS 13.0, *)
open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public let isAbsoluteOffset: Bool

  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = CGPoint.zero
    isAbsoluteOffset = true
    super.init()
  }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  open var isFractionalOffset: Bool { return !isAbsoluteOffset }
}

/// A view behind a section, of a class that the layout registers.
@available(iOS 13.0, *)
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex: Int = 0

  init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    return NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// The place of an item in a custom group.
@available(iOS 13.0, *)
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// The spaces around an item.
@available(iOS 13.0, *)
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}

/// An item of a section that scrolls across.
@available(iOS 13.0, *)
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var alpha: CGFloat { get set }
  var transform: CGAffineTransform { get set }
}

/// The edges that insets are measured from.
@available(iOS 14.0, *)
public enum UIContentInsetsReference: Int {
  case automatic = 0
  case none
  case safeArea
  case layoutMargins
  case readableContent
}

/// The separators of a row in a list.
@available(iOS 14.5, *)
public struct UIListSeparatorConfiguration {
  /// Whether a separator shows.
  public enum Visibility: Int {
    case automatic = 0
    case visible
    case hidden
  }

  /// Leaves an inset to UIKit.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
    bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)

  public var topSeparatorVisibility: Visibility = Visibility.automatic
  public var bottomSeparatorVisibility: Visibility = Visibility.automatic
  public var topSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
  public var color: UIColor = UIColor.separator
  public var multipleSelectionColor: UIColor = UIColor.separator
  @available(iOS 15.0, *)
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
