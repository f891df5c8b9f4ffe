import SwiftSyntax

/// The precedence of operators: the standard groups and those that a file declares.
struct OperatorTable {
  enum Associativity { case left, right, none }

  struct Precedence {
    var group: String
    /// Higher binds tighter. Declared groups take fractions between the standard ones.
    var level: Double
    var associativity: Associativity
  }

  private var groups: [String: Precedence] = [:]
  private var declared: [String: Precedence] = [:]

  /// Returns the precedence of an infix operator.
  ///
  /// One that nobody declares is for the checker to refuse, once and not as a neighbour too.
  func precedence(of operatorText: String) -> Precedence {
    declared[operatorText] ?? Self.standard[operatorText] ?? Self.unknown
  }

  static let assignment = Precedence(group: "AssignmentPrecedence", level: 1, associativity: .right)
  static let arrow = Precedence(
    group: "FunctionArrowPrecedence", level: 100, associativity: .right)
  static let ternary = Precedence(group: "TernaryPrecedence", level: 3, associativity: .right)
  static let `default` = Precedence(group: "DefaultPrecedence", level: 4, associativity: .none)
  private static let unknown = Precedence(group: "", level: 4, associativity: .left)
  /// Declared without associativity, yet the compiler accepts `a as B as C`.
  static let casting = Precedence(group: "CastingPrecedence", level: 9, associativity: .left)

  private static let standardGroups: [(Precedence, operators: [String])] = [
    (
      assignment,
      [
        "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*=", "&<<=",
        "&>>=",
      ]
    ),
    (ternary, []),
    (`default`, []),
    (Precedence(group: "LogicalDisjunctionPrecedence", level: 5, associativity: .left), ["||"]),
    (Precedence(group: "LogicalConjunctionPrecedence", level: 6, associativity: .left), ["&&"]),
    (
      Precedence(group: "ComparisonPrecedence", level: 7, associativity: .none),
      ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="]
    ),
    (Precedence(group: "NilCoalescingPrecedence", level: 8, associativity: .right), ["??"]),
    (casting, []),
    (
      Precedence(group: "RangeFormationPrecedence", level: 10, associativity: .none),
      ["...", "..<"]
    ),
    (
      Precedence(group: "AdditionPrecedence", level: 11, associativity: .left),
      ["+", "-", "&+", "&-", "|", "^"]
    ),
    (
      Precedence(group: "MultiplicationPrecedence", level: 12, associativity: .left),
      ["*", "/", "%", "&*", "&"]
    ),
    (
      Precedence(group: "BitwiseShiftPrecedence", level: 13, associativity: .none),
      ["<<", ">>", "&<<", "&>>"]
    ),
  ]

  /// The standard operators that change their left operand.
  static let assignments = Set(standardGroups[0].operators)

  private static let standard: [String: Precedence] = {
    var table: [String: Precedence] = [:]
    for (precedence, operators) in standardGroups {
      for text in operators { table[text] = precedence }
    }
    return table
  }()

  private func group(_ name: String) -> Precedence? {
    groups[name] ?? Self.standardGroups.first { $0.0.group == name }?.0
  }

  /// The standard groups, each with those that it is declared to be higher than.
  static let standardBelow: [String: [String]] = {
    let chain = [
      "FunctionArrow", "Ternary", "LogicalDisjunction", "LogicalConjunction", "Comparison",
      "NilCoalescing", "Casting", "RangeFormation", "Addition", "Multiplication", "BitwiseShift",
    ].map { $0 + "Precedence" }
    var below = ["DefaultPrecedence": ["TernaryPrecedence"], chain[0]: [assignment.group]]
    for (lower, higher) in zip(chain, chain.dropFirst()) { below[higher] = [lower] }
    return below
  }()

  static func isStandard(group name: String) -> Bool {
    standardBelow[name] != nil || name == assignment.group
  }

  /// Takes in the operators and precedence groups that files declare, in whatever order they stand.
  mutating func declare(_ files: [SourceFileSyntax?], in conversions: inout [Conversion]) {
    var written = PrecedenceGroups()
    for (file, conversion) in zip(files, conversions) {
      if let file { written.take(file.statements, in: conversion) }
    }
    for group in written.inOrder() {
      if isCircular(declare(group)) { written.checkCircle(through: group) }
    }
    for problem in written.problems {
      let place = conversions.firstIndex { $0.fileIndex == problem.span.file }
      if let place { conversions[place].refuse(problem.message, at: problem.span) }
    }
    for place in conversions.indices {
      for item in files[place]?.statements ?? [] { declare(item, in: &conversions[place]) }
    }
  }

