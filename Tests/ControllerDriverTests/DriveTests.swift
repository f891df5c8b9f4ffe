import ControllerDriver
import Diagnostics
import Scenarios
import SwiftFrontend
import Testing

struct DriveTests {
  @Test func `an ordinary controller lives through its drive`() throws {
    let result = try #require(drive(ordinaryController))
    #expect(result.passes, "\(result.run.outcome) \(result.problems) \(result.run.diagnostics)")
    #expect(
      result.required == [
        "viewDidLoad()", "viewWillAppear(_:)", "viewDidDisappear(_:)", "viewWillAppear(_:)",
        "viewDidDisappear(_:)",
      ])
    #expect(result.isFreed == true)
    let tally = try #require(result.run.tally)
    #expect(tally.unresolvedUses > 5)
    #expect(tally.calls > 5)
    #expect(result.statementsRun > 10)
    #expect(result.statementsRun < result.statementsReachable)
  }

  @Test func `an interpreter that runs nothing of the bodies does not pass`() throws {
    let result = try #require(
      drive(ordinaryController) { run in
        let bodies = run.tally?.bodies ?? []
        run.tally?.bodies = bodies.map {
          Run.Tally.Body(function: $0.function, statements: $0.statements, statementsRun: 0)
        }
      })
    #expect(!result.passes)
    #expect(
      result.problems == [
        .emptyBody("viewDidLoad()"), .emptyBody("viewWillAppear(_:)"),
        .emptyBody("viewDidDisappear(_:)"),
      ])
  }

  @Test(
    arguments: [
      "appearance.will-appear", "appearance.did-appear", "appearance.will-disappear",
      "appearance.did-disappear", "view.did-load-follows-load-view",
    ])
  func `a model without a rule of the drive does not pass`(rule: String) throws {
    let result = try #require(
      drive(ordinaryController, model: { $0.without = [rule] }))
    #expect(!result.passes, "without \(rule) nobody noticed")
  }

  @Test func `an initialiser that nobody is meant to call is the last to be called`() throws {
    let result = try #require(
      drive(
        """
        import UIKit
        class Home: UIViewController {
          let user: User
          init?(coder: NSCoder, user: User) { self.user = user; super.init(coder: coder) }
          required init?(coder: NSCoder) { fatalError("not implemented") }
          convenience init(name: String) { fatalError("not here") }
        }
        """))
    #expect(result.passes, "\(result.run.outcome) \(result.run.diagnostics)")
  }

  @Test func `an initialiser that throws ends the drive in Swift's words`() throws {
    let result = try #require(
      drive(
        """
        import UIKit
        struct Missing: Error {}
        class Home: UIViewController {
          required init(path: String) throws {
            guard !path.isEmpty else { throw Missing() }
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """))
    guard case .trapped(let trap) = result.run.outcome else {
      Issue.record("\(result.run.outcome)")
      return
    }
    #expect(trap.message.contains("'try!' expression unexpectedly raised an error"))
  }

  @Test func `a controller gets what its presenter sets, its outlets and its resources`() throws {
    let result = try #require(
      drive(
        """
        import UIKit
        class Home: Base {
          @IBOutlet var labels: [UILabel]!
          var image: UIImage!
          var store: Store!
          var entry: Entry!
          private var own: String!
          override func viewDidLoad() {
            super.viewDidLoad()
            print(trip.isEmpty, labels.count, type(of: image!), own == nil, entry == nil)
            store.load()
            let path = Bundle.main.path(forResource: "trips", ofType: "txt")!
            let text = try! String(contentsOfFile: path)
            print(text.isEmpty, (try? Data(contentsOf: URL(fileURLWithPath: path))) == nil)
          }
        }
        class Base: UIViewController { var trip: String! }
        protocol Entry: AnyObject {}
        """))
    #expect(result.passes, "\(result.run.outcome) \(result.run.diagnostics)")
    #expect(result.run.output == ["true 0 UIImage true true", "true true"])
  }

  @Test func `the cells of a storyboard have their classes and outlets`() throws {
    let result = try #require(
      drive(
        """
        import UIKit
        class Home: UITableViewController {
          @IBOutlet private var labels: [UILabel]!
          override func viewDidLoad() {
            super.viewDidLoad()
            print(labels.count)
          }
          override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
            2
          }
          override func tableView(
            _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
            if path.row == 0 { return table.dequeueReusableCell(withIdentifier: "Info")! }
            let cell = table.dequeueReusableCell(withIdentifier: "Trip", for: path) as! TripCell
            cell.name.text = "Rome"
            print(cell.name.text!)
            return cell
          }
        }
        class TripCell: UITableViewCell { @IBOutlet weak var name: UILabel! }
        """))
    #expect(result.passes, "\(result.run.outcome) \(result.run.diagnostics)")
    #expect(result.run.output.first == "0")
    #expect(Set(result.run.output) == ["0", "Rome"])
  }

  @Test func `an override of willMove needs no super`() throws {
    let result = try #require(
      drive(
        """
        import UIKit
        class Home: UIViewController {
          override func willMove(toParent parent: UIViewController?) { print(parent == nil) }
        }
        """))
    #expect(result.problems == [])
    #expect(result.run.output == ["false", "true"])
  }

  @Test func `a view that is set is not loaded`() throws {
    let result = try #require(
      drive(
        """
        import UIKit
        class Home: UIViewController {
          init() {
            super.init(nibName: nil, bundle: nil)
            view = UIView()
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            print("loaded")
          }
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            print("appears")
          }
        }
        """))
    #expect(result.problems == [])
    #expect(result.run.output == ["appears", "appears"])
  }

  @Test func `a view has the size of the device`() throws {
    let result = try #require(
      drive(
        """
        import UIKit
        class Home: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); print(view.bounds.size) }
        }
        """))
    #expect(result.run.output == ["(390.0, 844.0)"])
  }

  @Test func `a controller of something else than views is not driven`() {
    let text = "final class HeaderSectionController: ListSectionController { let user: User }"
    #expect(drive("import UIKit\n" + text) == nil)
  }

  @Test(
    arguments: [
      ("store.load(then: 3)", []), ("store.load { [weak self] in self?.title = $0 }", []),
      ("store.load { self.title = $0 }", ["store.load"]),
      ("store.delegate = self", ["store.delegate"]), ("Store(for: self).start()", ["Store"]),
      ("store.onChange(show)", ["store.onChange"]), ("if false { store.delegate = self }", []),
    ])
  func `what gets self from elsewhere may keep it`(use: String, receivers: [String]) throws {
    let result = try #require(
      drive(
        """
        import UIKit
        class Home: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(use)
          }
          func show() {}
        }
        """))
    #expect(result.gifts.map(\.receiver) == receivers)
    #expect(result.gifts.allSatisfy { $0.location.line == 5 })
    #expect(result.isFreed == (receivers.isEmpty ? true : nil))
  }

  @Test func `a cycle that keeps the object is named`() throws {
    let result = try #require(
      drive(
        """
        import UIKit
        class Home: UIViewController {
          var onTap: (() -> Void)?
          override func viewDidLoad() {
            super.viewDidLoad()
            onTap = { self.title = "a" }
          }
        }
        """))
    #expect(result.isFreed == false)
    #expect(result.heldBy == ["Home.onTap -> Home"])
  }

  @Test func `all statements of the class count`() throws {
    let result = try #require(
      drive(
        """
        import UIKit
        class Other { func work() { print(1); print(2) } }
        class Home: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); [1].forEach { print($0); print(-$0) } }
          func never() { print(1); print(2) }
        }
        """))
    #expect(result.statementsRun == 4)
    #expect(result.statementsReachable == 6)
  }

  @Test func `files beside the driven one never make it worse`() throws {
    let own = SourceFile(
      name: "app.swift",
      text: "import UIKit\nclass Home: UIViewController { let a = A(); let b = B(); let c = C() }")
    let beside = [
      SourceFile(name: "a.swift", text: "struct A { let x: Int = \"\" }"),
      SourceFile(name: "b.swift", text: "struct B { let x = nothing + 1 as String }"),
      SourceFile(name: "c.swift", text: "struct C { func f() -> Int { \"\" } }"),
    ]
    let (classes, _) = writtenClasses(in: [own])
    let tree = ClassTree(classes, superclasses: engine.superclasses(of:))
    let subject = try #require(classes.compactMap(tree.drivable).first)
    let result = Drive(subject, in: tree).result([own], beside: beside) {
      engine.run($0, limits: $1)
    }
    #expect(result.passes, "\(result.run.outcome) \(result.run.diagnostics)")
  }

  @Test func `what begins again and again is not waited for`() throws {
    let result = try #require(
      drive(
        """
        import UIKit
        class Home: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            wiggle()
          }
          @objc func wiggle() { perform(#selector(wiggle), with: nil, afterDelay: 2) }
        }
        """))
    #expect(result.passes, "\(result.run.outcome)")
  }

  @Test func `an app's nib and files are taken to be there`() throws {
    let result = try #require(
      drive(
        """
        import UIKit
        class Grid: UICollectionViewController {
          @IBOutlet var choice: UISegmentedControl!
          @IBOutlet var send: UIButton!
          override func viewDidLoad() {
            super.viewDidLoad()
            print(send.title(for: .normal)!, view.backgroundColor!, choice.selectedSegmentIndex)
            print(Bundle.main.path(forResource: "intro", ofType: "mp4")!)
            print(try! FileManager.default.contentsOfDirectory(atPath: Bundle.main.resourcePath!))
            print(collectionView.dataSource === self)
          }
        }
        """))
    #expect(result.passes, "\(result.run.outcome) \(result.run.diagnostics)")
    #expect(
      result.run.output == [
        "Button UIExtendedGrayColorSpace 1 1 0", "/var/mobile/Scenario.app/intro.mp4", "[]", "true",
      ])
  }

  @Test(arguments: Sabotage.all) func `a sabotaged file is caught`(sabotage: Sabotage) throws {
    guard let result = drive(sabotage.text) else {
      #expect(sabotage.ending == .undrivable)
      return
    }
    #expect(sabotage.ending == Sabotage.Ending(result), "\(result.run.outcome) \(result.problems)")
    let said = result.run.diagnostics.map(\.message) + [result.message]
    #expect(
      said.contains { $0.contains(sabotage.words) }, "\(sabotage.words) is not among \(said)")
  }
}

