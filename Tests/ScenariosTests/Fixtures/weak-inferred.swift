// A weak variable with an inferred type is an optional.
class Owner {
  deinit { print("deinit") }
}
weak var never = Owner()
print(never == nil)
func local() {
  let owner = Owner()
  weak var seen = owner
  print(seen === owner)
}
local()
