/// Places the items of a collection view: prepares, says how large the content is, and gives the
/// attributes of what is on screen.
@available(iOS 6.0, *)
open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  /// The classes of the layout's own views, by kind.
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var collectionView: UICollectionView? { return owner }

  @available(iOS 7.0, *)
  open class var invalidationContextClass: AnyClass {
    return UICollectionViewLayoutInvalidationContext.self
  }

  open class var layoutAttributesClass: AnyClass { return UICollectionViewLayoutAttributes.self }

  // MARK: Asked in a layout pass

  /// Comes first, and again after an invalidation; a layout computes its places here.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { return CGSize.zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { return nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { return nil }

  /// Says of which class the layout's own views of a kind are.
  open func register(
    _ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind kind: String
  ) {
    decorationClasses[kind] = viewClass
  }

  // MARK: Updates

  /// Sent before the attributes of an update are asked for.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Sent after the update.
  open func finalizeCollectionViewUpdates() {}

  /// The place where an item's way onto the screen begins; nil for its last place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { return nil }

  /// The place where an item's way off the screen ends; nil for its first place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { return nil }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { return nil }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { return nil }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { return nil }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { return nil }

  /// The views beside items that an update takes away or brings.
  @available(iOS 7.0, *)
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    return []
  }

  @available(iOS 7.0, *)
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    return []
  }

  @available(iOS 7.0, *)
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    return []
  }

  @available(iOS 7.0, *)
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    return []
  }

  /// Sent before another layout takes this one's place.
  @available(iOS 7.0, *)
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Sent before this layout takes another one's place.
  @available(iOS 7.0, *)
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Sent to both layouts once the places are known.
  @available(iOS 7.0, *)
  open func finalizeLayoutTransition() {}

  /// Sent when the bounds change in an animation; nobody sends it in the model.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  open func finalizeAnimatedBoundsChange() {}

  /// The item's place for a finger at a point of the content.
  @available(iOS 9.0, *)
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    return owner?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// The look of an item below a finger: its own, with the middle at the finger.
  @available(iOS 9.0, *)
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)
    let copy =
      own?.copy(with: nil) as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    copy.center = position
    return copy
  }

  @available(iOS 9.0, *)
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.movedFrom = previousIndexPaths
    context.movedTo = targetIndexPaths
    context.movedAt = targetPosition
    return context
  }

  @available(iOS 9.0, *)
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.movedFrom = previousIndexPaths
    context.movedTo = indexPaths
    return context
  }

  @available(iOS 11.0, *)
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { return false }

  /// The reading direction that the layout was made for.
  @available(iOS 11.0, *)
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    return UIUserInterfaceLayoutDirection.leftToRight
  }

  // MARK: Invalidation

  /// Marks the places as stale; the next layout prepares them again.
  open func invalidateLayout() {
    if because(.invalidLayoutIsPrepared) { owner?.layoutIsStale() }
  }

  /// As `invalidateLayout()`, with what is stale.
  @available(iOS 7.0, *)
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// Whether new bounds make the places stale.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return false }

  @available(iOS 7.0, *)
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    return makeContext()
  }

  /// Whether the size that a cell would rather have makes the places stale.
  @available(iOS 8.0, *)
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { return false }

  @available(iOS 8.0, *)
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { return proposedContentOffset }

  @available(iOS 7.0, *)
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { return proposedContentOffset }

  /// A context of the layout's class.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let found: AnyClass = type(of: self).invalidationContextClass
    if let type = found as? UICollectionViewLayoutInvalidationContext.Type { return type.init() }
    return UICollectionViewLayoutInvalidationContext()
  }

  /// Whether cells are asked for the size they would rather have.
  var measuresCells: Bool { return true }

}

/// Sizes and spaces of a flow layout, item by item.
@available(iOS 6.0, *)
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

@available(iOS 6.0, *)
extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return flow?.itemSize ?? CGSize(width: 50, height: 50)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return flow?.sectionInset ?? UIEdgeInsets.zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return flow?.minimumLineSpacing ?? 10
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return flow?.minimumInteritemSpacing ?? 10
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return flow?.headerReferenceSize ?? CGSize.zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return flow?.footerReferenceSize ?? CGSize.zero
  }
}
