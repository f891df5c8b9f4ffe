/// Items in sections, placed by a layout. The data source is asked when the view lays out.
@available(iOS 6.0, *)
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { forgetItems() }
  }
  open var collectionViewLayout: UICollectionViewLayout
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var supplementaryClasses: [String: UICollectionReusableView.Type] = [:]
  private var cells: [UICollectionViewCell] = []
  private var paths: [IndexPath] = []
  private var pool: [UICollectionViewCell] = []
  /// Items by section, as last counted; nil when that is to be done again.
  private var counts: [Int]?
  private var needsReload = true
  private var selection: IndexPath?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  @available(iOS 10.0, *)
  open var isPrefetchingEnabled = true
  @available(iOS 11.0, *)
  open weak var dragDelegate: AnyObject?
  @available(iOS 11.0, *)
  open weak var dropDelegate: AnyObject?

  /// The kind of view above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of view below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier id: String)
  {
    classes[id] = cellClass
  }

  open func dequeueReusableCell(withReuseIdentifier id: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = reusableCell(id) { return cell }
    if let type = classes[id] {
      let cell = type.init(frame: CGRect.zero)
      cell.identifierStorage = id
      return cell
    }
    guard Simulation.current.anyNib == nil, because(.cellMustBeRegistered) else {
      return UICollectionViewCell(frame: CGRect.zero)
    }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(id) - must register a nib or a class for the identifier or connect a prototype "
          + "cell in a storyboard"))
  }

  open func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier id: String
  ) {
    supplementaryClasses[kind + " " + id] = viewClass
  }

  /// A new view of the class registered for the kind and identifier.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier id: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let type = supplementaryClasses[kind + " " + id] {
      let view = type.init(frame: CGRect.zero)
      view.identifierStorage = id
      return view
    }
    if Simulation.current.anyNib != nil { return UICollectionReusableView(frame: CGRect.zero) }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "could not dequeue a view of kind: \(kind) with identifier \(id) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard"))
  }

  private func reusableCell(_ id: String) -> UICollectionViewCell? {
    var index = 0
    for cell in pool {
      if cell.reuseIdentifier == id && because(.cellsAreReused) {
        let found = pool.remove(at: index)
        found.prepareForReuse()
        return found
      }
      index += 1
    }
    return nil
  }

  /// Drops the cells; the data source is asked again in the next layout.
  open func reloadData() {
    forgetItems()
  }

  private func forgetItems() {
    counts = nil
    needsReload = true
    setNeedsLayout()
  }

  open func reloadItems(at paths: [IndexPath]) {
    reloadData()
  }

  open func insertItems(at paths: [IndexPath]) {
    reloadData()
  }

  open func deleteItems(at paths: [IndexPath]) {
    reloadData()
  }

  open func reloadSections(_ sections: IndexSet) {
    reloadData()
  }

  open func insertSections(_ sections: IndexSet) {
    reloadData()
  }

  open func deleteSections(_ sections: IndexSet) {
    reloadData()
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    reloadData()
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    var index = 0
    for path in paths {
      if path == indexPath { return cells[index] }
      index += 1
    }
    return nil
  }

  open var visibleCells: [UICollectionViewCell] { return cells }

  open var indexPathsForVisibleItems: [IndexPath] { return paths }

  /// The item of a cell on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    var index = 0
    for candidate in cells {
      if candidate === cell { return paths[index] }
      index += 1
    }
    return nil
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    for cell in cells {
      if cell.frame.contains(point) { return indexPath(for: cell) }
    }
    return nil
  }

  open var indexPathsForSelectedItems: [IndexPath]? { return selection.map { [$0] } ?? [] }

  /// Selects without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    if let old = selection { deselectItem(at: old, animated: animated) }
    selection = indexPath
    if let path = indexPath { cellForItem(at: path)?.isSelected = true }
  }

  /// Takes the selection away without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if selection == indexPath { selection = nil }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls until the item is on screen.
  open func scrollToItem(
    at indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    var index = indexPath.item
    for count in countedItems.prefix(indexPath.section) { index += count }
    let lowest = max(contentSize.height - frameStorage.height, 0)
    contentOffset = CGPoint(x: 0, y: min(placeOfItem(index).minY, lowest))
  }

  /// Takes another layout; items are placed again.
  @available(iOS 7.0, *)
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    setNeedsLayout()
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
  }

  // MARK: Steps

  private var itemDelegate: (any UICollectionViewDelegate)? {
    return delegate as? any UICollectionViewDelegate
  }

  private var countedItems: [Int] {
    if let counted = counts { return counted }
    guard let source = dataSource else { return [] }
    var found: [Int] = []
    let sections = source.numberOfSections(in: self)
    for section in 0..<sections {
      found.append(source.collectionView(self, numberOfItemsInSection: section))
    }
    counts = found
    return found
  }

  /// `-[UICollectionView _updateVisibleCellsNow:]`
  private func tile() {
    if needsReload {
      needsReload = false
      dropAll()
    }
    if because(.tableCountsFirst) { _ = countedItems }
    var index = 0
    var section = 0
    for count in countedItems {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        update(path, at: placeOfItem(index))
        index += 1
      }
      section += 1
    }
    let last = index == 0 ? CGRect.zero : placeOfItem(index - 1)
    contentSize = CGSize(width: frameStorage.width, height: last.maxY)
  }

  /// Items in lines, as a flow layout places them.
  private func placeOfItem(_ index: Int) -> CGRect {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let size = itemSize(flow)
    let gap = flow?.minimumInteritemSpacing ?? 10
    let lineGap = flow?.minimumLineSpacing ?? 10
    let perLine = max(Int((frameStorage.width + gap) / (size.width + gap)), 1)
    return CGRect(
      x: CGFloat(index % perLine) * (size.width + gap),
      y: CGFloat(index / perLine) * (size.height + lineGap), width: size.width, height: size.height)
  }

  /// The delegate's size for the first item stands for all: the model's lines are even.
  private func itemSize(_ flow: UICollectionViewFlowLayout?) -> CGSize {
    guard let flow = flow else { return CGSize(width: 50, height: 50) }
    guard let sizes = delegate as? any UICollectionViewDelegateFlowLayout else {
      return flow.itemSize
    }
    let first = IndexPath(item: 0, section: 0)
    return sizes.collectionView(self, layout: flow, sizeForItemAt: first)
  }

  private func update(_ path: IndexPath, at place: CGRect) {
    let isVisible = place.maxY > boundsOrigin.y && place.minY < boundsOrigin.y + frameStorage.height
    let isShown = cellForItem(at: path) != nil
    if !isShown && (isVisible || !because(.onlyVisibleCells)) {
      show(path, at: place)
    } else if isShown && !isVisible && because(.onlyVisibleCells) {
      drop(path)
    }
  }

  private func show(_ path: IndexPath, at place: CGRect) {
    guard let source = dataSource else { return }
    let cell = source.collectionView(self, cellForItemAt: path)
    cell.frame = place
    cells.append(cell)
    paths.append(path)
    sendWillDisplay(cell, path)
    addSubview(cell)
  }

  private func sendWillDisplay(_ cell: UICollectionViewCell, _ path: IndexPath) {
    // The delegate's function came with iOS 8.
    guard Simulation.current.isAtLeast(8) else { return }
    if because(.cellIsDisplayed) {
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }

  private func drop(_ path: IndexPath) {
    var index = 0
    for candidate in paths {
      if candidate == path { break }
      index += 1
    }
    if index == paths.count { return }
    paths.remove(at: index)
    recycle(cells.remove(at: index), path)
  }

  private func dropAll() {
    let old = paths
    for path in old {
      drop(path)
    }
  }

  private func recycle(_ cell: UICollectionViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    pool.append(cell)
    if because(.cellIsDisplayed) {
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }
}

extension UICollectionView {
  public enum ScrollDirection: Int {
    case vertical = 0
    case horizontal = 1
  }

  public struct ScrollPosition: OptionSet, Equatable {
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
