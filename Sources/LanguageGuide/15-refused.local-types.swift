// Types in functions
// refused: types declared in functions are not supported
func f() {
  struct S {}
}
f()
