internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

extension Fault {
  /// Returns the faults that a file could have, in the order of their places.
  ///
  /// Left out are places where no expression can stand, such as patterns, and what only stops a program
  /// that is wrong already: preconditions.
  public static func all(in source: String) -> [Fault] {
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let search = FaultSearch(lines: SourceLocationConverter(fileName: "", tree: tree))
    search.walk(tree)
    return search.found.sorted {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
  }
}

private final class FaultSearch: SyntaxVisitor {
  private let lines: SourceLocationConverter
  var found: [Fault] = []

  init(lines: SourceLocationConverter) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ kind: Fault.Kind, at node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia
    found.append(
      Fault(
        line: lines.location(for: start).line,
        range: start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, kind: kind))
  }

  // MARK: Left out

  private static let trapping: Set = [
    "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // MARK: Constants

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(.replaced(by: node.literal.text == "true" ? "false" : "true"), at: node)
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text.filter { $0 != "_" }
    let value = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
    if let value, value < UInt64(Int64.max) { add(.replaced(by: "\(value + 1)"), at: node) }
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    if let value = Double(text.filter { $0 != "_" }) {
      add(.replaced(by: value == 0 ? "0.1" : "\(value * 0.9)"), at: node)
    }
    return .skipChildren
  }

  // MARK: Operators

  private static let others = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "/", "/": "*",
  ]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      let other = Self.others[sign], sign != "+" || !joins(node)
    else { return .visitChildren }
    add(
      .replaced(by: "\(node.leftOperand.trimmed) \(other) \(node.rightOperand.trimmed)"), at: node)
    return .visitChildren
  }

  /// Whether a sum joins texts or lists that its operands show.
  private func joins(_ sum: InfixOperatorExprSyntax) -> Bool {
    [sum.leftOperand, sum.rightOperand].contains { operand in
      if let inner = operand.as(InfixOperatorExprSyntax.self) { return joins(inner) }
      return operand.is(StringLiteralExprSyntax.self) || operand.is(ArrayExprSyntax.self)
    }
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { add(.replaced(by: "\(node.expression.trimmed)"), at: node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if Self.trapping.contains(name) { return .skipChildren }
    if let other = ["min": "max", "max": "min"][name], node.arguments.count > 1 {
      add(.replaced(by: other + "(\(node.arguments.trimmed))"), at: node)
    }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition.as(ExprSyntax.self) { negate(condition) }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  /// Adds a negation where no other fault changes the whole condition already.
  private func negate(_ condition: ExprSyntax) {
    let sign = condition.as(InfixOperatorExprSyntax.self)?
      .operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    let isOther =
      sign.map { Self.others[$0] != nil } ?? false || condition.is(PrefixOperatorExprSyntax.self)
      || condition.is(BooleanLiteralExprSyntax.self)
    if !isOther { add(.negated, at: condition) }
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item, canBeMissing(expression), !isResult(node) {
      add(.dropped, at: expression)
    }
    return .visitChildren
  }

  /// Whether a statement only acts: a call, or the change of a variable that has a value.
  private func canBeMissing(_ statement: ExprSyntax) -> Bool {
    if let attempt = statement.as(TryExprSyntax.self) { return canBeMissing(attempt.expression) }
    if let call = statement.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return !Self.trapping.contains(name)
      }
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      return member?.declName.baseName.text != "init"
    }
    guard let change = statement.as(InfixOperatorExprSyntax.self) else { return false }
    if change.operator.is(AssignmentExprSyntax.self) { return !isInInitializer(statement) }
    return change.operator.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
      && Self.others[change.operator.trimmedDescription] == nil
  }

  /// Whether a statement is all that a body has, and may be its value.
  private func isResult(_ statement: CodeBlockItemSyntax) -> Bool {
    guard let list = statement.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let owner = list.parent
    else { return false }
    if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
    let function = owner.parent?.as(FunctionDeclSyntax.self)
    return function?.signature.returnClause != nil
  }

  private func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
    var place = node.parent
    while let node = place {
      if node.is(InitializerDeclSyntax.self) { return true }
      place = node.parent
    }
    return false
  }
}
