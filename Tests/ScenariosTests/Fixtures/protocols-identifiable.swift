protocol Repository {
  associatedtype Model: Identifiable
  func all() -> [Model]
}

extension Repository {
  func find(_ id: Model.ID) -> Model? { all().first { $0.id == id } }
}

struct User: Identifiable {
  let id: Int
  let name: String
}

struct Users: Repository {
  func all() -> [User] { [User(id: 1, name: "Ann"), User(id: 2, name: "Bob")] }
}

func load<R: Repository>(_ repository: R, _ id: R.Model.ID) -> R.Model? { repository.find(id) }

print(Users().find(2)?.name ?? "none", load(Users(), 1)!.name, load(Users(), 3) == nil)

class Node: Identifiable {}
let node = Node()
print(node.id == node.id, node.id == Node().id, node.id == ObjectIdentifier(node))

func id<T: Identifiable>(_ value: T) -> T.ID { value.id }
class Named: Identifiable { var id = "named" }
struct Generic<T: Hashable>: Identifiable { var id: T }
enum Kind: String, Identifiable {
  case a
  var id: Self { self }
}
print(id(Named()), id(Generic(id: 2.5)), id(Kind.a))
let any: any Identifiable = Generic(id: "any")
print(any.id)
let texts: [any Identifiable<String>] = [Named(), Generic(id: "x")]
print(texts.map { $0.id })
