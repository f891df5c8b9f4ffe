import Diagnostics
import SwiftIR

// Top-level code: the statements of all files, in order.
extension Compilation {
  func compileTopLevel(_ body: PendingBody, _ items: [Stmt]) {
    let context = context(for: body, role: .topLevel)
    context.isThrowing = true
    context.isAsync = true
    let checker = Checker(self, context)
    checker.surroundings.isInDoWithCatch = false
    var statements: [TypedStmt] = []
    for item in items {
      guard case .decl(let decl) = item.kind else {
        statements += topLevelStatement(item, checker)
        continue
      }
      // Without top-level code, global variables get their values when they are first used.
      guard scenario.mainType == nil else { continue }
      if case .variable(_, let bindings) = decl.kind {
        if decl.modifiers.contains(.async) {
          report("'async let' is not supported at top level", at: decl.nameSpan)
        }
        for binding in bindings { statements += topLevelVariable(binding, checker) }
      }
    }
    if let main = scenario.mainType { statements.append(callMain(of: main, checker)) }
    emit(body.function, context, statements)
  }

  private func topLevelStatement(_ statement: Stmt, _ checker: Checker) -> [TypedStmt] {
    let count = checker.locals.count
    let checked = checker.check(statement)
    guard case .guard = statement.kind, count < checker.locals.count else { return checked }
    // What it binds is seen by functions: it goes to global variables.
    var result = checked
    for local in checker.locals[count...].map(\.local) {
      guard
        let id = declarations.globals[local.name]?.first(where: {
          declarations[$0].nameSpan == local.span
        })
      else { continue }
      checker.locals.removeAll { $0.local === local }
      let target = TypedExpr(.global(id), type(of: id), local.span)
      let value = TypedExpr(.local(local), local.type, local.span)
      result.append(
        TypedStmt(.expr(TypedExpr(.assign(target, value), .void, local.span)), local.span))
    }
    return result
  }

  /// The globals that a pattern at top level declares, as places.
  private func globalTarget(_ pattern: Pattern) -> TypedExpr {
    switch Self.simplePattern(pattern) {
    case .name(let name):
      guard let id = globals(named: name, at: pattern.span).last else { break }
      return TypedExpr(.global(id), type(of: id), pattern.span)
    case .tuple(let parts):
      let targets = parts.map { globalTarget($0.pattern) }
      let type = Type.tuple(targets.map { Type.TupleElement(label: nil, type: $0.type) })
      return TypedExpr(.tuple(targets), type, pattern.span)
    default: break
    }
    return TypedExpr(.error, .error, pattern.span)
  }

  /// A top-level variable gets its value when control comes to it.
  private func topLevelVariable(_ binding: Decl.Binding, _ checker: Checker) -> [TypedStmt] {
    switch Self.simplePattern(binding.pattern) {
    case .name(let name):
      guard
        let id = (declarations.globals[name] ?? []).first(where: {
          declarations[$0].nameSpan == binding.pattern.span && declarations[$0].kind == .property
        }), case .global = declarations[id].storage
      else { return [] }
      let type = type(of: id)
      let target = TypedExpr(.global(id), type, binding.pattern.span)
      let value: TypedExpr
      if let initializer = binding.initializer {
        value = checker.check(initializer, as: type)
      } else if type.wrapped != nil, !declarations[id].isLet {
        value = TypedExpr(.constant(.none), type, binding.span)
      } else {
        return []
      }
      return [
        TypedStmt(.expr(TypedExpr(.assign(target, value), .void, binding.span)), binding.span)
      ]
    case .tuple(let parts):
      guard let initializer = binding.initializer else { return [] }
      let places = globalTarget(binding.pattern)
      let value =
        unresolved.areAllowed && places.type.givesErrors
        ? checker.check(initializer, as: places.type)
        : checker.check(initializer, asDeclared: binding.type.map { checker.resolve($0) })
      if checker.reportCount(of: value, wanted: parts.count) { return [] }
      let target = TypedExpr(places.kind, value.type, binding.pattern.span)
      return [
        TypedStmt(.expr(TypedExpr(.assign(target, value), .void, binding.span)), binding.span)
      ]
    case .wildcard:
      guard let initializer = binding.initializer else { return [] }
      let value = checker.check(initializer, asDeclared: binding.type.map { checker.resolve($0) })
      let nowhere = TypedExpr(.error, .error, binding.pattern.span)
      return [
        TypedStmt(.expr(TypedExpr(.assign(nowhere, value), .void, binding.span)), binding.span)
      ]
    default:
      report("this pattern is not supported here", at: binding.pattern.span)
      return []
    }
  }
}
