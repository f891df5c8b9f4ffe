/// A type as a generated program writes it.
indirect enum SwiftType: Hashable {
  case int, double, bool, string, character, any, void
  case optional(SwiftType)
  case array(SwiftType)
  case set(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case tuple([SwiftType])
  case function([SwiftType], SwiftType)
  /// A type that the program declares, with its generic arguments.
  case named(String, [SwiftType])

  static func named(_ name: String) -> SwiftType { .named(name, []) }

  var text: String {
    switch self {
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .string: "String"
    case .character: "Character"
    case .any: "Any"
    case .void: "Void"
    case .optional(.function(let parameters, let result)):
      "(" + SwiftType.function(parameters, result).text + ")?"
    case .optional(let wrapped): wrapped.text + "?"
    case .array(let element): "[" + element.text + "]"
    case .set(let element): "Set<" + element.text + ">"
    case .dictionary(let key, let value): "[" + key.text + ": " + value.text + "]"
    case .tuple(let elements): "(" + elements.map(\.text).joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      "(" + parameters.map(\.text).joined(separator: ", ") + ") -> " + result.text
    case .named(let name, []): name
    case .named(let name, let arguments):
      name + "<" + arguments.map(\.text).joined(separator: ", ") + ">"
    }
  }

  /// The same type with generic parameters replaced.
  func replacing(_ arguments: [String: SwiftType]) -> SwiftType {
    switch self {
    case .int, .double, .bool, .string, .character, .any, .void: self
    case .optional(let wrapped): .optional(wrapped.replacing(arguments))
    case .array(let element): .array(element.replacing(arguments))
    case .set(let element): .set(element.replacing(arguments))
    case .dictionary(let key, let value):
      .dictionary(key.replacing(arguments), value.replacing(arguments))
    case .tuple(let elements): .tuple(elements.map { $0.replacing(arguments) })
    case .function(let parameters, let result):
      .function(parameters.map { $0.replacing(arguments) }, result.replacing(arguments))
    case .named(let name, let list):
      arguments[name] ?? .named(name, list.map { $0.replacing(arguments) })
    }
  }

  var isFunction: Bool { if case .function = self { true } else { false } }
  var isOptional: Bool { if case .optional = self { true } else { false } }
}
