import SwiftIR

extension Compilation {
  /// A struct's memberwise initialiser, or the one of a class without superclass that takes nothing.
  ///
  /// `values` are the fields with values of their own, by index: a struct's constants, a class's
  /// defaults.
  func emitMemberwiseInitializer(
    _ id: FunctionID, _ member: MemberID, owner: NominalID, values: [Int: TypedExpr],
    context: FunctionContext? = nil
  ) {
    emitting(genericContext(of: owner)) {
      let nominal = program.nominals[Int(owner.rawValue)]
      let initializer = declarations[member]
      let context = context ?? synthesizedContext(initializer, owner: owner)
      let builder = FunctionBuilder(self, id, context: context)
      builder.offset = declarations[owner].nameSpan.offset
      let count = 1 + initializer.parameters.count
      builder.top = count + 1
      builder.highWater = builder.top
      if declarations[owner].kind == .class {
        for (index, value) in values.sorted(by: { $0.key < $1.key }) {
          builder.emitFieldDefault(index, value, owner: owner)
        }
        builder.move(0, from: 1)
      } else {
        builder.emitMemberwise(nominal, owner: owner, values: values)
      }
      builder.append(.return)
      builder.finish(parameterCount: count)
    }
  }

  /// A designated initialiser that a class inherits: its own fields' defaults, then the superclass's.
  func emitInheritedInitializer(
    _ id: FunctionID, _ baseMember: MemberID, owner: NominalID, fieldDefaults: [Int: TypedExpr]
  ) {
    emitting(genericContext(of: owner)) {
      let initializer = declarations[baseMember]
      let builder = FunctionBuilder(
        self, id, context: synthesizedContext(initializer, owner: owner))
      builder.offset = declarations[owner].nameSpan.offset
      let count = 1 + initializer.generics.count + initializer.parameters.count
      builder.top = count + 1
      builder.highWater = builder.top
      for (index, value) in fieldDefaults.sorted(by: { $0.key < $1.key }) {
        builder.emitFieldDefault(index, value, owner: owner)
      }
      let base = builder.allocate(1 + count)
      for index in 1..<(count + 1) { builder.move(base + index, from: index) }
      builder.emitDispatch(initializer.function, .direct, callback: nil, base: base)
      let first = 2 + initializer.generics.count
      for (index, parameter) in initializer.parameters.enumerated() where parameter.isInOut {
        builder.move(first + index, from: base + first + index)
      }
      if initializer.isThrowing { builder.emitErrorCheck() }
      builder.move(0, from: base)
      builder.append(.return)
      builder.finish(parameterCount: count)
    }
  }

  private func synthesizedContext(_ initializer: Member, owner: NominalID) -> FunctionContext {
    var generics = genericContext(of: owner)
    let count = generics.parameters.count
    generics.parameters += initializer.generics
    return FunctionContext(
      parent: nil,
      role: declarations[owner].kind == .class ? .designatedInitializer : .valueInitializer,
      name: declarations[owner].name + ".init", owner: owner, isStatic: false,
      generics: generics, ownerGenericCount: count,
      result: declarations[owner].selfType(owner), isThrowing: initializer.isThrowing)
  }
}

extension FunctionBuilder {
  /// Creates the struct from the parameters after the type, in the order of the fields.
  func emitMemberwise(_ nominal: Nominal, owner: NominalID, values: [Int: TypedExpr]) {
    let first = allocate(nominal.fields.count)
    var parameter = 2
    for (index, field) in nominal.fields.enumerated() {
      if let value = values[index] {
        emitBranch(value, into: first + index)
      } else {
        move(first + index, from: parameter)
        append(.retain, a: first + index)
        parameter += 1
      }
      scope { move(first + index, from: weaken(first + index, field.ownership)) }
    }
    let type = compilation.declarations[owner].selfType(owner)
    append(.structNew, a: 0, b: first, c: nominal.fields.count, imm: typeID(type))
    if type.hasParameters { append(.setType, a: 0, b: 1) }
  }
}
