/// Sections of groups of items.
@available(iOS 13.0, *)
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The settings for all sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  private let section: NSCollectionLayoutSection?
  private let provider: UICollectionViewCompositionalLayoutSectionProvider?
  private var elements: [UICollectionViewLayoutAttributes] = []
  private var length: CGFloat = 0
  /// The sizes that cells of estimated items have asked for.
  private var preferred: [IndexPath: CGSize] = [:]
  private var hasEstimates = false

  public init(section: NSCollectionLayoutSection) {
    self.section = section
    provider = nil
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    section = nil
    provider = sectionProvider
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.section = section
    provider = nil
    super.init()
    self.configuration = configuration
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    section = nil
    provider = sectionProvider
    super.init()
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) {
    section = nil
    provider = nil
    super.init(coder: coder)
  }

  /// One column of rows.
  @available(iOS 14.0, *)
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection.ofList(configuration))
  }

  // MARK: Places

  /// Asks for the description of each section and places its groups along the way of scrolling.
  open override func prepare() {
    elements = []
    length = 0
    guard let view = owner else { return }
    let size = view.frame.size
    let environment = LayoutEnvironment(size: size, traits: view.traitCollection)
    placeOuterEdges(atStart: true, in: size)
    for index in 0..<view.numberOfSections {
      if index > 0 { length += configuration.interSectionSpacing }
      guard let section = description(of: index, environment) else { continue }
      place(section, index, count: view.numberOfItems(inSection: index), in: size)
    }
    placeOuterEdges(atStart: false, in: size)
  }

  private var isHorizontal: Bool {
    return configuration.scrollDirection == .horizontal && because(.compositionHasDirection)
  }

  private func description(of index: Int, _ environment: LayoutEnvironment)
    -> NSCollectionLayoutSection?
  {
    guard let provider = provider, because(.sectionsAreProvided) else { return section }
    return provider(index, environment)
  }

  private func place(
    _ section: NSCollectionLayoutSection, _ index: Int, count: Int, in size: CGSize
  ) {
    let start = length
    let insets = section.contentInsets
    placeEdges(section, index, atStart: true, in: size)
    length += isHorizontal ? insets.leading : insets.top
    length = placeGroups(of: section, index, count: count, in: size)
    length += isHorizontal ? insets.trailing : insets.bottom
    placeEdges(section, index, atStart: false, in: size)
    for decoration in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: index))
      let whole =
        isHorizontal
        ? CGRect(x: start, y: 0, width: length - start, height: size.height)
        : CGRect(x: 0, y: start, width: size.width, height: length - start)
      attributes.frame = decoration.places(in: whole)[0]
      attributes.zIndex = decoration.zIndex
      elements.append(attributes)
    }
  }

  /// Places the group again and again; returns where the last one ends.
  private func placeGroups(
    of section: NSCollectionLayoutSection, _ index: Int, count: Int, in size: CGSize
  ) -> CGFloat {
    let insets = section.contentInsets
    let room =
      isHorizontal
      ? CGSize(width: size.width, height: size.height - insets.top - insets.bottom)
      : CGSize(width: size.width - insets.leading - insets.trailing, height: size.height)
    var origin =
      isHorizontal ? CGPoint(x: length, y: insets.top) : CGPoint(x: insets.leading, y: length)
    let goesAcross = section.orthogonalScrollingBehavior != .none
    var end = length
    var item = 0
    while item < count {
      var extent = section.group.layoutSize.resolved(in: room)
      var places = section.group.places(in: CGRect(origin: origin, size: extent))
      if section.group.sizesItself && !isHorizontal && !goesAcross {
        hasEstimates = true
        extent.height = fit(&places, in: section.group, from: IndexPath(item: item, section: index))
      }
      if places.isEmpty { break }
      for place in places where item < count {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: index))
        attributes.frame = place
        elements.append(attributes)
        item += 1
      }
      end = max(end, isHorizontal ? origin.x + extent.width : origin.y + extent.height)
      if goesAcross != isHorizontal {
        origin.x += extent.width + section.interGroupSpacing
      } else {
        origin.y += extent.height + section.interGroupSpacing
      }
    }
    return end
  }

  /// Gives the items of a group the heights that their cells ask for; returns that of the group.
  private func fit(
    _ places: inout [CGRect], in group: NSCollectionLayoutGroup, from first: IndexPath
  ) -> CGFloat {
    guard let top = places.first?.minY, because(.estimatesGiveWay) else {
      return places.map { $0.maxY }.max() ?? 0
    }
    var moved: CGFloat = 0
    for index in 0..<places.count {
      places[index].origin.y += group.isHorizontal ? 0 : moved
      let path = IndexPath(item: first.item + index, section: first.section)
      guard let own = preferred[path]?.height else { continue }
      moved += own - places[index].height
      places[index].size.height = own
    }
    return (places.map { $0.maxY }.max() ?? top) - top
  }

  override var measuresCells: Bool { return hasEstimates }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    if preferredAttributes.size.height == originalAttributes.size.height { return false }
    preferred[originalAttributes.indexPath] = preferredAttributes.size
    return true
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { preferred = [:] }
    super.invalidateLayout(with: context)
  }

  // MARK: Edges

  /// The views at the edges of a section are inside its insets, unless it says otherwise.
  private func placeEdges(
    _ section: NSCollectionLayoutSection, _ index: Int, atStart: Bool, in size: CGSize
  ) {
    var room = CGRect(origin: CGPoint.zero, size: size)
    let insets = section.contentInsets
    if section.supplementariesFollowContentInsets && because(.edgesFollowInsets) {
      if isHorizontal {
        room = CGRect(
          x: 0, y: insets.top, width: size.width, height: size.height - insets.top - insets.bottom)
      } else {
        room = CGRect(
          x: insets.leading, y: 0, width: size.width - insets.leading - insets.trailing,
          height: size.height)
      }
    }
    for item in section.boundarySupplementaryItems where item.isAtStart(isHorizontal) == atStart {
      place(item, with: IndexPath(item: 0, section: index), in: room)
    }
  }

  /// The views at the edges of the whole layout; their index paths have one index.
  private func placeOuterEdges(atStart: Bool, in size: CGSize) {
    let room = CGRect(origin: CGPoint.zero, size: size)
    for item in configuration.boundarySupplementaryItems
    where item.isAtStart(isHorizontal) == atStart && because(.wholeLayoutHasEdges) {
      place(item, with: IndexPath(index: 0), in: room)
    }
  }

  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, with path: IndexPath, in room: CGRect
  ) {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    let extent = item.layoutSize.resolved(in: room.size)
    let rest =
      isHorizontal ? room.height - extent.height : room.width - extent.width
    let across = rest * item.shareOfRest(isHorizontal)
    let origin =
      isHorizontal
      ? CGPoint(x: length, y: room.minY + across) : CGPoint(x: room.minX + across, y: length)
    attributes.frame = CGRect(
      x: origin.x + item.offset.x, y: origin.y + item.offset.y, width: extent.width,
      height: extent.height)
    attributes.zIndex = item.zIndex
    elements.append(attributes)
    if item.extendsBoundary { length += isHorizontal ? extent.width : extent.height }
  }

  open override var collectionViewContentSize: CGSize {
    guard let size = owner?.frame.size else { return CGSize.zero }
    return isHorizontal
      ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    return elements.filter {
      $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY
        && $0.frame.maxX > rect.minX && $0.frame.minX < rect.maxX
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    for element in elements
    where element.indexPath == indexPath && element.representedElementKind == elementKind {
      return element
    }
    return nil
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    for element in elements
    where element.indexPath == indexPath && element.representedElementCategory == .cell {
      return element
    }
    return nil
  }

  /// Another size makes other sections.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.size != owner?.laidOutBounds.size
  }
}

