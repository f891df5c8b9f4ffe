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
  /// A view for the edge of a section, or for another place that the layout names.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

@available(iOS 6.0, *)
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { return 1 }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return UICollectionReusableView(frame: CGRect.zero)
  }
}

/// Hears early of items whose cells will be asked for soon.
@available(iOS 10.0, *)
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items that are near the screen.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that are no longer near; the model cancels nothing.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

@available(iOS 10.0, *)
extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
