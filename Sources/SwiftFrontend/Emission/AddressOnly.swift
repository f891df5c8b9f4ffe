import SwiftIR

extension FunctionBuilder {
  /// Whether the compiler keeps values of the type in memory only, since their size or their place
  /// is not known: existentials, type parameters, weak references, and types that contain them. The
  /// end of such a temporary differs from the end of one in registers.
  func isAddressOnly(_ type: Type) -> Bool {
    var visited: Set<NominalID> = []
    return isAddressOnly(type, &visited)
  }

  private func isAddressOnly(_ type: Type, _ visited: inout Set<NominalID>) -> Bool {
    switch type {
    case .existential(let protocols):
      // An `Error` is a reference to a box.
      return protocols != [compilation.declarations.known.error] && !isClassType(type)
    case .parameter, .member: return !isClassType(type)
    case .optional(let wrapped): return isAddressOnly(wrapped, &visited)
    case .tuple(let elements): return elements.contains { isAddressOnly($0.type, &visited) }
    case .nominal(let id, let arguments):
      let nominal = compilation.declarations[id]
      // A type recurs only by reference.
      guard nominal.kind == .struct || nominal.kind == .enum, visited.insert(id).inserted else {
        return false
      }
      return nominal.ownMembers.lazy.map(member).contains { member in
        if member.kind == .enumCase {
          return member.parameters.contains {
            isAddressOnly($0.type.substituting(arguments), &visited)
          }
        }
        guard case .field = member.storage else { return false }
        return member.ownership == .weak
          || isAddressOnly(member.type.substituting(arguments), &visited)
      }
    case .function, .metatype, .variable, .error: return false
    }
  }
}
