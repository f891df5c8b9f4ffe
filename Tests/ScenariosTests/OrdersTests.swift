import Diagnostics
import Releases
import Scenarios
import SeededNumbers
import Testing

@Suite struct `The order of a run` {
  private static func shown(_ body: String) -> String {
    """
    import UIKit
    \(body)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Root()
    window.makeKeyAndVisible()
    Simulator.settle()
    """
  }

  /// Scenarios and the events that are asked of them, at most eight.
  static let cases: [(name: String, text: String, asked: [String])] = [
    (
      "siblings",
      shown(
        """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            for child in [A(), B()] as [UIViewController] {
              addChild(child)
              view.addSubview(child.view)
              child.didMove(toParent: self)
            }
          }
        }
        class A: UIViewController {}
        class B: UIViewController {}
        """),
      [
        "Root.viewWillAppear(_:)", "A.viewWillAppear(_:)", "B.viewWillAppear(_:)",
        "Root.viewDidAppear(_:)", "A.viewDidAppear(_:)", "B.viewDidAppear(_:)",
        "A.viewDidLayoutSubviews()", "B.viewWillLayoutSubviews()",
      ]
    ),
    (
      "one controller",
      shown("class Root: UIViewController {}"),
      [
        "Root.loadView()", "Root.viewDidLoad()", "Root.viewWillAppear(_:)",
        "Root.viewIsAppearing(_:)", "Root.viewWillLayoutSubviews()",
        "Root.viewDidLayoutSubviews()", "Root.viewDidAppear(_:)",
      ]
    ),
    (
      "memory warnings",
      """
      import UIKit
      class A: UIViewController {}
      class B: UIViewController {}
      class C: UIViewController {}
      let all = [A(), B(), C()]
      Simulator.sendMemoryWarning()
      """,
      [
        "A.didReceiveMemoryWarning()", "B.didReceiveMemoryWarning()",
        "C.didReceiveMemoryWarning()",
      ]
    ),
    (
      "a push without animation",
      """
      import UIKit
      class A: UIViewController {}
      class B: UIViewController {}
      let window = UIWindow(frame: UIScreen.main.bounds)
      let navigation = UINavigationController(rootViewController: A())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      Simulator.settle()
      navigation.pushViewController(B(), animated: false)
      """,
      [
        "B.viewDidLoad()", "A.viewWillDisappear(_:)", "B.viewWillAppear(_:)",
        "B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()", "A.viewDidDisappear(_:)",
        "B.viewDidAppear(_:)",
      ]
    ),
  ]

  /// The places of the asked events in a run.
  private func places(_ asked: [String], in run: Run) -> [Int] {
    asked.compactMap { name in
      run.events.first { "\($0.object).\($0.callback)" == name }?.index
    }
  }

  @Test(arguments: cases.map(\.name))
  func `is the set of permutations that break no promise`(name: String) throws {
    let (_, text, asked) = try #require(Self.cases.first { $0.name == name })
    let ordered = engine.runOrders(of: Scenario(text))
    let orders = try #require(ordered.orders)
    let events = places(asked, in: ordered.run)
    #expect(events.count == asked.count)
    let promised = orders.promised.restricted(to: events)
    let free = Set(orders.free.map { [$0.first, $0.second] })
    let legal = permutations(events.count).filter { order in
      order.indices.allSatisfy { later in
        order[..<later].allSatisfy { earlier in
          let (a, b) = (events[earlier], events[order[later]])
          return a < b || free.contains([b, a])
        }
      }
    }
    #expect(Set(promised.orders(limit: 50_000) ?? []) == Set(legal))
    #expect(promised.orderCount() == legal.count)
  }

  @Test(arguments: cases.map(\.name))
  func `has the runs under every alternative in it`(name: String) throws {
    let text = try #require(Self.cases.first { $0.name == name }).text
    let scenario = Scenario(text)
    let ordered = engine.runOrders(of: scenario)
    let orders = try #require(ordered.orders)
    try expectAllowed(ordered.run, by: orders, ordered.run, "the run itself")
    let lowered = engine.lower(scenario)
    for alternative in engine.alternatives(of: lowered, run: ordered.run) {
      try expectAllowed(alternative.run, by: orders, ordered.run, "\(alternative.rules)")
    }
  }

  /// Expects that the events both runs have come in an order that is allowed.
  private func expectAllowed(
    _ other: Run, by orders: Orders, _ run: Run, _ what: String
  ) throws {
    func keys(_ run: Run) -> [String] {
      var seen: [String: Int] = [:]
      return run.events.map { event in
        let name = "\(event.object).\(event.callback)"
        seen[name, default: 0] += 1
        return "\(name) \(seen[name, default: 0])"
      }
    }
    let places = Dictionary(uniqueKeysWithValues: keys(run).enumerated().map { ($1, $0) })
    let shown = keys(other).compactMap { places[$0] }
    let promised = orders.promised.restricted(to: shown)
    #expect(promised.allows(Array(shown.indices)), "\(what)")
  }

