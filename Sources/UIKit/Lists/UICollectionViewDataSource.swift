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
  /// A view for the edge of a section; the model's lines have none.
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
