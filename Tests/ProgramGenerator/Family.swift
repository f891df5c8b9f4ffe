/// A family of features: its declarations, and the code it can write.
///
/// A later feature is a family more in `all`.
public struct Family: Sendable {
  public var name: String
  /// Declares types or functions at the top level.
  var declare: (@Sendable (inout Generator) -> Void)?
  /// Ways to write a statement; nil when it lacks something in sight.
  var statements: [@Sendable (inout Generator) -> [String]?] = []
  /// Ways to write an expression of a type; nil when it has none for it.
  var expressions: [@Sendable (inout Generator, SwiftType, Int) -> String?] = []

  public static let all: [Family] = [
    numbers, texts, values, places, optionals, containers, closures, functions, flow, structs,
    classes, references, enums, protocols, generics, errors, casts, sizedIntegers,
    associatedTypes, keyPaths, localDeclarations, subscripts, tuples, descriptions, typedThrows,
    constrainedGenerics, shadowing, defaultArguments, conditionalConformances, literals,
    literalTypes, unicode, optionalExtensions, inference, resultBuilders, accessors,
    lazySequences,
  ]
}
