/// Tables and collections.
extension Rule {
  static let tableAsksInLayout = Rule(
    "table.asks-in-layout", "A table asks its data source for cells when it lays out.",
    evidence: "A: UITableView", confidence: "high",
    names: ["tableView(_:cellForRowAt:)", "collectionView(_:cellForItemAt:)", "layoutSubviews"])

  static let tableCountsFirst = Rule(
    "table.counts-first",
    "A table counts sections and rows before it asks for the first cell.",
    evidence: "T: codecloud.net table logs; A: UITableViewDataSource", confidence: "high",
    names: [
      "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)",
      "collectionView(_:numberOfItemsInSection:)",
    ])

  static let reloadCountsNow = Rule(
    "table.reload-counts-now",
    "`reloadData` counts sections and rows immediately. The table asks for the cells at the next "
      + "layout.",
    evidence: "S: reloadData, noteNumberOfRowsChanged, _updateRowData in crash logs",
    confidence: "medium",
    names: ["reloadData", "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)"])

  static let onlyVisibleCells = Rule(
    "table.only-visible-cells", "Only rows that are on screen have a cell.",
    evidence: "A: UITableView", confidence: "high",
    names: ["visibleCells", "tableView(_:cellForRowAt:)", "cellForRow(at:)"])

  static let heightsAreAsked = Rule(
    "table.heights-are-asked",
    "Without an estimate, a table asks for the heights of all rows before it asks for the first "
      + "cell.",
    evidence: "A: estimatedRowHeight", confidence: "medium",
    names: ["tableView(_:heightForRowAt:)", "estimatedRowHeight"])

  static let cellIsDisplayed = Rule(
    "table.display-is-told",
    "The table tells the delegate `willDisplay` after the cell is created and `didEndDisplaying` "
      + "when the cell leaves.",
    evidence: "A: UITableViewDelegate", confidence: "high",
    names: [
      "tableView(_:willDisplay:forRowAt:)", "tableView(_:didEndDisplaying:forRowAt:)",
    ])

  static let cellsAreReused = Rule(
    "table.cells-are-reused",
    "Before a table uses a cell again, it calls the cell's `prepareForReuse`.",
    evidence: "A: prepareForReuse()", confidence: "high",
    names: ["prepareForReuse", "dequeueReusableCell(withIdentifier:)"])

  static let cellMustBeRegistered = Rule(
    "table.cell-must-be-registered",
    "Dequeuing a cell with an unknown identifier throws an exception.",
    since: "6", evidence: "S: exception text in public issues", confidence: "high",
    names: ["dequeueReusableCell(withIdentifier:for:)"])

  static let updateMustMatch = Rule(
    "table.update-must-match",
    "Inserting or deleting rows throws an exception if the data source doesn't count the same "
      + "change.",
    evidence: "S: exception text in public issues", confidence: "high",
    names: [
      "insertRows(at:with:)", "deleteRows(at:with:)", "tableView(_:numberOfRowsInSection:)",
    ])

  static let layoutOutsideWindowWarns = Rule(
    "table.layout-outside-window-warns",
    "If a table with rows is laid out outside a window, UIKit logs a warning once.",
    since: "13",
    evidence: "S: console text in public issues", confidence: "high",
    names: ["layoutIfNeeded", "layoutSubviews"])

  static let selectionIsTold = Rule(
    "table.selection-is-told",
    "When the user taps a row, the table tells its delegate. `selectRow` in code doesn't.",
    evidence: "A: selectRow(at:animated:scrollPosition:)", confidence: "high",
    names: ["tableView(_:didSelectRowAt:)", "selectRow(at:animated:scrollPosition:)"])

  static let selectionIsCleared = Rule(
    "table.selection-is-cleared",
    "A table view controller deselects rows in `viewWillAppear`, unless you turn that off.",
    since: "3.2", evidence: "A: clearsSelectionOnViewWillAppear", confidence: "high",
    names: ["clearsSelectionOnViewWillAppear", "viewWillAppear(_:)"])

  static let tableControllerMakesTable = Rule(
    "table.controller-makes-table",
    "A table view controller creates the table in `loadView`. The controller is the table's data "
      + "source and delegate.",
    evidence: "A: UITableViewController", confidence: "high",
    names: ["tableView", "loadView", "UITableViewController"])

