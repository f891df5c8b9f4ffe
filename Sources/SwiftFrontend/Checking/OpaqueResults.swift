import SwiftIR

extension Compilation {
  /// Checks that all values returned by a function with result `some P` have one type.
  func checkOpaqueResult(of member: Member, _ result: TypeExpr, _ statements: [TypedStmt]) {
    guard module == .scenario, !hasErrors else { return }
    let returned = ReturnedTypes()
    returned.visit(statements)
    guard returned.types.count > 1, let text = texts[result.span.file],
      Int(result.span.offset + result.span.length) <= text.count
    else { return }
    let start = Int(result.span.offset)
    let written = String(decoding: text[start..<(start + Int(result.span.length))], as: UTF8.self)
    report(
      "function declares an opaque return type '\(written)', but the return statements in its body do not have matching underlying types",
      at: member.nameSpan)
  }
}

/// The types of the values that a body returns, before they are seen as the result's type.
private final class ReturnedTypes: TypedTreeWalker {
  private(set) var types: Set<Type> = []

  override func visit(_ statement: TypedStmt) {
    if case .return(let value?) = statement.kind, case .erase(let inner) = value.kind {
      types.insert(inner.type)
    }
    super.visit(statement)
  }

  override func visit(_ closure: TypedClosure) {}
}
