import Diagnostics
import Scenarios
import Testing

/// The values that replace names from elsewhere.
struct UnresolvedNameTests {
  @Test func `a value is false, zero, empty, nil or new where its type is known`() {
    let lines = output(
      """
      import UIKit
      enum Mode { case first(Int), second }
      struct Point { var x: Int; var name: String }
      class Thing { let count: Int; init(count: Int, then: () -> Void) { self.count = count } }
      let flag: Bool = Store.flag
      let number: Int = store.number()
      let real: CGFloat = store[1]
      let text: String = store.a.b.c
      let list: [Int] = store.list
      let table: [String: Int] = store.table
      let maybe: Int? = store.maybe
      let mode: Mode = store.mode
      let point: Point = store.point
      let thing: Thing = store.thing
      let view: UIView = store.view
      let work: (Int) -> String = store.work
      print(flag, number, real, text.isEmpty, list, table, maybe as Any, mode, point)
      print(thing.count, type(of: view), work(3).isEmpty)
      """)
    #expect(
      lines == [
        "false 0 0.0 true [] [:] nil first(0) Point(x: 0, name: \"\")", "0 UIView true",
      ])
  }

  @Test func `a branch that only ends the program is never taken`() {
    let lines = output(
      """
      import UIKit
      class Cell: UITableViewCell {}
      enum Missing: Error { case path }
      final class Trip {
        var name: String?
        func made() -> UIView? { Factory.view(3) }
        func read() {
          guard let thing = Store.shared.thing, Flags.isOn, !Flags.isOff else { fatalError("1") }
          guard let text: String = Store.text else { assertionFailure("2"); return }
          print("there", text.isEmpty)
          assert(Flags.isOn)
          precondition(Flags.isA == Flags.isB || Flags.isOn, "3")
          if Flags.isOn { print("on") } else { preconditionFailure("4") }
          if Flags.isOff || !Flags.isOn { fatalError("5") } else { print("fine") }
          switch Store.kind {
          case .one: print("one")
          @unknown default: fatalError("6")
          }
          guard let name else { fatalError("set before") }
          guard let cell = UITableViewCell() as UITableViewCell? as? Cell else { fatalError("7") }
          guard let view = made() else { fatalError("8") }
          print(name.isEmpty, type(of: cell), type(of: view))
          if Flags.isOn { print("never") } else { print("off, since both go on") }
          thing.run()
        }
      }
      Trip().read()
      class Reader {
        init(path: String?) throws { guard path != nil, Store.has(path) else { throw Missing.path } }
      }
      if 0.9 <= Float(Store.share) { print("never") }
      let reader: Reader = Store.reader
      print(type(of: reader))
      """)
    #expect(
      lines == [
        "there true", "on", "fine", "one", "true Cell UIView", "off, since both go on", "Reader",
      ])
  }

  /// Checked twice at each level, this many would never end.
  @Test func `switches within switches over something from elsewhere are checked once each`() {
    let depth = 40
    let text =
      String(repeating: "switch Store.kind { case .a: print(1)\ndefault:\n", count: depth)
      + "print(2)\n" + String(repeating: "}", count: depth)
    #expect(output(text) == ["2"])
  }

  @Test func `a known branch is taken, even one that ends the program`() {
    let text = """
      let names = ["a"]
      if !names.isEmpty, Flags.isOn || names.count == 1 { fatalError("one") }
      """
    var scenario = Scenario(files: [SourceFile(name: "main.swift", text: text)])
    scenario.allowsUnresolvedNames = true
    let run = engine.run(scenario)
    guard case .trapped(let trap) = run.outcome else {
      Issue.record("\(run.outcome)")
      return
    }
    #expect(trap.message.contains("one"))
  }

  @Test func `a value with known and unknown parts has all its parts`() {
    let lines = output(
      """
      import UIKit
      var number = 4
      var text = "x"
      (_, number) = store.pair
      (number, (text, other)) = (number + 1, store.pair())
      (other, another) = store.pair
      print(number, text.isEmpty)
      var list = [store.first]
      list = store.list
      list.append(store.second)
      var pairs = [(1, store.first)]
      pairs = store.pairs
      print(list.count, pairs.count)
      var maybe: (Int, Elsewhere)? = (1, store.first)
      maybe = store.maybe
      print(maybe == nil, maybe?.0 as Any)
      let (_, _, only) = store.three()
      let (known, (first, _)) = (7, store.pair)
      let (text2, _): (String, Elsewhere) = store.pair
      func read() { print(known, text2.isEmpty, [only, first].count) }
      read()
      """)
    #expect(lines == ["1 true", "1 0", "true nil", "7 true 2"])
  }

  @Test func `an observed property of a base from elsewhere is stored where it is observed`() {
    let lines = output(
      """
      import UIKit
      class Base: Elsewhere { var known = 1 }
      class Sub: Base {
        override var count: Int { didSet { print("count", oldValue, count) } }
        override var name: String? { willSet { print("name", newValue ?? "none") } }
        override var known: Int { didSet { print("known", oldValue, known) } }
      }
      class View: UIViewController, Elsewhere {
        override var title: String? { didSet { print("title", title ?? "none") } }
      }
      let sub = Sub()
      sub.count = 4
      sub.count += 1
      sub.name = "x"
      sub.known = 2
      print(sub.count, sub.name ?? "none", (sub as Base).known)
      View().title = "y"
      """)
    #expect(
      lines == ["count 0 4", "count 4 5", "name x", "known 1 2", "5 x 2", "title y"])
  }

  @Test func `a function from elsewhere can be called where one is wanted`() {
    let lines = output(
      """
      import UIKit
      print([1, 2].map(Parser.plus).count)
      print([Parser(1)].map(Parser.plus).map { $0(5) }.count)
      for step in [1].map(Parser.plus) { step(5) }
      let plus = Parser.plus
      print([1].map(plus).count, [3, 4].filter(plus).count, [1].reduce(0, plus) == nil)
      """)
    #expect(lines == ["2", "1", "1 0 true"])
  }

  @Test func `a sequence of parts from elsewhere is empty`() {
    let lines = output(
      """
      import UIKit
      for (x, y) in zip(Store.names, [1, 2]) { print(x, y) }
      let pairs = zip([1, 2], Store.names)
      for pair in pairs { print(pair) }
      for pair in Array(zip(Store.names, [1])) { print(pair) }
      print("done")
      """)
    #expect(lines == ["done"])
  }

  @Test func `what decides is false or nil, and what is known is evaluated`() {
    let lines = output(
      """
      func known(_ name: String) -> String { print(name); return name }
      if store.isReady { print("ready") } else { print("not ready") }
      if let user = store.user { print(user) } else { print("nobody") }
      for item in store.items { print(item) }
      store.send(known("sent")) { print("a closure that nobody is known to call") }
      let name = (store.user as? Person)?.name ?? known("default")
      let isBusy: Bool = !store.isReady
      print(name, store.user == nil, store.count > 3, isBusy)
      switch store.state {
      case .on(let level): print("on", level)
      default: print("default")
      }
      switch store.state {
      case .first: print("first")
      case .second: print("second")
      }
      store.value = known("kept")
      let forced = store.user as! Person
      forced.rename(to: store.name!)
      print("told: \\(known("interpolated"), privacy: .public).")
      """)
    #expect(
      lines == [
        "not ready", "nobody", "sent", "default", "default true false true", "default", "first",
        "kept", "interpolated", "told: .",
      ])
  }

  @Test func `a value from elsewhere is not asked for its elements`() {
    let lines = output(
      """
      let list: [Int] = Array(store.numbers)
      let texts: Set<String> = Set<String>([])
      print(list, texts.count, Set<Int>(store.numbers).count, [1].elementsEqual(store.numbers))
      """)
    #expect(lines == ["[] 0 0 false"])
  }

  @Test func `parts from elsewhere are not compared or hashed`() {
    let lines = output(
      """
      let versions = [Version(major: 2), Version(major: 1)]
      let kinds = Set(versions)
      print(versions.sorted().count, versions.contains(versions[0]), kinds.contains(versions[1]))
      print(Dictionary(grouping: versions, by: { $0 }).count, versions.firstIndex(of: versions[0]) as Any)
      """)
    #expect(lines == ["0 false nil", "nil nil"])
  }

  @Test func `generic code cannot ask something from elsewhere`() {
    var scenario = Scenario(
      """
      func larger<T: Comparable>(_ items: [T]) -> Bool { items[0] < items[1] }
      print("before")
      print(larger([Version(major: 2), Version(major: 1)]))
      """)
    scenario.allowsUnresolvedNames = true
    let run = engine.run(scenario)
    #expect(run.output == ["before"])
    guard case .trapped(let trap) = run.outcome else {
      Issue.record("\(run.outcome)")
      return
    }
    #expect(trap.message.hasPrefix("something that is declared elsewhere is asked"))
  }

  @Test func `functions that differ in types from elsewhere are different ones`() {
    let lines = output(
      """
      final class Screen {
        func show(_ item: FirstElsewhere) { print("shown") }
        func show(_ item: SecondElsewhere) { print("shown") }
        func count(_ items: [FirstElsewhere]) -> Int { items.count }
        func count(_ items: [SecondElsewhere]) -> Int { items.count }
        func made() -> FirstElsewhere { FirstElsewhere() }
        func made() -> SecondElsewhere { SecondElsewhere() }
      }
      Screen().show(Store.first)
      """)
    #expect(lines == ["shown"])
  }

  @Test func `a convenience initialiser may call one from elsewhere`() {
    let lines = output(
      """
      class Report: ReportElsewhere {
        var name = ""
        convenience init(name: String) {
          self.init(placeholder: "")
          self.name = name
        }
        override var item: Any { name }
      }
      print(Report(name: "a").name)
      """)
    #expect(lines == ["a"])
  }

  @Test func `functions from elsewhere stand beside members of UIKit's types`() {
    let lines = output(
      """
      import UIKit
      let label = UILabel()
      label.textColor = .gray(.shade10)
      print(["a"].map(UIImage.init(contents:)).count)
      print(UIKit.resized(at: "x") == nil)
      if let url = URL(string: "") ?? "x".bookmarklet { print(url) } else { print("none") }
      guard let url = URL(string: "http://a.b") ?? "x".bookmarklet else { fatalError() }
      print(url)
      """)
    #expect(lines == ["1", "true", "none", "http://a.b"])
  }

  @Test func `a superclass from elsewhere is one of UIKit's by its name`() {
    let lines = output(
      """
      import UIKit
      class Screen: BaseTableViewController, Themed {
          override func viewDidLoad() { super.viewDidLoad(); super.applyTheme(); print("loaded") }
          override func applyTheme() { print("theme") }
      }
      let screen = Screen(style: .plain)
      screen.loadViewIfNeeded()
      screen.applyTheme()
      let isPlain: Bool = screen.theme.isPlain
      print(screen is UITableViewController, isPlain)
      """)
    #expect(lines == ["loaded", "theme", "true false"])
  }

  @Test func `what only the rest of the app could tell is left open`() {
    let lines = output(
      """
      import UIKit
      class Screen: ChatScreenController {
          var state: ScreenState = []
          var maker: ScreenMaker?
          private let cells = [CellKey.title: "a", CellKey.link: "b"]
          func show(_ text: String) { show(text, animated: true) { print("not called") } }
          func start() {
              state = []
              maker!.make()
              let action = #selector(maker.reload)
              (self.first.text, self.second.text) = ("a", "b")
              let unique = Set(maker!.keys)
              let later: DispatchTime = .now() + 2.0 * maker!.delay
              UIView.fade { state = [.shown] }
              print(cells.count, action, unique.isEmpty as Bool, type(of: later))
          }
      }
      final class Row: RowOf<Screen> {
          required init(tag: String?) { super.init(tag: tag); print("made") }
      }
      protocol Shown: ShownElsewhere {}
      final class Listener: UIScrollView { var shown: (any Shown)?; func listen() { delegate = shown; target!.stop() }
          var target: Target! }
      Listener().listen()
      func bundle<T: Made>(_ type: T.Type) -> Bundle { Bundle(for: T.self) }
      func made<T: Made>(_ type: T.Type) -> T { T() }
      let screen = Screen()
      screen.show("a")
      screen.start()
      _ = Row(tag: nil)
      """)
    #expect(lines == ["0 reload false DispatchTime", "made"])
  }

  @Test(
    arguments: [
      ("struct P { var x = 1 }\nprint(P().y)", "value of type 'P' has no member 'y'"),
      ("func f(_ a: Int) {}\nf(1, 2)", "extra argument in call"),
      ("let a: Int = \"a\"", "cannot convert value of type 'String' to specified type 'Int'"),
      ("enum E { case a }\nlet e = E.b", "type 'E' has no member 'b'"),
      (
        "func f(_ a: [Elsewhere]) {}\nfunc f(_ a: [Elsewhere]) {}",
        "invalid redeclaration of 'f(_:)'"
      ),
      ("struct Mark {}\n@Mark final class Page {}", "'@Mark' is not supported"),
    ])
  func `what the file itself declares is known`(text: String, message: String) {
    var scenario = Scenario(files: [SourceFile(name: "main.swift", text: text)])
    scenario.allowsUnresolvedNames = true
    let run = engine.run(scenario)
    #expect(run.outcome == .refused)
    #expect(run.diagnostics.count == 1)
    #expect(run.diagnostics.first?.message.hasPrefix(message) == true, "\(run.diagnostics)")
  }
}
