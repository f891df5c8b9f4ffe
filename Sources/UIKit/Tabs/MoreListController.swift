/// The root of the More controller: a table of the tabs that the bar has no room for.
final class MoreListController: UIViewController, UITableViewDataSource {
  private weak var tabs: UITabBarController?

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
    table.dataSource = self
    view = table
  }

  private var rest: [UIViewController] {
    return Array((tabs?.members ?? []).dropFirst(4))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return rest.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tab")
      ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
    cell.textLabel?.text = rest[indexPath.row].tabBarItem?.title
    return cell
  }
}
