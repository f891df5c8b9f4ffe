@propertyWrapper struct Box<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } ; var projectedValue: Box<T> { self } }
struct S { @Box var a = 1; @Def var d }
var s = S(d: 9)
print(s.$a.wrappedValue)
