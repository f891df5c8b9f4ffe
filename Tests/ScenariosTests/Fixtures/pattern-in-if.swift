// What a condition takes apart is released before its body, whatever the body does first.
class Box {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
func note<T>(_ label: String, _ value: T) -> T {
  print(label)
  return value
}
enum Event {
  case moved((Int, Int))
  case held(Box)
  case named(String, Box)
  case none
}

func plain() {
  if case .moved = Event.moved(note("pair", (1, 2))) {
    if "a".isEmpty { print("empty") } else { print("not empty") }
  }
  if case .held = Event.held(Box("one")) {
    if note("text", "b").isEmpty { print("empty") } else { print("not empty") }
  }
  print("after")
}
func bound() {
  if case .named(let name, let box) = Event.named("two", Box("two")) {
    if name.isEmpty { print("empty") } else { print(box.name) }
    print(note("again", [name]).count)
  }
  if case .moved = Event.moved(note("pair", (3, 4))), case .held(let box) = Event.held(Box("three")) {
    guard !note("x", "y").isEmpty else { return }
    print(box.name)
  }
}
func guarded() -> Int {
  guard case .moved = Event.moved(note("pair", (5, 6))) else { return 0 }
  if "a".isEmpty { return 1 } else { print("goes on") }
  for case .held in [Event.held(Box("four")), .none] {
    if "a".isEmpty { continue } else { print("held") }
  }
  while case .held = Event.held(Box("five")) {
    if "a".isEmpty { print("empty") } else { break }
  }
  return 2
}
plain()
bound()
print(guarded())
