internal import SwiftParser
internal import SwiftSyntax

/// The parts of a text at its top level, for who edits programs: what they declare, and where.
///
/// The text may have mistakes. Nothing of it is checked or run.
public struct Outline: Hashable, Sendable {
  /// A declaration with its attributes and comments, or a statement.
  public struct Part: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case `import`
      /// Its members are in `members`.
      case type
      /// Named after the type that it extends; its members are in `members`.
      case `extension`
      case function, variable
      case otherDeclaration, statement
      /// A statement that has a value; an assignment has none.
      case expression
    }

    public var kind: Kind
    /// What it declares: `Hello`, `add(_:to:)`, `a` and `b` of `let a = 1, b = 2`; empty for a statement.
    public var names: [String]
    /// What tells it from others of its kind: the types of a function's parameters too. Two parts that declare
    /// the same thing have the same one. Empty for a statement.
    public var identity: String
    /// UTF-8 offsets in the text, with the comments above and behind it, without the white space around
    /// them.
    public var range: Range<Int>
    /// The offsets without comments.
    public var code: Range<Int>
    /// The members of a type or an extension.
    public var members: [Part] = []
    /// The offset of the brace that ends the members.
    public var end: Int?
    /// Whether a member is marked `override`.
    public var isOverride = false
    /// What stands before the members of an extension, without spaces around it.
    public var header = ""
    /// The types that a type inherits from, as they are written.
    public var inherited: [String] = []

    fileprivate func moved(by count: Int) -> Part {
      var part = self
      part.range = (range.lowerBound + count)..<(range.upperBound + count)
      part.code = (code.lowerBound + count)..<(code.upperBound + count)
      part.end = end.map { $0 + count }
      part.members = members.map { $0.moved(by: count) }
      return part
    }
  }

  /// In the order of the text.
  public var parts: [Part]
  /// Whether the text may become right by going on: something is missing at its end, and nothing before.
  public var isIncomplete: Bool
  /// Whether the text is no Swift as it stands.
  public var hasErrors = false
  /// Whether the text begins with what no statement begins with: it goes on with the one before, as `else`
  /// does.
  public var goesOn = false

  /// Calls follow the nesting: the stack must be as large as for parsing. A text that the parser may not read,
  /// since it is too large or nests too deeply, has one part.
  public init(of text: String) {
    let bytes = Array(text.utf8)
    guard TextGuard.refusal(of: bytes) == nil else {
      let all = 0..<bytes.count
      parts = [Part(kind: .statement, names: [], identity: "", range: all, code: all)]
      isIncomplete = false
      return
    }
    let tree = bytes.withUnsafeBufferPointer { buffer in
      var parser = Parser(buffer, swiftVersion: .v5)
      return SourceFileSyntax.parse(from: &parser)
    }
    parts = tree.statements.map(Self.part)
    hasErrors = tree.hasError
    isIncomplete = tree.hasError ? Gaps(in: tree).areAtEndAlone : Self.waitsForBody(tree)
    goesOn = Self.cannotBegin(tree.firstToken(viewMode: .all)?.tokenKind)
  }

  /// The outline of a text that has other ends than this one's: from the last part on, `end` is that of all that
  /// follows.
  public func ending(with end: Outline) -> Outline {
    guard let last = parts.last else { return end }
    var whole = self
    whole.parts.removeLast()
    whole.parts += end.parts.map { $0.moved(by: last.range.lowerBound) }
    whole.isIncomplete = end.isIncomplete
    whole.hasErrors = hasErrors || end.hasErrors
    return whole
  }

  /// Whether a text is one expression and nothing else.
  public static func isExpression(_ text: String) -> Bool {
    let outline = Outline(of: text)
    return outline.parts.count == 1 && outline.parts[0].kind == .expression && !outline.hasErrors
  }

  /// A function whose body may stand in the next line.
  private static func waitsForBody(_ tree: SourceFileSyntax) -> Bool {
    guard case .decl(let declaration)? = tree.statements.last?.item else { return false }
    return declaration.as(FunctionDeclSyntax.self).map { $0.body == nil } ?? false
  }

  private static func cannotBegin(_ token: TokenKind?) -> Bool {
    switch token {
    case .keyword(.else), .keyword(.catch), .period: true
    default: false
    }
  }

  private static func part(_ item: CodeBlockItemSyntax) -> Part {
    guard case .decl(let declaration) = item.item else {
      return Part(
        kind: hasValue(item.item) ? .expression : .statement, names: [], identity: "",
        range: range(of: item.item), code: code(of: item.item))
    }
    return part(declaration)
  }

  private static func hasValue(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard case .expr(let expression) = item, !expression.is(IfExprSyntax.self),
      !expression.is(SwitchExprSyntax.self)
    else { return false }
    let sequence = expression.as(SequenceExprSyntax.self)
    return sequence?.elements.contains { $0.is(AssignmentExprSyntax.self) } != true
  }

  private static func part(_ declaration: DeclSyntax) -> Part {
    func whole(_ kind: Part.Kind, _ names: [String], _ identity: String? = nil) -> Part {
      Part(
        kind: kind, names: names, identity: identity ?? names.joined(separator: ", "),
        range: range(of: declaration), code: code(of: declaration))
    }
    func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    }
    if let found = declaration.asProtocol((any DeclGroupSyntax).self),
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
    {
      var part = whole(.type, [name.text])
      part.inherited = inherited(found.inheritanceClause)
      return members(of: found.memberBlock, in: part)
    }
    if let found = declaration.as(ExtensionDeclSyntax.self) {
      var part = whole(.extension, [found.extendedType.trimmedDescription])
      part.header =
        [
          found.extendedType.trimmedDescription, found.inheritanceClause?.trimmedDescription,
          found.genericWhereClause?.trimmedDescription,
        ].compactMap(\.self).joined(separator: " ")
      return members(of: found.memberBlock, in: part)
    }
    if let found = declaration.as(TypeAliasDeclSyntax.self) {
      return whole(.type, [found.name.text])
    }
    if let found = declaration.as(ImportDeclSyntax.self) {
      return whole(.import, [found.path.trimmedDescription])
    }
    if let found = declaration.as(FunctionDeclSyntax.self) {
      var part = whole(
        .function, [name(of: found)], name(of: found) + types(of: found.signature))
      part.isOverride = isOverride(found.modifiers)
      return part
    }
    if let found = declaration.as(InitializerDeclSyntax.self) {
      let name = "init" + labels(of: found.signature)
      var part = whole(.function, [name], name + types(of: found.signature))
      part.isOverride = isOverride(found.modifiers)
      return part
    }
    if let found = declaration.as(VariableDeclSyntax.self) {
      var part = whole(.variable, found.bindings.flatMap { names(in: $0.pattern) })
      part.isOverride = isOverride(found.modifiers)
      return part
    }
    return whole(.otherDeclaration, otherName(of: declaration))
  }

  private static func members(of block: MemberBlockSyntax, in part: Part) -> Part {
    var part = part
    part.members = block.members.map { self.part($0.decl) }
    part.end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    return part
  }

  private static func otherName(of declaration: DeclSyntax) -> [String] {
    if declaration.is(DeinitializerDeclSyntax.self) { return ["deinit"] }
    if let found = declaration.as(SubscriptDeclSyntax.self) {
      return ["subscript" + found.parameterClause.trimmedDescription]
    }
    if let found = declaration.as(OperatorDeclSyntax.self) {
      return ["\(found.fixitySpecifier.text) operator \(found.name.text)"]
    }
    if let found = declaration.as(EnumCaseDeclSyntax.self) {
      return found.elements.map { "case " + $0.name.text }
    }
    return []
  }

  // MARK: Names

  private static func name(of function: FunctionDeclSyntax) -> String {
    let isOfType = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
    return (isOfType ? "static " : "") + function.name.text + labels(of: function.signature)
  }

  private static func labels(of signature: FunctionSignatureSyntax) -> String {
    "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  private static func types(of signature: FunctionSignatureSyntax) -> String {
    let types = signature.parameterClause.parameters.map { $0.type.trimmedDescription }
    return "(" + types.joined(separator: ", ") + ")"
  }

  private static func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "override" }
  }

  private static func names(in pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names(in: $0.pattern) }
    }
    return []
  }

  private static func code(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// From the first comment to the last one in the line: comments above a declaration and behind it belong
  /// to it.
  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    var start = node.position.utf8Offset
    for piece in node.leadingTrivia {
      guard piece.isWhitespace else { break }
      start += piece.sourceLength.utf8Length
    }
    var end = node.endPosition.utf8Offset
    for piece in node.trailingTrivia.reversed() {
      guard piece.isWhitespace else { break }
      end -= piece.sourceLength.utf8Length
    }
    return min(start, end)..<end
  }
}

