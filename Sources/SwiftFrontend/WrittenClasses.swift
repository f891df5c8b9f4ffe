public import Diagnostics
import SwiftIR

/// A class as a file declares it, for callers that create one and know no more of it.
public struct WrittenClass: Hashable, Sendable {
  /// The name with the types around it: `Outer.Inner`.
  public var name: String
  /// The names after the colon, in order.
  public var inherited: [String]
  /// The properties that a nib connects, in order.
  public var outlets: [Outlet]
  /// The properties that other code must set before the class uses them, in order.
  public var awaited: [Awaited]
  /// The methods that it overrides, in order.
  public var overrides: [Override]
  /// The place of its name.
  public var location: SourceLocation
  /// Whether no code outside of its file or type can name it, or it has generic parameters.
  public var isHidden: Bool
  /// From the first line to the last, counted from 1.
  public var lines: ClosedRange<Int>

  /// A method that replaces a superclass's.
  public struct Override: Hashable, Sendable {
    /// The full name: `viewWillAppear(_:)`.
    public var name: String
    /// The names of its parameters inside the body.
    public var parameters: [String]
    /// The statements of its body as text, each without the indentation of its first line.
    public var statements: [String]
  }

  /// A stored `T!` without a first value that code outside of the class may set, or a collection of
  /// outlets.
  public struct Awaited: Hashable, Sendable {
    public var name: String
    /// Whether it is an array.
    public var isCollection: Bool
  }

  /// A property that a nib connects.
  public struct Outlet: Hashable, Sendable {
    public var name: String
    /// The name of its type without the `?` or `!`; nil for a collection.
    public var type: String?
  }
}

/// Returns the classes that files declare, in order, nested ones too; nothing of a file that does not
/// parse, whose errors are returned.
public func writtenClasses(in files: [SourceFile]) -> ([WrittenClass], [Diagnostic]) {
  var found: [WrittenClass] = []
  var problems: [Diagnostic] = []
  for (index, file) in files.enumerated() {
    let (tree, diagnostics) = parse(file, index: UInt16(clamping: index))
    let errors = diagnostics.filter { $0.severity == .error }
    problems += errors
    guard errors.isEmpty else { continue }
    let finder = ClassFinder(file)
    finder.visit(
      tree.items.compactMap { if case .decl(let decl) = $0.kind { decl } else { nil } }, inside: [])
    found += finder.found
  }
  return (found, problems)
}

private final class ClassFinder {
  let file: FileTable
  let text: [UInt8]
  var found: [WrittenClass] = []

  init(_ file: SourceFile) {
    text = Array(file.text.utf8)
    self.file = FileTable(name: file.name, bytes: text)
  }

  func visit(_ decls: [Decl], inside outer: [String], isHidden: Bool = false) {
    for decl in decls {
      switch decl.kind {
      case .nominal(let nominal):
        let hides =
          isHidden || decl.modifiers.contains(.private) && !outer.isEmpty
          || !nominal.generics.isEmpty
        if nominal.kind == .class { found.append(written(nominal, decl, outer, hides)) }
        visit(nominal.members, inside: outer + [nominal.name], isHidden: hides)
      case .extension(let ext):
        if case .name(let name, _) = ext.extended.kind {
          visit(ext.members, inside: outer + [name], isHidden: isHidden)
        }
      default: break
      }
    }
  }

  private func written(
    _ nominal: Decl.Nominal, _ decl: Decl, _ outer: [String], _ isHidden: Bool
  ) -> WrittenClass {
    let place = file.position(of: decl.nameSpan.offset)
    let last = file.position(of: decl.span.offset + decl.span.length)
    return WrittenClass(
      name: (outer + [nominal.name]).joined(separator: "."),
      inherited: nominal.inherited.compactMap(Self.name),
      outlets: nominal.members.flatMap(Self.outlets),
      awaited: nominal.members.flatMap(Self.awaited),
      overrides: nominal.members.compactMap(override),
      location: SourceLocation(file: file.name, line: place.line, column: place.column),
      isHidden: isHidden, lines: place.line...max(place.line, last.line))
  }

  private static func name(_ type: TypeExpr) -> String? {
    switch type.kind {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  private static func outlets(_ decl: Decl) -> [WrittenClass.Outlet] {
    guard decl.hasAttribute("IBOutlet"), case .variable(_, let bindings) = decl.kind else {
      return []
    }
    return bindings.compactMap { binding in
      guard case .name(let name) = Compilation.simplePattern(binding.pattern) else { return nil }
      return WrittenClass.Outlet(name: name, type: binding.type.flatMap(outletType))
    }
  }

  private static func awaited(_ decl: Decl) -> [WrittenClass.Awaited] {
    guard case .variable(let isLet, let bindings) = decl.kind, !isLet,
      decl.modifiers.isDisjoint(with: closed)
    else { return [] }
    return bindings.compactMap { binding in
      guard case .name(let name) = Compilation.simplePattern(binding.pattern),
        case .implicitlyUnwrapped(let type)? = binding.type?.kind, binding.initializer == nil,
        binding.accessors == nil
      else { return nil }
      let isCollection = if case .array = type.kind { true } else { false }
      guard isCollection || !decl.hasAttribute("IBOutlet") else { return nil }
      return WrittenClass.Awaited(name: name, isCollection: isCollection)
    }
  }

  /// What only the class or its file may set, what is no object's, and what would not keep its value.
  private static let closed: Decl.Modifiers = [
    .private, .privateSet, .fileprivate, .fileprivateSet, .static, .class, .weak, .lazy, .override,
  ]

  private static func outletType(_ type: TypeExpr) -> String? {
    switch type.kind {
    case .optional(let inner), .implicitlyUnwrapped(let inner): outletType(inner)
    default: name(type)
    }
  }

  private func override(_ decl: Decl) -> WrittenClass.Override? {
    guard decl.modifiers.contains(.override), case .function(let function) = decl.kind else {
      return nil
    }
    let parameters = function.signature.parameters
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    return WrittenClass.Override(
      name: "\(function.name)(\(labels))", parameters: parameters.map(\.name),
      statements: function.body?.statements.map { written($0.span) } ?? [])
  }

  /// A stretch of the file; its later lines lose as much indentation as its first line has.
  private func written(_ span: Span) -> String {
    let start = Int(span.offset)
    let line = Int(file.lineStarts[max(file.position(of: span.offset).line - 1, 0)])
    let indentation = text[line..<start].prefix { $0 == 0x20 || $0 == 0x09 }
    let lines = String(decoding: text[start..<start + Int(span.length)], as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().map { index, line in
      index > 0 && line.utf8.starts(with: indentation)
        ? String(Substring(line.utf8.dropFirst(indentation.count))) : String(line)
    }.joined(separator: "\n")
  }
}

extension CompiledModel {
  /// The superclasses of a class, the nearest first; nil when there is no class of that name.
  public func superclasses(of name: String) -> [String]? {
    guard case .nominal(let id)? = declarations.types[name], declarations[id].kind == .class else {
      return nil
    }
    var names: [String] = []
    var current = declarations[id].superclass?.nominal
    while let superclass = current {
      names.append(declarations[superclass].name)
      current = declarations[superclass].superclass?.nominal
    }
    return names
  }

  /// The class of the model that replaces one from elsewhere, by its name; nil when the name gives
  /// no hint.
  public static func knownSuperclass(for name: String) -> String? {
    Compilation.knownSuperclass(for: name)
  }
}
