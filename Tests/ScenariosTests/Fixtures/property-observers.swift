// Observers run for every set but those of the own initialiser; an override adds its own.
class Base {
  var value = 0 {
    willSet { print("Base willSet", value, "->", newValue) }
    didSet { print("Base didSet", oldValue, "->", value) }
  }
  var plain = "p"
  var computed: Int {
    get { value * 2 }
    set { value = newValue / 2 }
  }
  init() {
    value = 1
    print("Base.init")
  }
  init(quiet: Int) {
    value = quiet
    set()
  }
  func set() { value = 2 }
}
class Derived: Base {
  override var value: Int {
    willSet { print("Derived willSet", newValue) }
    didSet { print("Derived didSet", oldValue) }
  }
  override var plain: String {
    didSet { print("plain", oldValue, "->", plain) }
  }
  override var computed: Int {
    get { super.computed + 1 }
    set {
      print("computing", newValue)
      super.computed = newValue
    }
  }
  override init() {
    super.init()
    value = 3
    print("Derived.init")
  }
  override init(quiet: Int) { super.init(quiet: quiet) }
}
print("1")
let base = Base()
base.value = 5
base.computed = 20
print("2")
let derived = Derived()
derived.value += 1
derived.plain = "q"
derived.computed = 8
print(derived.value, derived.computed)
print("3")
_ = Derived(quiet: 7)
print("4")
class Limited {
  var level = 0 {
    didSet { if level > 10 { level = 10 } }
  }
  var list: [Int] = [] {
    didSet { print("list", oldValue, list) }
  }
  var named = "a" {
    willSet(next) { print("next", next) }
    didSet(last) { print("last", last) }
  }
}
let limited = Limited()
limited.level = 50
limited.list.append(1)
limited.list[0] += 4
limited.list += [2]
limited.named = "b"
print(limited.level)
var global = 1 {
  didSet { print("global", oldValue, global) }
}
global = 2
func change(_ n: inout Int) { n += 1 }
change(&limited.level)
change(&global)