/// Describes a section of a layout, by its number and the surroundings.
@available(iOS 13.0, *)
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The surroundings that a layout is created for.
@available(iOS 13.0, *)
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room that a layout has.
@available(iOS 13.0, *)
public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

@available(iOS 13.0, *)
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(size: CGSize, traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
  }

  var effectiveContentSize: CGSize { return contentSize }
  var container: any NSCollectionLayoutContainer { return self }
}

/// A length: in points, or as a part of the container's.
@available(iOS 13.0, *)
public struct NSCollectionLayoutDimension: Equatable {
  public let dimension: CGFloat
  private let sort: Int

  private init(_ dimension: CGFloat, _ sort: Int) {
    self.dimension = dimension
    self.sort = sort
  }

  public var isFractionalWidth: Bool { return sort == 1 }
  public var isFractionalHeight: Bool { return sort == 2 }
  public var isAbsolute: Bool { return sort == 0 }
  public var isEstimated: Bool { return sort == 3 }

  public static func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension {
    return NSCollectionLayoutDimension(part, 1)
  }

  public static func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension {
    return NSCollectionLayoutDimension(part, 2)
  }

  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    return NSCollectionLayoutDimension(points, 0)
  }

  /// As large as the largest item beside it, once that is known.
  @available(iOS 17.0, *)
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    return NSCollectionLayoutDimension(estimate, 4)
  }

  @available(iOS 17.0, *)
  public var isUniformAcrossSiblings: Bool { return sort == 4 }

  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    return NSCollectionLayoutDimension(points, 3)
  }

  func resolved(in size: CGSize) -> CGFloat {
    switch sort {
    case 1: return dimension * size.width
    case 2: return dimension * size.height
    default: return dimension
    }
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

  func resolved(in size: CGSize) -> CGSize {
    return CGSize(
      width: widthDimension.resolved(in: size), height: heightDimension.resolved(in: size))
  }
}

