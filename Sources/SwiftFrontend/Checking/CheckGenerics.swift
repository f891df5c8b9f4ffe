import Diagnostics
import SwiftIR

// Generic arguments that are not written: of types, and of the values in an existential.
extension Checker {
  /// A type that is named without its arguments, with variables for them: `Box(1)`, `Tree.leaf`.
  func opened(_ type: Type, _ expected: Type?) -> Type {
    guard case .nominal(let id, let written) = type, written.isEmpty,
      !declarations[id].generics.isEmpty
    else { return type }
    var variables = declarations[id].generics.map { _ in freshVariable() }
    if let parent = declarations[id].parent, unit.isInside(parent, function.owner) {
      // Inside the type around it, the type parameters of that one are known.
      for index in declarations[parent].generics.indices { variables[index] = .parameter(index) }
    }
    if case .nominal(id, let wanted)? = expected?.strippingOptionals, !wanted.isEmpty {
      for (variable, type) in zip(variables, wanted) where !type.hasVariables {
        if case .variable(let index) = variable { bindings[index] = type }
      }
    }
    return .nominal(id, variables)
  }

  /// Whether a generic type is named without its arguments, to be inferred from a value.
  func isOpen(_ type: Type) -> Bool { unit.isBareGeneric(type) }

  /// Whether an expression makes a generic type of nothing, so that only its context says which:
  /// `Set()`.
  func isOpenConstruction(_ expr: Expr) -> Bool {
    guard case .call(let callee, let arguments) = expr.kind,
      arguments.allSatisfy({ isEmptyCollection($0.value) }),
      case .name = callee.kind, let type = asType(callee)
    else { return false }
    return isOpen(type)
  }

  /// Existentials that are passed as a bare generic parameter with bounds that they don't meet themselves, and
  /// which no other parameter speaks of: inside, it is the type that the value has. So does Swift in language
  /// mode 5
  /// (https://github.com/swiftlang/swift-evolution/blob/main/proposals/0352-implicit-open-existentials.md).
  func openedArguments(_ chosen: Chosen, _ member: Member) -> [Int: Int] {
    let ownCount = member.owner.map { declarations[$0].generics.count } ?? 0
    var opened: [Int: Int] = [:]
    for (index, type) in chosen.generics.enumerated() {
      guard case .existential(let protocols) = type, !protocols.isEmpty,
        member.generics.indices.contains(index), isBound(member.generics[index])
      else { continue }
      let argument = member.parameters.firstIndex {
        $0.type.strippingOptionals == .parameter(ownCount + index) && !$0.isInOut
          && $0.type.optionalDepth < 2
      }
      guard let argument, chosen.arguments.indices.contains(argument),
        !member.parameters.indices.contains(where: {
          $0 != argument
            && member.parameters[$0].type.contains { $0 == .parameter(ownCount + index) }
        }),
        case .value(let value) = chosen.arguments[argument]
      else { continue }
      if member.parameters[argument].type.wrapped != nil {
        // An existential that is there, not an optional one.
        guard case .wrap(let inner) = value.kind, inner.type.wrapped == nil else { continue }
      }
      opened[index] = argument
    }
    return opened
  }

  /// Whether a type parameter asks for more than existentials have: only `any Error` is an `Error` itself.
  private func isBound(_ parameter: Member.GenericParameter) -> Bool {
    let known = declarations.known
    return parameter.superclass != nil
      || parameter.protocols.contains { $0 != known.error && $0 != known.sendable }
  }

  /// Refuses a member whose arguments require the type behind `any P`.
  func checkExistentialUse(of member: Member, on base: Base, _ span: Span) {
    if case .type(let type, nil) = base, case .existential = type, member.isStatic {
      error(
        "static member '\(member.name)' cannot be used on protocol metatype '(\(describe(type))).Type'",
        span)
      return
    }
    guard case .value(let value) = base, case .existential = value.type,
      let owner = member.owner, declarations[owner].kind == .protocol,
      member.parameters.contains(where: { isOfSelf($0.type) })
    else { return }
    error(
      "member '\(member.name)' cannot be used on value of type '\(describe(value.type))'; consider using a generic constraint instead",
      span)
  }

  /// Whether a parameter takes `Self`. (Its associated types may be known from `any P<Int>`.)
  private func isOfSelf(_ type: Type) -> Bool {
    switch type {
    case .parameter(0): true
    case .optional(let wrapped): isOfSelf(wrapped)
    case .nominal(_, let arguments): arguments.contains { isOfSelf($0) }
    case .tuple(let elements): elements.contains { isOfSelf($0.type) }
    default: false
    }
  }
}
