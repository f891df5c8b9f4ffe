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
    let keys = codingKeys("CodingKeys", of: nominal)
    return (layout.fieldInitializers[id] ?? []).compactMap { field in
      let member = declarations[field.member]
      if field.isLazy || keys?.contains(member.name) == false { return nil }
      return CodedField(
        name: member.name, isOptional: member.type.wrapped != nil,
        isConstant: member.isLet && field.value != nil,
        key: key(member.name, from: "CodingKeys", isDeclared: keys != nil, make))
    }
  }

  /// The cases of a nested enum of keys; nil when the type declares none.
  private func codingKeys(_ name: String, of nominal: Decl.Nominal) -> [String]? {
    for member in nominal.members {
      if case .nominal(let nested) = member.kind, nested.name == name {
        return nested.members.flatMap { decl -> [String] in
          if case .enumCases(let cases) = decl.kind { return cases.map(\.name) }
          return []
        }
      }
    }
    return nil
  }

  /// The key that stands for a property, a case or a part of its payload.
  private func key(
    _ name: String, from keys: String, isDeclared: Bool, _ make: Maker
  ) -> Expr {
    isDeclared
      ? make.member(make.name(keys), name)
      : make.call(make.name("_CodingName"), [Expr(.string([.text(name)]), make.span)])
  }

  // MARK: Cases without raw values

  /// A case of an enum whose values stand as `{"case": {"label": payload}}`.
  private struct CodedCase {
    var name: String
    var key: Expr
    /// The parts of the payload; one without a label has its place as a key: `_0`.
    var parts: [(label: String?, isOptional: Bool, key: Expr)]
  }

  /// The cases that are read and written: those that `CodingKeys` names, where a type declares it.
  private func codedCases(of id: NominalID, _ nominal: Decl.Nominal, _ make: Maker) -> [CodedCase] {
    let keys = codingKeys("CodingKeys", of: nominal)
    return program.nominals[Int(id.rawValue)].cases.compactMap { written in
      if keys?.contains(written.name) == false { return nil }
      let member = declarations[id].members[written.name]?.first {
        declarations[$0].kind == .enumCase
      }
      let name = written.name.prefix(1).uppercased() + written.name.dropFirst() + "CodingKeys"
      let partKeys = codingKeys(name, of: nominal)
      let parts = (member.map { declarations[$0].parameters } ?? []).enumerated().map {
        place, part in
        (
          label: part.label, isOptional: part.type.wrapped != nil,
          key: key(part.label ?? "_\(place)", from: name, isDeclared: partKeys != nil, make)
        )
      }
      return CodedCase(
        name: written.name,
        key: key(written.name, from: "CodingKeys", isDeclared: keys != nil, make), parts: parts)
    }
  }

  private func encodedCases(
    of id: NominalID, _ nominal: Decl.Nominal, _ tree: Expr, _ make: Maker
  ) -> [Stmt] {
    codedCases(of: id, nominal, make).map { written in
      var body = [
        make.statement(.expr(make.call(make.member(tree, "beginPayload"), [written.key])))
      ]
      for (place, part) in written.parts.enumerated() {
        let write = make.member(tree, part.isOptional ? "optionalPayload" : "payload")
        let call = make.call(write, [written.key, part.key, make.name("x\(place)")])
        body.append(make.statement(.expr(Expr(.try(.plain, call), make.span))))
      }
      let parts = written.parts.indices.map {
        (
          label: String?.none,
          pattern: make.pattern(.binding(isLet: true, make.pattern(.name("x\($0)"))))
        )
      }
      let pattern = make.pattern(.enumCase(nil, written.name, parts.isEmpty ? nil : parts))
      return make.statement(
        .if([.pattern(pattern, make.name("self"))], make.block(body), orElse: nil))
    }
  }

  private func decodedCases(
    of id: NominalID, _ nominal: Decl.Nominal, _ tree: Expr, _ make: Maker
  ) -> [Stmt] {
    func tried(_ value: Expr) -> Expr { Expr(.try(.plain, value), make.span) }
    var body = codedCases(of: id, nominal, make).map { written in
      let arguments = written.parts.map { part in
        let read = make.member(tree, part.isOptional ? "optionalPayload" : "payload")
        return Expr.Argument(
          label: part.label, value: tried(make.call(read, [written.key, part.key])))
      }
      var value = make.member(make.name("Self"), written.name)
      if !arguments.isEmpty { value = Expr(.call(value, arguments), make.span) }
      return make.statement(
        .if(
          [.expr(tried(make.call(make.member(tree, "holds"), [written.key])))],
          make.block([
            make.statement(.expr(Expr(.assign(make.name("self"), value), make.span))),
            make.statement(.return(nil)),
          ]), orElse: nil))
    }
    body.append(
      make.statement(
        .throw(
          make.call(
            make.member(tree, "noCase"), [Expr(.postfixSelf(make.name("Self")), make.span)]))))
    return body
  }

  // MARK: Members

  private func deriveDecoding(of id: NominalID, _ nominal: Decl.Nominal) {
    let make = Maker(span: declarations[id].nameSpan)
    let tree = make.member(make.name("decoder"), "_tree")
    func tried(_ value: Expr) -> Expr { Expr(.try(.plain, value), make.span) }
    var body: [Stmt] = []
    if nominal.kind == .enum, declarations[id].rawType == nil {
      body = decodedCases(of: id, nominal, tree, make)
    } else if nominal.kind == .enum {
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
    if nominal.kind == .enum, declarations[id].rawType == nil {
      body = encodedCases(of: id, nominal, tree, make)
    } else if nominal.kind == .enum {
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
