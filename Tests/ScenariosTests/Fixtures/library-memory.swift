// Memory that a program manages by itself, sizes of types
let p = UnsafeMutablePointer<Int>.allocate(capacity: 3)
p.initialize(repeating: 0, count: 3)
p[1] = 5; (p + 2).pointee = 7; p.pointee += 1
print(p[0], p[1], p[2], (p + 1).pointee, p.advanced(by: 2).pointee)
p.deinitialize(count: 3); p.deallocate()
var x = 3
withUnsafeMutablePointer(to: &x) { $0.pointee *= 2 }
print(x, withUnsafePointer(to: x) { $0.pointee + 1 }, withUnsafePointer(to: &x) { $0.pointee })
var a = [1, 2, 3]
print(a.withUnsafeBufferPointer { $0.reduce(0, +) }, a.withUnsafeBufferPointer { $0.count })
a.withUnsafeMutableBufferPointer { b in for i in b.indices { b[i] *= 10 }; b.swapAt(0, 2) }
print(a)
let made = [Int](unsafeUninitializedCapacity: 3) { b, n in for i in 0..<3 { b[i] = i * i }; n = 3 }
print(made)
let b = UnsafeMutableBufferPointer<String>.allocate(capacity: 2)
b.initialize(repeating: "q"); b[1] = "r"; print(b.map { $0 }, Array(b)); b.deallocate()
var q = UnsafeMutablePointer<Double>.allocate(capacity: 2); q.initialize(to: 1.5); q += 1; q.initialize(to: 2.5); print((q - 1).pointee, q.move(), q - 1 < q)
struct S { var a: UInt8; var b: Int }
struct T2 { var b: Int; var a: UInt8 }
enum E0 { case a }; enum E1 { case a, b }; enum E2 { case a(Int), b }; enum E3 { case a(Int), b(Int) }
class K {}
print(MemoryLayout<Int>.size, MemoryLayout<S>.size, MemoryLayout<S>.stride, MemoryLayout<T2>.size, MemoryLayout<T2>.stride, MemoryLayout<S>.alignment)
print(MemoryLayout<Int?>.size, MemoryLayout<Bool?>.size, MemoryLayout<String>.size, MemoryLayout<String?>.size, MemoryLayout<K>.size, MemoryLayout<K?>.size, MemoryLayout<[Int]>.size, MemoryLayout<[Int: Int]>.size)
print(MemoryLayout<E0>.size, MemoryLayout<E1>.size, MemoryLayout<E2>.size, MemoryLayout<E3>.size, MemoryLayout<E1?>.size, MemoryLayout<(Int8, Int32)>.size, MemoryLayout<Any>.size, MemoryLayout<() -> Void>.size)
print(MemoryLayout.size(ofValue: x), MemoryLayout<UInt16>.stride, MemoryLayout<Float>.size, MemoryLayout<Character>.size, MemoryLayout<Range<Int>>.size, MemoryLayout<Int??>.size, MemoryLayout<Void>.size, MemoryLayout<Void>.stride)
final class Box { var v = 1 }
var bx = Box(); print(isKnownUniquelyReferenced(&bx)); let other = bx; print(isKnownUniquelyReferenced(&bx), other.v)
print(CommandLine.arguments.count, CommandLine.argc)
