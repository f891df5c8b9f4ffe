// throws, try in its forms, catch patterns, rethrows, defer and Result.
enum LoadError: Error, Equatable {
  case missing(String)
  case broken(code: Int)
  case empty
}
struct Failure: Error { var reason: String }
func load(_ name: String) throws -> String {
  defer { print("done with", name) }
  switch name {
  case "": throw LoadError.empty
  case "missing": throw LoadError.missing(name)
  case "broken": throw LoadError.broken(code: 7)
  case "other": throw Failure(reason: "other")
  default: return name.uppercased()
  }
}
func attempt(_ name: String) {
  do {
    let text = try load(name)
    print("loaded", text)
  } catch LoadError.missing(let what) {
    print("missing", what)
  } catch LoadError.broken(let code) where code > 5 {
    print("broken badly", code)
  } catch let error as Failure {
    print("failure", error.reason)
  } catch {
    print("other error", error)
  }
}
["fine", "missing", "broken", "other", ""].forEach(attempt)
print((try? load("x")) ?? "nil", (try? load("")) as Any)
print(try! load("sure"))
func each(_ names: [String], _ body: (String) throws -> Void) rethrows {
  for name in names { try body(name) }
}
each(["a"]) { print("each", $0) }
do {
  try each(["b", "", "c"]) { print(try load($0)) }
} catch {
  print("stopped by", error, error as? LoadError == .empty)
}
func layered() throws -> Int {
  do {
    _ = try load("broken")
  } catch LoadError.empty {
    print("never")
  }
  return 1
}
do { print(try layered()) } catch { print("passed on", error) }
func counts() -> Int {
  var n = 1
  defer {
    n += 10
    print("deferred", n)
  }
  n += 1
  return n
}
print(counts())
func order() {
  defer { print("outer defer") }
  for i in 0..<3 {
    defer { print("turn", i) }
    if i == 1 { continue }
    print("body", i)
  }
  print("end of order")
}
order()
struct Guarded {
  init(_ n: Int) throws {
    guard n > 0 else { throw Failure(reason: "not positive") }
    print("made", n)
  }
}
_ = try? Guarded(0)
_ = try? Guarded(1)
let result: Result<Int, LoadError> = .failure(.empty)
switch result {
case .success(let n): print(n)
case .failure(let error): print("result", error)
}
