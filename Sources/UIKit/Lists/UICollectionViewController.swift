/// A controller that shows a collection of items. Without a nib its view is a plain one around the
/// collection view.
@available(iOS 6.0, *)
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layoutStorage: UICollectionViewLayout?
  private var collectionStorage: UICollectionView?
  open var clearsSelectionOnViewWillAppear = true
  @available(iOS 7.0, *)
  open var useLayoutToLayoutNavigationTransitions = false
  @available(iOS 9.0, *)
  open var installsStandardGestureForInteractiveMovement = true

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    layoutStorage = nil
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    layoutStorage = nil
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfRequired()
      return collectionStorage
    }
    set { adopt(newValue) }
  }

  /// The layout from its initialiser or from its nib.
  @available(iOS 7.0, *)
  open var collectionViewLayout: UICollectionViewLayout {
    return layoutStorage ?? collectionView.collectionViewLayout
  }

  open override func loadView() {
    if storyboardScene != nil || nibNameStorage != nil || nibNameFromClass() != nil
      || !because(.tableControllerMakesTable)
    {
      super.loadView()
      if let collection = viewStorage as? UICollectionView { adopt(collection) }
    } else {
      let wrapper = makePlainView()
      view = wrapper
      let collection = makeCollection(wrapper.bounds)
      wrapper.addSubview(collection)
      adopt(collection)
    }
  }

  private func makeCollection(_ frame: CGRect) -> UICollectionView {
    let layout = layoutStorage ?? UICollectionView.missingLayout
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return collection
  }

  private func adopt(_ collection: UICollectionView?) {
    collectionStorage = collection
    guard let collection = collection else { return }
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    clearSelection(animated)
  }

  private func clearSelection(_ animated: Bool) {
    guard clearsSelectionOnViewWillAppear, let collection = collectionStorage,
      !collection.selections.isEmpty, because(.selectionIsCleared)
    else { return }
    let selected = collection.selections
    for path in selected { collection.deselectItem(at: path, animated: animated) }
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { return 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return UICollectionViewCell(frame: CGRect.zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return UICollectionReusableView(frame: CGRect.zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { return true }

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { return true }

  @available(iOS 8.0, *)
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { return true }

  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  @available(iOS 8.0, *)
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  @available(iOS 9.0, *)
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { return true }

  @available(iOS 9.0, *)
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  @available(iOS 9.0, *)
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { return proposedIndexPath }

  @available(iOS 16.0, *)
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { return !collectionView.isEditing }

  @available(iOS 16.0, *)
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  @available(iOS 13.0, *)
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { return nil }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { return true }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  @available(iOS 11.0, *)
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  @available(iOS 9.0, *)
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { return proposedContentOffset }

  @available(iOS 14.0, *)
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { return true }

  @available(iOS 15.0, *)
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    return self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  @available(iOS 14.0, *)
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { return nil }

  // MARK: Nobody asks for these in the model

  @available(iOS 7.0, *)
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout:
      UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  @available(iOS 9.0, *)
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { return true }

  @available(iOS 13.0, *)
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { return false }

  @available(iOS 16.0, *)
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { return nil }
}