  private mutating func declare(_ item: CodeBlockItemSyntax, in conversion: inout Conversion) {
    guard case .decl(let decl) = item.item, let found = decl.as(OperatorDeclSyntax.self),
      found.fixitySpecifier.tokenKind == .keyword(.infix)
    else { return }
    let name = conversion.text(found.name)
    guard let written = found.operatorPrecedenceAndTypes?.precedenceGroup else {
      declared[name] = Self.default
      return
    }
    let groupName = conversion.name(written)
    if group(groupName) == nil {
      conversion.refuse("unknown precedence group '\(groupName)'", at: conversion.span(written))
    }
    declared[name] = group(groupName) ?? Self.default
  }

  /// The levels between which a group must lie.
  private typealias Bounds = (lower: Double, upper: Double?)

  /// By the levels alone, which say less than the declarations: not every two groups have an order.
  private func isCircular(_ bounds: Bounds) -> Bool {
    bounds.upper.map { $0 <= bounds.lower } ?? false
  }

  private mutating func declare(_ written: PrecedenceGroups.Group) -> Bounds {
    func levels(areHigher: Bool) -> [Double] {
      written.others(areHigher: areHigher).compactMap { group($0)?.level }
    }
    let bounds: Bounds = (
      levels(areHigher: true).max() ?? Self.default.level, levels(areHigher: false).min()
    )
    let lower = isCircular(bounds) ? (bounds.upper ?? 0) - 1 : bounds.lower
    let ceiling = bounds.upper ?? lower.rounded(.down) + 1
    groups[written.name] = Precedence(
      group: written.name, level: (lower + ceiling) / 2, associativity: written.associativity)
    return bounds
  }
}

extension Conversion {
  /// A sequence on its way to a tree, with everything in it converted.
  private struct Sequence {
    var first: Operand
    var rest: [(infix: Infix, operand: Operand?)] = []
    var next = 0
  }

  private struct Operand {
    var expr: Expr
    /// `try` and `await` before it, outermost first; they cover all that follows.
    var effects: [(effect: Effect, span: Span)] = []
  }

  private enum Effect {
    case `try`(Expr.Try)
    case await
  }

  /// An infix operator with the part of its right side that needs no folding.
  private enum Infix {
    case ternary(then: Expr)
    case cast(Expr.Cast, TypeExpr)
    case assign
    case arrow(isThrowing: Bool, isAsync: Bool)
    case binary(String, Span, OperatorTable.Precedence)

    var precedence: OperatorTable.Precedence {
      switch self {
      case .ternary: OperatorTable.ternary
      case .cast: OperatorTable.casting
      case .assign: OperatorTable.assignment
      case .arrow: OperatorTable.arrow
      case .binary(_, _, let precedence): precedence
      }
    }

    var allowsEffectOnRight: Bool {
      switch self {
      case .ternary, .assign: true
      case .binary(_, _, let precedence): precedence.group == OperatorTable.assignment.group
      case .cast, .arrow: false
      }
    }
  }

  /// Folds `a + b * c` by precedence climbing.
  mutating func folded(_ node: SequenceExprSyntax) -> Expr {
    let elements = Array(node.elements)
    // Every operator may add a level.
    guard let first = elements.first, depth + elements.count / 2 <= Self.maximumDepth else {
      refuseDepth(at: offset(node))
      return placeholder(node)
    }
    var sequence = Sequence(first: operand(first))
    var index = 1
    while index < elements.count {
      let infix = infix(
        elements[index], before: index + 1 < elements.count ? elements[index + 1] : nil)
      index += 1
      if case .cast = infix {
        sequence.rest.append((infix, nil))
        index += 1
      } else if index < elements.count {
        sequence.rest.append((infix, operand(elements[index])))
        index += 1
      }
    }
    return climb(&sequence, with: sequence.first, from: -.infinity)
  }

