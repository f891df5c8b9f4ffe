/// The views around the cells of tables and collections, and acts of a person on their rows.
extension Rule {
  static let tableEndsAreAsWide = Rule(
    "list.ends-are-as-wide",
    "A table's own header and footer are as wide as the table and keep their height. The footer "
      + "follows the last row.",
    evidence: "A: tableHeaderView, tableFooterView", confidence: "high",
    names: ["tableHeaderView", "tableFooterView"])

  static let listBackgroundLiesBehind = Rule(
    "list.background-lies-behind",
    "The background view of a table or collection view is behind all cells. It's as large as the "
      + "list and doesn't scroll with the cells.",
    since: "3.2", evidence: "A: UITableView.h and UICollectionView.h, backgroundView",
    confidence: "high", names: ["backgroundView"])

  static let sectionIndexIsAsked = Rule(
    "list.section-index-is-asked",
    "After a reload, a table asks its data source for the letters at the side. A tap on one asks "
      + "for its section and scrolls there.",
    evidence: "A: sectionIndexTitles(for:), tableView(_:sectionForSectionIndexTitle:at:)",
    confidence: "medium",
    names: [
      "sectionIndexTitles(for:)", "tableView(_:sectionForSectionIndexTitle:at:)",
      "reloadSectionIndexTitles()",
    ])

  static let contentViewFillsCell = Rule(
    "list.content-view-fills-cell",
    "A cell's content view and background view have the size of the cell and follow it.",
    evidence: "A: contentView, backgroundView", confidence: "high",
    names: ["contentView", "backgroundView"])

  static let groupsKeepDistance = Rule(
    "list.groups-keep-distance",
    "In a grouped table without heights for headers and footers, the first section begins 35 points "
      + "below the top. Between sections are 35 points, too.",
    since: "7", isBoundToReleases: true,
    evidence: "T: stackoverflow 18880341 (35 points above a grouped table since iOS 7)",
    confidence: "medium", names: ["rect(forSection:)", "contentSize", "sectionHeaderHeight"])

  static let headersKeepDistance = Rule(
    "list.headers-keep-distance",
    "From iOS 15, a plain table keeps 22 points free above each section header, unless "
      + "`sectionHeaderTopPadding` says otherwise.",
    since: "15", isBoundToReleases: true,
    evidence: "A: sectionHeaderTopPadding; T: stackoverflow 68862045 (22 points)",
    confidence: "medium", names: ["sectionHeaderTopPadding", "rectForHeader(inSection:)"])

  static let topRowIsBelowHeader = Rule(
    "list.top-row-is-below-header",
    "A row that a plain table scrolls to the top comes to lie just below the floating header of its "
      + "section.",
    evidence: "K", confidence: "low",
    alternative: "The row comes to lie at the upper edge, below the floating header.",
    names: ["scrollToRow(at:at:animated:)", "contentOffset"])

  static let dequeuedCellHasSize = Rule(
    "list.dequeued-cell-has-size",
    "A cell that you dequeue for an index path already has the size of its row.",
    since: "6", evidence: "A: UITableView.h, dequeueReusableCellWithIdentifier:forIndexPath:",
    confidence: "high", names: ["dequeueReusableCell(withIdentifier:for:)", "frame"])

  static let indentationIsAsked = Rule(
    "list.indentation-is-asked",
    "Before a table displays a cell, it asks the delegate how deep the row is and sets the cell's "
      + "`indentationLevel`.",
    evidence: "A: tableView(_:indentationLevelForRowAt:)", confidence: "medium",
    names: ["tableView(_:indentationLevelForRowAt:)", "indentationLevel"])

  // MARK: A person

