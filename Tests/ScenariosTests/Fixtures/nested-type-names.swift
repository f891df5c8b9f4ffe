struct M<T> { struct Size { var r: Int }; var size: Size; init(_ n: Int) { size = Size(r: n) } }
struct N<T: Numeric> { struct Size: Equatable { var r: Int }; var size: Size; init(_ n: Int) { size = Size(r: n) } }
struct O<T: Numeric> { struct Size: Equatable { var r: Int;  public static func == (lhs: Size, rhs: Size) -> Bool { lhs.r == rhs.r } }; var size: Size; init(_ n: Int) { size = Size(r: n) } }
public struct P<T: Numeric> { public struct Size { var r: Int }; let size: Size; var q: T; public init(_ n: Int, initial: T = T.zero) { size = Size(r: n); q = initial } }
struct Q<T: Numeric> { struct Size { var r: Int }; let size: Size; init(_ n: Int) { self.size = Size(r: n) };  init(x: Int) { self.init(x) } }
print(M<Int>(1), N<Int>(1), O<Int>(1), P<Int>(1), Q<Int>(1))
print(M<Int>(1), N<Int>(1), O<Int>(1), P<Int>(1), Q<Int>(x: 1))
