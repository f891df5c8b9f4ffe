/// Items in lines.
@available(iOS 6.0, *)
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize: CGSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  @available(iOS 8.0, *)
  open var estimatedItemSize: CGSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset: UIEdgeInsets = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize: CGSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize: CGSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection: UICollectionView.ScrollDirection =
    UICollectionView.ScrollDirection.vertical
  {
    didSet { invalidateLayout() }
  }
  /// The edges that the insets of sections are measured from.
  @available(iOS 11.0, *)
  open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference =
    .fromContentInset

  @available(iOS 11.0, *)
  public enum SectionInsetReference: Int {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  @available(iOS 9.0, *)
  open var sectionHeadersPinToVisibleBounds = false
  @available(iOS 9.0, *)
  open var sectionFootersPinToVisibleBounds = false

  private var elements: [UICollectionViewLayoutAttributes] = []
  private var length: CGFloat = 0
  /// The ends of the sections' items, before their footers.
  private var ends: [CGFloat] = []
  private var starts: [CGFloat] = []
  /// The sizes that cells would rather have, while their items stay.
  private var preferred: [IndexPath: CGSize] = [:]

  /// A size that asks the cells.
  @available(iOS 10.0, *)
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  @available(iOS 7.0, *)
  open override class var invalidationContextClass: AnyClass {
    return UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Places

  /// Asks for the sizes of all items and places them in lines.
  open override func prepare() {
    elements = []
    length = 0
    ends = []
    starts = []
    guard let view = owner else { return }
    let sizes = view.delegate as? any UICollectionViewDelegateFlowLayout
    for section in 0..<view.numberOfSections {
      starts.append(length)
      placeEdge(section, size: headerSize(section, view, sizes), isHeader: true)
      placeItems(section, view, sizes)
      ends.append(length)
      placeEdge(section, size: footerSize(section, view, sizes), isHeader: false)
    }
  }

  private func placeItems(
    _ section: Int, _ view: UICollectionView, _ sizes: (any UICollectionViewDelegateFlowLayout)?
  ) {
    let flow = FlowLine(
      inset: sizes?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset,
      gap: sizes?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      lineGap: sizes?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      isVertical: isVertical, room: isVertical ? view.frame.width : view.frame.height,
      start: length)
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      var size = sizes?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      if let own = preferred[path] { size = own }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      flow.place(attributes, size)
      elements.append(attributes)
    }
    flow.finish()
    length = flow.end
  }

  private func headerSize(
    _ section: Int, _ view: UICollectionView, _ sizes: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    return sizes?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
  }

  private func footerSize(
    _ section: Int, _ view: UICollectionView, _ sizes: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    return sizes?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
  }

  private func placeEdge(_ section: Int, size: CGSize, isHeader: Bool) {
    let room = isVertical ? size.height : size.width
    guard room > 0, let view = owner else { return }
    let kind =
      isHeader
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: length, width: view.frame.width, height: room)
      : CGRect(x: length, y: 0, width: room, height: view.frame.height)
    elements.append(attributes)
    length += room
  }

  private var isVertical: Bool { return scrollDirection == .vertical }

  open override var collectionViewContentSize: CGSize {
    guard let view = owner else { return CGSize.zero }
    return isVertical
      ? CGSize(width: view.frame.width, height: length)
      : CGSize(width: length, height: view.frame.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    let all = pins && because(.pinnedEdgesStay) ? elements.map { pinned($0) } : elements
    return all.filter {
      $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY
        && $0.frame.maxX > rect.minX && $0.frame.minX < rect.maxX
    }
  }

  /// A pinned header or footer stays in sight while its section is on screen.
  private func pinned(_ element: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let section = element.indexPath.section
    guard let kind = element.representedElementKind, let view = owner, section < ends.count,
      let copy = element.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return element }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else {
      return element
    }
    let near = isVertical ? view.boundsOrigin.y : view.boundsOrigin.x
    let far = near + (isVertical ? view.frame.height : view.frame.width)
    let extent = isVertical ? copy.frame.height : copy.frame.width
    let own = isVertical ? copy.frame.minY : copy.frame.minX
    let place =
      isHeader
      ? max(own, min(near, ends[section] - extent))
      : min(own, max(far - extent, starts[section]))
    if isVertical { copy.frame.origin.y = place } else { copy.frame.origin.x = place }
    copy.zIndex = 10
    return copy
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

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    for element in elements
    where element.indexPath == indexPath && element.representedElementKind == elementKind {
      return element
    }
    return nil
  }

  // MARK: Invalidation

  /// A new width makes new lines; scrolling doesn't.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = owner else { return false }
    return isVertical
      ? newBounds.width != view.laidOutBounds.width : newBounds.height != view.laidOutBounds.height
  }

  @available(iOS 8.0, *)
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    if preferredAttributes.size == originalAttributes.size { return false }
    preferred[originalAttributes.indexPath] = preferredAttributes.size
    return true
  }

  @available(iOS 7.0, *)
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { preferred = [:] }
    super.invalidateLayout(with: context)
  }

  override var measuresCells: Bool { return estimatedItemSize != CGSize.zero }
}
