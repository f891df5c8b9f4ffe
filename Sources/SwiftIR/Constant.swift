/// A literal value.
public enum Constant: Hashable, Sendable {
  /// An integer of any width, its bits extended by its sign or with zeros to 64.
  case int(Int64, type: TypeID)
  /// A Double, or a Float as the Double of its value.
  case double(Double)
  case bool(Bool)
  case string(String)
  /// A Character, which is one grapheme cluster.
  case character(String)
  /// A nil of depth 0.
  case none
  /// A type as a value.
  case metatype(TypeID)
  /// A function that captures nothing, as a value.
  case function(FunctionID)
  /// A case without payload.
  case enumCase(tag: Int, type: TypeID)

  /// Whether two equal constants consist of the same scalars.
  public func isIdentical(to other: Constant) -> Bool {
    switch (self, other) {
    case (.string(let one), .string(let two)), (.character(let one), .character(let two)):
      one.utf8.elementsEqual(two.utf8)
    default: self == other
    }
  }
}
