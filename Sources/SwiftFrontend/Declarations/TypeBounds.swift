import SwiftIR

/// Written generic arguments, which must satisfy the type's requirements.
///
/// Types are read before conformances are known, so those in declarations are checked later.
struct WrittenType {
  var type: Type
  var span: Span
  var generics: GenericContext
  var owner: NominalID?
}

extension Compilation {
  /// Looks at a type that was written in a scenario, as soon as that can be done.
  func noteBounds(of type: Type, at span: Span, in scope: TypeScope) {
    guard module == .scenario, !type.arguments.isEmpty else { return }
    let written = WrittenType(type: type, span: span, generics: scope.generics, owner: scope.owner)
    if areConformancesKnown {
      checkBounds(of: written)
    } else {
      pending.unboundedTypes.append(written)
    }
  }

  /// Looks at the types in declarations.
  func checkWrittenTypes() {
    areConformancesKnown = true
    for written in pending.unboundedTypes { checkBounds(of: written) }
    pending.unboundedTypes = []
  }

  private func checkBounds(of written: WrittenType) {
    guard case .nominal(let id, let arguments) = written.type,
      arguments.count == declarations[id].generics.count
    else { return }
    var generics = written.generics
    // An alias may be read before the bounds of its type's parameters.
    for (index, parameter) in genericContext(of: written.owner).parameters.enumerated()
    where generics.parameters.indices.contains(index) {
      generics.parameters[index] = parameter
    }
    withGenerics(generics) {
      for (argument, parameter) in zip(arguments, declarations[id].generics) {
        guard let message = failure(of: argument, as: parameter, of: id) else { continue }
        report(message, at: written.span)
        return
      }
    }
  }

  private func failure(
    of argument: Type, as parameter: Member.GenericParameter, of id: NominalID
  ) -> String? {
    let name = declarations.describe(argument, generics: currentGenerics.parameters)
    if let proto = parameter.protocols.first(where: { !conforms(argument, to: $0) }) {
      return "type '\(name)' does not conform to protocol '\(declarations[proto].name)'"
    }
    guard let superclass = parameter.superclass, let wanted = superclass.nominal,
      let given = argument.nominal,
      !superclass.hasParameters, given != wanted,
      declarations.superclassType(of: argument, as: wanted) == nil
    else { return nil }
    return
      "'\(declarations[id].name)' requires that '\(name)' inherit from '\(declarations.describe(superclass))'"
  }
}