  // MARK: Selection

  static let highlightComesFirst = Rule(
    "table.highlight-comes-first",
    "A finger on a row highlights it, if the delegate agrees, and unhighlights it when it lifts. A "
      + "row that isn't highlighted isn't selected.",
    evidence: "A: tableView(_:shouldHighlightRowAt:); T: BrianSlick/Book-UITableViewGuide",
    confidence: "high",
    names: [
      "tableView(_:shouldHighlightRowAt:)", "tableView(_:didHighlightRowAt:)",
      "tableView(_:didUnhighlightRowAt:)", "setHighlighted(_:animated:)",
    ])

  static let willSelectDecides = Rule(
    "table.will-select-decides",
    "The delegate's `willSelectRowAt` can return another row, which the tap then selects, or nil "
      + "for none.",
    evidence: "A: tableView(_:willSelectRowAt:); T: BrianSlick/Book-UITableViewGuide",
    confidence: "high",
    names: ["tableView(_:willSelectRowAt:)", "tableView(_:didSelectRowAt:)"])

  static let tapTellsDeselection = Rule(
    "table.tap-tells-deselection",
    "When a tap selects another row, the delegate gets `willDeselectRowAt` and `didDeselectRowAt` "
      + "of the old row before `didSelectRowAt` of the new one.",
    evidence: "T: BrianSlick/Book-UITableViewGuide", confidence: "high",
    names: [
      "tableView(_:willDeselectRowAt:)", "tableView(_:didDeselectRowAt:)",
      "tableView(_:didSelectRowAt:)",
    ])

  static let tapDeselectsAmongSeveral = Rule(
    "table.tap-deselects-among-several",
    "With multiple selection, a tap on a selected row or item deselects it.",
    since: "5", evidence: "A: allowsMultipleSelection, UICollectionViewDelegate",
    confidence: "high",
    names: [
      "allowsMultipleSelection", "tableView(_:didDeselectRowAt:)",
      "collectionView(_:shouldDeselectItemAt:)", "collectionView(_:didDeselectItemAt:)",
    ])

  static let disabledCellIsNotSelected = Rule(
    "table.disabled-cell-is-not-selected",
    "A tap on a cell whose `isUserInteractionEnabled` is false doesn't select it.",
    evidence: "T: awesome-tips/iOS-Tips 2019-01", confidence: "high",
    names: ["isUserInteractionEnabled", "tableView(_:didSelectRowAt:)"])

  static let severalStaySelected = Rule(
    "table.several-stay-selected",
    "A table view controller whose table allows multiple selection keeps the selected rows when it "
      + "appears again.",
    since: "5", evidence: "T: mikeabdullah.net", confidence: "medium",
    alternative: "All selected rows are deselected.",
    names: ["clearsSelectionOnViewWillAppear", "allowsMultipleSelection"])

  static let reloadDeselects = Rule(
    "table.reload-deselects", "Reloading a row deselects it.",
    evidence: "T: blog.stevex.net 2011-12", confidence: "high",
    names: ["reloadRows(at:with:)", "indexPathForSelectedRow"])

  // MARK: Counts and heights

  static let lastSectionIsCountedFirst = Rule(
    "table.last-section-is-counted-first",
    "A table with several sections counts the rows of the last section first, then those of the "
      + "others from the top.",
    evidence: "T: BrianSlick/Book-UITableViewGuide, biecuoliao.com", confidence: "medium",
    alternative: "The table counts the sections from the top.",
    names: ["tableView(_:numberOfRowsInSection:)", "numberOfSections(in:)"])

  static let tooManyRows = Rule(
    "table.too-many-rows",
    "If a section has more rows than fit into memory, the table throws an exception.",
    evidence: "S: exception text in a public question", confidence: "medium",
    alternative: "The table shows no row of the section.",
    names: ["tableView(_:numberOfRowsInSection:)"])

  static let heightFollowsCell = Rule(
    "table.height-follows-cell",
    "With an estimate, a table asks for the height of a row only after it has the row's cell.",
    since: "8", isBoundToReleases: true,
    evidence: "T: jianshu e52647d26691, haomeiwen.com; the release is inferred",
    confidence: "medium",
    alternative: "The table asks for the height before the cell.",
    names: [
      "tableView(_:heightForRowAt:)", "tableView(_:cellForRowAt:)", "estimatedRowHeight",
    ])

