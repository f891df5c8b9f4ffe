import SwiftIR

/// Functions in functions may use variables that are declared after them. Such a function is checked
/// behind the last variable that it uses, and nothing may use it before.
extension Checker {
  /// For each function that uses later variables, the last of them.
  typealias LateFunctions = [(decl: Decl, written: Decl.Function, last: LateVariable)]

  /// A variable and the index of the statement that declares it.
  struct LateVariable {
    var name: String
    var index: Int
  }

  func lateFunctions(in statements: [Stmt]) -> LateFunctions {
    guard unit.module == .scenario, statements.contains(where: { $0.isFunction }) else { return [] }
    var late: LateFunctions = []
    var known: [ObjectIdentifier: LateVariable] = [:]
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, statement) in statements.enumerated() {
        guard case .decl(let decl) = statement.kind, case .function(let written) = decl.kind,
          let entry = localFunctions[decl], known[ObjectIdentifier(entry.local)] == nil,
          let last = lastVariable(of: decl, written, at: index, in: statements, known)
        else { continue }
        late.append((decl, written, last))
        known[ObjectIdentifier(entry.local)] = last
        localFunctions.postpone(entry.local)
        hasChanged = true
      }
    }
    return late
  }

  /// The last variable that must be declared before a function; nil when none follows it.
  private func lastVariable(
    of decl: Decl, _ written: Decl.Function, at index: Int, in statements: [Stmt],
    _ known: [ObjectIdentifier: LateVariable]
  ) -> LateVariable? {
    let words = unit.words(in: decl.span)
    var places = known
    var markers: [Local] = []
    for (place, statement) in statements.enumerated().dropFirst(index + 1) {
      for name in statement.declaredNames where words.contains(name) {
        let marker = Local(name, type: .error, isLet: true, span: statement.span, in: function)
        places[ObjectIdentifier(marker)] = LateVariable(name: name, index: place)
        markers.append(marker)
      }
    }
    let mayUseOthers = statements.contains {
      guard case .decl(let other) = $0.kind, let local = localFunctions[other]?.local else {
        return false
      }
      return known[ObjectIdentifier(local)] != nil && words.contains(local.name)
    }
    guard !markers.isEmpty || mayUseOthers else { return nil }
    let count = localFunctions.usedTooEarly.count
    let depth = locals.count
    for marker in markers {
      localFunctions.postpone(marker)
      declare(marker)
    }
    _ = attempt { checkLocalFunction(decl, written) }
    for marker in markers { localFunctions.release(marker) }
    locals.removeSubrange(depth...)
    return localFunctions.takeUses(since: count).compactMap { places[ObjectIdentifier($0)] }
      .max { $0.index < $1.index }
  }

  /// Checks statements, and each late function behind the variables that it uses.
  func check(_ statements: [Stmt], after late: LateFunctions) -> [TypedStmt] {
    var result: [TypedStmt] = []
    for (index, statement) in statements.enumerated() {
      if case .decl(let decl) = statement.kind, late.contains(where: { $0.decl === decl }) {
        continue
      }
      let count = localFunctions.usedTooEarly.count
      result += check(statement)
      for local in localFunctions.takeUses(since: count) {
        let item = late.first { localFunctions[$0.decl]?.local === local }
        error(
          "closure captures '\(item?.last.name ?? local.name)' before it is declared", local.span)
      }
      let ready = late.filter { $0.last.index == index }
      for item in ready { localFunctions[item.decl].map { localFunctions.release($0.local) } }
      result += ready.compactMap { checkLocalFunction($0.decl, $0.written) }
    }
    return result
  }
}

extension Compilation {
  /// The identifiers in a stretch of this unit's text.
  func words(in span: Span) -> Set<String> {
    guard let text = texts[span.file] else { return [] }
    let start = min(Int(span.offset), text.count)
    let end = min(start + Int(span.length), text.count)
    let words = text[start..<end].split {
      !(($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") || $0 >= 0x80
        || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || $0 == UInt8(ascii: "_"))
    }
    return Set(words.map { String(decoding: $0, as: UTF8.self) })
  }
}

extension Stmt {
  fileprivate var isFunction: Bool {
    if case .decl(let decl) = kind, case .function = decl.kind { true } else { false }
  }

  /// The names of variables that it declares for the statements after it.
  fileprivate var declaredNames: [String] {
    switch kind {
    case .decl(let decl):
      guard case .variable(_, let bindings) = decl.kind else { return [] }
      return bindings.flatMap { $0.pattern.names.map(\.name) }
    case .guard(let conditions, _): return conditions.flatMap { $0.boundNames.map(\.name) }
    default: return []
    }
  }
}