/// One item of a group.
@available(iOS 13.0, *)
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The space that an item keeps from its neighbors.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views at the item; the model places none.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { return itemSupplements }
  private let itemSupplements: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    itemSupplements = supplementaryItems
    super.init()
  }

  /// The space that the item keeps in front of it, along a group.
  func spaceBefore(_ isHorizontal: Bool) -> CGFloat {
    return (isHorizontal ? edgeSpacing?.leading : edgeSpacing?.top)?.spacing ?? 0
  }

  /// The space that the item keeps in front of it and behind it.
  func spaceAround(_ isHorizontal: Bool) -> CGFloat {
    let behind = isHorizontal ? edgeSpacing?.trailing : edgeSpacing?.bottom
    return spaceBefore(isHorizontal) + (behind?.spacing ?? 0)
  }

  /// The places of cells in the room of this item.
  func places(in frame: CGRect) -> [CGRect] {
    return [
      CGRect(
        x: frame.minX + contentInsets.leading, y: frame.minY + contentInsets.top,
        width: frame.width - contentInsets.leading - contentInsets.trailing,
        height: frame.height - contentInsets.top - contentInsets.bottom)
    ]
  }
}

/// Space between items.
@available(iOS 13.0, *)
open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  /// Whether the space may grow.
  public let isFlexibleSpacing: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  public var isFixedSpacing: Bool { return !isFlexibleSpacing }

  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    return NSCollectionLayoutSpacing(spacing, isFlexible: false)
  }

  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    return NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }
}

/// Items side by side or one below the other.
@available(iOS 13.0, *)
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Views beside the items; the model places none.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { return ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }
  private var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  private var itemProvider:
    ((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])?
  public let subitems: [NSCollectionLayoutItem]
  let isHorizontal: Bool

  /// Whether the group is as high as the cells in it ask for.
  var sizesItself: Bool {
    return layoutSize.heightDimension.isEstimated
      && subitems.contains { $0.layoutSize.heightDimension.isEstimated }
  }

  /// The number of items, if the group says it.
  private let count: Int?

  init(
    size: NSCollectionLayoutSize, items: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil
  ) {
    subitems = items
    self.isHorizontal = isHorizontal
    self.count = count
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Items where the app puts them.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(size: layoutSize, items: [], isHorizontal: true)
    group.itemProvider = itemProvider
    return group
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    return NSCollectionLayoutGroup(size: layoutSize, items: subitems, isHorizontal: true)
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    return NSCollectionLayoutGroup(
      size: layoutSize, items: [subitem], isHorizontal: true, count: count)
  }

  @available(iOS 16.0, *)
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    return NSCollectionLayoutGroup(
      size: layoutSize, items: [subitem], isHorizontal: true, count: count)
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    return NSCollectionLayoutGroup(size: layoutSize, items: subitems, isHorizontal: false)
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    return NSCollectionLayoutGroup(
      size: layoutSize, items: [subitem], isHorizontal: false, count: count)
  }

  @available(iOS 16.0, *)
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    return NSCollectionLayoutGroup(
      size: layoutSize, items: [subitem], isHorizontal: false, count: count)
  }

  /// The places of the items of one group: the subitems again and again while there is room.
  override func places(in frame: CGRect) -> [CGRect] {
    let frame = super.places(in: frame)[0]
    if let provider = itemProvider {
      let environment = LayoutEnvironment(size: frame.size, traits: UITraitCollection.forDevice)
      return provider(environment).map {
        CGRect(
          x: frame.minX + $0.frame.minX, y: frame.minY + $0.frame.minY, width: $0.frame.width,
          height: $0.frame.height)
      }
    }
    let gap = interItemSpacing?.spacing ?? 0
    let room = isHorizontal ? frame.width : frame.height
    var sizes: [CGSize] = []
    var along: CGFloat = 0
    while !subitems.isEmpty && sizes.count < count ?? 1000 {
      let item = subitems[sizes.count % subitems.count]
      let size = extent(of: item, in: frame.size, gap)
      let length = (isHorizontal ? size.width : size.height) + item.spaceAround(isHorizontal)
      if !sizes.isEmpty && along + length > room + 0.5 || length <= 0 { break }
      sizes.append(size)
      along += length + gap
    }
    return places(of: sizes, in: frame, gap + flexibleGap(sizes.count, rest: room - along + gap))
  }

  /// The room that is left, shared among the gaps that may grow.
  private func flexibleGap(_ count: Int, rest: CGFloat) -> CGFloat {
    guard interItemSpacing?.isFlexibleSpacing ?? false, count > 1, rest > 0,
      because(.flexibleGapsGrow)
    else { return 0 }
    return rest / CGFloat(count - 1)
  }

  private func places(of sizes: [CGSize], in frame: CGRect, _ gap: CGFloat) -> [CGRect] {
    var found: [CGRect] = []
    var along: CGFloat = 0
    for index in 0..<sizes.count {
      let item = subitems[index % subitems.count]
      along += item.spaceBefore(isHorizontal)
      let origin =
        isHorizontal
        ? CGPoint(x: frame.minX + along, y: frame.minY)
        : CGPoint(x: frame.minX, y: frame.minY + along)
      found.append(contentsOf: item.places(in: CGRect(origin: origin, size: sizes[index])))
      let length = isHorizontal ? sizes[index].width : sizes[index].height
      along += length + item.spaceAround(isHorizontal) - item.spaceBefore(isHorizontal) + gap
    }
    return found
  }

  /// With a number of items they share the room equally.
  private func extent(of item: NSCollectionLayoutItem, in size: CGSize, _ gap: CGFloat) -> CGSize {
    var own = item.layoutSize.resolved(in: size)
    guard let count = count else { return own }
    let gaps = gap * CGFloat(count - 1)
    if isHorizontal {
      own.width = (size.width - gaps) / CGFloat(count)
    } else {
      own.height = (size.height - gaps) / CGFloat(count)
    }
    return own
  }
}

