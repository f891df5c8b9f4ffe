// Programs that would run for ever, deeper than the stack or beyond the memory.

extension HostileSource {
  static func endless(_ n: Int) -> [HostileSource] {
    var list = HostileList()
    list.add("loop", "while true {}")
    list.add("range", "for i in 0..<Int.max { _ = i }")
    list.add("range-array", "let a = Array(0..<Int.max)")
    list.add("range-map", "let a = (0..<Int.max).map { $0 }")
    list.add("printed-flood", "while true { print(\"flood\") }")
    list.add(
      "printed-flood-of-long-lines",
      "let s = String(repeating: \"x\", count: \(n * 100))\nwhile true { print(s) }")
    list.add("spawned-tasks", "func f() { Task { f(); f() } }\nf()")
    list.add("tasks", "while true { Task { print(1) } }")
    list.add("lazy-loop", "class A { lazy var a: Int = b; lazy var b: Int = a }\nprint(A().a)")
    list.add(
      "static-loop", "enum A { static let a: Int = b; static let b: Int = a }\nprint(A.a)")
    list.add("deinit-that-makes", "class A { deinit { _ = A() } }\n_ = A()")
    list.add(
      "deinit-that-keeps",
      "var k: [A] = []\nclass A { deinit { k.append(A()); k.removeAll() } }\n_ = A()")
    return list.sources
  }

  static func recursion(_ n: Int) -> [HostileSource] {
    var list = HostileList()
    list.add("recursion", "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))")
    list.add("recursion-of-two", "func a() { b() }\nfunc b() { a() }\na()")
    list.add("recursion-of-closures", "var f: (() -> Void)!\nf = { f() }\nf()")
    list.add("recursion-of-initialisers", "class A { var a: A; init() { a = A() } }\n_ = A()")
    list.add("recursion-of-getters", "class A { var a: Int { a } }\nprint(A().a)")
    list.add(
      "recursion-of-observers",
      "class A { var n = 0 { didSet { m += 1 } }; var m = 0 { didSet { n += 1 } } }\nA().n = 1")
    list.add(
      "recursion-of-descriptions",
      "class A: CustomStringConvertible { var description: String { \"\\(self)\" } }\nprint(A())")
    list.add(
      "recursion-of-tasks",
      "func f(_ n: Int) async -> Int { await f(n + 1) + 1 }\nTask { print(await f(0)) }")
    list.add(
      "recursion-of-hashing",
      """
      class A: Hashable {
        static func == (a: A, b: A) -> Bool { a == b }
        func hash(into h: inout Hasher) { h.combine(self) }
      }
      print(Set([A()]).count)
      """)
    list.add(
      "recursion-of-equality",
      "class A: Equatable { static func == (a: A, b: A) -> Bool { a == b } }\nprint(A() == A())")
    list.add(
      "recursion-of-types",
      "func f<T>(_ t: T, _ n: Int) { if n > 0 { f([t], n - 1) } }\nf(1, 1_000_000)")
    list.add("recursion-of-doubling-types", "func f<T>(_ t: T) { f((t, t)) }\nf(1)")
    list.add("recursion-of-errors", "func f() throws { try f() }\ntry f()")
    list.add(
      "recursion-of-notices",
      """
      import UIKit
      let n = Notification.Name("a")
      let t = NotificationCenter.default.addObserver(forName: n, object: nil, queue: nil) { _ in
        NotificationCenter.default.post(name: n, object: nil)
      }
      NotificationCenter.default.post(name: n, object: nil)
      """)
    return list.sources
  }

