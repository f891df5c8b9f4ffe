extension ExampleCode {
  /// The class whose controllers print the callbacks they get. Learners see its name, and digests
  /// contain it.
  static let printingClass = "Told"

  /// The same code once for each group of callbacks, changed so that controllers without code of their
  /// own print these callbacks and each call prints its return. The output then shows a difference in
  /// any callback under a misconception. Empty when every controller has code of its own.
  var printingCallbacks: [ExampleCode] { Self.groups.compactMap(printing) }

  /// Callbacks that belong together.
  private static let groups = [
    ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"],
    ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"],
    ["viewDidLoad", "viewDidAppear", "viewDidDisappear", "deinit"],
    ["viewDidLoad", "willMove", "viewWillAppear", "viewDidDisappear"],
  ]

  private func printing(_ callbacks: [String]) -> ExampleCode? {
    let bare = ": UIViewController {}"
    let lines = text.lines
    guard let first = lines.firstIndex(where: { $0.hasSuffix(bare) }) else { return nil }
    var result = Array(lines[..<first])
    result += ["class \(Self.printingClass): UIViewController {"]
    result += callbacks.map(Self.method) + ["}"]
    for line in lines[first...] {
      if line.hasSuffix(bare) {
        result.append(line.dropLast(bare.count) + ": \(Self.printingClass) {}")
      } else {
        result.append(line)
        if let name = Self.called(line) { result.append("print(\"\(name) has returned\")") }
      }
    }
    return with(text: result.joined(separator: "\n") + "\n")
  }

  private static func method(_ callback: String) -> String {
    switch callback {
    case "deinit":
      return "  deinit { print(type(of: self), \"deinit\") }"
    case "viewDidLoad":
      return """
          override func viewDidLoad() {
            super.viewDidLoad()
            print(type(of: self), "viewDidLoad")
          }
        """
    case "willMove":
      return """
          override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            print(type(of: self), "willMove", parent == nil ? "out" : "in")
          }
        """
    default:
      return """
          override func \(callback)(_ animated: Bool) {
            super.\(callback)(animated)
            print(type(of: self), "\(callback)")
          }
        """
    }
  }

  /// Returns the name of the function that a top-level line calls; nil where it calls none that may
  /// send callbacks.
  private static func called(_ line: String) -> String? {
    guard line.first?.isLetter == true, line.hasSuffix(")"), !line.contains("="),
      let end = line.firstIndex(of: "(")
    else { return nil }
    let name = line[..<end].split(separator: ".").last.map(String.init)
    return name == "print" || name == "settle" ? nil : name
  }
}
