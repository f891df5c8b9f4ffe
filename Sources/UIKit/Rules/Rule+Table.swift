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

  static let tableRules: [Rule] = [
    tableAsksInLayout, tableCountsFirst, reloadCountsNow, onlyVisibleCells, heightsAreAsked,
    cellIsDisplayed, cellsAreReused, cellMustBeRegistered, updateMustMatch,
    layoutOutsideWindowWarns, selectionIsTold, selectionIsCleared, tableControllerMakesTable,
  ]
}