  static let heightIsAskedAgain = Rule(
    "table.height-is-asked-again",
    "From iOS 8 to 10, a table without an estimate asks for the height of each row again after it "
      + "has the row's cell.",
    since: "8", through: "10", isBoundToReleases: true,
    evidence: "T: jianshu e52647d26691 for iOS 8", confidence: "medium",
    alternative: "The table asks for each height once.",
    names: ["tableView(_:heightForRowAt:)", "tableView(_:cellForRowAt:)"])

  static let delegateEstimates = Rule(
    "table.delegate-estimates",
    "If the delegate gives estimates, a table asks for those of all rows, and for the heights of "
      + "rows on screen only.",
    since: "7", evidence: "A: tableView(_:estimatedHeightForRowAt:)", confidence: "high",
    names: ["tableView(_:estimatedHeightForRowAt:)", "tableView(_:heightForRowAt:)"])

  static let rowsArePrefetched = Rule(
    "table.rows-are-prefetched",
    "A table tells its prefetching data source about rows near the screen, never about rows whose "
      + "cells it needs immediately.",
    since: "10", isBoundToReleases: true, evidence: "A: UITableViewDataSourcePrefetching",
    confidence: "high",
    names: ["prefetchDataSource", "tableView(_:prefetchRowsAt:)"])

  // MARK: Headers and footers

  static let edgeDisplayIsTold = Rule(
    "table.edge-display-is-told",
    "A table asks for a section's header, then its footer, after the cells of its rows on screen. "
      + "Each view is displayed before the next is asked for.",
    since: "6", isBoundToReleases: true,
    evidence: "T: jianshu 07fef73d9b4e, gitbook.existorlive.cn", confidence: "high",
    names: [
      "tableView(_:viewForHeaderInSection:)", "tableView(_:willDisplayHeaderView:forSection:)",
      "tableView(_:viewForFooterInSection:)", "tableView(_:willDisplayFooterView:forSection:)",
    ])

  static let edgesTakeRoom = Rule(
    "table.edges-take-room",
    "The headers and footers of sections take their heights between the rows.",
    evidence: "A: UITableView", confidence: "high",
    names: ["tableView(_:heightForHeaderInSection:)", "sectionHeaderHeight", "rectForRow(at:)"])

  static let tableHeaderTakesRoom = Rule(
    "table.table-header-takes-room",
    "The table's own header is above the first section and scrolls with the rows.",
    evidence: "A: tableHeaderView", confidence: "high",
    names: ["tableHeaderView", "tableFooterView", "contentSize"])

  // MARK: Updates

  static let updateKeepsOtherCells = Rule(
    "table.update-keeps-other-cells",
    "An announced change asks only for the cells that it brings. All others stay, though they may "
      + "move or change their height.",
    evidence: "A: beginUpdates(), performBatchUpdates(_:completion:); T: javashuo hk-pyoevuuj",
    confidence: "high",
    names: [
      "insertRows(at:with:)", "deleteRows(at:with:)", "reloadRows(at:with:)", "beginUpdates()",
      "insertItems(at:)",
    ])

  static let updateAsksAtOnce = Rule(
    "table.update-asks-at-once",
    "An update asks for the cells that it brings before it returns.",
    evidence: "S: endUpdates, _endCellAnimationsWithContext in crash logs; T: blog.anzfactory.xyz",
    confidence: "medium",
    alternative: "The cells come with the next layout.",
    names: ["endUpdates()", "insertRows(at:with:)", "tableView(_:cellForRowAt:)"])

  static let reloadStaysBehind = Rule(
    "table.reload-stays-behind",
    "A reload of a row counts as a deletion and an insertion. If the update moves its section, only "
      + "the deletion moves along, which throws an exception.",
    evidence: "S: rdar 27041784 on iOS 9.3", confidence: "medium",
    alternative: "The insertion moves along too.",
    names: ["moveSection(_:toSection:)", "reloadRows(at:with:)"])

