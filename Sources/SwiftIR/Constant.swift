/// A literal value.
public enum Constant: Hashable, Sendable {
  case int(Int64, type: TypeID)
  case double(Double)
  case bool(Bool)
  case string(String)
  case character(String)
  case none
  /// A type as a value.
  case metatype(TypeID)
  /// A function that captures nothing, as a value.
  case function(FunctionID)
  /// A case without payload.
  case enumCase(tag: Int, type: TypeID)
}
