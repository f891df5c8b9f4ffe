// Every value becomes an object by a cast, and keys of any types are equal as numbers.
struct S {}
enum E { case a }
class C {}
func isObject<T>(_ t: T) -> Bool { t is AnyObject }
let a: Any = S()
print(a is AnyObject, a as? AnyObject != nil, (a as? AnyObject) is S, (a as AnyObject) is S, (1 as AnyObject) as? Int as Any)
if let o = a as? AnyObject { print(o is C, o is S) }
func obj<T>(_ t: T) -> AnyObject? { t as? AnyObject }
print(obj(S()) == nil, obj(C()) == nil)
print(S.self is AnyClass, C.self is AnyClass)
let arr: [Any] = [1, C(), "x"]
print(arr.filter { $0 is AnyObject }.count, arr.compactMap { $0 as? AnyObject }.count)
for x in arr { switch x { case is AnyObject: print("object"); default: print("value") } }
protocol P {}
extension S: P {}
print(isObj2(S()), a is AnyObject & P)
func isObj2<T>(_ t: T) -> Bool { t is (AnyObject & P) }
let h1 = AnyHashable(10 as UInt16), h2 = AnyHashable(10)
print(h1 == h2, h1.hashValue == h2.hashValue, AnyHashable(30.0) == AnyHashable(30), AnyHashable(30.5) == AnyHashable(Float(30.5)), AnyHashable("a") == AnyHashable("a"), AnyHashable(1) == AnyHashable(true))
let set: Set<AnyHashable> = [1, 1.0, UInt8(1), "1"]
print(set.count)
print(isObject(1), isObject("a"), isObject(S()), isObject(C()), isObject(E.a), isObject([1]), isObject({ }), isObject(C.self), isObject((1, 2)), isObject(Optional(1)))
let keyed: [AnyHashable: String] = [AnyHashable(10 as UInt16): "ten", 20.0: "twenty", "x": "text"]
print(keyed[10] ?? "-", keyed[UInt8(20)] ?? "-", keyed[Float(10)] ?? "-", keyed["x"] ?? "-", keyed[true] ?? "-")
print(AnyHashable(UInt64.max) == AnyHashable(-1), AnyHashable(Int8(-1)) == AnyHashable(-1), AnyHashable(1.5) == AnyHashable(1))
