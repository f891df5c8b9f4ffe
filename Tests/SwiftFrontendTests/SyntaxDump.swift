@testable import SwiftFrontend

/// Our syntax tree as S-expressions, short enough to be written in tests.
enum SyntaxDump {
  static func text(_ file: FileSyntax) -> String {
    file.items.map(text).joined(separator: "\n")
  }

  private static func list(_ parts: String?...) -> String { list(parts) }

  private static func list(_ parts: [String?]) -> String {
    "(" + parts.compactMap { $0 }.joined(separator: " ") + ")"
  }

  // MARK: Statements

  static func text(_ stmt: Stmt) -> String {
    switch stmt.kind {
    case .expr(let expr): return text(expr)
    case .decl(let decl): return text(decl)
    case .return(let expr): return list("return", expr.map(text))
    case .if(let conditions, let body, let orElse):
      return list("if", text(conditions), text(body), orElse.map(text))
    case .block(let block): return text(block)
    case .guard(let conditions, let body): return list("guard", text(conditions), text(body))
    case .while(let conditions, let body, let label):
      return list("while", label.map { "\($0):" }, text(conditions), text(body))
    case .repeatWhile(let body, let condition, let label):
      return list("repeat", label.map { "\($0):" }, text(body), text(condition))
    case .forIn(let pattern, let sequence, let condition, let body, let label):
      return list(
        "for", label.map { "\($0):" }, text(pattern), text(sequence),
        condition.map { "where " + text($0) }, text(body))
    case .switch(let subject, let cases, let label):
      return list(["switch", label.map { "\($0):" }, text(subject)] + cases.map(text))
    case .break(let label): return list("break", label)
    case .continue(let label): return list("continue", label)
    case .fallthrough: return "(fallthrough)"
    case .throw(let expr): return list("throw", text(expr))
    case .defer(let block): return list("defer", text(block))
    case .do(let block, let clauses, let thrown, let label):
      let head: [String?] = [
        "do", label.map { "\($0):" }, thrown.map { "throws(\(text($0)))" }, text(block),
      ]
      return list(head + clauses.map(text))
    }
  }

  private static func text(_ block: Block) -> String {
    "{" + block.statements.map(text).joined(separator: " ") + "}"
  }

  private static func text(_ conditions: [Stmt.Condition]) -> String {
    conditions.map { condition in
      switch condition {
      case .expr(let expr): text(expr)
      case .binding(let pattern, let type, let value, let isLet):
        list(isLet ? "let" : "var", text(pattern), type.map { ": " + text($0) }, text(value))
      case .pattern(let pattern, let value): list("case", text(pattern), text(value))
      case .availability(let since, let isNegated):
        list(
          isNegated ? "#unavailable" : "#available", since.map { "\($0.major).\($0.minor)" } ?? "*")
      }
    }.joined(separator: ", ")
  }

  private static func text(_ items: [(pattern: Pattern, whereClause: Expr?)]) -> String {
    items.map { text($0.pattern) + ($0.whereClause.map { " where " + text($0) } ?? "") }
      .joined(separator: ", ")
  }

  private static func text(_ node: Stmt.SwitchCase) -> String {
    list(
      node.items.isEmpty ? "default" : "case " + text(node.items),
      "{" + node.body.map(text).joined(separator: " ") + "}")
  }

  private static func text(_ node: Stmt.CatchClause) -> String {
    list("catch", node.items.isEmpty ? nil : text(node.items), text(node.body))
  }

  // MARK: Patterns

  static func text(_ pattern: Pattern) -> String {
    switch pattern.kind {
    case .wildcard: return "_"
    case .name(let name): return name
    case .tuple(let elements): return list(["tuple"] + elements.map(labelled))
    case .binding(let isLet, let inner): return list(isLet ? "let" : "var", text(inner))
    case .enumCase(let type, let name, let payload):
      let head = (type.map(text) ?? "") + "." + name
      return payload.map { list([head] + $0.map(labelled)) } ?? head
    case .some(let inner): return list("some", text(inner))
    case .isType(let type): return list("is", text(type))
    case .asType(let inner, let type): return list("as", text(inner), text(type))
    case .expr(let expr): return list("=", text(expr))
    }
  }

