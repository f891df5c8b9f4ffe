// A static function that returns Self gives the class it was called on.
class Animal {
  required init() {}
  static func make() -> Self { Self() }
  func same() -> Self { self }
}
class Cat: Animal {
  var lives = 9
}
print(Cat.make().lives, (Cat.make() as Cat).lives, Cat().same().lives, type(of: Cat.make()))
let cat: Cat = .make()
print(cat.lives)
