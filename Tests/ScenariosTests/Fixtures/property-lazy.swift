// lazy runs once on first use; statics and globals too; class properties can be overridden.
func note<T>(_ text: String, _ value: T) -> T {
  print("init", text)
  return value
}
class Screen {
  let eager = note("eager", 1)
  lazy var label = note("label", "text")
  lazy var list: [Int] = {
    let base = eager
    print("list of", self.name)
    return [base, base + 1]
  }()
  var name = "screen"
  lazy var described = "described " + name
  static var shared = note("shared", Screen())
  static let limit = note("limit", 3)
  class var kind: String { "screen" }
  static var count = 0
  deinit { print("deinit", name) }
}
class Detail: Screen {
  override class var kind: String { "detail" }
  override init() {
    super.init()
    name = "detail"
    Screen.count += 1
  }
}
do {
  let screen = Screen()
  print("made")
  print(screen.label, screen.label)
  screen.list.append(9)
  print(screen.list)
  screen.name = "renamed"
  print(screen.described)
  screen.name = "again"
  print(screen.described)
  screen.label = "set"
  print(screen.label)
}
do {
  let screen = Screen()
  screen.label = "never initialised"
  print(screen.label)
}
print(Screen.limit, Screen.limit)
print(Screen.shared.name, Screen.kind, Detail.kind)
Screen.shared = Detail()
print(Screen.shared.name, type(of: Screen.shared).kind, Detail.count)
struct Holder {
  static let values = [1, 2].map { note("value", $0) }
}
print(Holder.values)
enum Space { static var path: [String] = [] }
Space.path.append("a")
Space.path += ["b"]
print(Space.path.joined(separator: "/"))
