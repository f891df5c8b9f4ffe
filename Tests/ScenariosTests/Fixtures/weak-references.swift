// A weak reference reads nil from the moment that the deinit starts.
class Owner {
  let name: String
  var pet: Pet?
  init(_ name: String) { self.name = name }
  deinit { print("deinit owner", pet?.owner == nil) }
}
class Pet {
  weak var owner: Owner?
  unowned let friend: Owner
  weak var forced: Owner!
  init(_ owner: Owner, friend: Owner) {
    self.owner = owner
    self.friend = friend
    forced = owner
  }
  deinit { print("deinit pet") }
}
let friend = Owner("friend")
var owner: Owner? = Owner("o")
weak var seen = owner
owner?.pet = Pet(owner!, friend: friend)
print(owner!.pet!.owner!.name, owner!.pet!.friend.name, owner!.pet!.forced.name)
let pet = owner!.pet
owner = nil
print(seen == nil, pet?.owner == nil, pet?.forced == nil, pet?.friend.name ?? "-")

func scoped() {
  weak var local: Owner?
  do {
    let strong = Owner("scoped")
    local = strong
    print(local?.name ?? "nil")
  }
  print(local?.name ?? "nil")
}
scoped()
weak var never = Owner("never")
print(never == nil)

final class Weak<Value: AnyObject> {
  weak var value: Value?
  init(_ value: Value) { self.value = value }
}
do {
  let strong = Owner("held")
  let list = [Weak(strong), Weak(Owner("dropped"))]
  print(list.map { $0.value?.name ?? "nil" })
}
