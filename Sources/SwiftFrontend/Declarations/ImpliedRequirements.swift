import SwiftIR

// Requirements that nobody writes, since the types in a function's signature imply them:
// `func f<T>(_ s: Set<T>)` takes only a T that is Hashable.
extension Compilation {
  /// Adds to a function's own generic parameters, from `first` on, what the types in its signature
  /// require of them; returns the requirements on their members.
  func imply(
    by types: [Type], in generics: inout GenericContext, from first: Int
  ) -> [GenericRequirement] {
    guard generics.parameters.count > first else { return [] }
    var waiting = types.flatMap { demands(of: $0) }
    var added: [GenericRequirement] = []
    while let demand = waiting.popLast() {
      guard case .conformsTo(let proto) = demand.relation else {
        if demand.subject.isTypeParameter, root(of: demand.subject) >= first,
          !generics.requirements.contains(demand)
        {
          generics.requirements.append(demand)
          added.append(demand)
        }
        continue
      }
      switch demand.subject {
      case .nominal(let id, let arguments):
        waiting += conditions(of: id, for: proto).map { $0.substituting(arguments) }
      case .optional(let wrapped):
        waiting.append(GenericRequirement(subject: wrapped, relation: demand.relation))
      case .parameter(let index) where index >= first:
        guard !isKnown(demand, proto, in: generics) else { continue }
        generics.parameters[index].protocols.append(proto)
      case .member where demand.subject.isTypeParameter && root(of: demand.subject) >= first:
        guard !isKnown(demand, proto, in: generics) else { continue }
        generics.requirements.append(demand)
        added.append(demand)
      default: break
      }
    }
    return added
  }

  /// What the generic types in a type require of their arguments.
  private func demands(of type: Type) -> [GenericRequirement] {
    var found: [GenericRequirement] = []
    _ = type.contains {
      guard case .nominal(let id, let arguments) = $0,
        arguments.count == declarations[id].generics.count, !arguments.isEmpty
      else { return false }
      for (argument, parameter) in zip(arguments, declarations[id].generics) {
        found += parameter.protocols.map {
          GenericRequirement(subject: argument, relation: .conformsTo($0))
        }
        if let superclass = parameter.superclass {
          found.append(
            GenericRequirement(
              subject: argument, relation: .inherits(superclass.substituting(arguments))))
        }
      }
      found += declarations[id].requirements.map { $0.substituting(arguments) }
      return false
    }
    return found
  }

  private func isKnown(
    _ demand: GenericRequirement, _ proto: NominalID, in generics: GenericContext
  ) -> Bool {
    withGenerics(generics) { conforms(demand.subject, to: proto) }
  }

  /// The number of the generic parameter whose member a type is.
  private func root(of type: Type) -> Int {
    switch type {
    case .parameter(let index): index
    case .member(let base, _): root(of: base)
    default: -1
    }
  }
}