/// What is missing in a tree, and what is too much.
private final class Gaps: SyntaxVisitor {
  private let end: Int
  /// Whether something is wrong that no further text can mend.
  private var isWrong = false
  private var isMissing = false

  /// Whether all that is wrong is something missing at the end of the text.
  var areAtEndAlone: Bool { isMissing && !isWrong }

  init(in tree: SourceFileSyntax) {
    // A comment behind the last token is no text that something could be missing before.
    end = tree.endOfFileToken.position.utf8Offset
    super.init(viewMode: .all)
    walk(tree)
    // A comment that is still open takes the rest of the text, and is no token.
    if tree.endOfFileToken.leadingTrivia.contains(where: Self.isOpenComment) {
      isMissing = true
    }
  }

  private static func isOpenComment(_ piece: TriviaPiece) -> Bool {
    switch piece {
    case .blockComment(let text), .docBlockComment(let text): !text.hasSuffix("*/")
    default: false
    }
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    isWrong = true
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.presence == .missing else { return .visitChildren }
    // A text in one line ends with the line.
    if token.tokenKind == .stringQuote || token.tokenKind == .singleQuote {
      isWrong = true
    } else if token.positionAfterSkippingLeadingTrivia.utf8Offset >= end
      || token.endPosition.utf8Offset >= end
    {
      isMissing = true
    } else {
      isWrong = true
    }
    return .visitChildren
  }
}
