// A stored type that can only be one takes no room; that of a class or a protocol does.
struct S {}
class C {}
protocol P {}
struct Written<T> { var value: T; var type: S.Type }
struct InTuple<T> { var both: (T, S.Type) }
struct Parameter<T> { var type: T.Type; var small: Int8 }
struct OfClass { var type: C.Type; var small: Int8 }
struct Several { var types: (S.Type, Int.Type); var list: [Int].Type; var small: Int8 }
print(
  MemoryLayout<S.Type>.size, MemoryLayout<C.Type>.size, MemoryLayout<any P.Type>.size,
  MemoryLayout<Any.Type>.size)
print(
  MemoryLayout<Written<Int64>>.size, MemoryLayout<InTuple<Int64>>.size,
  MemoryLayout<Written<Int8>>.stride)
print(MemoryLayout<Parameter<Int>>.size, MemoryLayout<OfClass>.size, MemoryLayout<Several>.size)
func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
print(size(Written<Int64>.self), size(InTuple<Int64>.self), size(S.Type.self), size(C.Type.self))
print(MemoryLayout<(S.Type, Int8)>.size, MemoryLayout<S.Type?>.size)
