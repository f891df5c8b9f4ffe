// Coalescing with an optional on the right: what is nil on the left falls through to it.
class Person {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("~\(name)") }
}

let nothing: Int? = nil
let five: Int? = 5
let right = nothing ?? five
let left = five ?? nothing
let neither = nothing ?? nothing
print(right as Any, left as Any, neither as Any)
let typed: Int? = nothing ?? five
print(typed as Any, nothing ?? five ?? 7, nothing ?? nothing ?? 7)

func find(_ name: String?) -> Person? { name.map { Person($0) } }
func first(_ people: [Person]) -> Person? { return find(nil) ?? people.last }
print(first([Person("Ada"), Person("Grace")])?.name ?? "nobody")
print((find("Alan") ?? find("Kurt"))?.name ?? "nobody")
if let found = find(nil) ?? find("Emmy") { print("found \(found.name)") }
var newest: Person? { find(nil) ?? find(nil) }
print(newest == nil)

let deep: Int?? = .some(nil)
print((deep ?? five) as Any)
