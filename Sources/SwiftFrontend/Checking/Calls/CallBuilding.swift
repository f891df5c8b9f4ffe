import SwiftIR

extension Checker {
  func build(_ chosen: Chosen, _ base: Base, _ span: Span) -> TypedExpr {
    let member = declarations[chosen.found.id]
    checkAvailable(
      chosen.found.id, memberPlace(of: member.name, on: base.expression, in: span))
    checkExistentialUse(of: member, on: base, span)
    var type = resolved(chosen.result)
    if member.returnsSelf, let receiver = receiverType(base) {
      type = type.wrapped == nil ? receiver : .optional(receiver)
    }
    if member.kind == .enumCase {
      return TypedExpr(.enumCase(chosen.found.id, values(chosen.arguments, of: member)), type, span)
    }
    checkAsync(member, .call, span)
    checkIsolation(of: member, on: base.expression, .call, span)
    checkThrowing(
      member.isThrowing && !isQuiet(member, chosen.arguments), span, member.thrown)
    var baseExpr = base.expression
    if case .type(let written, nil) = base, member.isStatic {
      let type = resolved(written)
      baseExpr = TypedExpr(.metatype(type), .metatype(type), span)
    }
    if member.isMutating, let baseExpr, !member.isStatic {
      let place = memberPlace(of: member.name, on: baseExpr, in: span)
      checkMutable(baseExpr, place)
      refuseChange(by: member, of: baseExpr.type, place)
    }
    if let opcode = member.opcode {
      let operands =
        (member.isStatic ? [] : baseExpr.map { [$0] } ?? []) + values(chosen.arguments, of: member)
      return TypedExpr(.opcode(opcode, operands), type, span)
    }
    var isSuper = false
    if case .superclass = base { isSuper = true }
    let call = TypedExpr.Call(
      member: chosen.found.id, base: baseExpr, arguments: chosen.arguments,
      generics: chosen.generics, opened: openedArguments(chosen, member),
      dispatch: dispatch(member, base), isSuper: isSuper)
    let expr = TypedExpr(.call(call), type, span)
    expr.isImplicitlyUnwrapped = member.isImplicitlyUnwrapped
    return expr
  }

  func values(_ arguments: [TypedArgument], of member: Member) -> [TypedExpr] {
    zip(arguments, member.parameters).map {
      switch $0 {
      case .value(let value), .inOut(let value): return value
      case .byDefault(let id, let types):
        let type = Type.function(Type.FunctionType(parameters: [], result: $1.type))
        let function = TypedExpr(.constant(.function(id)), type, member.nameSpan)
        let arguments = types.map {
          TypedArgument.value(TypedExpr(.metatype($0), .metatype($0), member.nameSpan))
        }
        let value = TypedExpr(.apply(function, arguments), $1.type, member.nameSpan)
        value.isDefaultArgument = true
        return value
      case .variadic(let values, let array):
        return TypedExpr(
          .array(values), array, values.first?.span ?? Span(file: 0, offset: 0, length: 0))
      }
    }
  }

  /// The type that `Self` means in the result of a call.
  private func receiverType(_ base: Base) -> Type? {
    switch base {
    case .value(let value): value.type.strippingOptionals
    case .type(let type, _): type
    case .superclass: function.owner.map { declarations[$0].selfType($0) }
    case .unresolved, .none: nil
    }
  }

  /// Whether a function that rethrows gets nothing that throws.
  func isQuiet(_ member: Member, _ arguments: [TypedArgument]) -> Bool {
    member.isRethrowing && !passesThrowing(arguments, to: member.parameters)
  }

  /// Whether a function that a rethrowing call gets throws. A parameter of a generic type isn't asked.
  func passesThrowing(_ arguments: [TypedArgument], to parameters: [Member.Parameter]) -> Bool {
    zip(arguments, parameters).contains { argument, parameter in
      guard case .function = parameter.type.strippingOptionals, case .value(let value) = argument
      else { return false }
      return isThrowing(unconverted(value))
    }
  }

  private func isThrowing(_ function: TypedExpr) -> Bool {
    if case .constant(.none) = function.kind { return false }
    guard case .function(let type) = function.type.strippingOptionals else { return false }
    return type.isThrowing
  }

  private func unconverted(_ value: TypedExpr) -> TypedExpr {
    switch value.kind {
    case .convert(let inner), .wrap(let inner): unconverted(inner)
    default: value
    }
  }

  /// A throwing call must be marked, and somebody must catch.
  func checkThrowing(
    _ isThrowing: Bool, _ span: Span, _ error: Type? = nil, noun: String = "call"
  ) {
    guard isThrowing else { return }
    thrownErrors.insert(error ?? declarations.known.error.map { .existential([$0]) } ?? .any)
    if !surroundings.isCoveredByTry {
      let isHandled = surroundings.isInDoWithCatch || function.isThrowing || function.mayThrow
      self.error(
        isHandled
          ? "\(noun) can throw but is not marked with 'try'"
          : "\(noun) can throw, but it is not marked with 'try' and the error is not handled", span)
      return
    }
    if surroundings.isInDoWithCatch { return }
    if function.role == .closure, function.mayThrow {
      function.isThrowing = true
      return
    }
    if !function.isThrowing, function.role != .topLevel {
      self.error("errors thrown from here are not handled", span)
    }
  }
}
