import Diagnostics
import Releases
import Scenarios
import Testing

/// A scenario that runs, and the warnings it gets: line, column and text of each.
struct SlipCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let warnings: [String]
  var ios = IOSVersion.newest

  init(_ name: String, _ warnings: [String], _ text: String) {
    testDescription = name
    self.text = text
    self.warnings = warnings
  }

  /// In a controller's viewDidLoad.
  init(loaded name: String, _ warnings: [String], _ statements: String, _ members: String = "") {
    self.init(
      name, warnings,
      """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(statements)
        }
        \(members)
      }
      """)
  }

  static let all = [
    SlipCase(
      "capitals",
      [
        "3:8: nothing calls 'viewDidload()'; did you mean to override 'viewDidLoad()'? [never-called]"
      ],
      """
      import UIKit
      class V: UIViewController {
        func viewDidload() {}
      }
      """),
    SlipCase(
      "another label",
      [
        "3:8: nothing calls 'viewWillAppear(animated:)'; did you mean to override 'viewWillAppear(_:)'? [never-called]"
      ],
      """
      import UIKit
      class V: UIViewController {
        func viewWillAppear(animated: Bool) {}
      }
      """),
    SlipCase(
      "a misspelt method of a data source",
      [
        "5:8: nothing calls 'tableView(_:titleForHeaderInSectoin:)'; did you mean 'tableView(_:titleForHeaderInSection:)'? [never-called]"
      ],
      """
      import UIKit
      class V: UIViewController, UITableViewDataSource {
        func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
        func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { .init() }
        func tableView(_ t: UITableView, titleForHeaderInSectoin s: Int) -> String? { nil }
      }
      """),
    SlipCase(loaded: "a helper that is called", [], "viewDidLoads()", "func viewDidLoads() {}"),
    SlipCase(
      loaded: "a helper that is an action", [],
      "UIButton().addTarget(self, action: #selector(viewDidLoads), for: .touchUpInside)",
      "@objc func viewDidLoads() {}"),
    SlipCase(
      "an update of properties without super",
      [
        "3:17: 'updateProperties()' does not call 'super.updateProperties()', as it should [super-missing]"
      ],
      """
      import UIKit
      class V: UIViewController {
        override func updateProperties() { title = "new" }
      }
      """),
    SlipCase(
      loaded: "an update of properties by hand",
      [
        "5:5: 'updateProperties()' is called by UIKit; use 'setNeedsUpdateProperties()' and 'updatePropertiesIfNeeded()' [callback-called]"
      ],
      "view.updateProperties()"),
    SlipCase(
      "super called late", [],
      """
      import UIKit
      class V: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          print(1)
          defer { super.viewWillAppear(animated) }
          print(2)
        }
      }
      """),
    SlipCase(
      "a view set in the initialiser", [],
      """
      import UIKit
      class V: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          view = UIView()
          view.backgroundColor = .red
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """),
    SlipCase(
      loaded: "an observer that is removed", [],
      "token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { [weak self] _ in self?.title = nil }",
      "var token: Any?; deinit { if let token { NotificationCenter.default.removeObserver(token) } }"
    ),
    SlipCase(
      loaded: "an observer that keeps what would remove it",
      [
        "5:13: the observer's block keeps 'self' alive, so that 'deinit' never removes it; capture 'self' weakly [observer-not-removed]"
      ],
      "token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in self.title = nil }",
      "var token: Any?; deinit { if let token { NotificationCenter.default.removeObserver(token) } }"
    ),
    SlipCase(
      loaded: "a timer that ends", [],
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in self.title = nil; timer.invalidate() }"
    ),
    SlipCase(
      "a view made by super or by the class, never both", [],
      """
      import UIKit
      class V: UIViewController {
        var isPlain = true
        override func loadView() {
          switch isPlain {
          case true: super.loadView()
          case false: view = UIView()
          }
        }
      }
      class W: UIViewController {
        var isPlain = true
        override func loadView() {
          if isPlain { super.loadView() } else { view = UIView() }
        }
      }
      """),
    SlipCase(
      "a view made by super in the branch that sets another",
      [
        "5:18: 'super.loadView()' makes a view that is thrown away when 'view' is set [super-load-view]"
      ],
      """
      import UIKit
      class V: UIViewController {
        var isPlain = true
        override func loadView() {
          if isPlain { super.loadView(); view = UIView() } else { view = UIView() }
        }
      }
      """),
    SlipCase(
      "a delegate for transitions, which UIKit does not keep", [],
      """
      import UIKit
      class V: UIViewController {
        var transitionDelegate: UIViewControllerTransitioningDelegate?
      }
      """),
    SlipCase(
      loaded: "a first frame that a layout callback corrects", [],
      "bar = UIView(frame: view.bounds); view.addSubview(bar!)",
      "var bar: UIView?; override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); bar?.frame = view.bounds }"
    ),
    SlipCase(
      loaded: "a first frame that a layout callback only reads",
      ["5:25: the size of 'view' is not final in 'viewDidLoad()' [geometry-in-did-load]"],
      "bar = UIView(frame: view.bounds); view.addSubview(bar!)",
      "var bar: UIView?; override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); print(bar!.frame) }"
    ),
    SlipCase(
      loaded: "a timer that fires once", [],
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.title = nil }"),
    SlipCase(
      loaded: "a timer that nothing ends",
      ["5:5: the repeating timer is never ended; call 'invalidate()' [timer-not-invalidated]"],
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(1) }"),
    SlipCase(
      loaded: "a closure with a weak self", [], "f = { [weak self] in self?.title = nil }",
      "var f: (() -> Void)?"),
    SlipCase(
      loaded: "a closure that is let go", [], "f = { self.title = nil }; f?(); f = nil",
      "var f: (() -> Void)?"),
    SlipCase(
      loaded: "a closure in an object that self owns",
      [
        "5:15: 'self' keeps the closure in 'f' and the closure keeps 'self'; capture it with '[weak self]' [retain-cycle]"
      ],
      "model.f = { self.title = nil }",
      "let model = Model() }; class Model { var f: (() -> Void)?"),
    SlipCase(
      loaded: "a closure in an object that self does not own", [],
      "model?.f = { self.title = nil }",
      "weak var model: Model? }; class Model { var f: (() -> Void)?"),
    SlipCase(
      "a weak delegate", [],
      "protocol D: AnyObject {}; class A { weak var delegate: D? }; struct S { var delegate: D? }"),
    SlipCase(
      loaded: "a child with both halves", [],
      "let c = UIViewController(); addChild(c); view.addSubview(c.view); c.didMove(toParent: self)"),
    SlipCase(
      loaded: "a child without its view",
      ["5:33: the child's view is never added to a view [child-half-moved]"],
      "let c = UIViewController(); addChild(c); c.didMove(toParent: self)"),
    SlipCase(
      loaded: "a tab", [], "tabs.addChild(UIViewController())", "let tabs = UITabBarController()"),
    SlipCase(
      loaded: "a frame that follows", [],
      "let v = UIView(frame: view.bounds); v.autoresizingMask = [.flexibleWidth]; view.addSubview(v)"
    ),
    SlipCase(
      loaded: "unowned where it runs at once", [],
      "[1].forEach { [unowned self] _ in self.title = nil }"),
  ]
}