  @Test func `leaves siblings and layout after an unanimated push open, and little else`() throws {
    let counts = [
      "siblings": 2 * 3 * 2 * 3, "one controller": 1, "memory warnings": 6,
    ]
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      let (_, text, asked) = try #require(Self.cases.first { $0.name == name })
      let ordered = engine.runOrders(of: Scenario(text))
      let orders = try #require(ordered.orders)
      let promised = orders.promised.restricted(to: places(asked, in: ordered.run))
      if name == "siblings" {
        // A's layout and B's are free of each other only.
        #expect((promised.orderCount() ?? 0) == 2 * 2 * 2)
      } else {
        #expect(promised.orderCount() == count, "\(name)")
      }
    }
    let (_, text, asked) = try #require(Self.cases.last)
    let ordered = engine.runOrders(of: Scenario(text))
    let orders = try #require(ordered.orders)
    let events = places(asked, in: ordered.run)
    let appeared = events[6]
    #expect(orders.promised.isFree(events[3], appeared))
    #expect(orders.promised.isFree(events[4], appeared))
    #expect(orders.promised.isPromised(events[3], before: events[4]))
    #expect(orders.promised.isPromised(events[5], before: appeared))
  }

  @Test(arguments: Fixture.flows)
  func `never frees what happens inside an event, or one object's appearance`(
    fixture: Fixture
  ) throws {
    let run = engine.run(fixture.scenario)
    guard let orders = Orders(run) else { return }
    #expect(orders.promised.allows(Array(run.events.indices)))
    let appearance = Set([
      "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
      "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    ])
    for pair in orders.free {
      let (first, second) = (run.events[pair.first], run.events[pair.second])
      #expect((first.leave ?? .max) <= second.index)
      #expect(!pair.reasons.isEmpty)
      if first.object == second.object {
        #expect(!appearance.isSuperset(of: [first.callback, second.callback]))
      }
    }
  }

  // MARK: Alternatives

  private func run(_ names: [String]) -> Run {
    Run(
      ios: .newest, device: .iphone, outcome: .completed,
      events: names.enumerated().map { index, name in
        let parts = name.split(separator: ".")
        return Event(
          index: index, leave: index + 1, phase: .sync, time: 0, object: String(parts[0]),
          className: String(parts[0]), callback: "\(parts[1])()", isOverridden: false,
          arguments: [], stack: [], because: ["r"])
      })
  }

  private func orders(_ first: String, _ others: String...) throws -> Orders {
    let runs = others.map {
      Orders.AlternativeRun(rules: ["weak"], run: run($0.split(separator: " ").map(String.init)))
    }
    return try #require(
      Orders(run(first.split(separator: " ").map(String.init)), alternatives: runs))
  }

  @Test func `is freed where an alternative has it the other way round`() throws {
    let orders = try orders("A.one B.two C.three", "B.two A.one C.three")
    #expect(
      orders.free
        == [.init(first: 0, second: 1, reasons: [.alternative(rules: ["weak"])])])
    #expect(orders.count == 2)
  }

  @Test func `stays transitive when the alternative lacks an event between`() throws {
    // Without B, that A comes before C does not hold; so B cannot be promised between them.
    let orders = try orders("A.one B.two C.three", "C.three A.one")
    #expect(orders.promised.isFree(0, 2))
    #expect(!(orders.promised.isPromised(0, before: 1) && orders.promised.isPromised(1, before: 2)))
  }

  @Test func `keeps what an alternative only adds or leaves out`() throws {
    #expect(try orders("A.one B.two", "A.one D.four B.two").count == 1)
    #expect(try orders("A.one B.two C.three", "A.one C.three").count == 1)
  }

  @Test(arguments: [UInt64](1...40))
  func `allows exactly what agrees with all runs, of the same events`(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let count = Int.random(in: 2...6, using: &numbers)
    let names = (0..<count).map { "O\($0).e\($0)" }
    let others = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
      names.shuffled(using: &numbers)
    }
    let orders = try #require(
      Orders(
        run(names),
        alternatives: others.map { Orders.AlternativeRun(rules: ["weak"], run: run($0)) }))
    for a in 0..<count {
      for b in (a + 1)..<max(count, a + 1) {
        let agree = others.allSatisfy { other in
          (other.firstIndex(of: names[a]) ?? 0) < (other.firstIndex(of: names[b]) ?? 0)
        }
        #expect(orders.promised.isPromised(a, before: b) == agree, "seed \(seed)")
      }
    }
  }
}