  static let reconfigureKeepsCell = Rule(
    "table.reconfigure-keeps-cell",
    "Reconfiguring a row or item asks for its cell again. Dequeuing then returns the existing cell "
      + "without `prepareForReuse`.",
    since: "15", evidence: "A: reconfigureRows(at:); P: Tyler Fox of UIKit", confidence: "high",
    names: ["reconfigureRows(at:)", "reconfigureItems(at:)", "prepareForReuse()"])

  static let missingRowRaises = Rule(
    "table.missing-row-raises",
    "Scrolling to a row that doesn't exist throws an `NSRangeException`.",
    evidence: "S: exception text in CodeWicky/DWLogger#1", confidence: "high",
    names: ["scrollToRow(at:at:animated:)"])

  // MARK: Editing

  static let tableEditsItsCells = Rule(
    "table.edits-its-cells",
    "`setEditing` of a table asks for each row on screen whether it may be edited and, if so, how. "
      + "Then it calls `setEditing` of the cell.",
    evidence: "A: Table View Programming Guide, UITableViewDelegate", confidence: "high",
    names: [
      "setEditing(_:animated:)", "tableView(_:canEditRowAt:)",
      "tableView(_:editingStyleForRowAt:)", "editingStyle",
    ])

  static let tableFollowsItsController = Rule(
    "table.follows-its-controller",
    "`setEditing` of a table view controller also sets it for the table.",
    evidence: "A: UITableViewController", confidence: "high",
    names: ["setEditing(_:animated:)", "isEditing"])

  // MARK: Cells

  static let cellStateIsSetByMethod = Rule(
    "table.cell-state-is-set-by-method",
    "Setting a cell's `isSelected`, `isHighlighted` or `isEditing` calls the method that takes "
      + "`animated`, with false.",
    evidence: "A: UITableViewCell.h", confidence: "high",
    names: ["setSelected(_:animated:)", "setHighlighted(_:animated:)", "setEditing(_:animated:)"])

  static let defaultStyleHasNoDetail = Rule(
    "table.default-style-has-no-detail",
    "A cell of the default style has no `detailTextLabel`.",
    evidence: "A: detailTextLabel", confidence: "high", names: ["detailTextLabel"])

  static let contentHidesLabels = Rule(
    "table.content-hides-labels",
    "A cell with a content configuration returns nil for `textLabel`, `detailTextLabel` and "
      + "`imageView`.",
    since: "14", evidence: "A: UITableViewCell.h", confidence: "high",
    names: ["contentConfiguration", "textLabel"])

  static let contentReplacesView = Rule(
    "table.content-replaces-view",
    "Setting a cell's content configuration replaces `contentView` with the configuration's view. "
      + "Setting it to nil puts an empty one there.",
    since: "14", evidence: "A: UITableViewCell.h", confidence: "high",
    names: ["contentConfiguration", "contentView"])

  static let backgroundIsOneOfTwo = Rule(
    "table.background-is-one-of-two",
    "Setting a cell's background configuration sets its background views to nil.",
    since: "14", evidence: "A: UITableViewCell.h", confidence: "high",
    names: ["backgroundConfiguration", "backgroundView", "selectedBackgroundView"])

  static let cellIsConfigured = Rule(
    "table.cell-is-configured",
    "A cell gets `updateConfiguration(using:)` before it is displayed first, and again when its "
      + "state changes.",
    since: "14", evidence: "P: Tyler Fox of UIKit; A: UICollectionViewCell.h", confidence: "high",
    names: ["updateConfiguration(using:)", "configurationState", "configurationUpdateHandler"])

  static let configurationIsDeferred = Rule(
    "table.configuration-is-deferred",
    "`setNeedsUpdateConfiguration` updates nothing immediately. Several requests become one update "
      + "in the next layout.",
    since: "14", evidence: "A: setNeedsUpdateConfiguration()", confidence: "medium",
    alternative: "Each request updates the cell immediately.",
    names: ["setNeedsUpdateConfiguration()", "updateConfiguration(using:)"])

  static let handlerFollowsOverride = Rule(
    "table.handler-follows-override",
    "A cell's `configurationUpdateHandler` runs after its `updateConfiguration(using:)`.",
    since: "15", evidence: "A: UICollectionViewCell.h", confidence: "high",
    names: ["configurationUpdateHandler", "updateConfiguration(using:)"])

