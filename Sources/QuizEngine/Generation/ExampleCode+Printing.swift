import Curriculum

extension ExampleCode {
  /// The class that prints what its controllers hear.
  static let teller = "Told"

  /// The same code, in which controllers that do nothing print what they hear, and calls that they
  /// have returned: whatever is otherwise under a belief, and whenever, shows in what is printed. Once
  /// for each group of callbacks that belong together; none when all controllers do something.
  var told: [ExampleCode] { Self.groups.compactMap(told) }

  private static let groups = [
    ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"],
    ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"],
    ["viewDidLoad", "viewDidAppear", "viewDidDisappear", "deinit"],
    ["viewDidLoad", "willMove", "viewWillAppear", "viewDidDisappear"],
  ]

  private func told(_ callbacks: [String]) -> ExampleCode? {
    let bare = ": UIViewController {}"
    let lines = text.lines
    guard let first = lines.firstIndex(where: { $0.hasSuffix(bare) }) else { return nil }
    var result = Array(lines[..<first])
    result += ["class \(Self.teller): UIViewController {"]
    result += callbacks.map(Self.method) + ["}"]
    for line in lines[first...] {
      if line.hasSuffix(bare) {
        result.append(line.dropLast(bare.count) + ": \(Self.teller) {}")
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

  /// The name of what a line of the top level calls, and what may send callbacks.
  private static func called(_ line: String) -> String? {
    guard line.first?.isLetter == true, line.hasSuffix(")"), !line.contains("="),
      let end = line.firstIndex(of: "(")
    else { return nil }
    let name = line[..<end].split(separator: ".").last.map(String.init)
    return name == "print" || name == "settle" ? nil : name
  }
}
