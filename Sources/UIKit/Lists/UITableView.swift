/// Rows in sections. The data source is asked when the table lays out.
///
/// The table's knowledge of its data is in `UITableView+Rows.swift`, its cells are placed in
/// `UITableView+Tiling.swift`, and announced changes are in `UITableView+Updates.swift`.
open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { forgetRows() }
  }
  /// Hears early of rows that scrolling will need.
  @available(iOS 10.0, *)
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  @available(iOS 15.0, *)
  open var isPrefetchingEnabled = true
  private var classes: [String: UITableViewCell.Type] = [:]
  private var nibs: [String: UINib] = [:]
  /// The cells on screen, in order of their rows.
  var rows: [TableRow] = []
  private var pool: [UITableViewCell] = []
  private var edgePool: [UITableViewHeaderFooterView] = []
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The headers and footers, by section.
  var headers: [Int: TableEdge] = [:]
  var footers: [Int: TableEdge] = [:]
  /// The numbers of rows by section, as last counted; nil when they must be counted again.
  var counts: [Int]?
  /// Heights by section, as the delegate gave them; -1 where it has not been asked.
  var heights: [[CGFloat]] = []
  /// The delegate's estimates by section; empty if it gives none.
  var estimates: [[CGFloat]] = []
  var needsReload = true
  private var hasComplained = false
  var updates: ListUpdate?
  /// The selected rows, in the order of their selection.
  var selections: [IndexPath] = []
  /// Rows beyond the screen whose data the prefetching source was told to bring.
  var prefetched: [IndexPath] = []
  var isPrefetching = false
  var prefetchedAt: CGFloat = 0
  var prefetchesUp = false
  /// The row whose buttons a swipe has uncovered.
  var swipedRow: SwipedRow?
  /// The row whose cell is being configured again.
  var reconfigured: TableRow?
  private let styleStorage: UITableView.Style

  /// The height of rows for which the delegate gives none.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// From iOS 11 on a table estimates by default; 0 turns that off.
  @available(iOS 7.0, *)
  open var estimatedRowHeight: CGFloat =
    Simulation.current.isAtLeast(11) ? UITableView.automaticDimension : 0
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The view above all rows.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, with: tableHeaderView) }
  }
  /// The view below all rows.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, with: tableFooterView) }
  }
  /// The lower end of the rows and their footers, as of the last layout.
  var endOfRows: CGFloat = 0
  open var separatorStyle: UITableViewCell.SeparatorStyle =
    UITableViewCell.SeparatorStyle.singleLine
  @available(iOS 7.0, *)
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  private var separatorColorStorage: UIColor?
  /// The color of the lines between rows; nil brings the system's back.
  open var separatorColor: UIColor? {
    get { return separatorColorStorage ?? UITableView.systemSeparatorColor }
    set { separatorColorStorage = newValue }
  }
  @available(iOS 8.0, *)
  open var separatorEffect: UIVisualEffect?
  @available(iOS 7.0, *)
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  @available(iOS 7.0, *)
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  @available(iOS 15.0, *)
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  @available(iOS 6.0, *)
  open var sectionIndexColor: UIColor?
  @available(iOS 5.0, *)
  open var allowsSelectionDuringEditing = false
  @available(iOS 11.0, *)
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  @available(iOS 11.0, *)
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether a tap selects a row.
  open var allowsSelection = true
  @available(iOS 5.0, *)
  open var allowsMultipleSelection = false
  @available(iOS 5.0, *)
  open var allowsMultipleSelectionDuringEditing = false
  var editingStorage = false
  /// The view behind all cells.
  @available(iOS 3.2, *)
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// The number of rows from which on the letters at the side show.
  open var sectionIndexMinimumDisplayRowCount: Int = 0
  @available(iOS 7.0, *)
  open var sectionIndexBackgroundColor: UIColor?
  @available(iOS 6.0, *)
  open var sectionIndexTrackingBackgroundColor: UIColor?
  @available(iOS 9.0, *)
  open var cellLayoutMarginsFollowReadableWidth = !Simulation.current.isAtLeast(12)
  @available(iOS 11.0, *)
  open var insetsContentViewsToSafeArea = true
  /// The edges that separators are inset from.
  @available(iOS 11.0, *)
  open var separatorInsetReference: UITableView.SeparatorInsetReference =
    UITableView.SeparatorInsetReference.fromCellEdges
  @available(iOS 9.0, *)
  open var remembersLastFocusedIndexPath = false
  /// Whether a row is selected that gets the focus of a keyboard.
  @available(iOS 14.0, *)
  open var selectionFollowsFocus = false
  @available(iOS 15.0, *)
  open var allowsFocus = false
  @available(iOS 15.0, *)
  open var allowsFocusDuringEditing = false
  @available(iOS 11.0, *)
  open var isSpringLoaded = false
  /// The interaction behind the menus of rows; the model has none.
  @available(iOS 14.0, *)
  open var contextMenuInteraction: UIContextMenuInteraction? { return nil }
  /// Whether something from the table is dragged.
  @available(iOS 11.0, *)
  open var hasActiveDrag: Bool { return false }
  /// Whether something is dragged over the table.
  @available(iOS 11.0, *)
  open var hasActiveDrop: Bool { return false }
  /// The height of the empty rows below a plain table's last one.
  @available(iOS 15.0, *)
  open var fillerRowHeight: CGFloat = UITableView.automaticDimension
  /// Whether a person may drag rows out of the table.
  @available(iOS 11.0, *)
  open var dragInteractionEnabled = UITableView.dragsByDefault
  @available(iOS 16.0, *)
  open var selfSizingInvalidation: UITableView.SelfSizingInvalidation =
    UITableView.SelfSizingInvalidation.enabled

  public static let automaticDimension: CGFloat = -1

  public enum Style: Int {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum RowAnimation: Int {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public enum ScrollPosition: Int {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  @available(iOS 11.0, *)
  public enum SeparatorInsetReference: Int {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// Whether a cell with another content size takes up another height.
  @available(iOS 16.0, *)
  public enum SelfSizingInvalidation: Int {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// The title of the magnifying glass at the top of the letters at the side.
  public static let indexSearch = "{search}"
  /// A person selected or deselected a row.
  public static let selectionDidChangeNotification = Notification.Name(
    rawValue: "UITableViewSelectionDidChangeNotification")

  private static var plainBackground: UIColor {
    return Simulation.current.isAtLeast(13) ? UIColor.tableBackground : UIColor.white
  }

  private static var systemSeparatorColor: UIColor {
    if Simulation.current.isAtLeast(13) { return UIColor.separator }
    return UIColor(red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
  }

  /// Since iOS 15 on every device, before on an iPad only.
  private static var dragsByDefault: Bool {
    return Simulation.current.isAtLeast(15) || Simulation.current.idiom == .pad
  }

  public init(frame: CGRect, style: UITableView.Style) {
    styleStorage = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? UITableView.plainBackground : .groupTableViewBackground
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    styleStorage = .plain
    super.init(coder: coder)
  }

  /// Plain or grouped.
  open var style: UITableView.Style { return styleStorage }

  var tableDelegate: (any UITableViewDelegate)? {
    return delegate as? any UITableViewDelegate
  }

  @available(iOS 6.0, *)
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier id: String) {
    refuseEmpty(id, "-[UITableView registerClass:forCellReuseIdentifier:]")
    classes[id] = cellClass
  }

  @available(iOS 5.0, *)
  open func register(_ nib: UINib?, forCellReuseIdentifier id: String) {
    nibs[id] = nib
  }

  private func refuseEmpty(_ id: String, _ method: String) {
    guard id.isEmpty, because(.emptyIdentifierRaises) else { return }
    Host.raise(
      NSException(
        name: .invalidArgumentException, reason: "must pass a valid reuse identifier to \(method)"))
  }

  /// A cell that is no longer on screen, or a new one of the registered class.
  open func dequeueReusableCell(withIdentifier id: String) -> UITableViewCell? {
    if let row = reconfigured, row.cell.reuseIdentifier == id { return row.cell }
    if let cell = reusableCell(id) { return cell }
    if let type = classes[id] { return type.init(style: .default, reuseIdentifier: id) }
    return nibs[id]?.instantiate(withOwner: nil).first as? UITableViewCell
  }

  private func reusableCell(_ id: String) -> UITableViewCell? {
    var index = 0
    for cell in pool {
      if cell.reuseIdentifier == id && because(.cellsAreReused) {
        let found = pool.remove(at: index)
        found.prepareForReuse()
        return found
      }
      index += 1
    }
    return nil
  }

  /// A cell for a row; raises when no class is registered.
  @available(iOS 6.0, *)
  open func dequeueReusableCell(withIdentifier id: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    refuseMissingRow(indexPath)
    if let cell = dequeueReusableCell(withIdentifier: id) {
      giveSize(to: cell, at: indexPath)
      return cell
    }
    guard Simulation.current.anyNib == nil, because(.cellMustBeRegistered) else {
      return UITableViewCell(style: .default, reuseIdentifier: id)
    }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "unable to dequeue a cell with identifier \(id) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"))
  }

  /// The size of the row, as far as it is known without a question to the delegate.
  private func giveSize(to cell: UITableViewCell, at path: IndexPath) {
    guard path.section >= 0 && path.section < heights.count,
      path.row >= 0 && path.row < heights[path.section].count, because(.dequeuedCellHasSize)
    else { return }
    let size = CGSize(width: frameStorage.width, height: presentHeight(of: path))
    if cell.frame.size != size { cell.frame.size = size }
  }

  /// Up to iOS 10 the table looks for the row's place first.
  private func refuseMissingRow(_ path: IndexPath) {
    guard let counts = counts, path.count == 2 else { return }
    if path.section < counts.count, path.row < counts[path.section] { return }
    guard because(.dequeueLooksForRow) else { return }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "request for rect at invalid index path (\(path.printedAsObject))"))
  }

  /// Counts again and drops the cells; new ones are asked for in the next layout.
  open func reloadData() {
    selections = []
    forgetRows()
    if dataSource != nil && because(.reloadCountsNow) {
      countRows()
    }
  }

  /// The letters at the side, as the data source gave them; nil without any.
  var indexTitles: [String]?

  func askForSectionIndex() {
    indexTitles = dataSource?.sectionIndexTitles(for: self)
  }

  /// A person taps a letter at the side: the table scrolls to the section that it stands for.
  func tapIndex(_ index: Int) {
    guard let titles = indexTitles, index >= 0 && index < titles.count, let source = dataSource,
      because(.sectionIndexIsAsked)
    else { return }
    let section = source.tableView(
      self, sectionForSectionIndexTitle: titles[index], at: index)
    guard section >= 0 && section < countedRows.count else { return }
    contentOffset = clamped(CGPoint(x: 0, y: rect(forSection: section).minY))
  }

  private func forgetRows() {
    counts = nil
    needsReload = true
    setNeedsLayout()
  }

  // MARK: Changes

  /// Asks for the cells of rows again.
  open func reloadRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.reloadedItems.append(contentsOf: paths) }
  }

  /// Lets the data source configure the cells of rows again; rows without a cell are left out.
  @available(iOS 15.0, *)
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// Announces rows that the data source has more.
  open func insertRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.insertedItems.append(contentsOf: paths) }
  }

  /// Announces rows that the data source has no more.
  open func deleteRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.deletedItems.append(contentsOf: paths) }
  }

  /// Announces a row that the data source has at another place.
  @available(iOS 5.0, *)
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append(ListItemMove(origin: indexPath, target: newIndexPath)) }
  }

  /// Asks for the cells of whole sections again.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.reloadedSections.append(contentsOf: Array(sections)) }
  }

  /// Announces sections that the data source has more.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.insertedSections.append(contentsOf: Array(sections)) }
  }

  /// Announces sections that the data source has no more.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.deletedSections.append(contentsOf: Array(sections)) }
  }

  /// Announces a section that the data source has at another place.
  @available(iOS 5.0, *)
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(ListSectionMove(origin: section, target: newSection)) }
  }

  /// From here to `endUpdates()` changes of rows are taken together.
  open func beginUpdates() {
    if updates == nil { updates = ListUpdate() }
    updates?.depth += 1
  }

  /// Counts again, and checks that the data source changed as announced.
  open func endUpdates() {
    guard let current = updates else { return }
    current.depth -= 1
    if current.depth == 0 {
      updates = nil
      apply(current)
    }
  }

  @available(iOS 11.0, *)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion = completion {
      RunLoop.main.enqueue(after: 0.3, phase: 3) { completion(true) }
    }
  }

  // MARK: Rows and cells

  /// The sections, as counted last.
  open var numberOfSections: Int { return countedRows.count }

  /// The rows of a section, as counted last.
  open func numberOfRows(inSection section: Int) -> Int {
    let all = countedRows
    return section < all.count ? all[section] : 0
  }

  /// The cell of a row that is on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    for row in rows {
      if row.path == indexPath { return row.cell }
    }
    return nil
  }

  /// The row of a cell that is on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for row in rows {
      if row.cell === cell { return row.path }
    }
    return nil
  }

  /// The cells on screen.
  open var visibleCells: [UITableViewCell] {
    return rows.map { $0.cell }
  }

  /// The rows on screen.
  open var indexPathsForVisibleRows: [IndexPath]? {
    return rows.map { $0.path }
  }

  /// The row a tap or code selected; the first of several.
  open var indexPathForSelectedRow: IndexPath? { return selections.first }

  /// The rows that are selected; nil without one.
  @available(iOS 5.0, *)
  open var indexPathsForSelectedRows: [IndexPath]? {
    return selections.isEmpty ? nil : selections
  }

  /// Selects without telling the delegate. Nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if indexPath == nil || !selectsSeveral {
      let others = selections.filter { $0 != indexPath }
      for other in others { deselectRow(at: other, animated: animated) }
    }
    guard let path = indexPath else { return }
    if !selections.contains(path) { selections.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    if !because(.selectionIsTold) { tableDelegate?.tableView(self, didSelectRowAt: path) }
  }

  /// Takes the selection away without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selections = selections.filter { $0 != indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// A finger that lifts from a row selects it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, because(.liftedFingerSelects),
      let path = indexPathForRow(at: touch.location(in: self))
    else { return }
    tap(path)
  }

  /// Scrolls until the row is on screen.
  open func scrollToRow(
    at indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool
  ) {
    if indexPath.row != Int.max { refuseMissing(indexPath) }
    setContentOffset(offset(showing: indexPath, at: position), animated: animated)
  }

  /// Scrolls until the selected row is on screen.
  open func scrollToNearestSelectedRow(
    at position: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let path = selections.first else { return }
    scrollToRow(at: path, at: position, animated: animated)
  }

  /// Whether rows show their means of editing.
  open var isEditing: Bool {
    get { return editingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing on or off, also in the cells on screen.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if swipedRow != nil { closeSwipe() }
    let changes = editing != editingStorage
    editingStorage = editing
    if changes && !selections.isEmpty && because(.editingClearsSelection) {
      selectRow(at: nil, animated: animated, scrollPosition: .none)
    }
    if because(.tableEditsItsCells) {
      for row in rows { edit(row.cell, at: row.path, animated: animated) }
    }
  }

  /// Whether a person is moving a row; nobody is between two acts.
  @available(iOS 11.0, *)
  open var hasUncommittedUpdates: Bool { return false }

  /// Asks for the letters at the side again.
  open func reloadSectionIndexTitles() {
    if dataSource != nil && because(.sectionIndexIsAsked) { askForSectionIndex() }
  }

  @available(iOS 6.0, *)
  open func register(
    _ viewClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier id: String
  ) {
    headerClasses[id] = viewClass
  }

  /// A view that is no longer on screen, or a new one of the registered class.
  @available(iOS 6.0, *)
  open func dequeueReusableHeaderFooterView(withIdentifier id: String)
    -> UITableViewHeaderFooterView?
  {
    for index in 0..<edgePool.count where edgePool[index].reuseIdentifier == id {
      guard because(.cellsAreReused) else { break }
      let found = edgePool.remove(at: index)
      found.prepareForReuse()
      return found
    }
    return headerClasses[id]?.init(reuseIdentifier: id)
  }

  /// The header of a section on screen.
  @available(iOS 6.0, *)
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    return headers[section]?.view as? UITableViewHeaderFooterView
  }

  /// The footer of a section on screen.
  @available(iOS 6.0, *)
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    return footers[section]?.view as? UITableViewHeaderFooterView
  }

  /// Puts cells where rows are visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil && because(.tableAsksInLayout) {
      tile()
      complainOutsideWindow()
    } else if dataSource == nil {
      measureEnds()
    }
    if tableHeaderView != nil || tableFooterView != nil { placeEnds() }
    if let background = backgroundView { placeBackground(background) }
  }

  /// The console's words of iOS 13 and later.
  private func complainOutsideWindow() {
    guard Simulation.current.isAtLeast(13), window == nil, !rows.isEmpty, !hasComplained,
      because(.layoutOutsideWindowWarns)
    else { return }
    hasComplained = true
    Host.warn(
      "Warning once only: UITableView was told to layout its visible cells and other contents "
        + "without being in the view hierarchy (the table view or one of its superviews has not "
        + "been added to a window).")
  }

  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if cell.reuseIdentifier != nil { pool.append(cell) }
  }

  /// Keeps a header or footer that can be dequeued.
  func recycle(_ view: UIView) {
    guard let edge = view as? UITableViewHeaderFooterView, edge.reuseIdentifier != nil else {
      return
    }
    edgePool.append(edge)
  }

  // MARK: What few lists have

}
