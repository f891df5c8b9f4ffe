// An enum as the state of an object: payloads are taken out, changed and put back.
enum State {
  case idle
  case loading(progress: Int, title: String)
  case done(Result)
  struct Result {
    var items: [String]
    var note: String?
  }
  var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }
  mutating func advance() {
    switch self {
    case .idle:
      self = .loading(progress: 0, title: "start")
    case .loading(let progress, let title) where progress >= 100:
      self = .done(Result(items: [title], note: nil))
    case .loading(let progress, _):
      self = .loading(progress: progress + 50, title: "at \(progress)")
    case .done(var result):
      result.items.append("again")
      result.note = "changed"
      self = .done(result)
    }
  }
}
class Loader {
  var state = State.idle {
    didSet { print("state", state, "loading:", oldValue.isLoading, "->", state.isLoading) }
  }
}
let loader = Loader()
for _ in 0..<6 { loader.state.advance() }
guard case .done(let result) = loader.state else { fatalError("not done") }
print(result.items, result.note ?? "-")
for case .loading(let progress, _) in [State.idle, .loading(progress: 3, title: ""), .loading(progress: 4, title: "")] {
  print("progress", progress)
}