/// A view at the edge of a section.
@available(iOS 13.0, *)
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open var pinToVisibleBounds = false
  /// Whether the section grows by the view.
  open var extendsBoundary = true
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = CGPoint.zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
  }

  /// Whether the view is before the groups, in the direction of scrolling.
  func isAtStart(_ isHorizontal: Bool) -> Bool {
    switch alignment {
    case .top, .topLeading: return true
    case .leading, .bottomLeading: return isHorizontal
    case .topTrailing: return !isHorizontal
    case .none, .bottom, .bottomTrailing, .trailing: return false
    }
  }

  /// The part of the room across that is before a view smaller than it.
  func shareOfRest(_ isHorizontal: Bool) -> CGFloat {
    switch alignment {
    case .topLeading: return 0
    case .bottomTrailing: return 1
    case .bottomLeading: return isHorizontal ? 1 : 0
    case .topTrailing: return isHorizontal ? 0 : 1
    case .none, .top, .leading, .bottom, .trailing: return 0.5
    }
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

/// The speed and the bounce of a section that scrolls across.
@available(iOS 17.0, *)
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  public enum DecelerationRate: Int {
    case automatic = 0
    case normal, fast
  }

  public enum Bounce: Int {
    case automatic = 0
    case always, never
  }

  public override init() {
    super.init()
  }
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
  /// The speed and the bounce of scrolling across.
  @available(iOS 17.0, *)
  public private(set) lazy var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true
  /// The edges that the insets are measured from.
  @available(iOS 14.0, *)
  open var contentInsetsReference: UIContentInsetsReference = UIContentInsetsReference.automatic
  @available(iOS 16.0, *)
  open var supplementaryContentInsetsReference: UIContentInsetsReference =
    UIContentInsetsReference.automatic
  /// Hears of scrolling across; nobody scrolls so in the model.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A section of a list.
  @available(iOS 14.0, *)
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { return ofList(configuration) }

  @available(iOS 14.0, *)
  static func ofList(_ configuration: UICollectionLayoutListConfiguration)
    -> NSCollectionLayoutSection
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

/// The look of a list of rows.
@available(iOS 14.0, *)
public struct UICollectionLayoutListConfiguration {
  public var showsSeparators = true
  public var headerMode: HeaderMode = HeaderMode.none
  public var footerMode: FooterMode = FooterMode.none
  public let appearance: Appearance
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  @available(iOS 15.0, *)
  public var headerTopPadding: CGFloat?
  @available(iOS 14.5, *)
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Gives each row separators of its own; the model draws none.
  @available(iOS 14.5, *)
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public var backgroundColor: UIColor?
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  public enum FooterMode: Int {
    case none = 0
    case supplementary
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
