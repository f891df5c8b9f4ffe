// Traps and assertions
func half(_ n: Int) -> Int {
  precondition(n % 2 == 0, "odd")
  assert(n >= 0)
  return n / 2
}
print(half(8))
