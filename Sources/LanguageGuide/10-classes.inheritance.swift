// Classes, override and super
class Animal {
  let name: String
  init(name: String) { self.name = name }
  func sound() -> String { "..." }
}
class Dog: Animal {
  convenience init() { self.init(name: "Rex") }
  override func sound() -> String { "Woof" + super.sound() }
}
let pet: Animal = Dog()
print(pet.name, pet.sound(), pet is Dog, type(of: pet))
if let dog = pet as? Dog { print(dog === pet) }
