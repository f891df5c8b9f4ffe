// A function, a property or a case may be called `subscript`; no name means a subscript itself.
struct Both {
  subscript() -> String { "instance subscript" }
  func `subscript`() -> String { "instance function" }
  static subscript() -> String { "static subscript" }
  static func `subscript`() -> String { "static function" }
}
let both = Both()
print(both[], both.subscript(), both.`subscript`())
print(Both[], Both.subscript())

struct Function {
  func `subscript`(_ number: Int) -> Int { number }
}
print(Function().subscript(3))
let function = Function().subscript
print(function(4))

class Base {
  subscript(index: Int) -> Int { index }
  func `subscript`(index: Int) -> String { "base" }
}
class Derived: Base {
  override subscript(index: Int) -> Int { super[index] * 2 }
  override func `subscript`(index: Int) -> String { super.subscript(index: index) + " derived" }
}
let object: Base = Derived()
print(object[4], object.subscript(index: 4))

protocol Readable {
  subscript(index: Int) -> Int { get }
  func `subscript`(index: Int) -> Int
}
struct Reader: Readable {
  subscript(index: Int) -> Int { 1 }
  func `subscript`(index: Int) -> Int { 2 }
}
func show<T: Readable>(_ value: T) { print(value[0], value.subscript(index: 0)) }
show(Reader())
let reader: any Readable = Reader()
print(reader[0], reader.subscript(index: 0))

enum Word { case `subscript`, other }
print(Word.subscript, [Word.other, .subscript].count)
struct Property { var `subscript` = 4 }
print(Property().subscript)
extension Both {
  func all() -> String { `subscript`() + ", " + self[] }
}
print(both.all())

@dynamicMemberLookup
struct Dynamic {
  subscript(dynamicMember name: String) -> String { "dynamic " + name }
}
print(Dynamic().anything)
let path = \[Int].[1]
print([5, 6][keyPath: path])
