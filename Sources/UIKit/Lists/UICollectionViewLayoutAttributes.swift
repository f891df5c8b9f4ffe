/// The place and the look of an item or another element of a collection view.
@available(iOS 6.0, *)
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath()
  /// The size and the place of the middle, which a transform leaves alone.
  private var plain: CGRect = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex: Int = 0
  open var isHidden = false
  open var transform3D: CATransform3D = CATransform3DIdentity
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

  /// The rectangle around the transformed element.
  open var frame: CGRect {
    get { return isTransformed ? geometry.frame(of: plain) : plain }
    set { plain = isTransformed ? geometry.rectangle(withFrame: newValue) : newValue }
  }

  /// A new size leaves the middle where it is.
  open var size: CGSize {
    get { return plain.size }
    set { plain = geometry.rectangle(at: center, size: newValue) }
  }

  open var center: CGPoint {
    get { return CGPoint(x: plain.midX, y: plain.midY) }
    set { plain = geometry.rectangle(at: newValue, size: plain.size) }
  }

  @available(iOS 7.0, *)
  open var bounds: CGRect {
    get { return CGRect(origin: CGPoint.zero, size: plain.size) }
    set { size = newValue.size }
  }

  /// The transform in the plane.
  @available(iOS 7.0, *)
  open var transform: CGAffineTransform {
    get { return CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  private var isTransformed: Bool { return !CATransform3DIsIdentity(transform3D) }

  private var geometry: LayerGeometry {
    var geometry = LayerGeometry()
    geometry.transform = transform3D
    return geometry
  }

  open var representedElementCategory: UICollectionView.ElementCategory { return category }

  open var representedElementKind: String? { return kind }

  /// Whether another element of the same kind and place looks the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && plain == other.plain && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && category == other.category && kind == other.kind
  }

  open override var description: String {
    var text = Host.describe(self)
    text += " index path: (\(indexPath.printedAsObject)); "
    if let kind = kind { text += "element kind: (\(kind)); " }
    let place = [frame.minX, frame.minY].map { PrintedNumber.short($0) }.joined(separator: " ")
    let extent = [frame.width, frame.height].map { PrintedNumber.short($0) }
    text += "frame = (\(place); \(extent.joined(separator: " "))); "
    if alpha != 1 { text += "alpha = \(PrintedNumber.short(alpha)); " }
    if isHidden { text += "hidden = YES; " }
    if zIndex != 0 { text += "zIndex = \(zIndex); " }
    return text
  }

  open func copy(with zone: NSZone?) -> Any {
    let other = type(of: self).init()
    other.indexPath = indexPath
    other.plain = plain
    other.alpha = alpha
    other.zIndex = zIndex
    other.isHidden = isHidden
    other.transform3D = transform3D
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
  var movedFrom: [IndexPath]?
  var movedTo: [IndexPath]?
  var movedAt: CGPoint = CGPoint.zero
  open var contentOffsetAdjustment: CGPoint = CGPoint.zero
  open var contentSizeAdjustment: CGSize = CGSize.zero

  public override required init() {
    super.init()
  }

  /// The way of items that a finger moves.
  @available(iOS 9.0, *)
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { return movedFrom }

  @available(iOS 9.0, *)
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { return movedTo }

  @available(iOS 9.0, *)
  open var interactiveMovementTarget: CGPoint { return movedAt }

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
