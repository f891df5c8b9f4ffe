/// What an author and a reader of their own code do every day; it runs in the project's folder.
enum EverydayTrials {
  static func all(in folder: String) -> [Trial] {
    let file = "\(folder)/ProfileViewController.swift"
    return [
      Trial(
        name: "check of the shipped course", words: ["content", "check", "Content/Courses"],
        seconds: 60, megabytes: 512
      ) { true },
      Trial(name: "drive of a controller", words: ["drive", file], seconds: 5) {
        write(Array(controller.utf8), to: file)
      },
    ]
  }

  private static let controller = """
    import UIKit

    final class ProfileViewController: UIViewController, UITableViewDataSource {
      private let table = UITableView()
      private var names = ["Ada", "Grace", "Margaret"]
      private var observer: NSObjectProtocol?

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        table.dataSource = self
        table.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(table)
        NSLayoutConstraint.activate([
          table.topAnchor.constraint(equalTo: view.topAnchor),
          table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observer = NotificationCenter.default.addObserver(
          forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
        ) { [weak self] _ in self?.table.reloadData() }
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let observer { NotificationCenter.default.removeObserver(observer) }
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
    }
    """
}
