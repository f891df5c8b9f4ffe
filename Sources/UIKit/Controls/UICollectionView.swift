/// Items in sections, placed by a layout. The data source is asked when the view lays out.
@available(iOS 6.0, *)
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { forgetItems() }
  }
  open var collectionViewLayout: UICollectionViewLayout
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var cells: [UICollectionViewCell] = []
  private var paths: [IndexPath] = []
  private var pool: [UICollectionViewCell] = []
  /// Items by section, as last counted; nil when that is to be done again.
  private var counts: [Int]?
  private var needsReload = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?

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
    guard because(.cellMustBeRegistered) else { return UICollectionViewCell(frame: CGRect.zero) }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(id) - must register a nib or a class for the identifier or connect a prototype "
          + "cell in a storyboard"))
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

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

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
    let size = flow?.itemSize ?? CGSize(width: 50, height: 50)
    let gap = flow?.minimumInteritemSpacing ?? 10
    let lineGap = flow?.minimumLineSpacing ?? 10
    let perLine = max(Int((frameStorage.width + gap) / (size.width + gap)), 1)
    return CGRect(
      x: CGFloat(index % perLine) * (size.width + gap),
      y: CGFloat(index / perLine) * (size.height + lineGap), width: size.width, height: size.height)
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
    if Simulation.current.isAtLeast(8) && because(.cellIsDisplayed) {
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

/// Places the items of a collection view.
@available(iOS 6.0, *)
open class UICollectionViewLayout: NSObject {
  open func invalidateLayout() {}
}

/// Items in lines.
@available(iOS 6.0, *)
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize: CGSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset: UIEdgeInsets = UIEdgeInsets.zero
  open var scrollDirection: UICollectionView.ScrollDirection =
    UICollectionView.ScrollDirection.vertical
}

extension UICollectionView {
  public enum ScrollDirection: Int {
    case vertical = 0
    case horizontal = 1
  }
}

/// An item of a collection view.
@available(iOS 6.0, *)
open class UICollectionViewCell: UIView {
  var identifierStorage: String?
  public let contentView = UIView(frame: CGRect.zero)
  open var isSelected = false
  open var isHighlighted = false

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open var reuseIdentifier: String? { return identifierStorage }

  @_semantics("vdl.callback")
  open func prepareForReuse() {}
}

/// Supplies the items.
@available(iOS 6.0, *)
public protocol UICollectionViewDataSource: NSObjectProtocol {
  @_semantics("vdl.callback")
  func numberOfSections(in collectionView: UICollectionView) -> Int
  @_semantics("vdl.callback")
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  @_semantics("vdl.callback")
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}

@available(iOS 6.0, *)
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { return 1 }
}

/// Hears of what happens to the items.
@available(iOS 6.0, *)
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @_semantics("vdl.callback")
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  @_semantics("vdl.callback")
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

@available(iOS 6.0, *)
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}