  static let swipeEditsRow = Rule(
    "list.swipe-edits-row",
    "A swipe over a row asks whether it may be edited and which buttons it has. The delegate hears "
      + "`willBeginEditingRowAt`, and `didEndEditingRowAt` when the buttons go.",
    evidence: "A: UITableView.h, tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
    confidence: "high",
    names: [
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:willBeginEditingRowAt:)", "tableView(_:didEndEditingRowAt:)",
      "showingDeleteConfirmation",
    ])

  static let deletionIsCommitted = Rule(
    "list.deletion-is-committed",
    "When the user deletes or inserts a row, the data source commits it. The row stays until your "
      + "code tells the table.",
    evidence: "A: UITableView.h, tableView(_:commit:forRowAt:)", confidence: "high",
    names: ["tableView(_:commit:forRowAt:)", "deleteRows(at:with:)"])

  static let moveIsTold = Rule(
    "list.move-is-told",
    "When the user drags a row, the delegate can name another place. The table moves the cell "
      + "itself and tells the data source.",
    evidence: "A: Table View Programming Guide, Managing the Reordering of Rows",
    confidence: "high",
    names: [
      "tableView(_:moveRowAt:to:)", "tableView(_:canMoveRowAt:)",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
    ])

  static let detailButtonTellsDelegate = Rule(
    "list.detail-button-tells-delegate",
    "A tap on a row's detail button tells the delegate and selects nothing. A disclosure indicator "
      + "or a checkmark isn't a button.",
    evidence: "A: tableView(_:accessoryButtonTappedForRowWith:)", confidence: "high",
    names: ["tableView(_:accessoryButtonTappedForRowWith:)", "accessoryType"])

  static let cellChangesState = Rule(
    "list.cell-changes-state",
    "A cell hears before and after its editing control or its delete button comes or goes.",
    evidence: "A: willTransition(to:), didTransition(to:)", confidence: "high",
    names: ["willTransition(to:)", "didTransition(to:)", "setEditing(_:animated:)"])

  // MARK: Collection views

  static let layoutHearsOfUpdates = Rule(
    "list.layout-hears-of-updates",
    "An insertion, deletion or move calls the layout's `prepare(forCollectionViewUpdates:)`, asks "
      + "for the final and initial attributes of the items on screen, and finalizes the update.",
    since: "6", evidence: "A: UICollectionViewLayout.h", confidence: "medium",
    names: [
      "prepare(forCollectionViewUpdates:)", "initialLayoutAttributesForAppearingItem(at:)",
      "finalLayoutAttributesForDisappearingItem(at:)", "finalizeCollectionViewUpdates()",
    ])

  static let layoutsHearOfTransition = Rule(
    "list.layouts-hear-of-transition",
    "An animated change of the layout prepares the old and the new layout for the transition, then "
      + "tells both to finalize it.",
    since: "7", evidence: "A: UICollectionViewLayout.h", confidence: "medium",
    names: [
      "setCollectionViewLayout(_:animated:)", "prepareForTransition(to:)",
      "prepareForTransition(from:)", "finalizeLayoutTransition()",
    ])

  static let itemsAreMovedInSteps = Rule(
    "list.items-are-moved-in-steps",
    "To move an item, a collection view asks whether it can move. The data source hears of the new "
      + "place when the movement ends, not when it's cancelled.",
    since: "9", evidence: "A: beginInteractiveMovementForItem(at:)", confidence: "high",
    names: [
      "beginInteractiveMovementForItem(at:)", "updateInteractiveMovementTargetPosition(_:)",
      "endInteractiveMovement()", "cancelInteractiveMovement()",
      "collectionView(_:moveItemAt:to:)",
    ])

  static let decorationComesFromLayout = Rule(
    "list.decoration-comes-from-layout",
    "The layout registers the classes of its decoration views. The collection view creates them "
      + "without asking the data source.",
    since: "6", evidence: "A: register(_:forDecorationViewOfKind:)", confidence: "high",
    names: ["register(_:forDecorationViewOfKind:)", "layoutAttributesForElements(in:)"])

  static let attributesApplyOnChange = Rule(
    "list.attributes-apply-on-change",
    "A collection view calls `apply` of a cell only for attributes that differ from the last ones.",
    since: "6", evidence: "A: UICollectionViewCell.h, applyLayoutAttributes:", confidence: "high",
    names: ["apply(_:)", "isEqual(_:)"])

  static let edgeViewIsDequeued = Rule(
    "list.edge-view-is-dequeued",
    "If `viewForSupplementaryElementOfKind` returns a view that wasn't dequeued, the collection "
      + "view throws an exception.",
    since: "6", evidence: "A: UICollectionView.h", confidence: "high",
    names: ["collectionView(_:viewForSupplementaryElementOfKind:at:)", "reuseIdentifier"])

  static let pinnedEdgesStay = Rule(
    "list.pinned-edges-stay",
    "If a flow layout pins headers or footers, they stay in sight while a part of their section is "
      + "on screen.",
    since: "9", evidence: "A: sectionHeadersPinToVisibleBounds", confidence: "high",
    names: ["sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds"])

  static let plainHeaderFloats = Rule(
    "list.plain-header-floats",
    "The header of a section in a plain table stays at the upper edge until the last row of the "
      + "section pushes it away.",
    evidence: "A: UITableView.Style.plain", confidence: "high",
    names: ["headerView(forSection:)", "UITableView.Style"])

  static let unusedPrefetchIsCancelled = Rule(
    "list.unused-prefetch-is-cancelled",
    "When scrolling turns round, a table tells the prefetching data source which rows it doesn't "
      + "need soon.",
    since: "10", evidence: "A: UITableViewDataSourcePrefetching", confidence: "medium",
    names: ["tableView(_:cancelPrefetchingForRowsAt:)", "tableView(_:prefetchRowsAt:)"])

  static let primaryActionFollows = Rule(
    "list.primary-action-follows",
    "After `didSelect`, a tap performs the primary action of the row or item, unless the list is "
      + "being edited. It does so even if the delegate refuses the selection.",
    since: "16", isBoundToReleases: true,
    evidence: "A: UITableView.h, UICollectionView.h of iOS 16",
    confidence: "high",
    names: [
      "tableView(_:performPrimaryActionForRowAt:)",
      "tableView(_:canPerformPrimaryActionForRowAt:)",
      "collectionView(_:performPrimaryActionForItemAt:)",
    ])

  static let layoutChoosesRest = Rule(
    "list.layout-chooses-rest",
    "When the user lets go of a collection view, its layout can choose the offset at which "
      + "scrolling comes to rest. The delegate hears of that offset.",
    since: "6",
    evidence: "A: targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
    confidence: "medium",
    names: [
      "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
    ])

  static let statusBarScrollsToTop = Rule(
    "list.status-bar-scrolls-to-top",
    "A tap on the status bar scrolls to the top, if the delegate agrees. On a phone, nothing "
      + "scrolls if several scroll views on screen have `scrollsToTop`.",
    evidence: "A: UIScrollView.h, scrollsToTop", confidence: "high",
    names: [
      "scrollsToTop", "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)",
    ])

  // MARK: Snapshots

  static let unknownIdentifierRaises = Rule(
    "list.unknown-identifier-raises",
    "Reloading an item that isn't in the snapshot throws an exception, and so does adding items to "
      + "a section or beside an item that isn't there.",
    since: "13", evidence: "S: exception texts in public issues", confidence: "medium",
    alternative: "The snapshot ignores it.",
    names: ["reloadItems(_:)", "reconfigureItems(_:)", "appendItems(_:toSection:)"])

  static let missingSectionRaises = Rule(
    "list.missing-section-raises",
    "From iOS 14, asking a snapshot for the items of a section that isn't there throws an "
      + "exception. On iOS 13, there were no items.",
    since: "14", isBoundToReleases: true, evidence: "S: the-blue-alliance-ios#899",
    confidence: "medium", alternative: "There are no items.",
    names: ["itemIdentifiers(inSection:)"])

  // MARK: Sizes

  static let rowsSizeThemselves = Rule(
    "list.rows-size-themselves",
    "With an estimate and no given height, a row is as high as the constraints inside its content "
      + "view ask for.",
    since: "8", evidence: "A: Auto Layout Guide, Working with Self-Sizing Table View Cells",
    confidence: "high", names: ["automaticDimension", "estimatedRowHeight", "rowHeight"])

  static let cellsFitTheirConstraints = Rule(
    "list.cells-fit-their-constraints",
    "A self-sizing cell of a collection view prefers the size that the constraints inside its "
      + "content view ask for.",
    since: "8", evidence: "A: preferredLayoutAttributesFitting(_:), estimatedItemSize",
    confidence: "high", names: ["preferredLayoutAttributesFitting(_:)", "estimatedItemSize"])

  static let layoutIsSteered = Rule(
    "list.layout-is-steered",
    "An interactive change of the layout puts a transition layout between the old and the new one. "
      + "Finishing or cancelling it replaces it with one of them.",
    since: "7", evidence: "A: startInteractiveTransition(to:completion:)", confidence: "high",
    names: [
      "startInteractiveTransition(to:completion:)", "finishInteractiveTransition()",
      "cancelInteractiveTransition()", "transitionProgress",
    ])

  static let flowSpreadsItems = Rule(
    "list.flow-spreads-items",
    "A flow layout spreads the items of a line over its length, so gaps are larger than the "
      + "minimum. It centers items of different heights in their line.",
    since: "6", evidence: "A: minimumInteritemSpacing; P: steipete/PSTCollectionView",
    confidence: "medium", alternative: "The items keep the minimum spacing.",
    names: ["minimumInteritemSpacing", "UICollectionViewFlowLayout"])

  static let pullRefreshes = Rule(
    "list.pull-refreshes",
    "The refresh control of a scroll view is in its content. When the user pulls it down, it sends "
      + "`.valueChanged` and refreshes until your code ends it. `beginRefreshing` sends nothing.",
    since: "6", evidence: "A: UIRefreshControl", confidence: "high",
    names: ["refreshControl", "beginRefreshing()", "endRefreshing()", "isRefreshing"])

  static let labelsAreInContent = Rule(
    "list.labels-are-in-content",
    "The labels and the image view of a table cell are in its content view.",
    evidence: "A: Table View Programming Guide, A Closer Look at Table View Cells",
    confidence: "high", names: ["textLabel", "detailTextLabel", "imageView", "contentView"])

  // MARK: Refusals

  static let collectionNeedsLayout = Rule(
    "list.collection-needs-layout",
    "A collection view that you create without a layout raises an exception. A collection view "
      + "controller without one raises it when its view loads.",
    since: "6",
    evidence: "T: stackoverflow 24129743 (UICollectionView must be initialized with a "
      + "non-nil layout parameter)", confidence: "high",
    names: ["UICollectionView", "UICollectionViewController", "init(frame:)"])

  static let compositionHasDirection = Rule(
    "list.composition-has-direction",
    "A compositional layout places its groups below each other. With a horizontal `scrollDirection` "
      + "it places them side by side.",
    since: "13", evidence: "A: UICollectionViewCompositionalLayoutConfiguration, scrollDirection",
    confidence: "high", names: ["scrollDirection", "UICollectionViewCompositionalLayout"])

  static let edgesFollowInsets = Rule(
    "list.edges-follow-insets",
    "The header and the footer of a section lie inside its content insets at the sides, unless "
      + "`supplementariesFollowContentInsets` is false.",
    since: "13", evidence: "A: NSCollectionLayoutSection, supplementariesFollowContentInsets",
    confidence: "high",
    names: ["supplementariesFollowContentInsets", "boundarySupplementaryItems", "contentInsets"])

  static let wholeLayoutHasEdges = Rule(
    "list.whole-layout-has-edges",
    "A header of a compositional layout's configuration comes before all sections, a footer after "
      + "them. Their index paths have one index.",
    since: "13",
    evidence: "A: UICollectionViewCompositionalLayoutConfiguration, "
      + "boundarySupplementaryItems; K: the index path", confidence: "medium",
    names: ["boundarySupplementaryItems", "UICollectionViewCompositionalLayoutConfiguration"])

  static let flexibleGapsGrow = Rule(
    "list.flexible-gaps-grow",
    "Flexible spacing between the items of a group grows until the items fill the group.",
    since: "13", evidence: "A: NSCollectionLayoutSpacing, flexible(_:)", confidence: "high",
    names: ["flexible(_:)", "interItemSpacing"])

  static let presentSectionStays = Rule(
    "list.present-section-stays",
    "If you append or insert a section that a snapshot has already, the section stays where it is. "
      + "An item would move.",
    since: "13", evidence: "T: forums.developer.apple.com/forums/thread/655284",
    confidence: "medium", alternative: "The section is in the snapshot twice.",
    names: ["appendSections(_:)", "insertSections(_:afterSection:)"])

  static let groupedTitlesAreUppercase = Rule(
    "list.grouped-titles-are-uppercase",
    "A grouped table shows the titles of its section headers in uppercase letters, and the label "
      + "has them as its text.",
    since: "7", evidence: "T: stackoverflow 18912980 (uppercase titles in a grouped table)",
    confidence: "medium", alternative: "The label has the title as the data source gave it.",
    names: ["tableView(_:titleForHeaderInSection:)", "textLabel"])

  static let backgroundFollowsState = Rule(
    "list.background-follows-state",
    "The background configuration of a plain or grouped cell is gray while the cell is selected or "
      + "highlighted. A color of your own stays.",
    since: "14", evidence: "A: UIBackgroundConfiguration, updated(for:)", confidence: "medium",
    alternative: "The color stays.",
    names: ["updated(for:)", "listPlainCell()", "backgroundConfiguration"])

  static let estimatesGiveWay = Rule(
    "list.estimates-give-way",
    "An item of a compositional layout with an estimated height is as high as the constraints inside "
      + "its cell ask for, once the cell is there.",
    since: "13", evidence: "A: NSCollectionLayoutDimension, estimated(_:)", confidence: "high",
    names: ["estimated(_:)", "preferredLayoutAttributesFitting(_:)"])

  static let reloadExcludesDeletion = Rule(
    "list.reload-excludes-deletion",
    "One update can't delete and reload the same row or item: a table or collection view raises an "
      + "exception.",
    evidence:
      "T: NSFetchedResultsController and PhotoKit reports (attempt to delete and reload the "
      + "same index path)", confidence: "high",
    names: ["deleteRows(at:with:)", "reloadRows(at:with:)", "deleteItems(at:)", "reloadItems(at:)"])

  static let movedPlacesExist = Rule(
    "list.moved-places-exist",
    "What an update moves is there before it, and its new place is there after it. Otherwise a table "
      + "or collection view raises an exception.",
    evidence: "T: WordPress-iOS#7278 (attempt to move index path that does not exist)",
    confidence: "high",
    names: ["moveRow(at:to:)", "moveItem(at:to:)", "moveSection(_:toSection:)"])

  static let moveExcludesOtherChange = Rule(
    "list.move-excludes-other-change",
    "An update that moves a row or item and also deletes its old place, or inserts at its new place, "
      + "throws an exception.",
    evidence: "S: exception text quoted in a public sample of 2018", confidence: "medium",
    names: ["moveRow(at:to:)", "insertRows(at:with:)", "moveItem(at:to:)"])

  static let dequeueLooksForRow = Rule(
    "list.dequeue-looks-for-row",
    "Up to iOS 10, dequeuing a cell for a row that the table doesn't have throws an exception.",
    since: "6", through: "10", isBoundToReleases: true,
    evidence: "S: exception quoted in public code of 2014; the last release is K",
    confidence: "medium", names: ["dequeueReusableCell(withIdentifier:for:)"])

  static let listRules: [Rule] = [
    tableEndsAreAsWide, listBackgroundLiesBehind, sectionIndexIsAsked, contentViewFillsCell,
    dequeuedCellHasSize, indentationIsAsked, swipeEditsRow, deletionIsCommitted, moveIsTold,
    detailButtonTellsDelegate, cellChangesState, layoutHearsOfUpdates, layoutsHearOfTransition,
    itemsAreMovedInSteps, decorationComesFromLayout, attributesApplyOnChange, edgeViewIsDequeued,
    pinnedEdgesStay, plainHeaderFloats, unusedPrefetchIsCancelled, primaryActionFollows,
    unknownIdentifierRaises, missingSectionRaises, layoutChoosesRest, statusBarScrollsToTop,
    moveExcludesOtherChange, dequeueLooksForRow,
    rowsSizeThemselves, cellsFitTheirConstraints,
    layoutIsSteered,
    flowSpreadsItems,
    pullRefreshes, labelsAreInContent,
    groupsKeepDistance, headersKeepDistance, topRowIsBelowHeader,
    reloadExcludesDeletion, movedPlacesExist,
    collectionNeedsLayout,
    compositionHasDirection, edgesFollowInsets, wholeLayoutHasEdges, flexibleGapsGrow,
    presentSectionStays, groupedTitlesAreUppercase,
    backgroundFollowsState,
    estimatesGiveWay,
  ]
}
