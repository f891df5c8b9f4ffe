import SwiftIR

/// The policy for what storyboards and nibs bring: a file of an app says nothing of them.
extension Compilation {
  /// The value that an outlet starts with, where nothing else connects it: a collection is empty, and an
  /// outlet of a view, such as a cell, is a new view. Those of a controller come with its nib.
  func outletValue(of member: Member, _ binding: Decl.Binding) -> Expr? {
    guard unresolved.areAllowed, member.isOutlet, binding.initializer == nil,
      case .implicitlyUnwrapped(let written)? = binding.type?.kind
    else { return nil }
    let span = member.nameSpan
    if case .array = written.kind { return Expr(.array([]), span) }
    guard let owner = member.owner, isView(owner),
      let type = member.type.wrapped?.nominal, declarations[type].module == .model, isView(type)
    else { return nil }
    return Expr(.cast(.coerce, valueFromElsewhere(at: span), written), span)
  }

  /// Whether a class is `UIView` or inherits from it.
  func isView(_ id: NominalID) -> Bool {
    guard case .nominal(let view)? = declarations.types["UIView"] else { return false }
    return declarations.isSubclass(id, of: view)
  }
}

extension UnresolvedUses {
  /// `dequeueReusableCell(withIdentifier: "Trip") as! TripCell` and `viewWithTag(1) as! UILabel`: a view that
  /// UIKit gives, or a new one where only a storyboard has it.
  func cast(ofView value: TypedExpr, to type: Type, at span: Span) -> TypedExpr? {
    guard areAllowed, let id = type.nominal, unit.isView(id), isGivenByUIKit(value) else {
      return nil
    }
    let cast = TypedExpr(.cast(.conditional, value, type), .optional(type), span)
    return TypedExpr(.coalesce(cast, substitute([], as: type, at: span)), type, span)
  }

  /// `dequeueReusableCell(withIdentifier: "Trip")!`: the same without a cast.
  func unwrapped(view value: TypedExpr, _ wrapped: Type, at span: Span) -> TypedExpr? {
    guard areAllowed, let id = wrapped.nominal, unit.isView(id), isGivenByUIKit(value) else {
      return nil
    }
    return TypedExpr(.coalesce(value, substitute([], as: wrapped, at: span)), wrapped, span)
  }

  private func isGivenByUIKit(_ value: TypedExpr) -> Bool {
    guard case .call(let call) = value.kind, let owner = declarations[call.member].owner else {
      return false
    }
    return declarations[call.member].module == .model && unit.isView(owner)
  }
}
