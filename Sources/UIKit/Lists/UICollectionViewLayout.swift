/// Places the items of a collection view.
@available(iOS 6.0, *)
open class UICollectionViewLayout: NSObject {
  open weak var collectionView: UICollectionView?

  public override init() {
    super.init()
  }

  open func invalidateLayout() {}
}

/// Items in lines.
@available(iOS 6.0, *)
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize: CGSize = CGSize(width: 50, height: 50)
  @available(iOS 8.0, *)
  open var estimatedItemSize: CGSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset: UIEdgeInsets = UIEdgeInsets.zero
  open var headerReferenceSize: CGSize = CGSize.zero
  open var footerReferenceSize: CGSize = CGSize.zero
  open var scrollDirection: UICollectionView.ScrollDirection =
    UICollectionView.ScrollDirection.vertical
  @available(iOS 9.0, *)
  open var sectionHeadersPinToVisibleBounds = false

  /// A size that asks the cells.
  @available(iOS 10.0, *)
  public static let automaticSize = CGSize(width: 50, height: 50)
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
}
