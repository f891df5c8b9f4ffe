/// Items in sections, placed by a layout. The data source is asked when the view lays out.
///
/// Cells are placed in `UICollectionView+Tiling.swift`, announced changes are in
/// `UICollectionView+Updates.swift`, and selection is in `UICollectionView+Selection.swift`.
@available(iOS 6.0, *)
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { forgetItems() }
  }
  private var layoutStorage: UICollectionViewLayout
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var nibs: [String: UINib] = [:]
  private var supplementaryClasses: [String: UICollectionReusableView.Type] = [:]
  /// The items with a cell on screen, in the order of their paths.
  var shown: [CollectionItem] = []
  /// Items that left the screen in the last layout, and still have their cells.
  var kept: [CollectionItem] = []
  /// Those that leave in the layout under way.
  var leaving: [CollectionItem] = []
  /// Items beyond the screen whose data the prefetching source was told to bring.
  var prefetched: [IndexPath] = []
  /// The other views on screen, by kind and section.
  var edges: [CollectionEdge] = []
  private var pool: [UICollectionReusableView] = []
  /// Items by section, as last counted; nil when that is to be done again.
  var counts: [Int]?
  var needsReload = true
  var isPrepared = false
  /// The size and offset that the layout is prepared for.
  var laidOutBounds: CGRect = CGRect.zero
  var updates: ListUpdate?
  /// The selected items, in the order of their selection.
  var selections: [IndexPath] = []
  /// The cell that a reconfigured item has.
  var reconfigured: CollectionItem?
  /// The views dequeued while the data source is asked for one.
  var dequeued = 0
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  @available(iOS 14.0, *)
  open var allowsSelectionDuringEditing = false
  @available(iOS 14.0, *)
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the items can be edited, which their cells hear of.
  @available(iOS 14.0, *)
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }
  /// The view behind all cells.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// The end of a change of the layout that code steers.
  var layoutTransitionEnd: ((Bool, Bool) -> Void)?
  /// The item that a finger moves.
  var moving: ItemMove?
  @available(iOS 9.0, *)
  open var remembersLastFocusedIndexPath = false
  /// Whether an item is selected that gets the focus of a keyboard.
  @available(iOS 14.0, *)
  open var selectionFollowsFocus = false
  @available(iOS 15.0, *)
  open var allowsFocus = false
  @available(iOS 15.0, *)
  open var allowsFocusDuringEditing = false
  @available(iOS 11.0, *)
  open var isSpringLoaded = false
  /// How soon items make room for one that is dragged.
  @available(iOS 11.0, *)
  open var reorderingCadence: UICollectionView.ReorderingCadence =
    UICollectionView.ReorderingCadence.immediate
  /// The interaction behind the menus of items; the model has none.
  @available(iOS 13.2, *)
  open var contextMenuInteraction: UIContextMenuInteraction? { return nil }
  @available(iOS 11.0, *)
  open var hasActiveDrag: Bool { return false }
  @available(iOS 11.0, *)
  open var hasActiveDrop: Bool { return false }
  /// Whether a person may drag items out of the view.
  @available(iOS 11.0, *)
  open var dragInteractionEnabled =
    Simulation.current.isAtLeast(15) || Simulation.current.idiom == .pad
  @available(iOS 16.0, *)
  open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation =
    UICollectionView.SelfSizingInvalidation.enabled
  @available(iOS 10.0, *)
  open var isPrefetchingEnabled = true
  /// Hears early of items that scrolling will need.
  @available(iOS 10.0, *)
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  @available(iOS 11.0, *)
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  @available(iOS 11.0, *)
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// The kind of view above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of view below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Raises: a collection view has a layout from the start.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionView.missingLayout)
  }

  static var missingLayout: UICollectionViewLayout {
    guard because(.collectionNeedsLayout) else { return UICollectionViewFlowLayout() }
    Host.raise(
      NSException(
        name: .invalidArgumentException,
        reason: "UICollectionView must be initialized with a non-nil layout parameter"))
  }

  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.owner = self
  }

  /// The layout; a new one places the items again.
  open var collectionViewLayout: UICollectionViewLayout {
    get { return layoutStorage }
    set {
      layoutStorage.owner = nil
      layoutStorage = newValue
      newValue.owner = self
      layoutIsStale()
    }
  }

  // MARK: Reuse

  open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier id: String)
  {
    refuseEmpty(id, "registerClass:forCellWithReuseIdentifier:")
    classes[id] = cellClass
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier id: String) {
    nibs[id] = nib
  }

  /// A cell that is no longer on screen, or a new one of the registered class.
  open func dequeueReusableCell(withReuseIdentifier id: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    refuseEmpty(id, "dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    dequeued += 1
    if let item = reconfigured, item.cell.reuseIdentifier == id { return item.cell }
    if let cell = reusableView("", id) as? UICollectionViewCell { return cell }
    return makeCell(id)
  }

  private func refuseEmpty(_ id: String, _ method: String) {
    guard id.isEmpty, because(.emptyIdentifierRaises) else { return }
    Host.raise(
      NSException(
        name: .invalidArgumentException,
        reason: "must pass a valid reuse identifier to -[UICollectionView \(method)]"))
  }

  private func makeCell(_ id: String) -> UICollectionViewCell {
    if let type = classes[id] { return make(type, id) }
    if let cell = nibs[id]?.instantiate(withOwner: nil).first as? UICollectionViewCell {
      cell.identifierStorage = id
      return cell
    }
    guard Simulation.current.anyNib == nil, because(.cellMustBeRegistered) else {
      return make(UICollectionViewCell.self, id)
    }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(id) - must register a nib or a class for the identifier or connect a prototype "
          + "cell in a storyboard"))
  }

  private func make(_ type: UICollectionViewCell.Type, _ id: String) -> UICollectionViewCell {
    let cell = type.init(frame: CGRect.zero)
    cell.identifierStorage = id
    return cell
  }

  open func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier id: String
  ) {
    supplementaryClasses[kind + " " + id] = viewClass
  }

  /// A view of the kind that is no longer on screen, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier id: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = reusableView(kind, id) { return view }
    if let type = supplementaryClasses[kind + " " + id] {
      let view = type.init(frame: CGRect.zero)
      view.identifierStorage = id
      view.kindStorage = kind
      return view
    }
    if Simulation.current.anyNib != nil { return UICollectionReusableView(frame: CGRect.zero) }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "could not dequeue a view of kind: \(kind) with identifier \(id) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard"))
  }

  private func reusableView(_ kind: String, _ id: String) -> UICollectionReusableView? {
    var index = 0
    for view in pool {
      if view.kindStorage == kind && view.reuseIdentifier == id && because(.cellsAreReused) {
        let found = pool.remove(at: index)
        found.prepareForReuse()
        return found
      }
      index += 1
    }
    return nil
  }

  func recycle(_ view: UICollectionReusableView) {
    pool.append(view)
  }

  // MARK: Changes

  /// Drops the cells; the data source is asked again in the next layout.
  open func reloadData() {
    selections = []
    forgetItems()
    invalidate(everything: true)
  }

  private func forgetItems() {
    counts = nil
    needsReload = true
    isPrepared = false
    setNeedsLayout()
  }

  /// Asks for the cells of items again.
  open func reloadItems(at paths: [IndexPath]) {
    update { $0.reloadedItems.append(contentsOf: paths) }
  }

  /// Lets the data source configure the cells of items again; items without a cell are left out.
  @available(iOS 15.0, *)
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// Announces items that the data source has more.
  open func insertItems(at paths: [IndexPath]) {
    update { $0.insertedItems.append(contentsOf: paths) }
  }

  /// Announces items that the data source has no more.
  open func deleteItems(at paths: [IndexPath]) {
    update { $0.deletedItems.append(contentsOf: paths) }
  }

  /// Announces an item that the data source has at another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append(ListItemMove(origin: indexPath, target: newIndexPath)) }
  }

  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.append(contentsOf: Array(sections)) }
  }

  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.append(contentsOf: Array(sections)) }
  }

  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.append(contentsOf: Array(sections)) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(ListSectionMove(origin: section, target: newSection)) }
  }

  /// Takes the changes of the block together. The completion runs when they have been animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batch(updates, completion)
  }

  // MARK: Items and cells

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    for item in shown {
      if item.path == indexPath { return item.cell }
    }
    return nil
  }

  open var visibleCells: [UICollectionViewCell] { return shown.map { $0.cell } }

  open var indexPathsForVisibleItems: [IndexPath] { return shown.map { $0.path } }

  /// The item of a cell on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    for item in shown {
      if item.cell === cell { return item.path }
    }
    return nil
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    for item in shown {
      if item.cell.frame.contains(point) { return item.path }
    }
    guard dataSource != nil else { return nil }
    prepareIfNeeded()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    for element in layoutStorage.layoutAttributesForElements(in: spot) ?? []
    where element.representedElementCategory == .cell && element.frame.contains(point) {
      return element.indexPath
    }
    return nil
  }

  /// The header, footer or other view of a section on screen.
  @available(iOS 9.0, *)
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    for edge in edges {
      if edge.kind == elementKind && edge.path == indexPath { return edge.view }
    }
    return nil
  }

  @available(iOS 9.0, *)
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    return edges.filter { $0.kind == elementKind }.map { $0.view }
  }

  /// The place of an item, which the layout gives.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layoutStorage.layoutAttributesForItem(at: indexPath)
  }

  /// The selected items; empty without one.
  open var indexPathsForSelectedItems: [IndexPath]? { return selections }

  /// Selects without telling the delegate. Nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      let others = selections.filter { $0 != indexPath }
      for other in others { deselectItem(at: other, animated: animated) }
    }
    guard let path = indexPath else { return }
    if !selections.contains(path) { selections.append(path) }
    cellForItem(at: path)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection away without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selections = selections.filter { $0 != indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls until the item is on screen.
  open func scrollToItem(
    at indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    refuse(position)
    refuseMissing(indexPath)
    prepareIfNeeded()
    guard let place = layoutStorage.layoutAttributesForItem(at: indexPath)?.frame else { return }
    setContentOffset(offset(showing: place, at: position), animated: animated)
  }

  /// Takes another layout; items are placed again.
  @available(iOS 7.0, *)
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  @available(iOS 7.0, *)
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if animated { transition(to: layout) } else { collectionViewLayout = layout }
    if let completion = completion {
      RunLoop.main.enqueue(after: animated ? 0.3 : 0, phase: 3) { completion(true) }
    }
  }

  override func target(of proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    guard because(.layoutChoosesRest) else { return proposed }
    return layoutStorage.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open func numberOfItems(inSection section: Int) -> Int {
    let all = countedItems
    return section < all.count ? all[section] : 0
  }

  open var numberOfSections: Int { return countedItems.count }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil && because(.tableAsksInLayout) {
      tile()
    }
    if let background = backgroundView { placeBackground(background) }
  }

  // MARK: What few lists have

  @available(iOS 11.0, *)
  public enum ReorderingCadence: Int, ImportedValue {
    case immediate = 0
    case fast = 1
    case slow = 2
  }
}

/// An item with a cell.
struct CollectionItem {
  let path: IndexPath
  let cell: UICollectionViewCell
}

/// A view at the edge of a section.
struct CollectionEdge {
  let kind: String
  let path: IndexPath
  let view: UICollectionReusableView
  /// Whether the view is the layout's own.
  var isDecoration = false
}

extension UICollectionView {
  public enum ScrollDirection: Int, ImportedValue {
    case vertical = 0
    case horizontal = 1
  }

  /// Whether a cell with another content size takes up another size.
  @available(iOS 16.0, *)
  public enum SelfSizingInvalidation: Int, ImportedValue {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// The sort of an element that a layout places.
  public enum ElementCategory: UInt, ImportedValue {
    static var nameInC: String { return "UICollectionElementCategory" }

    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  public struct ScrollPosition: OptionSet, Equatable, ImportedValue {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
}
