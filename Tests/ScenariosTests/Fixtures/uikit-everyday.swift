// ios: 17. A screen as apps write it: delegate, coordinator, timer, observer, bar button, constraints.
import UIKit
protocol ListDelegate: AnyObject { func list(_ list: ListController, didPick item: String) }
final class ListController: UIViewController {
  enum Section: Int, CaseIterable { case first, second; var title: String { "\(self)" } }
  struct Model { var items: [String] = []; var isEmpty: Bool { items.isEmpty } }
  weak var delegate: ListDelegate?
  private(set) var model = Model() { didSet { guard isViewLoaded else { return }; render() } }
  private lazy var label: UILabel = {
    let l = UILabel(); l.text = "none"; l.translatesAutoresizingMaskIntoConstraints = false;
    return l
  }()
  private let stack = UIStackView()
  private var timer: Timer?
  private var observers: [NSObjectProtocol] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("List", comment: "")
    [label, stack].forEach(view.addSubview)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: nil, action: nil)
    observers.append(
      NotificationCenter.default.addObserver(forName: .init("add"), object: nil, queue: .main) {
        [weak self] n in
        guard let self, let item = n.userInfo?["item"] as? String else { return }
        self.model.items.append(item)
      })
    render()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] t in
      guard let self else { t.invalidate(); return }
      self.tick()
    }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated); timer?.invalidate(); timer = nil
  }
  private var ticks = 0
  private func tick() {
    ticks += 1;
    if ticks > 2 {
      timer?.invalidate(); delegate?.list(self, didPick: model.items.last ?? "nothing")
    }
  }
  private func render() {
    label.text = model.isEmpty ? "empty" : model.items.joined(separator: ", ");
    print("render", label.text!)
  }
  deinit { observers.forEach(NotificationCenter.default.removeObserver); print("deinit list") }
}
final class Coordinator: ListDelegate {
  let navigation = UINavigationController()
  func start() {
    let list = ListController(); list.delegate = self;
    navigation.setViewControllers([list], animated: false)
  }
  func list(_ list: ListController, didPick item: String) {
    print("picked", item)
    let detail = UIViewController(); detail.title = item
    navigation.pushViewController(detail, animated: true)
  }
}
let coordinator = Coordinator()
let window = UIWindow(frame: UIScreen.main.bounds)
coordinator.start()
window.rootViewController = coordinator.navigation
window.makeKeyAndVisible()
Simulator.advance(by: 0.5)
NotificationCenter.default.post(name: .init("add"), object: nil, userInfo: ["item": "one"])
NotificationCenter.default.post(name: .init("add"), object: nil, userInfo: ["item": "two"])
Simulator.settle()
print(
  coordinator.navigation.viewControllers.count,
  coordinator.navigation.topViewController?.title ?? "",
  ListController.Section.allCases.map(\.title))
coordinator.navigation.setViewControllers([UIViewController()], animated: false)
Simulator.settle()
UIView.animate(withDuration: 0.2) {
  window.alpha = 0.5
} completion: { _ in
  print("done")
}

let page = UIViewController()
let items = (page.navigationItem, page.tabBarItem!)
page.title = "Trips"
print(items.0.title ?? "none", items.1.title ?? "none")
items.0.title = "All trips"
print(page.title ?? "none")