extension DriveResult {
  fileprivate var message: String {
    switch run.outcome {
    case .trapped(let trap): trap.message
    case .limit(let limit): limit.rawValue
    case .completed, .refused: ""
    }
  }
}

/// A file in which something is wrong, and how that is found.
struct Sabotage: Sendable, CustomTestStringConvertible {
  enum Ending: Sendable, Equatable {
    case trapped, refused, limit, warned, unnoticed, undrivable

    init(_ result: DriveResult) {
      switch result.run.outcome {
      case .trapped: self = .trapped
      case .refused: self = .refused
      case .limit: self = .limit
      case .completed: self = result.run.diagnostics.isEmpty ? .unnoticed : .warned
      }
    }
  }

  var testDescription: String
  var text: String
  var ending: Ending
  var words: String

  init(_ name: String, _ ending: Ending, _ words: String, _ members: String) {
    self.init(
      file: name, ending, words,
      "import UIKit\n\nclass Home: UIViewController {\n" + members + "\n}\n")
  }

  init(file name: String, _ ending: Ending, _ words: String, _ text: String) {
    testDescription = name
    self.text = text
    self.ending = ending
    self.words = words
  }

  private static func inside(_ callback: String, _ statements: String) -> String {
    let call = callback.replacing("_ animated: Bool", with: "animated")
    return "override func \(callback) {\nsuper.\(call)\n\(statements)\n}"
  }