  static func collections(_ n: Int) -> [HostileSource] {
    var list = HostileList()
    let cells = "indirect enum L: Hashable { case end, node(Int, L) }\nvar l = L.end\n"
    let shared = "var a: [Any] = [1]\nfor _ in 0..<60 { a = [a, a] }\n"
    list.add("text-of-shared-arrays", shared + "print(a)")
    list.add("interpolation-of-shared-arrays", shared + "let s = \"\\(a)\"\nprint(s.count)")
    list.add(
      "text-of-a-shared-enum",
      """
      indirect enum T { case leaf, node(T, T) }
      var t = T.leaf
      for _ in 0..<60 { t = .node(t, t) }
      print(String(describing: t).count)
      """)
    list.add(
      "list-of-objects",
      """
      class N { var next: N?; deinit { c += 1 } }
      var c = 0
      var head: N? = N()
      for _ in 0..<\(n * 100) { let n = N(); n.next = head; head = n }
      head = nil
      print(c)
      """)
    list.add(
      "list-of-cases", cells, "for i in 0..<\(n * 30) { l = .node(i, l) }\nl = .end\nprint(\"ok\")")
    list.add(
      "list-printed", cells, "for i in 0..<\(n * 10) { l = .node(i, l) }\nprint(\"\\(l)\".count)")
    list.add(
      "list-compared", cells,
      "var m = l\nfor i in 0..<\(n * 10) { l = .node(i, l); m = .node(i, m) }\nprint(l == m)")
    list.add(
      "list-hashed", cells,
      "for i in 0..<\(n * 10) { l = .node(i, l) }\nprint(Set([l]).count)")
    list.add(
      "closures-in-closures",
      """
      var f: () -> Int = { 0 }
      for _ in 0..<\(n * 10) { let g = f; f = { g() + 1 } }
      print(f())
      """)
    list.add(
      "closures-in-closures-dropped",
      """
      var f: () -> Int = { 0 }
      for _ in 0..<\(n * 50) { let g = f; f = { g() + 1 } }
      f = { 0 }
      print(f())
      """)
    list.add(
      "arrays-in-arrays",
      "var a: [Any] = []\nfor _ in 0..<\(n * 10) { a = [a] }\nprint(a.count)\nprint(\"\\(a)\".count)"
    )
    list.add(
      "sequences-in-sequences",
      """
      var s = AnySequence([1])
      for _ in 0..<\(n * 10) { s = AnySequence(s.map { $0 }) }
      print(Array(s))
      """)
    list.add("array-of-a-billion", "let a = Array(repeating: 0, count: 1_000_000_000)\nprint(a)")
    list.add("array-doubling", "var a = [0]\nwhile true { a += a }")
    list.add("array-growing", "var a: [Int] = []\nwhile true { a.append(1) }")
    list.add("array-growing-in-front", "var a: [Int] = []\nwhile true { a.insert(1, at: 0) }")
    list.add(
      "array-copied",
      "let a = Array(repeating: 0, count: \(n * 100))\nwhile true { var b = a; b[0] = 1 }")
    list.add(
      "array-sliced",
      "let a = Array(repeating: 0, count: \(n * 100))\nwhile true { _ = a.reversed() }")
    list.add(
      "array-of-arrays",
      "var a: [[Int]] = []\nwhile true { a.append(Array(repeating: 1, count: 1000)) }")
    list.add(
      "array-described",
      "let a = Array(repeating: 1, count: \(n * 10))\nwhile true { _ = \"\\(a)\" }")
    list.add(
      "keys-in-one-place",
      """
      func key(_ i: UInt64) -> Int {
        var h = i << 24
        h = (h ^ (h >> 31) ^ (h >> 62)) &* 0x3196_42B2_D24D_8EC3
        h = (h ^ (h >> 27) ^ (h >> 54)) &* 0x96DE_1B17_3F11_9089
        h = h ^ (h >> 30) ^ (h >> 60)
        return Int(truncatingIfNeeded: h &- 0x9E37_79B9_7F4A_7C15)
      }
      var d: [Int: Int] = [:]
      for i in 0..<\(n * 100) { d[key(UInt64(i))] = i }
      print(d.count)
      """)
    list.add("array-of-few", "let a = Array(repeating: 0, count: -1)")
    list.add("array-printed", "print(Array(repeating: 1, count: \(n * 500)))")
    list.add(
      "array-sorted",
      "var a = (0..<\(n * 300)).map { \(n * 300) - $0 }\na.sort()\nprint(a[0])")
    list.add(
      "array-sorted-by-nothing",
      "var a = Array(0..<1000)\na.sort { _, _ in true }\nprint(a.count)")
    list.add(
      "dictionary-growing",
      "var d: [Int: Int] = [:]\nvar i = 0\nwhile true { d[i] = i; i += 1 }")
    list.add(
      "dictionary-of-strings",
      """
      var d: [String: [String]] = [:]
      var i = 0
      while true { d["k\\(i)", default: []].append("v"); i += 1 }
      """)
    list.add("set-growing", "var s: Set<Int> = []\nvar i = 0\nwhile true { s.insert(i); i += 1 }")
    list.add("objects", "class A { var n = 1 }\nvar a: [A] = []\nwhile true { a.append(A()) }")
    return list.sources
  }

