// An overload without a default argument is preferred to one that needs it.
class Base {
  func overloaded(_ n: Int) -> String { "int" }
  func overloaded(_ n: Int, _ s: String = "d") -> String { "both " + s }
}
func free(_ n: Int = 0) -> String { "default" }
func free() -> String { "none" }
print(Base().overloaded(1), Base().overloaded(1, "x"), free(), free(1))
