import Diagnostics
import SwiftIR

/// Swift's rules for declarations that their code generation does not check.
extension Compilation {
  /// Checks the text of a scenario's declaration.
  func checkWritten(_ decl: Decl, in owner: NominalID?, isExtension: Bool) {
    guard module == .scenario else { return }
    let kind = owner.map { declarations[$0].kind }
    switch decl.kind {
    case .function(let function):
      if kind == .class, decl.modifiers.contains(.mutating) {
        report("'mutating' is not valid on instance methods in classes", at: decl.span)
      }
      checkParameters(function.signature)
    case .initializer(let initializer):
      if owner == nil {
        // Swift points behind the keyword.
        var place = decl.nameSpan
        place.offset += place.length
        report("initializers may only be declared within a type", at: place)
      }
      checkParameters(initializer.signature)
    case .subscript where owner == nil:
      report("'subscript' functions may only be declared within a type", at: decl.nameSpan)
    case .deinitializer:
      if owner == nil || isExtension {
        report(Self.misplacedDeinitializer, at: decl.nameSpan)
      } else if let owner, kind != .class {
        report(
          "deinitializer cannot be declared in \(kind == .enum ? "enum" : "struct") '\(declarations[owner].name)' that conforms to 'Copyable'",
          at: decl.nameSpan)
      }
    case .enumCases:
      if kind != .enum { report("enum 'case' is not allowed outside of an enum", at: decl.span) }
    case .variable(let isLet, let bindings):
      for binding in bindings { checkVariable(binding, isLet, decl) }
    default: break
    }
  }

  static let misplacedDeinitializer =
    "deinitializers may only be declared within a class, actor, or noncopyable type"

  private func checkParameters(_ signature: Decl.Signature) {
    var names: Set<String> = []
    for parameter in signature.parameters where parameter.name != "_" {
      if !names.insert(parameter.name).inserted {
        report("invalid redeclaration of '\(parameter.name)'", at: parameter.span)
      }
    }
  }

  private func checkVariable(_ binding: Decl.Binding, _ isLet: Bool, _ decl: Decl) {
    if decl.modifiers.contains(.lazy) {
      if isLet {
        report("'lazy' cannot be used on a let", at: decl.span)
      } else if binding.initializer == nil {
        report("lazy properties must have an initializer", at: decl.span)
      }
    }
    guard let accessors = binding.accessors, !accessors.isRequirement else { return }
    let observer = accessors.didSet ?? accessors.willSet
    let observerName = accessors.didSet == nil ? "willSet" : "didSet"
    if isLet {
      if let body = accessors.get {
        report("'let' declarations cannot be computed properties", at: body.span)
      } else if let observer {
        let start = binding.initializer?.span ?? binding.type?.span ?? binding.pattern.span
        report(
          "'let' declarations cannot be observing properties",
          at: place(of: UInt8(ascii: "{"), from: start, to: observer.body.span))
      }
    }
    if let set = accessors.set, accessors.get == nil {
      report(
        "variable with a setter must also have a getter", at: keyword("set", before: set.body.span))
    }
    if accessors.get != nil, let observer {
      report(
        "'\(observerName)' cannot be provided together with a getter",
        at: keyword(observerName, before: observer.body.span))
    }
  }

  /// The place of the keyword that a body belongs to.
  private func keyword(_ word: String, before body: Span) -> Span {
    let letters = Array(word.utf8)
    guard let text = texts[body.file], Int(body.offset) <= text.count else { return body }
    var start = Int(body.offset) - letters.count
    while start >= 0 {
      if text[start..<(start + letters.count)].elementsEqual(letters) {
        return Span(file: body.file, offset: UInt32(start), length: UInt32(letters.count))
      }
      start -= 1
    }
    return body
  }

  /// Looks at the types of the scenario when their members are known.
  func checkTypes() {
    guard module == .scenario, !hasErrors else { return }
    checkWrittenTypes()
    for (id, nominal, _) in nominalDecls {
      checkRecursion(id)
      checkRequiredInitializers(id)
      checkRawValues(nominal)
    }
  }

  private func checkRecursion(_ id: NominalID) {
    guard declarations[id].kind == .struct else { return }
    for field in declarations[id].ownMembers.map({ declarations[$0] })
    where field.kind == .property && !field.isStatic {
      guard case .field = field.storage else { continue }
      var seen: Set<NominalID> = []
      if holds(field.type, id, &seen) {
        report(
          "value type '\(declarations[id].name)' cannot have a stored property that recursively contains it",
          at: field.nameSpan)
        return
      }
    }
  }

  /// Whether a value of the type contains a value of a struct.
  private func holds(_ type: Type, _ wanted: NominalID, _ seen: inout Set<NominalID>) -> Bool {
    switch type {
    case .optional(let wrapped): return holds(wrapped, wanted, &seen)
    case .tuple(let elements):
      for element in elements where holds(element.type, wanted, &seen) { return true }
      return false
    case .nominal(let id, _):
      if id == wanted { return true }
      guard declarations[id].kind == .struct, declarations[id].module == .scenario,
        seen.insert(id).inserted
      else { return false }
      for member in declarations[id].ownMembers.map({ declarations[$0] })
      where member.kind == .property && !member.isStatic {
        if case .field = member.storage, holds(member.type, wanted, &seen) { return true }
      }
      return false
    default: return false
    }
  }

  /// An initialiser that the superclass requires says so itself.
  private func checkRequiredInitializers(_ id: NominalID) {
    guard let superclass = declarations[id].superclass?.nominal else { return }
    let required = (declarations[superclass].members["init"] ?? []).map { declarations[$0] }
      .filter { $0.isRequired && $0.module == .scenario }
    for member in (declarations[id].members["init"] ?? []).map({ declarations[$0] })
    where member.module == .scenario && !member.isRequired && member.span != declarations[id].span {
      let isRequired = required.contains {
        $0.fullName == member.fullName
          && $0.parameters.map(\.type) == member.parameters.map(\.type)
      }
      if isRequired, member.isOverride {
        report(
          "use the 'required' modifier to override a required initializer", at: member.nameSpan)
      }
    }
  }

  private func checkRawValues(_ nominal: Decl.Nominal) {
    guard nominal.kind == .enum else { return }
    var seen: Set<String> = []
    for case .enumCases(let cases) in nominal.members.map(\.kind) {
      for written in cases {
        let key: String
        switch written.rawValue?.kind {
        case .integer(let number?)?: key = "\(number)"
        case .string(let parts)?:
          key = parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
        default: continue
        }
        if !seen.insert(key).inserted, let value = written.rawValue {
          report("raw value for enum case is not unique", at: value.span)
        }
      }
    }
  }
}
