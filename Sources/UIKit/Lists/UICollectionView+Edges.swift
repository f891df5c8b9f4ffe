/// Headers, footers and other views of a collection view beside its cells.
@available(iOS 6.0, *)
extension UICollectionView {

  /// The places of the views of a kind that are on screen.
  @available(iOS 9.0, *)
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    return edges.filter { $0.kind == elementKind }.map { $0.path }
  }

  /// The place of a header, a footer or another view, which the layout gives.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Puts a view of the layout's own behind the cells; the data source isn't asked for it.
  func showDecoration(_ element: UICollectionViewLayoutAttributes) {
    guard let kind = element.representedElementKind, because(.decorationComesFromLayout) else {
      return
    }
    for edge in edges where edge.kind == kind && edge.path == element.indexPath {
      put(edge.view, element)
      return
    }
    let view = decoration(kind)
    put(view, element)
    edges.append(
      CollectionEdge(kind: kind, path: element.indexPath, view: view, isDecoration: true))
    insertSubview(view, at: 0)
  }

  private func decoration(_ kind: String) -> UICollectionReusableView {
    if let type = collectionViewLayout.decorationClasses[kind] {
      return type.init(frame: CGRect.zero)
    }
    if Simulation.current.anyNib != nil { return UICollectionReusableView(frame: CGRect.zero) }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason:
          "could not dequeue a decoration view of kind: \(kind) - must register as a class or "
          + "nib or connect a prototype in a storyboard"))
  }

  /// The view for the edge of a section comes from the pool or from its registered class.
  func refuseForeign(_ view: UICollectionReusableView, _ kind: String) {
    guard view.reuseIdentifier == nil, Simulation.current.anyNib == nil,
      because(.edgeViewIsDequeued)
    else { return }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "the view returned from -collectionView:viewForSupplementaryElementOfKind:"
          + "atIndexPath: (\(kind)) does not have a reuseIdentifier - supplementary views must be "
          + "retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:"
          + "forIndexPath:"))
  }

  /// Gives a view the place and the look that the layout wants. The view hears of attributes that
  /// differ from the last ones.
  func put(_ view: UICollectionReusableView, _ element: UICollectionViewLayoutAttributes) {
    if view.frame != element.frame { view.frame = element.frame }
    if view.alpha != element.alpha { view.alpha = element.alpha }
    guard because(.attributesApplyOnChange) else {
      view.apply(element)
      return
    }
    if let old = view.appliedAttributes, old.isEqual(element) { return }
    view.appliedAttributes = element.copy(with: nil) as? UICollectionViewLayoutAttributes
    view.apply(element)
  }
}
