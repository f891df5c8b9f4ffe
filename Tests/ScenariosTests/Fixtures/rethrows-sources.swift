// Functions that rethrow: what their parameters throw, by every way that leads there.
enum Fault: Error { case own, other(Int) }
func fail() throws { throw Fault.own }
func run(_ body: () throws -> Void) rethrows { try body() }
func both(_ first: () throws -> Void, _ second: () throws -> Void) rethrows {
  try run(first)
  try run { try second() }
}
func report(_ name: String, _ body: () throws -> Void) {
  do {
    try body()
    print(name, "done")
  } catch {
    print(name, "threw", error)
  }
}
run { print("no try where nothing throws") }
both({ print("first") }, { print("second") })
report("both") { try both({}, { throw Fault.other(2) }) }
report("function") { try run(fail) }

// What a catch throws after a parameter has thrown.
func again(_ body: () throws -> Void) rethrows {
  do { try body() } catch { throw error }
}
func renamed(_ body: () throws -> Void) rethrows {
  do { try run(body) } catch Fault.own { throw Fault.other(1) } catch let kept { throw kept }
}
func recovered(_ body: () throws -> Void) rethrows {
  do { try body() } catch {
    do { try fail() } catch let second { throw Fault.other("\(second)".count) }
  }
}
report("again") { try again(fail) }
report("renamed") { try renamed(fail) }
report("renamed other") { try renamed { throw Fault.other(7) } }
report("recovered") { try recovered { throw Fault.other(3) } }
recovered { print("nothing to recover from") }

// Errors that go no further.
func caught(_ body: () throws -> Void) rethrows {
  do { try fail() } catch { print("caught", error) }
  _ = try? fail()
  do {
    try body()
    throw Fault.own
  } catch { print("caught as well", error) }
}
report("caught") { try caught { throw Fault.other(4) } }

// What a closure or a function in the function throws doesn't count.
func inside(_ body: () throws -> Void, fails: Bool) rethrows {
  func check() throws { if fails { throw Fault.own } }
  try body()
  try check()
  try run { if fails { throw Fault.other(5) } }
  try run { try body() }
}
inside({ print("body") }, fails: false)

// Optionals, autoclosures and operators.
func ifGiven(_ body: (() throws -> Int)? = nil) rethrows -> Int { try body?() ?? 0 }
func all(
  _ first: @autoclosure () throws -> Bool, _ second: @autoclosure () throws -> Bool
) rethrows -> Bool {
  try first() && second()
}
func truth(_ value: Bool) throws -> Bool {
  if value { return true } else { throw Fault.other(6) }
}
print(ifGiven(), ifGiven { 3 }, all(true, 1 > 2))
report("optional") { print(try ifGiven { throw Fault.own }) }
report("autoclosure") { print(try all(truth(true), truth(false))) }

// Methods, initialisers and generic functions.
struct Box<Value> {
  var value: Value
  init(_ make: () throws -> Value) rethrows { value = try make() }
  init(_ count: Int, of make: () throws -> Value) rethrows {
    for _ in 1..<count { _ = try make() }
    try self.init(make)
  }
  func map<Other>(_ change: (Value) throws -> Other) rethrows -> Box<Other> {
    try Box<Other> { try change(value) }
  }
  func parts<Other>(_ change: (Value) throws -> Other) rethrows -> [Other] {
    try [value].map(change) + [value].lazy.map { $0 }.map { try change($0) }
  }
  func handed<Other>(_ change: (Value) throws -> Other?) rethrows -> Other? {
    try [value].compactMap(change).first
  }
}
print(Box { 2 }.map { $0 * 3 }.value, Box(2, of: { "b" }).parts { $0 + "!" })
print(Box { 2 }.handed { $0 > 1 ? "\($0)" : nil } ?? "none")
report("initialiser") { _ = try Box<Int>(2, of: { throw Fault.other(8) }) }
report("method") { _ = try Box { 1 }.map { _ in try fail() } }

// Functions in functions that rethrow.
func local() {
  func twice(_ body: () throws -> Void) rethrows {
    try body()
    try body()
  }
  func first<T>(_ values: [T], where test: (T) throws -> Bool) rethrows -> T? {
    for value in values where try test(value) { return value }
    return nil
  }
  twice { print("twice") }
  print(first([1, 2, 3]) { $0 > 1 } ?? 0)
  report("twice") { try twice(fail) }
  report("first") { print(try first([1]) { _ in throw Fault.other(9) } ?? 0) }
}
local()
