import SwiftIR

// A value `T?` has no room for T: nil has no type, and what is there has its own. So the members of
// `Optional` get it as a hidden argument, before their own types.

extension Compilation {
  func takesWrapped(_ member: Member) -> Bool {
    member.owner == declarations.known.optional && member.kind != .enumCase
      && member.opcode == nil && member.intrinsic == nil
  }
}

extension FunctionBuilder {
  /// The hidden argument of a member of `Optional` on a value, or a type, of the given type.
  func wrappedSlot(of member: Member, on type: Type?) -> [Slot] {
    guard compilation.takesWrapped(member) else { return [] }
    return [.metatype(wrapped(in: type))]
  }

  /// What the given type wraps, or the type whose metatype it is; in a member of `Optional` itself, what
  /// self wraps.
  func wrapped(in type: Type?) -> Type {
    if case .metatype(let instance)? = type { return wrapped(in: instance) }
    if let wrapped = type?.wrapped { return wrapped }
    let isInside = context?.owner == compilation.declarations.known.optional
    return isInside && type == nil ? .parameter(0) : .any
  }
}
