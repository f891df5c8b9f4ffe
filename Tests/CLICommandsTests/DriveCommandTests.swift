import Foundation
import Testing

@testable import CLICommands

@Suite struct `Driving a file` {
  private static let controller = """
    import UIKit
    class Home: UIViewController {
      let store = Store.shared
      override func viewDidLoad() {
        super.viewDidLoad()
        title = store.name
      }
    }
    """

  private func check(
    _ words: [String], _ text: String, status: Int32, notices: String = "", shows: String? = nil,
    line: Int = #line
  ) {
    let said = vdl(["drive", "a.swift"] + words, files: ["a.swift": Array(text.utf8)])
    let place = SourceLocation(
      fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(said.status == status, sourceLocation: place)
    #expect(said.notices == notices, sourceLocation: place)
    if let shows {
      #expect(said.output.contains(shows), "\(said.output)", sourceLocation: place)
    }
  }

  @Test func `tells the life of its controllers`() {
    check(
      [], Self.controller, status: 0, shows: "It went through its life cycle as UIKit promises.")
    check([], Self.controller, status: 0, shows: "viewDidLoad()")
  }

  @Test func `names what it cannot drive`() {
    check([], "let a = 1", status: 2, notices: "a.swift: the file declares no class\n")
    check(
      [], "class A {}", status: 2, notices: "a.swift: no class in the file is a view controller\n")
    check(
      [], "class A: B {}\nclass B: A {}", status: 2,
      notices: "a.swift:1:7: 'A' inherits from itself\na.swift:2:7: 'B' inherits from itself\n")
    check(
      [], "import UIKit\nclass A<T>: UIViewController {}", status: 2,
      notices: "a.swift: all view controllers in the file are private or generic\n")
    check([], "class A: UIViewController {", status: 2, notices: unclosed)
    check(
      ["--class", "Hom"], Self.controller, status: 2,
      notices: "a.swift: no class is called 'Hom'; did you mean 'Home'?\n")
    check(
      ["--class", "Store"], Self.controller + "\nclass Store {}", status: 2,
      notices: "a.swift:9:7: 'Store' is not a view controller\n")
    #expect(vdl("drive").status == 64)
    #expect(vdl("drive", "b.swift").status == 74)
  }

  private let unclosed = """
    a.swift:1:28: error: expected '}' to end class
    class A: UIViewController {
                               ^
    a.swift:1:27: note: to match this opening '{'

    """

  @Test func `says where a class fails`() {
    check(
      [],
      """
      import UIKit
      class A: UIViewController {
        init(name: String) { fatalError("never") }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, status: 1, shows: "It trapped: a.swift:3:24: Fatal error: never")
    check(
      [],
      "import UIKit\nclass A: UIViewController {\n  override func viewDidLoad() { while true {} }\n}",
      status: 1, shows: "It did not end within 20000000 steps.")
    check(
      [], "import UIKit\nclass A: B {}\nclass B: A {}\nclass Home: UIViewController {}", status: 1,
      notices: """
        a.swift:2:7: 'A' inherits from itself
        a.swift:3:7: 'B' inherits from itself
        a.swift:2:7: error: 'A' inherits from itself

        """,
      shows: "It was refused: a.swift:2:7: error: 'A' inherits from itself")
    check(
      [],
      "import UIKit\nclass A: UIViewController {\n  override func viewDidLoad() { fatalError() }\n}",
      status: 1, shows: "It trapped: a.swift:3:33: Fatal error")
  }

  @Test func `is one object for programs`() throws {
    let said = vdl("drive", "--json", "a.swift", files: ["a.swift": Array(Self.controller.utf8)])
    let document = try JSONSerialization.jsonObject(with: Data(said.output.utf8))
    let root = try #require(document as? [String: Any])
    let classes = try #require(root["classes"] as? [[String: Any]])
    let home = try #require(classes.first)
    #expect(root["file"] as? String == "a.swift")
    #expect(
      Set(home.keys) == [
        "name", "base", "outcome", "message", "location", "problems", "owed", "trace",
        "opaqueCalls", "calls", "statementsRun", "statementsReachable", "deinitialized",
        "givesSelf", "heldBy", "warnings",
      ])
    #expect(home["outcome"] as? String == "completed")
    #expect(home["owed"] as? [String] == ["viewDidLoad()"])
    #expect(home["statementsRun"] as? Int == 2)
    #expect(home["deinitialized"] as? Bool == true)
    #expect((home["opaqueCalls"] as? Int ?? 0) > 0)
  }

  @Test func `tells programs of slips and of what gets self`() throws {
    let text = """
      import UIKit
      class Home: UIViewController {
        override func viewWillAppear(_ animated: Bool) { store.delegate = self }
      }
      """
    let said = vdl("drive", "--json", "a.swift", files: ["a.swift": Array(text.utf8)])
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(said.output.utf8)) as? [String: Any])
    let home = try #require((root["classes"] as? [[String: Any]])?.first)
    let warning = try #require((home["warnings"] as? [[String: Any]])?.first)
    #expect(warning["id"] as? String == "super-missing")
    #expect(warning["line"] as? Int == 3)
    #expect(warning["file"] as? String == "a.swift")
    #expect((warning["reason"] as? String)?.hasPrefix("UIKit's own version does work") == true)
    let given = try #require((home["givesSelf"] as? [[String: Any]])?.first)
    #expect(given["line"] as? Int == 3)
    #expect(given["to"] as? String == "store.delegate")
    #expect(home["deinitialized"] is NSNull)
    #expect(
      vdl("drive", "a.swift", files: ["a.swift": Array(text.utf8)]).output
        .contains("line 3 gives self to store.delegate"))
  }

  @Test(
    arguments: [
      // Something from elsewhere ends the timer.
      """
      import UIKit
      class Watch: UIViewController {
        let stopwatch = Stopwatch()
        override func viewDidLoad() {
          super.viewDidLoad()
          stopwatch.timer = Timer.scheduledTimer(
            withTimeInterval: 1, repeats: true) { [weak self] _ in self?.title = "tick" }
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          stopwatch.timer.invalidate()
        }
      }
      """,
      // A base from elsewhere has a list of tokens.
      """
      import UIKit
      class Chart: ChartController {
        override func viewDidLoad() {
          super.viewDidLoad()
          observers += [
            NotificationCenter.default.addObserver(forName: .ping, object: nil, queue: nil) {
              [weak self] _ in self?.title = "ping"
            }
          ]
        }
      }
      """,
    ])
  func `warns of nothing that code from elsewhere may end`(text: String) throws {
    let said = vdl("drive", "--json", "a.swift", files: ["a.swift": Array(text.utf8)])
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(said.output.utf8)) as? [String: Any])
    let home = try #require((root["classes"] as? [[String: Any]])?.first)
    #expect((home["warnings"] as? [Any])?.isEmpty == true, "\(said.output)")
  }

  @Test func `finds in the project what the file does not declare`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("class Store { static let shared = Store(); let name = \"found\" }".utf8)
      .write(to: folder.appendingPathComponent("Store.swift"))
    try Data("class Store {".utf8).write(to: folder.appendingPathComponent("Broken.swift"))
    let said = vdl(
      "drive", "a.swift", "--sources", folder.path,
      files: ["a.swift": Array(Self.controller.utf8)])
    #expect(said.status == 0)
    #expect(said.output.contains("calls and uses, 0 came from elsewhere"), "\(said.output)")
    check(
      ["--sources", folder.path + "/none"], Self.controller, status: 74,
      notices: "\(folder.path)/none: error: no such folder\n")
  }
}
