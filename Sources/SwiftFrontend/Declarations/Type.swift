import SwiftIR

/// A type as the checker knows it.
indirect enum Type: Hashable, Sendable {
  /// A class, struct, enum or protocol name with its generic arguments; enclosing types' first.
  case nominal(NominalID, [Type])
  case optional(Type)
  case tuple([TupleElement])
  case function(FunctionType)
  /// One or more protocols as the type of a value, behind a class if the value is of one; `Any`
  /// names none.
  case existential([NominalID])
  case metatype(Type)
  /// A generic parameter of the declaration that is being checked, by number; in a protocol and its
  /// extensions, 0 is `Self`.
  case parameter(Int)
  /// An associated type of a type that is not yet known: `C.Element`. Same names mean same types,
  /// whichever protocols declare them.
  case member(Type, String)
  /// A generic argument of a call that is being inferred.
  case variable(Int)
  /// The type of a mistake, or of something from elsewhere; agrees with everything, so that one
  /// mistake gives one message.
  case error

  struct TupleElement: Hashable, Sendable {
    var label: String?
    var type: Type
  }

  struct FunctionType: Hashable, Sendable {
    var parameters: [Parameter]
    var result: Type
    var isThrowing = false
    var isAsync = false

    /// What the program keeps of it beside the types.
    var shape: FunctionShape {
      FunctionShape(
        parameters.map { $0.isInOut ? .inOut : $0.isVariadic ? .variadic : .plain },
        isThrowing: isThrowing, isAsync: isAsync)
    }

    struct Parameter: Hashable, Sendable {
      var type: Type
      var isInOut = false
      var isVariadic = false
      var isAutoclosure = false
    }
  }

  static let void = Type.tuple([])
  static let any = Type.existential([])
  static let int = Type.nominal(.int, [])
  static let bool = Type.nominal(.bool, [])
  static let double = Type.nominal(.double, [])
  static let string = Type.nominal(.string, [])
  static let character = Type.nominal(.character, [])

  var isVoid: Bool { self == .void }
  var isError: Bool { self == .error }

  var wrapped: Type? {
    if case .optional(let wrapped) = self { return wrapped }
    return nil
  }

  /// The number of optionals around it.
  var optionalDepth: Int { wrapped.map { 1 + $0.optionalDepth } ?? 0 }

  /// The type without the optionals around it.
  var strippingOptionals: Type {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  var nominal: NominalID? {
    if case .nominal(let id, _) = self { return id }
    return nil
  }

  var arguments: [Type] {
    if case .nominal(_, let arguments) = self { return arguments }
    return []
  }

  /// Whether a variable of an unfinished call occurs in it.
  var hasVariables: Bool { contains { if case .variable = $0 { true } else { false } } }
  var hasParameters: Bool { contains { if case .parameter = $0 { true } else { false } } }
  var hasMembers: Bool { contains { if case .member = $0 { true } else { false } } }

  var isFunction: Bool { if case .function = self { true } else { false } }

  /// Whether it is a generic parameter or an associated type of one.
  var isTypeParameter: Bool {
    switch self {
    case .parameter: true
    case .member(let base, _): base.isTypeParameter
    default: false
    }
  }

  var hasErrors: Bool { contains { $0 == .error } }

  /// Whether a value of it may contain something of no known type. A function's parameters do not
  /// count.
  var givesErrors: Bool {
    switch self {
    case .error: true
    case .function(let function): function.result.givesErrors
    case .nominal(_, let arguments): arguments.contains(where: \.givesErrors)
    case .optional(let type), .metatype(let type), .member(let type, _): type.givesErrors
    case .tuple(let elements): elements.contains(where: \.type.givesErrors)
    case .existential, .parameter, .variable: false
    }
  }

  func contains(_ predicate: (Type) -> Bool) -> Bool {
    if predicate(self) { return true }
    switch self {
    case .nominal(_, let arguments): return arguments.contains { $0.contains(predicate) }
    case .optional(let type), .metatype(let type), .member(let type, _):
      return type.contains(predicate)
    case .tuple(let elements): return elements.contains { $0.type.contains(predicate) }
    case .function(let function):
      return function.parameters.contains { $0.type.contains(predicate) }
        || function.result.contains(predicate)
    case .existential, .parameter, .variable, .error: return false
    }
  }

  /// The greatest number of types in a type. Types that contain the last one twice grow without
  /// bound in a few lines.
  static let maximumSize = 1_000

  /// Whether it contains more types than the limit.
  var isTooLarge: Bool {
    var count = 0
    return contains { _ in
      count += 1
      return count > Self.maximumSize
    }
  }

  /// Returns the type with every leaf replaced that `replacement` knows another type for.
  func mapping(_ replacement: (Type) -> Type?) -> Type {
    if let type = replacement(self) { return type }
    switch self {
    case .nominal(let id, let arguments):
      return arguments.isEmpty ? self : .nominal(id, arguments.map { $0.mapping(replacement) })
    case .optional(let type): return .optional(type.mapping(replacement))
    case .metatype(let type): return .metatype(type.mapping(replacement))
    case .member(let base, let name): return .member(base.mapping(replacement), name)
    case .tuple(let elements):
      return elements.isEmpty
        ? self
        : .tuple(
          elements.map { TupleElement(label: $0.label, type: $0.type.mapping(replacement)) })
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = function.parameters[index].type.mapping(replacement)
      }
      function.result = function.result.mapping(replacement)
      return .function(function)
    case .existential, .parameter, .variable, .error: return self
    }
  }

  /// Returns the type with generic parameter n replaced by `arguments[n]`.
  func substituting(_ arguments: [Type]) -> Type {
    if arguments.isEmpty { return self }
    return mapping {
      if case .parameter(let index) = $0, index < arguments.count { arguments[index] } else { nil }
    }
  }
}
