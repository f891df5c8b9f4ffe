import SwiftIR

/// Whether the patterns of a `switch` take every value: Maranget's algorithm ("Warnings for pattern
/// matching", 2007) on rows of patterns, one column for each part of the value.
///
/// Only optionals, Bool, tuples and enums have all their values listed. Of other types a pattern that
/// tests takes none for certain.
struct Exhaustiveness {
  let unit: Compilation
  /// Rows looked at so far. Patterns of many columns need exponentially many in the worst case.
  private var rowCount = 0
  private static let mostRows = 200_000

  enum Verdict: Equatable {
    case complete
    /// A value that no pattern takes, written as a pattern; "_" where it cannot be named.
    case missing(String)
    /// There is too much to look at, as for swiftc in such a switch.
    case tooComplex
  }

  private struct TooComplex: Error {}

  static func verdict(_ patterns: [TypedPattern], of type: Type, in unit: Compilation) -> Verdict {
    var search = Exhaustiveness(unit: unit)
    do {
      let missing = try search.missing([type], patterns.map { [$0] })
      return missing.map { .missing($0[0]) } ?? .complete
    } catch {
      return .tooComplex
    }
  }

  private init(unit: Compilation) {
    self.unit = unit
  }

  /// One way to make a value of a type, and the types of its parts.
  private struct Constructor {
    enum Kind: Equatable {
      case tuple, some, none
      case bool(Bool)
      case enumCase(tag: Int, name: String)
    }

    var kind: Kind
    var parts: [Type]

    func text(_ parts: ArraySlice<String>) -> String {
      let list = "(" + parts.joined(separator: ", ") + ")"
      return switch kind {
      case .tuple: list
      case .some: ".some" + list
      case .none: ".none"
      case .bool(let value): value ? "true" : "false"
      case .enumCase(_, let name): "." + name + (parts.isEmpty ? "" : list)
      }
    }
  }

  /// All ways to make a value of the type; nil where there is no list of them.
  private func constructors(of type: Type) -> [Constructor]? {
    if let wrapped = type.wrapped {
      return [Constructor(kind: .none, parts: []), Constructor(kind: .some, parts: [wrapped])]
    }
    if type == .bool { return [true, false].map { Constructor(kind: .bool($0), parts: []) } }
    switch type {
    case .tuple(let elements):
      return [Constructor(kind: .tuple, parts: elements.map(\.type))]
    case .nominal(let id, let arguments) where unit.declarations[id].kind == .enum:
      return unit.declarations[id].ownMembers.map { unit.declarations[$0] }
        .filter { $0.kind == .enumCase }
        .map { member in
          Constructor(
            kind: .enumCase(tag: member.tag, name: member.name),
            parts: member.parameters.map { unit.substitute($0.type, arguments) })
        }
    default: return nil
    }
  }

  /// Patterns, one for each of the types, of a value that no row takes; nil when there is none.
  private mutating func missing(
    _ types: [Type], _ rows: [[TypedPattern]]
  ) throws(TooComplex) -> [String]? {
    rowCount += rows.count + 1
    guard rowCount <= Self.mostRows else { throw TooComplex() }
    guard let type = types.first else { return rows.isEmpty ? [] : nil }
    let others = types.dropFirst()
    let rows = rows.map { [withoutSureCast($0[0], of: type)] + $0.dropFirst() }
    if rows.contains(where: { !$0[0].takesAll }), let all = constructors(of: type) {
      for constructor in all {
        let matching = rows.compactMap { row in
          self.parts(of: row[0], matching: constructor).map { $0 + row.dropFirst() }
        }
        guard let found = try missing(constructor.parts + others, matching) else { continue }
        let count = constructor.parts.count
        return [constructor.text(found.prefix(count))] + found.dropFirst(count)
      }
      return nil
    }
    // An enum without cases has no values.
    if rows.isEmpty, constructors(of: type)?.isEmpty == true { return nil }
    let matching = rows.filter { $0[0].takesAll }.map { Array($0.dropFirst()) }
    return try missing(Array(others), matching).map { ["_"] + $0 }
  }

  /// A pattern without the cast in it to the type that the values have anyway, or to a superclass.
  private func withoutSureCast(_ pattern: TypedPattern, of type: Type) -> TypedPattern {
    func isSure(_ target: Type) -> Bool {
      guard target != type else { return true }
      guard let id = target.nominal else { return false }
      return unit.declarations.superclassType(of: type, as: id) == target
    }
    switch pattern {
    case .isType(let target) where isSure(target): return .wildcard
    case .asType(let inner, let target) where target == type: return inner
    default: return pattern
    }
  }

  /// The patterns for the parts of a value that is made this way; nil when the pattern takes none.
  private func parts(
    of pattern: TypedPattern, matching constructor: Constructor
  ) -> [TypedPattern]? {
    switch (pattern, constructor.kind) {
    case (.wildcard, _), (.bind, _): return constructor.parts.map { _ in .wildcard }
    case (.tuple(let elements), .tuple): return elements
    case (.some(let inner), .some): return [inner]
    case (.none, .none): return []
    case (.enumCase(let tag, let payload), .enumCase(let own, _)): return tag == own ? payload : nil
    case (.test(_, let test), .bool(let value)): return constant(test) == value ? [] : nil
    default: return nil
    }
  }

  /// The Bool with which a test compares its subject.
  private func constant(_ test: TypedExpr) -> Bool? {
    let operands: [TypedExpr] =
      switch test.kind {
      case .opcode(_, let operands): operands
      case .call(let call):
        call.arguments.compactMap { if case .value(let operand) = $0 { operand } else { nil } }
      default: []
      }
    for operand in operands {
      if case .constant(.bool(let value)) = operand.kind { return value }
    }
    return nil
  }
}

extension TypedPattern {
  /// Whether it takes whatever is there without looking into it.
  fileprivate var takesAll: Bool {
    switch self {
    case .wildcard, .bind: true
    case .tuple, .enumCase, .some, .none, .isType, .asType, .test: false
    }
  }
}