  // MARK: Collections

  static let itemHighlightFramesSelection = Rule(
    "table.item-highlight-frames-selection",
    "A finger on an item highlights it, if the delegate agrees. The tap selects it when the finger "
      + "lifts, before the item is unhighlighted.",
    since: "6", evidence: "A: UICollectionView.h, the call sequence of a tap", confidence: "high",
    names: [
      "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:didHighlightItemAt:)",
      "collectionView(_:shouldSelectItemAt:)", "collectionView(_:didSelectItemAt:)",
      "collectionView(_:didUnhighlightItemAt:)",
    ])

  static let noDataSourceIsOneSection = Rule(
    "table.no-data-source-is-one-section",
    "A collection view without a data source has one section with no items.",
    since: "6", evidence: "P: Instagram/IGListKit, tests against UIKit", confidence: "high",
    names: ["numberOfSections", "dataSource"])

  static let invalidLayoutIsPrepared = Rule(
    "table.invalid-layout-is-prepared",
    "An invalidated layout is prepared again in the next layout of the collection view, not "
      + "immediately. The cells on screen stay.",
    since: "6", evidence: "A: UICollectionViewLayout.h; P: Instagram/IGListKit", confidence: "high",
    names: ["invalidateLayout()", "prepare()", "layoutAttributesForElements(in:)"])

  static let reloadInvalidatesAll = Rule(
    "table.reload-invalidates-all",
    "`reloadData` invalidates everything in the layout. An insertion or deletion invalidates the "
      + "counts only.",
    since: "7", isBoundToReleases: true, evidence: "A: UICollectionViewLayout.h",
    confidence: "high",
    names: [
      "invalidateLayout(with:)", "invalidateEverything", "invalidateDataSourceCounts",
    ])

  static let layoutDecidesAboutBounds = Rule(
    "table.layout-decides-about-bounds",
    "When a collection view has new bounds, it asks its layout whether they invalidate it. A flow "
      + "layout says yes for another width.",
    since: "6",
    evidence: "T: danielctull-tests/Collection-View-Layout-Bounds-Change-Test", confidence: "high",
    names: ["shouldInvalidateLayout(forBoundsChange:)", "invalidateLayout()"])

  static let cellsPreferSizes = Rule(
    "table.cells-prefer-sizes",
    "Before a collection view displays a self-sizing cell, it asks for its preferred attributes. "
      + "If the layout accepts them, it is invalidated and prepared again.",
    since: "8", isBoundToReleases: true,
    evidence: "A: WWDC 2021 session 10252; T: tigerspike.com", confidence: "medium",
    alternative: "The cell keeps the size that the layout gives.",
    names: [
      "preferredLayoutAttributesFitting(_:)",
      "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
    ])

  static let edgesAreSupplementary = Rule(
    "table.edges-are-supplementary",
    "A collection view asks for the header or footer of a section when it is on screen and has a "
      + "size.",
    since: "6", evidence: "A: headerReferenceSize", confidence: "high",
    names: ["collectionView(_:viewForSupplementaryElementOfKind:at:)", "headerReferenceSize"])

  static let itemKeepsCellForAWhile = Rule(
    "table.item-keeps-cell-for-a-while",
    "From iOS 10, an item that scrolls away and back soon gets its cell back. Its data source isn't "
      + "asked again.",
    since: "10", isBoundToReleases: true,
    evidence: "A: WWDC 2016 session 219, notes by halfrost and others", confidence: "high",
    names: ["collectionView(_:cellForItemAt:)", "collectionView(_:willDisplay:forItemAt:)"])

  static let sectionsAreProvided = Rule(
    "table.sections-are-provided",
    "A compositional layout asks its section provider for each section when it is prepared, and "
      + "again when the size changes.",
    since: "13", evidence: "A: UICollectionViewCompositionalLayoutSectionProvider",
    confidence: "high", names: ["UICollectionViewCompositionalLayout", "prepare()"])

  static let emptyIdentifierRaises = Rule(
    "table.empty-identifier-raises",
    "Dequeuing an item's cell with an empty identifier throws an `NSInvalidArgumentException`.",
    since: "6", evidence: "S: exception text in Juanpe/SkeletonView#535", confidence: "high",
    names: ["dequeueReusableCell(withReuseIdentifier:for:)"])

