import SwiftIR

/// `@main`: the program is the type's `main()`.
///
/// A type without a `main()` in the sources has UIKit's, which launches the app. Where other code follows, that
/// code launches it, and the mark means nothing.
extension Compilation {
  /// Notes the type marked `@main`.
  func findMainType(in files: [FileSyntax]) {
    guard scenario.isProgram, !unresolved.areAllowed else { return }
    let items = files.flatMap(\.items)
    let marked = items.compactMap { item -> Decl? in
      guard case .decl(let decl) = item.kind, case .nominal = decl.kind, decl.isMain else {
        return nil
      }
      return decl
    }
    let hasCode = items.contains { if case .decl = $0.kind { false } else { true } }
    guard let type = marked.first, !hasCode || items.contains(where: { $0.declaresMain }) else {
      return
    }
    scenario.mainType = type
    for other in marked.dropFirst() {
      report("'main' attribute can only apply to one type in a module", at: other.nameSpan)
    }
    if hasCode {
      report(
        "'main' attribute cannot be used in a module that contains top-level code",
        at: type.nameSpan)
    }
  }

  /// `try await T.main()`
  func callMain(of type: Decl, _ checker: Checker) -> TypedStmt {
    let span = Span(file: type.nameSpan.file, offset: type.nameSpan.offset, length: 0)
    let make = Maker(span: span)
    var written = ""
    if case .nominal(let nominal) = type.kind { written = nominal.name }
    let main = make.call(make.member(make.name(written), "main"), [])
    let call = Expr(.await(main), span)
    return TypedStmt(.expr(checker.check(Expr(.try(.plain, call), span))), span)
  }
}

extension Decl {
  fileprivate var isMain: Bool {
    attributes.contains { if case .main = $0 { true } else { false } }
  }
}

extension Stmt {
  /// Whether it is a type or an extension with a static `main()`.
  fileprivate var declaresMain: Bool {
    guard case .decl(let decl) = kind else { return false }
    let members: [Decl]
    switch decl.kind {
    case .nominal(let nominal): members = nominal.members
    case .extension(let ext): members = ext.members
    default: return false
    }
    return members.contains { member in
      guard case .function(let function) = member.kind else { return false }
      return function.name == "main" && function.signature.parameters.isEmpty
        && !member.modifiers.isDisjoint(with: [.static, .class])
    }
  }
}
