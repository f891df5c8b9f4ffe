import SwiftIR

// Types that generic code needs at run time.
extension FunctionBuilder {
  /// Puts a type, as a value, into the register.
  func emitMetatype(_ type: Type, into register: Int) {
    guard type.hasParameters else {
      constant(.metatype(compilation.typeID(type)), into: register)
      return
    }
    if case .parameter(let index) = type {
      emitTypeParameter(index, into: register)
      return
    }
    let count = parameterCount(in: type)
    let mark = top
    let first = allocate(count)
    for index in 0..<count {
      if type.contains({ $0 == .parameter(index) }) {
        emitTypeParameter(index, into: first + index)
      } else {
        constant(.metatype(.any), into: first + index)
      }
    }
    append(.typeSubstitute, a: register, b: first, c: count, imm: typeID(type))
    top = mark
  }

  /// One more than the highest number of a parameter in the type.
  private func parameterCount(in type: Type) -> Int {
    var count = 0
    _ = type.contains {
      if case .parameter(let index) = $0 { count = max(count, index + 1) }
      return false
    }
    return count
  }

  /// Puts the type that a generic parameter stands for into the register.
  func emitTypeParameter(_ index: Int, into register: Int) {
    guard let context else {
      constant(.metatype(.any), into: register)
      return
    }
    if context.role == .closure {
      if let first = context.firstOwnGeneric, index >= first {
        move(register, from: firstHiddenRegister + index - first)
        return
      }
      let position: Int
      if let known = capturedTypes.firstIndex(of: index) {
        position = known
      } else {
        capturedTypes.append(index)
        position = capturedTypes.count - 1
      }
      append(.captureLoad, a: register, d: valueCaptureCount + position)
      return
    }
    if index >= context.ownerGenericCount {
      move(register, from: firstHiddenRegister + index - context.ownerGenericCount)
      return
    }
    guard hasSelf(context), let owner = context.owner else {
      constant(.metatype(.any), into: register)
      return
    }
    let isMetatype = context.isStatic || context.role == .valueInitializer
    if !isMetatype { emitSelfType(into: register) } else { move(register, from: 1) }
    if compilation.declarations[owner].kind == .protocol { return }
    append(.typeArgument, a: register, b: register, d: index, imm: Int(owner.rawValue))
  }

  private func emitSelfType(into register: Int) {
    if let local = context?.selfLocal, case .box(let box)? = storage(of: local) {
      append(.boxLoad, a: register, b: box)
      let value = allocate()
      move(value, from: register)
      append(.typeOf, a: register, b: value)
      append(.release, a: value)
      top -= 1
    } else {
      append(.typeOf, a: register, b: 1)
    }
  }

  /// Whether self (an object, a value or a type) is the first parameter.
  func hasSelf(_ context: FunctionContext) -> Bool {
    guard context.owner != nil else { return false }
    switch context.role {
    case .closure, .topLevel, .initialValue: return false
    case .plain, .deinitializer, .getter, .setter, .observer, .designatedInitializer,
      .convenienceInitializer, .valueInitializer:
      return true
    }
  }

  /// The register of the first hidden type argument.
  var firstHiddenRegister: Int { context.map { hasSelf($0) ? 2 : 1 } ?? 1 }

  var hiddenCount: Int {
    guard let context, context.role != .closure else { return 0 }
    return max(0, context.generics.parameters.count - context.ownerGenericCount)
  }

  /// Gives the fresh cell its runtime type, in generic code.
  func setType(of register: Int, to type: Type) {
    guard type.hasParameters else { return }
    let metatype = allocate()
    emitMetatype(type, into: metatype)
    append(.setType, a: register, b: metatype)
    top -= 1
  }
}
