/// A controller whose view is a table.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let styleStorage: UITableView.Style
  @available(iOS 3.2, *)
  open var clearsSelectionOnViewWillAppear = true
  @available(iOS 6.0, *)
  open var refreshControl: UIRefreshControl?

  public init(style: UITableView.Style) {
    styleStorage = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    styleStorage = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    styleStorage = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { return view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    if storyboardScene != nil || nibNameStorage != nil || !because(.tableControllerMakesTable) {
      super.loadView()
    } else {
      view = makeTable()
    }
    if let table = viewStorage as? UITableView { adopt(table) }
  }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: UIScreen.main.bounds, style: styleStorage)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return table
  }

  private func adopt(_ table: UITableView) {
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    clearSelection(animated)
  }

  private func clearSelection(_ animated: Bool) {
    guard clearsSelectionOnViewWillAppear, let table = viewStorage as? UITableView,
      let path = table.indexPathForSelectedRow, because(.selectionIsCleared)
    else { return }
    table.deselectRow(at: path, animated: animated)
  }

  open func numberOfSections(in tableView: UITableView) -> Int { return 1 }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return nil
  }

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return UITableView.automaticDimension
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
