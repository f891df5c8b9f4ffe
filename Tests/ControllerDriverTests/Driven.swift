import ControllerDriver
import Diagnostics
import Scenarios
import SwiftFrontend
import TestedEngine
import Testing

let engine = testedEngine

/// What a text prints that may name things from elsewhere.
func output(_ text: String) -> [String] {
  var scenario = Scenario(files: [SourceFile(name: "main.swift", text: text)])
  scenario.allowsUnresolvedNames = true
  let run = engine.run(scenario)
  #expect(run.outcome == .completed, "\(run.outcome) \(run.diagnostics)")
  return run.output
}

/// Drives the first view controller of a text.
func drive(
  _ text: String, _ change: (inout Run) -> Void = { _ in },
  model: (inout Scenario) -> Void = { _ in }
) -> DriveResult? {
  let files = [SourceFile(name: "app.swift", text: text)]
  let (classes, _) = writtenClasses(in: files)
  let tree = ClassTree(classes, superclasses: engine.superclasses(of:))
  guard let subject = classes.compactMap(tree.drivable).first else { return nil }
  return Drive(subject, in: tree).result(files) { scenario, limits in
    var scenario = scenario
    model(&scenario)
    var run = engine.run(scenario, limits: limits)
    change(&run)
    return run
  }
}

/// A controller as apps have them: most of its names come from elsewhere.
let ordinaryController = """
  import UIKit
  import Networking

  final class ProfileViewController: UIViewController {
      @IBOutlet private weak var nameLabel: UILabel!
      @IBOutlet private weak var avatar: AvatarView!
      private let store: ProfileStore
      private var posts = [Post]()
      var onDone: (() -> Void)?

      init(store: ProfileStore = .shared) {
          self.store = store
          super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { fatalError("no storyboard") }

      override func viewDidLoad() {
          super.viewDidLoad()
          title = NSLocalizedString("profile.title", comment: "")
          nameLabel.text = store.current?.name ?? "nobody"
          avatar.style = .round
          store.observe { [weak self] state in self?.show(state) }
          Analytics.track(.profileShown, properties: ["posts": posts.count])
      }

      override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          guard let user = store.current else { return }
          show(user.state)
      }

      override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          onDone?()
      }

      private func show(_ state: ProfileState) {
          switch state {
          case .loading: nameLabel.text = "…"
          case .loaded(let user): nameLabel.text = user.name
          }
      }
  }
  """
