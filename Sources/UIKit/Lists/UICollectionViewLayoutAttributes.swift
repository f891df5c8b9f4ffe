/// The place and the look of an item or another element of a collection view.
@available(iOS 6.0, *)
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath()
  open var frame: CGRect = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex: Int = 0
  open var isHidden = false
  open var transform: CGAffineTransform = CGAffineTransform.identity
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  public override required init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    kind = elementKind
    category = .supplementaryView
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with path: IndexPath)
  {
    self.init()
    indexPath = path
    kind = decorationViewKind
    category = .decorationView
  }

  open var size: CGSize {
    get { return frame.size }
    set { frame.size = newValue }
  }

  open var center: CGPoint {
    get { return CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  @available(iOS 7.0, *)
  open var bounds: CGRect {
    get { return CGRect(origin: CGPoint.zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var representedElementCategory: UICollectionView.ElementCategory { return category }

  open var representedElementKind: String? { return kind }

  /// Whether another element of the same kind and place looks the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && frame == other.frame && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && transform == other.transform
      && category == other.category && kind == other.kind
  }

  open func copy(with zone: NSZone?) -> Any {
    let other = type(of: self).init()
    other.indexPath = indexPath
    other.frame = frame
    other.alpha = alpha
    other.zIndex = zIndex
    other.isHidden = isHidden
    other.transform = transform
    other.category = category
    other.kind = kind
    return other
  }
}

/// The parts of a layout that are no longer valid.
@available(iOS 7.0, *)
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var everything = false
  var counts = false
  private var paths: [IndexPath] = []
  private var supplementary: [String: [IndexPath]] = [:]
  private var decorations: [String: [IndexPath]] = [:]
  open var contentOffsetAdjustment: CGPoint = CGPoint.zero
  open var contentSizeAdjustment: CGSize = CGSize.zero

  public override required init() {
    super.init()
  }

  /// Set by the collection view when it reloads.
  open var invalidateEverything: Bool { return everything }

  /// Set by the collection view when items come or go.
  open var invalidateDataSourceCounts: Bool { return counts }

  @available(iOS 8.0, *)
  open func invalidateItems(at indexPaths: [IndexPath]) {
    paths.append(contentsOf: indexPaths)
  }

  @available(iOS 8.0, *)
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementary[elementKind, default: []].append(contentsOf: indexPaths)
  }

  @available(iOS 8.0, *)
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations[elementKind, default: []].append(contentsOf: indexPaths)
  }

  @available(iOS 8.0, *)
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    return supplementary.isEmpty ? nil : supplementary
  }

  @available(iOS 8.0, *)
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    return decorations.isEmpty ? nil : decorations
  }

  @available(iOS 8.0, *)
  open var invalidatedItemIndexPaths: [IndexPath]? { return paths.isEmpty ? nil : paths }
}

/// The parts of a flow layout that are no longer valid.
@available(iOS 7.0, *)
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