  private static func labelled(_ element: (label: String?, pattern: Pattern)) -> String {
    (element.label.map { $0 + ": " } ?? "") + text(element.pattern)
  }

  // MARK: Expressions

  static func text(_ expr: Expr) -> String {
    switch expr.kind {
    case .integer(let value): return value.map { "\($0)" } ?? "(too-large)"
    case .float(let value): return "\(value)"
    case .string(let parts): return text(parts)
    case .bool(let value): return "\(value)"
    case .nilLiteral: return "nil"
    case .array(let elements): return list(["array"] + elements.map(text))
    case .dictionary(let elements):
      return list(["dictionary"] + elements.map { text($0.key) + ": " + text($0.value) })
    case .name(let name): return text(name)
    case .implicitMember(let name): return "." + text(name)
    case .member(let base, let name): return list(".", text(base), text(name))
    case .postfixSelf(let base): return list("self", text(base))
    case .call(let callee, let arguments):
      return list(["call", text(callee)] + arguments.map(text))
    case .subscript(let base, let arguments):
      return list(["subscript", text(base)] + arguments.map(text))
    case .optionalChain(let base): return list("?", text(base))
    case .forceUnwrap(let base): return list("!", text(base))
    case .prefix(let name, let operand): return list("prefix" + name, text(operand))
    case .postfix(let name, let operand): return list("postfix" + name, text(operand))
    case .binary(let name, let left, let right, _): return list(name, text(left), text(right))
    case .ternary(let condition, let then, let otherwise):
      return list("?:", text(condition), text(then), text(otherwise))
    case .assign(let target, let value): return list("=", text(target), text(value))
    case .cast(let cast, let value, let type):
      let keyword =
        switch cast {
        case .coerce: "as"
        case .conditional: "as?"
        case .forced: "as!"
        case .test: "is"
        }
      return list(keyword, text(value), text(type))
    case .closure(let closure): return text(closure)
    case .tuple(let elements):
      return list(["tuple"] + elements.map { ($0.label.map { $0 + ": " } ?? "") + text($0.value) })
    case .paren(let inner): return list("paren", text(inner))
    case .try(let kind, let inner):
      let keyword =
        switch kind {
        case .plain: "try"
        case .optional: "try?"
        case .forced: "try!"
        }
      return list(keyword, text(inner))
    case .await(let inner): return list("await", text(inner))
    case .inOut(let inner): return list("&", text(inner))
    case .keyPath(let path):
      return list(["\\" + (path.root.map(text) ?? "")] + path.components.map(text))
    case .pound(let name, let arguments): return list(["#" + name] + arguments.map(text))
    case .discard: return "_"
    case .type(let type): return list("type", text(type))
    case .statement(let stmt): return list("value", text(stmt))
    }
  }

  private static func text(_ component: Expr.KeyPath.Component) -> String {
    switch component {
    case .property(let name): text(name)
    case .subscript(let arguments): list(["[]"] + arguments.map(text))
    case .optionalChain: "?"
    case .forceUnwrap: "!"
    }
  }

  private static func text(_ parts: [Expr.StringPart]) -> String {
    let texts = parts.map { part in
      switch part {
      case .text(let text): text.debugDescription
      case .value(let expr): text(expr)
      case .arguments(let arguments, _): list(["interpolation"] + arguments.map(text))
      }
    }
    if parts.isEmpty { return "\"\"" }
    if parts.count == 1, case .text = parts[0] { return texts[0] }
    return list(["string"] + texts)
  }

  private static func text(_ argument: Expr.Argument) -> String {
    (argument.label.map { $0 + ": " } ?? "") + (argument.isTrailingClosure ? "trailing " : "")
      + text(argument.value)
  }