  static let itemCellIsDequeued = Rule(
    "table.item-cell-is-dequeued",
    "If `cellForItemAt` returns a cell that wasn't dequeued, the collection view throws an "
      + "exception.",
    since: "6", evidence: "S: exception text in badoo/Chatto#526, Instagram/IGListKit#1123",
    confidence: "high",
    names: ["collectionView(_:cellForItemAt:)", "reuseIdentifier"])

  static let itemCellIsDequeuedOnce = Rule(
    "table.item-cell-is-dequeued-once",
    "From iOS 18, dequeuing two cells for one item throws an exception.",
    since: "18", isBoundToReleases: true,
    evidence: "S: exception text in Juanpe/SkeletonView#580, Instabug-iOS#503",
    confidence: "medium",
    alternative: "The cell that isn't returned is lost.",
    names: ["collectionView(_:cellForItemAt:)", "dequeueReusableCell(withReuseIdentifier:for:)"])

  static let batchCountsBefore = Rule(
    "table.batch-counts-before",
    "If a collection view needs layout, `performBatchUpdates` lays it out, and so counts the items, "
      + "before it runs the block.",
    since: "6", evidence: "S: trace of 2014-11-12; P: Instagram/IGListKit", confidence: "high",
    names: ["performBatchUpdates(_:completion:)", "numberOfSections(in:)"])

  static let outerBatchCompletesFirst = Rule(
    "table.outer-batch-completes-first",
    "Of nested `performBatchUpdates`, the outer completion runs first.",
    since: "6", evidence: "P: TextureGroup/Texture, test on a plain UICollectionView",
    confidence: "high", names: ["performBatchUpdates(_:completion:)"])

  static let onePositionEachWay = Rule(
    "table.one-position-each-way",
    "Two vertical or two horizontal scroll positions throw an `NSInvalidArgumentException`.",
    since: "6", evidence: "A: UICollectionView.h", confidence: "high",
    names: ["scrollToItem(at:at:animated:)"])

  static let missingItemRaises = Rule(
    "table.missing-item-raises",
    "From iOS 15, scrolling to an item that doesn't exist throws an exception.",
    since: "15", isBoundToReleases: true,
    evidence: "S: exception text in CHTCollectionViewWaterfallLayout#203, Provenance#1771",
    confidence: "medium",
    alternative: "The collection view doesn't scroll.",
    names: ["scrollToItem(at:at:animated:)"])

  // MARK: Snapshots

  static let applyChangesItems = Rule(
    "table.apply-changes-items",
    "`apply` compares the snapshot with the last one. Only cells of items that come, go or are "
      + "reloaded change.",
    since: "13", evidence: "A: apply(_:animatingDifferences:completion:)", confidence: "high",
    names: ["apply(_:animatingDifferences:completion:)", "NSDiffableDataSourceSnapshot"])

  static let unanimatedApplyDiffs = Rule(
    "table.unanimated-apply-diffs",
    "From iOS 15, `apply` without animation also changes only what differs. Before, it reloaded "
      + "everything.",
    since: "15", isBoundToReleases: true, evidence: "A: UIDiffableDataSource.h",
    confidence: "high",
    names: ["apply(_:animatingDifferences:completion:)", "applySnapshotUsingReloadData(_:)"])

  static let identifiersAreUnique = Rule(
    "table.identifiers-are-unique",
    "Adding the same identifier twice to a snapshot in one call throws an exception.",
    since: "13",
    evidence:
      "S: exception text in mastodon-ios#1366, ASCollectionView#80; A: UIDiffableDataSource.h",
    confidence: "high", names: ["appendItems(_:toSection:)", "appendSections(_:)"])

  static let presentItemMoves = Rule(
    "table.present-item-moves",
    "Adding an item that the snapshot already has moves it there, with a warning.",
    since: "13", evidence: "S: console text in iOS04-PhotoGether#74", confidence: "high",
    names: ["appendItems(_:toSection:)", "insertItems(_:beforeItem:)"])