  private mutating func operand(_ node: ExprSyntax) -> Operand {
    var node = node
    var effects: [(effect: Effect, span: Span)] = []
    while true {
      switch node.kind {
      case .tryExpr:
        guard let written = node.as(TryExprSyntax.self) else { break }
        effects.append((.try(tryKind(written)), span(written.tryKeyword)))
        node = written.expression
        continue
      case .awaitExpr:
        guard let written = node.as(AwaitExprSyntax.self) else { break }
        effects.append((.await, span(written.awaitKeyword)))
        node = written.expression
        continue
      case .unsafeExpr:
        guard let written = node.as(UnsafeExprSyntax.self) else { break }
        node = written.expression
        continue
      default: break
      }
      return Operand(expr: expr(node), effects: effects)
    }
  }

  private mutating func infix(_ node: ExprSyntax, before next: ExprSyntax?) -> Infix {
    switch node.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: return .assign
    case .binaryOperatorExpr(let node):
      let text = text(node.operator)
      return .binary(text, span(node.operator), operators.precedence(of: text))
    case .unresolvedTernaryExpr(let node): return .ternary(then: expr(node.thenExpression))
    case .unresolvedAsExpr(let node):
      let cast: Expr.Cast =
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: .conditional
        case .exclamationMark: .forced
        default: .coerce
        }
      return .cast(cast, castType(next, after: node))
    case .unresolvedIsExpr(let node): return .cast(.test, castType(next, after: node))
    case .arrowExpr(let node):
      let effects = effects(node.effectSpecifiers)
      return .arrow(isThrowing: effects.isThrowing, isAsync: effects.isAsync)
    default:
      refuseUnsupported("operator", at: node)
      return .assign
    }
  }

  private mutating func castType(_ node: ExprSyntax?, after keyword: some SyntaxProtocol)
    -> TypeExpr
  {
    guard let node = node?.as(TypeExprSyntax.self) else {
      refuse("expected a type", at: span(keyword))
      return TypeExpr(.placeholder, span(keyword))
    }
    return type(node.type)
  }

  private mutating func climb(
    _ sequence: inout Sequence, with first: Operand, from minimum: Double
  ) -> Expr {
    guard first.effects.isEmpty else {
      let all = climb(&sequence, with: Operand(expr: first.expr), from: -.infinity)
      return first.effects.reversed().reduce(all) { inner, effect in
        let whole = span(effect.span, inner.span)
        switch effect.effect {
        case .try(let kind): return Expr(.try(kind, inner), whole)
        case .await: return Expr(.await(inner), whole)
        }
      }
    }
    var left = first.expr
    while sequence.next < sequence.rest.count {
      let (infix, operand) = sequence.rest[sequence.next]
      let precedence = infix.precedence
      if precedence.level < minimum { break }
      sequence.next += 1
      if case .cast(let cast, let type) = infix {
        left = Expr(.cast(cast, left, type), span(left.span, type.span))
        continue
      }
      guard let operand else { continue }
      if let effect = operand.effects.first, !infix.allowsEffectOnRight {
        refuse(
          "'\(text(effect.span))' cannot appear to the right of a non-assignment operator",
          at: effect.span)
      }
      let right = climb(
        &sequence, with: operand,
        from: precedence.associativity == .right ? precedence.level : precedence.level.nextUp)
      let whole = span(left.span, right.span)
      switch infix {
      case .ternary(let then): left = Expr(.ternary(left, then, right), whole)
      case .assign: left = Expr(.assign(left, right), whole)
      case .arrow(let isThrowing, let isAsync):
        left = functionType(from: left, isThrowing: isThrowing, isAsync: isAsync, to: right)
      case .cast: break
      case .binary(let text, let place, _):
        left = Expr(.binary(text, left, right, operatorSpan: place), whole)
        refuseNeighbour(of: precedence, at: place, in: sequence)
      }
    }
    return left
  }

  /// Says that `a < b < c` has no meaning.
  private mutating func refuseNeighbour(
    of precedence: OperatorTable.Precedence, at place: Span, in sequence: Sequence
  ) {
    guard precedence.associativity == .none, sequence.next < sequence.rest.count,
      sequence.rest[sequence.next].infix.precedence.level == precedence.level
    else { return }
    refuse(
      "adjacent operators are in non-associative precedence group '\(precedence.group)'",
      at: place)
  }
}
