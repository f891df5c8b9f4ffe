// Memberwise initialisers, statics, nested types, self replacement and struct properties of classes.
struct Settings {
  var title: String
  var count = 1
  var tags: [String] = []
  let id: Int
  var note: String?
  static var created = 0
  static func make(_ title: String) -> Settings {
    created += 1
    return Settings(title: title, id: created)
  }
}
extension Settings {
  init(id: Int) {
    self.init(title: "id \(id)", count: 0, id: id)
    tags = ["short"]
  }
  struct Key: Hashable {
    let name: String
  }
}
struct Counter {
  private(set) var value = 0
  mutating func reset() { self = Counter() }
  mutating func add(_ n: Int) -> Counter {
    value += n
    return self
  }
}
class View {
  var frame = Frame()
  var settings = Settings.make("view") {
    willSet { print("will", newValue.count) }
    didSet { print("did", oldValue.count, settings.count) }
  }
  var size: Size {
    get {
      print("get")
      return frame.size
    }
    set {
      print("set", newValue.width)
      frame.size = newValue
    }
  }
}
struct Size { var width = 0, height = 0 }
struct Frame {
  var size = Size()
  var x = 0
}
print(Settings.make("a"), Settings(id: 9).tags, Settings(title: "t", count: 2, tags: ["x"], id: 4, note: "n"))
print([Settings.Key(name: "k"): 1][Settings.Key(name: "k")] as Any)
var counter = Counter()
print(counter.add(3).value, counter.add(4).value)
counter.reset()
print(counter.value)
let view = View()
view.settings.count += 1
view.settings.tags.append("new")
view.frame.size.width = 10
view.size = Size(width: 15)
view.size.height = 3
print(view.frame, view.settings.tags, Settings.created)
var copies = [view.frame, view.frame]
copies[0].size.width = 0
print(copies.map { $0.size.width }, view.frame.size.width)
