// Property wrappers
// refused: '@propertyWrapper' is not supported
@propertyWrapper struct Twice {
  var wrappedValue: Int
}
