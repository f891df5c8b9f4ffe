import SwiftIR

/// The members of `Decodable`, `Encodable` and `CodingKey` that Swift writes itself.
extension Compilation {
  func deriveCoding() {
    for (id, nominal, _) in nominalDecls
    where nominal.kind != .protocol && declarations[id].kind != .primitive {
      let protocols = declarations[id].protocols
      if let key = declarations.known.codingKey, protocols.contains(key), nominal.kind == .enum {
        deriveKeys(of: id)
      }
      if let decodable = declarations.known.decodable, protocols.contains(decodable),
        !inherits(id, decodable), !declares("init(from:)", in: id)
      {
        deriveDecoding(of: id, nominal)
      }
      if let encodable = declarations.known.encodable, protocols.contains(encodable),
        !inherits(id, encodable), !declares("encode(to:)", in: id)
      {
        deriveEncoding(of: id, nominal)
      }
    }
  }

  private func declares(_ fullName: String, in id: NominalID) -> Bool {
    let name = String(fullName.prefix { $0 != "(" })
    return (declarations[id].members[name] ?? []).contains {
      declarations[$0].fullName == fullName && declarations[$0].owner == id
    }
  }

  private func inherits(_ id: NominalID, _ proto: NominalID) -> Bool {
    declarations[id].superclass.flatMap(\.nominal).map {
      declarations.conforms($0, to: proto)
    } ?? false
  }

  private func deriveKeys(of id: NominalID) {
    let make = Maker(span: declarations[id].nameSpan)
    let names = program.nominals[Int(id.rawValue)].cases.map { written in
      if case .string(let text)? = written.rawValue { return text }
      return written.name
    }
    deriveValue(
      "stringValue", of: id, make.type("String"),
      names.map { Expr(.string([.text($0)]), make.span) })
  }

  /// A stored property that is read and written, with the key that stands for it.
  private struct CodedField {
    var name: String
    var isOptional: Bool
    var isConstant: Bool
    var key: Expr
  }

  private func codedFields(of id: NominalID, _ nominal: Decl.Nominal, _ make: Maker)
    -> [CodedField]
  {
    var keys: [String]?
    for member in nominal.members {
      if case .nominal(let nested) = member.kind, nested.name == "CodingKeys" {
        keys = nested.members.flatMap { decl -> [String] in
          if case .enumCases(let cases) = decl.kind { return cases.map(\.name) }
          return []
        }
      }
    }
    return (layout.fieldInitializers[id] ?? []).compactMap { field in
      let member = declarations[field.member]
      if field.isLazy || keys?.contains(member.name) == false { return nil }
      let key =
        keys == nil
        ? make.call(make.name("_CodingName"), [Expr(.string([.text(member.name)]), make.span)])
        : make.member(make.name("CodingKeys"), member.name)
      return CodedField(
        name: member.name, isOptional: member.type.wrapped != nil,
        isConstant: member.isLet && field.value != nil, key: key)
    }
  }

  private func deriveDecoding(of id: NominalID, _ nominal: Decl.Nominal) {
    let make = Maker(span: declarations[id].nameSpan)
    let tree = make.member(make.name("decoder"), "_tree")
    func tried(_ value: Expr) -> Expr { Expr(.try(.plain, value), make.span) }
    var body: [Stmt] = []
    if nominal.kind == .enum {
      guard declarations[id].rawType != nil else { return }
      let raw = tried(make.call(make.member(tree, "rawValue"), []))
      let found = Expr(
        .call(make.name("Self"), [Expr.Argument(label: "rawValue", value: raw)]), make.span)
      let name = Expr(.string([.text(declarations[id].name)]), make.span)
      body = [
        make.statement(
          .expr(
            Expr(
              .assign(
                make.name("self"), tried(make.call(make.member(tree, "enumCase"), [found, name]))),
              make.span)))
      ]
    } else {
      for field in codedFields(of: id, nominal, make) where !field.isConstant {
        let read = make.member(tree, field.isOptional ? "optionalProperty" : "property")
        body.append(
          make.statement(
            .expr(
              Expr(
                .assign(
                  make.member(make.name("self"), field.name),
                  tried(make.call(read, [field.key]))), make.span))))
      }
    }
    var signature = Decl.Signature()
    signature.parameters = [
      make.parameter("from", "decoder", TypeExpr(.any(make.type("Decoder")), make.span))
    ]
    signature.isThrowing = true
    let initializer = Decl.Initializer(
      isFailable: false, isImplicitlyUnwrapped: false, signature: signature, body: make.block(body))
    derive(
      Decl(
        .initializer(initializer), span: make.span, nameSpan: make.span,
        modifiers: nominal.kind == .class ? [.public, .required] : [.public]), in: id,
      for: declarations.known.decodable)
    for member in declarations[id].members["init"] ?? []
    where declarations[member].fullName == "init(from:)" {
      declarations[member].isDerived = true
    }
  }

  private func deriveEncoding(of id: NominalID, _ nominal: Decl.Nominal) {
    let make = Maker(span: declarations[id].nameSpan)
    let tree = make.member(make.name("encoder"), "_tree")
    func tried(_ value: Expr) -> Stmt {
      make.statement(.expr(Expr(.try(.plain, value), make.span)))
    }
    var body: [Stmt] = []
    if nominal.kind == .enum {
      guard declarations[id].rawType != nil else { return }
      let raw = make.member(make.name("self"), "rawValue")
      body = [tried(make.call(make.member(tree, "rawValue"), [raw]))]
    } else {
      body = [make.statement(.expr(make.call(make.member(tree, "beginFields"), [])))]
      for field in codedFields(of: id, nominal, make) {
        let write = make.member(tree, field.isOptional ? "optionalProperty" : "property")
        let value = make.member(make.name("self"), field.name)
        body.append(tried(make.call(write, [field.key, value])))
      }
    }
    var signature = Decl.Signature()
    signature.parameters = [
      make.parameter("to", "encoder", TypeExpr(.any(make.type("Encoder")), make.span))
    ]
    signature.isThrowing = true
    derive(
      Decl(
        .function(Decl.Function(name: "encode", signature: signature, body: make.block(body))),
        span: make.span, nameSpan: make.span, modifiers: [.public]), in: id,
      for: declarations.known.encodable)
  }
}