  private static func text(_ name: Expr.Name) -> String {
    name.text + (name.labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
      + generics(name.genericArguments)
  }

  private static func text(_ closure: Expr.Closure) -> String {
    let captures = closure.captures.map { capture in
      list(
        capture.ownership == .strong ? nil : "\(capture.ownership)", capture.name,
        text(capture.value))
    }
    let parameters = closure.parameters.map { parameters in
      list(
        parameters.map {
          $0.name + ($0.isInOut ? ": inout" : "") + ($0.type.map { ": " + text($0) } ?? "")
        })
    }
    return list(
      "closure", captures.isEmpty ? nil : "[" + captures.joined(separator: " ") + "]", parameters,
      closure.isAsync ? "async" : nil, closure.isThrowing ? "throws" : nil,
      closure.result.map { "-> " + text($0) },
      closure.shorthandCount == 0 ? nil : "$\(closure.shorthandCount)", text(closure.body))
  }

  // MARK: Types

  static func text(_ type: TypeExpr) -> String {
    switch type.kind {
    case .opaque(let fromEnd): return "opaque result \(fromEnd) from the end"
    case .name(let name, let arguments): return name + generics(arguments)
    case .member(let base, let name, let arguments):
      return text(base) + "." + name + generics(arguments)
    case .optional(let wrapped): return text(wrapped) + "?"
    case .implicitlyUnwrapped(let wrapped): return text(wrapped) + "!"
    case .array(let element): return "[" + text(element) + "]"
    case .dictionary(let key, let value): return "[" + text(key) + ": " + text(value) + "]"
    case .tuple(let elements):
      let texts = elements.map { ($0.label.map { $0 + ": " } ?? "") + text($0.type) }
      return "(" + texts.joined(separator: ", ") + ")"
    case .function(let parameters, let isThrowing, let isAsync, let result):
      let texts = parameters.map { parameter in
        (parameter.isAutoclosure ? "@autoclosure " : "") + (parameter.isInOut ? "inout " : "")
          + text(parameter.type) + (parameter.isVariadic ? "..." : "")
      }
      return "((" + texts.joined(separator: ", ") + ")" + (isAsync ? " async" : "")
        + (isThrowing ? " throws" : "") + " -> " + text(result) + ")"
    case .metatype(let base): return text(base) + ".Type"
    case .composition(let types): return types.map(text).joined(separator: " & ")
    case .any(let inner): return "any " + text(inner)
    case .some(let inner): return "some " + text(inner)
    case .placeholder: return "_"
    }
  }

  private static func generics(_ arguments: [TypeExpr]) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map(text).joined(separator: ", ") + ">"
  }

  // MARK: Declarations

  static func text(_ decl: Decl) -> String {
    let prefix = decl.attributes.map(text) + text(decl.modifiers)
    return list(prefix + parts(decl.kind))
  }

  private static func parts(_ kind: Decl.Kind) -> [String?] {
    switch kind {
    case .variable(let isLet, let bindings): return [isLet ? "let" : "var"] + bindings.map(text)
    case .function(let function):
      return ["func", function.name] + parts(function.signature) + [function.body.map(text)]
    case .initializer(let initializer):
      let mark = initializer.isImplicitlyUnwrapped ? "!" : initializer.isFailable ? "?" : ""
      return ["init" + mark] + parts(initializer.signature) + [initializer.body.map(text)]
    case .deinitializer(let body): return ["deinit", text(body)]
    case .subscript(let node):
      return ["subscript"] + parts(node.signature) + [text(node.accessors)]
    case .nominal(let nominal):
      return ["\(nominal.kind)", nominal.name + text(nominal.generics)] + text(nominal.inherited)
        + text(nominal.requirements) + nominal.members.map(text)
    case .extension(let node):
      return ["extension", text(node.extended)] + text(node.inherited) + text(node.requirements)
        + node.members.map(text)
    case .enumCases(let cases): return ["case"] + cases.map(text)
    case .typeAlias(let name, let generics, let type):
      return ["typealias", name + text(generics), text(type)]
    case .associatedType(let node):
      return ["associatedtype", node.name] + text(node.inherited)
        + [node.defaultType.map { "= " + text($0) }] + text(node.requirements)
    case .import(let path): return ["import", path]
    case .operator(let name, let group): return ["operator", name, group]
    }
  }

  private static func text(_ binding: Decl.Binding) -> String {
    list(
      text(binding.pattern), binding.type.map { ": " + text($0) },
      binding.initializer.map { "= " + text($0) }, binding.accessors.map(text))
  }

