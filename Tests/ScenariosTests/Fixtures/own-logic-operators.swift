struct V { var x = 0
 static prefix func ! (a: V) -> Bool { a.x == 0 }
 static func && (a: V, b: V) -> Bool { true }
 static func || (a: V, b: V) -> V { a } }
let v = V()
print(!v)
print(v && V())
print(v || V())
func a() throws(Never) -> Int { 4 }
print(a())
struct St { static var n = 0; static func inc() -> Int { n += 1; return n }; let a = St.inc(), b = inc() }; print("28:", St(), St())
let nothing: Void = Void()
print(nothing)
struct MyStruct: Copyable { var counter = 12 }
extension MyStruct: BitwiseCopyable { }
print(MyStruct().counter)
func f(line: UInt = #line) -> UInt { return line }
print(f())