  private static func willAppear(_ statements: String) -> String {
    inside("viewWillAppear(_ animated: Bool)", statements)
  }

  static let all = [
    Sabotage(
      "an error that nobody catches", .trapped, "unexpectedly raised an error",
      "enum Broken: Error { case now }\nfunc fail() throws { throw Broken.now }\n"
        + willAppear("try! fail()")),
    Sabotage("fatalError", .trapped, "Fatal error: not yet", willAppear("fatalError(\"not yet\")")),
    Sabotage(
      "its own nil", .trapped, "Unexpectedly found nil",
      "var name: String?\n" + willAppear("print(name!)")),
    Sabotage(
      "an index beyond its own array", .trapped, "Index out of range",
      "var list = [1]\n" + inside("viewDidLoad()", "print(list[1])")),
    Sabotage(
      "a failed precondition", .trapped, "Precondition failed",
      willAppear("precondition(children.count > 3)")),
    Sabotage(
      "a failed assertion", .trapped, "Assertion failed", willAppear("assert(parent == nil)")),
    Sabotage(
      "a division by zero", .trapped, "Division by zero",
      "var zero = 0\n" + willAppear("print(1 / zero)")),
    Sabotage(
      "an overflow", .trapped, "overflow",
      "var most = Int.max\n" + willAppear("most += children.count + 1")),
    Sabotage(
      "recursion without end", .trapped, "stack overflow",
      "func again() { again() }\n" + willAppear("again()")),
    Sabotage(
      "loadView that asks for the view", .trapped, "stack overflow",
      "override func loadView() { view.backgroundColor = .red }"),
    Sabotage("a loop without end", .limit, "steps", willAppear("while true {}")),
    Sabotage(
      "memory without end", .limit, "memory",
      willAppear(
        "var all: [[Int]] = []\nwhile true { all.append(Array(repeating: 1, count: 100_000)) }")),
    Sabotage(
      "printing without end", .limit, "output",
      willAppear("while true { print(\"more and more and more and more\") }")),
    Sabotage(
      "an init that traps", .trapped, "Fatal error: never",
      "init() { fatalError(\"never\") }\nrequired init?(coder: NSCoder) { fatalError() }"),
    Sabotage(
      "a construct that is not supported", .undrivable, "",
      willAppear("let r = /a+/\nprint(r)")),
    Sabotage(
      "a name that its own type has not", .refused, "has no member 'y'",
      "struct Point { var x = 1 }\n" + willAppear("print(Point().y)")),
    Sabotage(
      "too many arguments for its own method", .refused, "extra argument",
      "func paint(_ a: Int) {}\n" + willAppear("paint(1, 2)")),
    Sabotage(
      "one type for another", .refused, "cannot assign value",
      "var count = 1\n" + willAppear("count = \"one\"")),
    Sabotage(
      "a call of super that is missing", .warned, "super",
      "override func viewWillAppear(_ animated: Bool) { title = \"x\" }"),
    Sabotage(
      "a callback that is misspelt", .warned, "viewDidLoad",
      "func viewDidload() { title = \"x\" }"),
    Sabotage(
      file: "classes that inherit from each other", .undrivable, "",
      "class Home: Detail {}\nclass Detail: Home {}\n"),
  ]
}
