/// Items in sections, placed by a layout. The data source is asked when the view lays out.
@available(iOS 6.0, *)
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)?
  open var collectionViewLayout: UICollectionViewLayout
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var cells: [UICollectionViewCell] = []
  private var paths: [IndexPath] = []
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
    if let type = classes[id] { return type.init(frame: CGRect.zero) }
    because(.cellMustBeRegistered)
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(id) - must register a nib or a class for the identifier or connect a prototype "
          + "cell in a storyboard"))
  }

  open func reloadData() {
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload && dataSource != nil {
      needsReload = false
      because(.tableAsksInLayout)
      fill()
    }
  }

  private func fill() {
    guard let source = dataSource else { return }
    let old = cells
    cells = []
    paths = []
    for cell in old {
      cell.removeFromSuperview()
    }
    because(.tableAsksInLayout)
    let sections = source.numberOfSections(in: self)
    for section in 0..<sections {
      because(.tableAsksInLayout)
      let items = source.collectionView(self, numberOfItemsInSection: section)
      for item in 0..<items {
        let path = IndexPath(item: item, section: section)
        because(.tableAsksInLayout)
        let cell = source.collectionView(self, cellForItemAt: path)
        cell.frame = CGRect(x: 0, y: CGFloat(cells.count) * 50, width: 50, height: 50)
        cells.append(cell)
        paths.append(path)
        addSubview(cell)
      }
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
}

@available(iOS 6.0, *)
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
