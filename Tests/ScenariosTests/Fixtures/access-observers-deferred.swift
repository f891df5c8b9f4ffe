class Counter {
  var count = 0 {
    willSet { print("willSet", newValue) }
    didSet { print("didSet", oldValue, count) }
  }

  init(_ way: Int) {
    count = 1
    if way == 0 {
      defer { count = 5 }
      count = 6
    }
    if way == 1 { defer { count += 1; self.count = 9 } }
    if way == 2 { [7].forEach { count = $0 } }
    if way == 3 {
      func set() { count = 8 }
      set()
    }
    count = 2
  }
}

struct Point {
  var x = 0 { didSet { print("x", x) } }

  init(_ x: Int) {
    defer { self.x = x }
    self.x = x - 1
  }
}

for way in 0..<4 {
  print(way)
  print(Counter(way).count)
}
print(Point(3))