@Suite struct `A slip` {
  private func warnings(of scenario: Scenario) -> [String] {
    engine.lower(scenario).diagnostics.map {
      #expect($0.severity == .warning, "\($0)")
      return "\($0.location.line):\($0.location.column): \($0.message)"
    }
  }

  @Test(arguments: SlipEntry.all.map(\.id))
  func `is seen in its example, which runs`(id: String) throws {
    let slip = try #require(SlipEntry.all.first { $0.id == id })
    let run = engine.run(Scenario(slip.example))
    #expect(run.outcome == .completed)
    #expect(run.diagnostics.count == 1)
    #expect(run.diagnostics.first?.message.hasSuffix(" [\(id)]") == true)
    #expect(run.diagnostics.first?.severity == .warning)
  }

  @Test(arguments: SlipCase.all)
  func `is named where it stands and nowhere else`(given: SlipCase) {
    #expect(warnings(of: Scenario(given.text)) == given.warnings)
  }

  @Test func `of an older iOS is one only there`() {
    let text = """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(
            self, selector: #selector(heard), name: nil, object: nil)
        }
        @objc func heard() {}
      }
      """
    var scenario = Scenario(text)
    #expect(warnings(of: scenario) == [])
    scenario.ios = IOSVersion(8, 0)
    #expect(
      warnings(of: scenario) == [
        "5:5: the observer is never removed, as it must be before iOS 9 [observer-not-removed]"
      ])
  }

  /// Warnings of a file that is a part of an app.
  private func warningsInPart(_ members: String, base: String = "UIViewController") -> [String] {
    var scenario = Scenario(
      "import UIKit\nclass V: \(base), UITableViewDelegate {\n\(members)\n}\nclass Known: UIViewController {}"
    )
    scenario.allowsUnresolvedNames = true
    return warnings(of: scenario)
  }

  @Test(
    arguments: [
      "func viewWillApear(_ animated: Bool) {}",
      "private func viewWillApears() {}; let f = Work { viewWillApears() }",
      "func tableView(_ t: UITableView, didDeselectRowAt i: IndexPath) {}",
      "func tableView(_ t: UITableView, didHighlightRowAt i: IndexPath) {}",
      "func collectionView(_ c: UICollectionView, layout l: Int, referenceSize s: Int) {}",
      "func loadViews() {}", "@objc func viewDidLayoutSubview() {}",
      "func add(_ c: Other) { addChild(c); view.addSubview(c.view); c.didMove(toParent: self) }",
      "func add(_ c: Other) { addChild(c) }",
      "let c = Known(); func add() { addChild(c); Layout.fill(self, with: c) }",
      "func add(_ c: Known) { addChild(c); Animator.run { c.didMove(toParent: self) } }",
      "var c: Other?; func leave() { c?.removeFromParent() }",
    ])
  func `is not seen where a part of an app leaves it open`(members: String) {
    #expect(warningsInPart(members) == [])
  }

  @Test(
    arguments: [
      ("func viewDidload() {}", "never-called"),
      ("func viewWillAppear(animated: Bool) {}", "never-called"),
      ("private func viewWillApear(_ animated: Bool) {}", "never-called"),
      ("override func viewDidAppear(_ animated: Bool) { Analytics.track(self) }", "super-missing"),
      ("func add(_ c: Known) { addChild(c); view.addSubview(c.view) }", "child-half-moved"),
      (
        "func leave(_ c: Known) { c.view.removeFromSuperview(); c.removeFromParent() }",
        "child-half-moved"
      ),
    ])
  func `is seen in a part of an app`(members: String, id: String) {
    for base in ["UIViewController", "BaseViewController"] {
      let found = warningsInPart(members, base: base)
      #expect(found.count == 1 && found[0].hasSuffix("[\(id)]"), "\(found)")
    }
  }

  /// The examples of rules are correct code, except where a rule is about missing code.
  @Test func `is not seen in correct code`() {
    var found: [String: Set<String>] = [:]
    for example in RuleExample.all {
      for warning in warnings(of: example.scenario) {
        let id = warning.split(separator: "[").last?.dropLast() ?? ""
        found[String(id), default: []].insert(example.rule)
      }
    }
    #expect(
      found == [
        "callback-called": ["appearance.direct-call", "layout.constraints-clear-flag"],
        "child-half-moved": [
          "child.add-leaves-views-alone", "child.add-sends-will-move", "child.added-again",
          "child.ancestor", "child.hierarchy-inconsistency", "child.of-itself",
          "child.parent-set-after-will-move", "child.parent-set-before-will-move",
          "child.preferred-size", "child.remove-sends-did-move", "child.requested-parent",
          "child.taken-from-other-parent", "child.transition",
          "child.transition-needs-common-parent", "memory.back-references-do-not-own",
          "navigation.found-above",
        ],
        "present-in-did-load": ["present.not-in-window"],
        "super-missing": [
          "traits.change-is-deferred", "traits.initial-change", "traits.predicted",
        ],
      ])
  }
}