  static let registrationsAreMadeBefore = Rule(
    "table.registrations-are-made-before",
    "From iOS 15, dequeuing with a cell registration that was created while a cell is asked for "
      + "throws an exception.",
    since: "15", isBoundToReleases: true,
    evidence: "S: exception text in noppefoxwolf/DebugMenu#4; T: pookjw.github.io",
    confidence: "high",
    names: [
      "UICollectionView.CellRegistration", "dequeueConfiguredReusableCell(using:for:item:)",
    ])

  static let pickerAsksForRows = Rule(
    "table.picker-asks-for-rows",
    "A picker asks its delegate for a view of each row near the selected one. Without it, the "
      + "picker asks for an attributed title, then for a plain one.",
    evidence: "A: UIPickerViewDelegate; Matt Neuburg, Programming iOS 4", confidence: "high",
    names: [
      "pickerView(_:viewForRow:forComponent:reusing:)",
      "pickerView(_:attributedTitleForRow:forComponent:)",
      "pickerView(_:titleForRow:forComponent:)",
    ])

  static let editingClearsSelection = Rule(
    "table.editing-clears-selection",
    "A table deselects its rows when its editing begins or ends. The delegate hears nothing.",
    evidence: "K", confidence: "low",
    alternative: "The rows stay selected.",
    names: ["setEditing(_:animated:)", "indexPathForSelectedRow"])

  static let rowActionsAreAsked = Rule(
    "table.row-actions",
    "Where the delegate gives no swipe configuration, a swipe asks `editActionsForRowAt` for the "
      + "buttons of a row.",
    since: "8", evidence: "A: tableView(_:editActionsForRowAt:), UITableViewRowAction",
    confidence: "high", names: ["tableView(_:editActionsForRowAt:)", "UITableViewRowAction"])

  static let selectionIsPosted = Rule(
    "table.selection-notification",
    "When a person selects or deselects a row, the table posts `selectionDidChangeNotification`. "
      + "Selection by code posts nothing.",
    evidence: "A: selectionDidChangeNotification; selectRow(at:animated:scrollPosition:)",
    confidence: "high", names: ["selectionDidChangeNotification"])

  static let tableRules: [Rule] = [
    tableAsksInLayout, tableCountsFirst, reloadCountsNow, onlyVisibleCells, heightsAreAsked,
    cellIsDisplayed, cellsAreReused, cellMustBeRegistered, updateMustMatch,
    layoutOutsideWindowWarns, selectionIsTold, selectionIsCleared, tableControllerMakesTable,
    highlightComesFirst,
    willSelectDecides,
    tapTellsDeselection,
    tapDeselectsAmongSeveral,
    disabledCellIsNotSelected,
    severalStaySelected,
    reloadDeselects,
    lastSectionIsCountedFirst,
    tooManyRows,
    heightFollowsCell,
    heightIsAskedAgain,
    delegateEstimates,
    rowsArePrefetched,
    edgeDisplayIsTold,
    edgesTakeRoom,
    tableHeaderTakesRoom,
    updateKeepsOtherCells,
    updateAsksAtOnce,
    reloadStaysBehind,
    reconfigureKeepsCell,
    missingRowRaises,
    tableEditsItsCells,
    tableFollowsItsController,
    cellStateIsSetByMethod,
    defaultStyleHasNoDetail,
    contentHidesLabels,
    contentReplacesView,
    backgroundIsOneOfTwo,
    cellIsConfigured,
    configurationIsDeferred,
    handlerFollowsOverride,
    itemHighlightFramesSelection,
    noDataSourceIsOneSection,
    invalidLayoutIsPrepared,
    reloadInvalidatesAll,
    layoutDecidesAboutBounds,
    cellsPreferSizes,
    edgesAreSupplementary,
    sectionsAreProvided,
    itemKeepsCellForAWhile,
    emptyIdentifierRaises,
    itemCellIsDequeued,
    itemCellIsDequeuedOnce,
    batchCountsBefore,
    outerBatchCompletesFirst,
    onePositionEachWay,
    missingItemRaises,
    applyChangesItems,
    unanimatedApplyDiffs,
    identifiersAreUnique,
    presentItemMoves,
    registrationsAreMadeBefore,
    pickerAsksForRows,
    rowActionsAreAsked,
    editingClearsSelection,
    selectionIsPosted,
  ]
}