  private static func text(_ accessors: Decl.Accessors) -> String {
    func text(_ name: String, _ accessor: (parameter: String?, body: Block)?) -> String? {
      accessor.map { list(name, $0.parameter, SyntaxDump.text($0.body)) }
    }
    return list(
      accessors.isRequirement ? "requirement" : nil, accessors.requiresSetter ? "set" : nil,
      accessors.getIsMutating ? "mutating" : nil, accessors.getIsThrowing ? "throws" : nil,
      accessors.get.map { list("get", SyntaxDump.text($0)) },
      accessors.setIsNonmutating ? "nonmutating" : nil, text("set", accessors.set),
      text("willSet", accessors.willSet), text("didSet", accessors.didSet))
  }

  private static func parts(_ signature: Decl.Signature) -> [String?] {
    [
      signature.generics.isEmpty ? nil : text(signature.generics),
      list(signature.parameters.map(text)), signature.isAsync ? "async" : nil,
      signature.isThrowing ? "throws" + (signature.thrown.map { "(\(text($0)))" } ?? "") : nil,
      signature.isRethrowing ? "rethrows" : nil,
      signature.result.map { "-> " + text($0) },
    ] + text(signature.requirements)
  }

  private static func text(_ parameter: Decl.Parameter) -> String {
    (parameter.label ?? "_") + (parameter.name == parameter.label ? "" : " " + parameter.name)
      + ": " + (parameter.isAutoclosure ? "@autoclosure " : "")
      + (parameter.isInOut ? "inout " : "") + text(parameter.type)
      + (parameter.isVariadic ? "..." : "")
      + (parameter.defaultValue.map { " = " + text($0) } ?? "")
  }

  private static func text(_ node: Decl.EnumCase) -> String {
    let payload = node.payload.map { list($0.map(text)) } ?? ""
    return node.name + payload + (node.rawValue.map { " = " + text($0) } ?? "")
  }

  private static func text(_ generics: [Decl.GenericParameter]) -> String {
    if generics.isEmpty { return "" }
    let texts = generics.map {
      $0.name + ($0.constraints.isEmpty ? "" : ": " + $0.constraints.map(text).joined())
    }
    return "<" + texts.joined(separator: ", ") + ">"
  }

  private static func text(_ inherited: [TypeExpr]) -> [String?] {
    inherited.isEmpty ? [] : [": " + inherited.map(text).joined(separator: ", ")]
  }

  private static func text(_ requirements: [Decl.Requirement]) -> [String?] {
    requirements.map { requirement in
      switch requirement {
      case .conformance(let left, let right): "where \(text(left)): \(text(right))"
      case .sameType(let left, let right): "where \(text(left)) == \(text(right))"
      }
    }
  }

  private static func text(_ attribute: Decl.Attribute) -> String {
    switch attribute {
    case .available(let introduced, let deprecated, let isUnavailable, let message, let renamed):
      return "@"
        + list(
          "available", introduced.map { "\($0.major).\($0.minor)" },
          deprecated ? "deprecated" : nil, isUnavailable ? "unavailable" : nil,
          message?.debugDescription, renamed.map { "-> " + $0 })
    case .semantics(let text): return "@semantics(\(text))"
    case .replaces(let name): return "@replaces(\(name))"
    case .discardableResult: return "@discardableResult"
    case .objc: return "@objc"
    case .main: return "@main"
    case .custom(let attribute): return "@" + text(attribute.type)
    case .other(let name): return "@" + name
    }
  }

  private static func text(_ modifiers: Decl.Modifiers) -> [String] {
    let names: [(Decl.Modifiers, String)] = [
      (.static, "static"), (.class, "class"), (.override, "override"), (.final, "final"),
      (.open, "open"), (.public, "public"), (.package, "package"), (.internal, "internal"),
      (.fileprivate, "fileprivate"), (.private, "private"), (.privateSet, "private(set)"),
      (.fileprivateSet, "fileprivate(set)"), (.nonisolated, "nonisolated"),
      (.internalSet, "internal(set)"), (.weak, "weak"), (.unowned, "unowned"), (.lazy, "lazy"),
      (.mutating, "mutating"), (.nonmutating, "nonmutating"), (.required, "required"),
      (.convenience, "convenience"), (.optional, "optional"), (.dynamic, "dynamic"),
      (.indirect, "indirect"), (.prefix, "prefix"), (.postfix, "postfix"), (.infix, "infix"),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1)
  }
}