  static func strings(_ n: Int) -> [HostileSource] {
    var list = HostileList()
    let long = "let s = String(repeating: \"é\", count: \(n * 100))\n"
    list.add("string-of-a-gigabyte", "print(String(repeating: \"x\", count: 1_000_000_000).count)")
    list.add("string-of-few", "let a = String(repeating: \"x\", count: -1)")
    list.add("string-doubling", "var s = \"x\"\nwhile true { s += s }")
    list.add("string-growing", "var s = \"\"\nwhile true { s += \"hello \" }")
    list.add(
      "strings-joined",
      """
      var a = ["x"]
      while true { a = [a.joined(separator: ","), a.joined(separator: ",")] }
      """)
    list.add(
      "string-positions", long,
      "var n = 0\nfor i in s.indices { n += s.distance(from: s.startIndex, to: i) }\nprint(n)")
    list.add("string-counted", long, "while true { _ = s.count }")
    list.add("string-compared", long, "let t = s + \"x\"\nwhile true { _ = s < t }")
    list.add("string-taken-apart", long, "while true { _ = Array(s) }")
    list.add("string-split", long, "while true { _ = s.split(separator: \"x\") }")
    list.add(
      "string-sought-in-vain",
      """
      let s = String(repeating: "a", count: \(n * 1000))
      let t = String(repeating: "a", count: \(n * 500)) + "b"
      while true { _ = s.contains(t) }
      """)
    list.add("string-replaced", long, "while true { _ = s.replacing(\"é\", with: \"e\") }")
    list.add(
      "character-asked",
      "let c: Character = \"ß\"\nwhile true { _ = c.isCased; _ = c.isUppercase; _ = c.isLetter }")
    list.add("string-in-capitals", long, "while true { _ = s.uppercased() }")
    list.add("string-as-key", long, "var d = [s: 1]\nwhile true { d[s] = 2 }")
    list.add(
      "string-reversed",
      "let s = String(repeating: \"x\", count: \(n * 1000))\nprint(s.reversed().count)")
    list.add("string-printed", "print(String(repeating: \"x\", count: \(n * 5000)))")
    list.add(
      "string-out-of-range", "let s = \"a\"\nprint(s[s.index(s.startIndex, offsetBy: 5)])")
    return list.sources
  }

  static func numbers(_ n: Int) -> [HostileSource] {
    var list = HostileList()
    list.add("shift", "print(1 << 1000, 1 >> 1000, 1 << -70)")
    list.add("divide-least", "let a = Int.min\nprint(a / -1)")
    list.add("remainder-of-least", "let a = Int.min\nprint(a % -1)")
    list.add("infinity-to-integer", "let a = Double.infinity\nprint(Int(a))")
    list.add("nan-to-integer", "print(Int(Double.nan))")
    list.add("negative-index", "let a = [1]\nlet i = -1\nprint(a[i])")
    return list.sources
  }

  /// Those that send callbacks without end, to screens and views.
  public static func screens(_ n: Int) -> [HostileSource] {
    var list = HostileList()
    list.add(
      "pushes-and-pops",
      """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
        override func viewWillAppear(_ a: Bool) { super.viewWillAppear(a) }
        override func viewDidDisappear(_ a: Bool) { super.viewDidDisappear(a) }
      }
      let stack = UINavigationController(rootViewController: V())
      let w = UIWindow(frame: UIScreen.main.bounds)
      w.rootViewController = stack
      w.makeKeyAndVisible()
      while true {
        stack.pushViewController(V(), animated: false)
        _ = stack.popViewController(animated: false)
      }
      """)
    list.add(
      "queue-that-fills-itself",
      "import UIKit\nfunc again() { DispatchQueue.main.async { again() } }\nagain()")
    list.add(
      "timer",
      "import UIKit\nTimer.scheduledTimer(withTimeInterval: 0.0001, repeats: true) { _ in }")
    list.add(
      "views-in-views",
      """
      import UIKit
      var v = UIView()
      for _ in 0..<\(n * 2) { let w = UIView(); w.addSubview(v); v = w }
      print("ok")
      """)
    list.add(
      "views-beside-views", "import UIKit\nlet v = UIView()\nwhile true { v.addSubview(UIView()) }")
    list.add(
      "layout-that-needs-layout",
      """
      import UIKit
      class V: UIView {
        override func layoutSubviews() { super.layoutSubviews(); setNeedsLayout() }
      }
      let w = UIWindow(frame: UIScreen.main.bounds)
      let c = UIViewController()
      c.view = V()
      w.rootViewController = c
      w.makeKeyAndVisible()
      """)
    list.add(
      "screen-that-presents",
      """
      import UIKit
      class V: UIViewController {
        override func viewDidAppear(_ a: Bool) {
          super.viewDidAppear(a)
          present(V(), animated: false)
        }
      }
      let w = UIWindow(frame: UIScreen.main.bounds)
      w.rootViewController = V()
      w.makeKeyAndVisible()
      """)
    list.add(
      "events-with-long-arguments",
      """
      import UIKit
      class V: UIViewController {
        override func setEditing(_ editing: Bool, animated: Bool) {}
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }
      let v = V()
      while true { v.setEditing(true, animated: false) }
      """)
    return list.sources
  }
}
