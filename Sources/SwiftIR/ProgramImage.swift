/// A program as bytes. Small tables are read in one go; functions, constants and files each when
/// they are first used.
///
/// Reading checks what would otherwise be undefined (operations, constants, kinds); `verifyTables`
/// checks that the tables' indices are in bounds. An unsound function is read as one without code.
extension Program {
  /// The format's number, raised whenever the form of the bytes or the meaning of an operation
  /// changes.
  public static let imageFormat: UInt32 = 16

  /// Returns the program as a sealed image.
  public func encoded() -> [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return ByteImage.seal(writer, format: Self.imageFormat)
  }

  /// Reads a sealed image; nil when it is damaged or of another format.
  public init?(encoded image: [UInt8]) {
    guard var reader = ByteImage.open(image, format: Self.imageFormat) else { return nil }
    self.init(from: &reader)
    guard reader.isAtEnd else { return nil }
  }

  /// Writes every table; `init(from:)` reads them in the same order.
  public func write(to writer: inout ByteWriter) {
    Verifier.Bounds(self).write(to: &writer)
    writer.write(types) { $0.write($1) }
    writer.write(nominals) { $0.write($1) }
    writer.write(table: functions) { $0.write($1) }
    writer.write(globals) { writer, global in
      writer.write(global.name)
      writer.write(global.initializer) { $0.write($1.rawValue) }
    }
    writer.write(table: constants) { $0.write($1) }
    writer.write(callbacks) { writer, callback in
      writer.write(callback.name)
      writer.write(callback.parameters) { $0.write($1) }
    }
    writer.write(table: files) { writer, file in
      writer.write(file.name)
      var before: UInt32 = 0
      writer.write(file.lineStarts) {
        $0.write($1 &- before)
        before = $1
      }
    }
    writer.write(requirementCount)
    writer.write(main) { $0.write($1.rawValue) }
    writer.write(checks) { $0.write($1.rawValue) }
    writer.write(hooks) { writer, hook in
      writer.write(hook.event)
      writer.write(hook.function.rawValue)
    }
  }

  /// Reads the tables; nil when the bytes are damaged.
  public init?(from reader: inout ByteReader) {
    self.init()
    let bounds = Verifier.Bounds(from: &reader)
    types = reader.readArray { $0.readType() }
    nominals = reader.readArray { $0.readNominal() }
    functions = reader.readTable { reader, _ in reader.readFunction(within: bounds) }
    globals = reader.readArray { reader in
      Global(
        name: reader.readString(),
        initializer: reader.readOptional { FunctionID(rawValue: $0.readUInt32()) })
    }
    constants = reader.readTable { reader, _ in reader.readConstant(within: bounds) }
    callbacks = reader.readArray { reader in
      Callback(
        name: reader.readString(), parameters: reader.readArray { $0.readString() })
    }
    files = reader.readTable { reader, _ in
      let name = reader.readString()
      var before: UInt32 = 0
      let lineStarts = reader.readArray {
        before = before &+ $0.readUInt32()
        return before
      }
      return FileTable(name: name, lineStarts: lineStarts.isEmpty ? [0] : lineStarts)
    }
    requirementCount = reader.readInt()
    main = reader.readOptional { FunctionID(rawValue: $0.readUInt32()) }
    checks = reader.readArray { FunctionID(rawValue: $0.readUInt32()) }
    hooks = reader.readArray { reader in
      Hook(event: reader.readString(), function: FunctionID(rawValue: reader.readUInt32()))
    }
    let basics = Program()
    // A program compiled on top counts on from here.
    guard reader.isValid, 0...Int(Int32.max) ~= requirementCount, bounds == Verifier.Bounds(self),
      types.starts(with: basics.types),
      nominals.count >= basics.nominals.count
    else { return nil }
    keptTypeCount = types.count
    keptTypes = RuntimeType.index(of: types, from: 0)
  }
}

extension Verifier.Bounds {
  fileprivate func write(to writer: inout ByteWriter) {
    for count in [types, nominals, functions, constants, globals, files] { writer.write(count) }
  }

  fileprivate init(from reader: inout ByteReader) {
    types = reader.readInt()
    nominals = reader.readInt()
    functions = reader.readInt()
    constants = reader.readInt()
    globals = reader.readInt()
    files = reader.readInt()
  }
}

extension ByteReader {
  /// Reads a function; an unsound one has no code.
  fileprivate mutating func readFunction(within bounds: Verifier.Bounds) -> Function {
    let function = readFunction()
    var verifier = Verifier(bounds)
    verifier.verify(function, 0)
    let hasFile = function.file >= 0 && function.file < bounds.files
    return isValid && hasFile && verifier.problems.isEmpty ? function : Function(name: "", file: 0)
  }

  /// Reads a constant; an unsound one is nil.
  fileprivate mutating func readConstant(within bounds: Verifier.Bounds) -> Constant {
    let constant = readConstant()
    var verifier = Verifier(bounds)
    verifier.verify(constant, 0)
    return isValid && verifier.problems.isEmpty ? constant : .none
  }
}

// MARK: - Types

extension ByteWriter {
  fileprivate mutating func write(_ type: RuntimeType) {
    switch type.kind {
    case .nominal(let nominal):
      write(byte: 0)
      write(nominal.rawValue)
    case .optional: write(byte: 1)
    case .tuple(let labels):
      write(byte: 2)
      write(labels) { writer, label in writer.write(label) { $0.write($1) } }
    case .function(let shape):
      write(byte: 3)
      write(byte: (shape.isThrowing ? 1 : 0) + (shape.isAsync ? 2 : 0))
      write(shape.parameters) { $0.write(byte: $1.rawValue) }
    case .existential(let protocols):
      write(byte: 4)
      write(protocols) { $0.write($1.rawValue) }
    case .metatype: write(byte: 5)
    case .parameter(let index):
      write(byte: 6)
      write(index)
    case .member(let name):
      write(byte: 7)
      write(name)
    }
    write(type.arguments) { $0.write($1.rawValue) }
    write(type.name)
  }

  fileprivate mutating func write(_ field: Nominal.Field) {
    write(field.name)
    write(field.type.rawValue)
    write(byte: field.ownership.rawValue)
  }

  fileprivate mutating func write(_ nominal: Nominal) {
    write(byte: nominal.kind.rawValue)
    write(nominal.name)
    write(nominal.fields) { $0.write($1) }
    write(nominal.cases) { writer, enumCase in
      writer.write(enumCase.name)
      writer.write(enumCase.payload) { $0.write($1) }
      writer.write(enumCase.rawValue) { $0.write($1) }
    }
    write(nominal.superclass) { $0.write($1.rawValue) }
    write(nominal.superclassType) { $0.write($1.rawValue) }
    write(nominal.inheritedFieldCount)
    write(nominal.vtable) { $0.write($1.rawValue) }
    write(nominal.deinitializer) { $0.write($1.rawValue) }
    write(nominal.witnesses.sorted { $0.key.rawValue < $1.key.rawValue }) {
      $0.write($1.key.rawValue)
      $0.write($1.value.rawValue)
    }
    write(nominal.typeWitnesses.sorted { $0.key < $1.key }) {
      $0.write($1.key)
      $0.write($1.value.rawValue)
    }
    write(nominal.conformances.map(\.rawValue).sorted()) { $0.write($1) }
    write(nominal.conditions.sorted { $0.key.rawValue < $1.key.rawValue }) {
      $0.write($1.key.rawValue)
      $0.write($1.value) {
        $0.write($1.argument)
        switch $1.relation {
        case .conformsTo(let proto):
          $0.write(false)
          $0.write(proto.rawValue)
        case .isSame(let type):
          $0.write(true)
          $0.write(type.rawValue)
        }
      }
    }
    write(nominal.genericParameterCounts) { $0.write($1) }
    write(nominal.outerNames) { $0.write($1) }
    write(nominal.isScenario)
    write(nominal.isLibrary)
  }

  /// Writes a byte for the case, then its values.
  public mutating func write(_ constant: Constant) {
    switch constant {
    case .int(let number, let type):
      write(byte: 0)
      write(Int(number))
      write(type.rawValue)
    case .double(let number):
      write(byte: 1)
      write(number)
    case .bool(let truth):
      write(byte: 2)
      write(truth)
    case .string(let text):
      write(byte: 3)
      write(text)
    case .character(let text):
      write(byte: 4)
      write(text)
    case .none: write(byte: 5)
    case .metatype(let type):
      write(byte: 6)
      write(type.rawValue)
    case .function(let function):
      write(byte: 7)
      write(function.rawValue)
    case .enumCase(let tag, let type):
      write(byte: 8)
      write(tag)
      write(type.rawValue)
    }
  }
}

extension ByteReader {
  fileprivate mutating func readTypeID() -> TypeID { TypeID(rawValue: readUInt32()) }
  fileprivate mutating func readNominalID() -> NominalID { NominalID(rawValue: readUInt32()) }
  fileprivate mutating func readFunctionID() -> FunctionID { FunctionID(rawValue: readUInt32()) }

  fileprivate mutating func readType() -> RuntimeType {
    let kind: RuntimeType.Kind
    switch readByte() {
    case 0: kind = .nominal(readNominalID())
    case 1: kind = .optional
    case 2: kind = .tuple(labels: readArray { reader in reader.readOptional { $0.readString() } })
    case 3: kind = .function(readShape())
    case 4: kind = .existential(readArray { $0.readNominalID() })
    case 5: kind = .metatype
    case 6: kind = .parameter(readInt())
    case 7: kind = .member(readString())
    default:
      fail()
      kind = .optional
    }
    return RuntimeType(
      kind: kind, arguments: readArray { $0.readTypeID() }, name: readString())
  }

  private mutating func readShape() -> FunctionShape {
    let effects = readByte()
    let parameters = readArray { reader -> FunctionShape.Parameter in
      guard let parameter = FunctionShape.Parameter(rawValue: reader.readByte()) else {
        reader.fail()
        return .plain
      }
      return parameter
    }
    return FunctionShape(parameters, isThrowing: effects & 1 != 0, isAsync: effects & 2 != 0)
  }

  fileprivate mutating func readField() -> Nominal.Field {
    let name = readString()
    let type = readTypeID()
    guard let ownership = Nominal.Ownership(rawValue: readByte()) else {
      fail()
      return Nominal.Field(name: name, type: type, ownership: .strong)
    }
    return Nominal.Field(name: name, type: type, ownership: ownership)
  }

  fileprivate mutating func readNominal() -> Nominal {
    let kind = Nominal.Kind(rawValue: readByte())
    if kind == nil { fail() }
    var nominal = Nominal(kind: kind ?? .struct, name: readString())
    nominal.fields = readArray { $0.readField() }
    nominal.cases = readArray { reader in
      Nominal.Case(
        name: reader.readString(), payload: reader.readArray { $0.readField() },
        rawValue: reader.readOptional { $0.readConstant() })
    }
    nominal.superclass = readOptional { $0.readNominalID() }
    nominal.superclassType = readOptional { $0.readTypeID() }
    nominal.inheritedFieldCount = readInt()
    nominal.vtable = readArray { $0.readFunctionID() }
    nominal.deinitializer = readOptional { $0.readFunctionID() }
    let witnesses = readCount()
    nominal.witnesses.reserveCapacity(witnesses)
    for _ in 0..<witnesses where isValid {
      let requirement = RequirementID(rawValue: readUInt32())
      nominal.witnesses[requirement] = readFunctionID()
    }
    for (name, type) in readArray({ ($0.readString(), $0.readTypeID()) }) {
      nominal.typeWitnesses[name] = type
    }
    nominal.conformances = Set(readArray { $0.readNominalID() })
    for (proto, conditions) in readArray({ reader in
      (
        reader.readNominalID(),
        reader.readArray {
          Nominal.Condition(
            argument: $0.readInt(),
            relation: $0.readBool() ? .isSame($0.readTypeID()) : .conformsTo($0.readNominalID()))
        }
      )
    }) {
      nominal.conditions[proto] = conditions
    }
    nominal.genericParameterCounts = readArray { $0.readInt() }
    nominal.outerNames = readArray { $0.readString() }
    nominal.isScenario = readBool()
    nominal.isLibrary = readBool()
    return nominal
  }

  /// Reads a constant; a damaged one is `.none`.
  public mutating func readConstant() -> Constant {
    switch readByte() {
    case 0:
      let number = Int64(readInt())
      return .int(number, type: readTypeID())
    case 1: return .double(readDouble())
    case 2: return .bool(readBool())
    case 3: return .string(readString())
    case 4: return .character(readString())
    case 5: return .none
    case 6: return .metatype(readTypeID())
    case 7: return .function(readFunctionID())
    case 8:
      let tag = readInt()
      return .enumCase(tag: tag, type: readTypeID())
    default:
      fail()
      return .none
    }
  }
}

// MARK: - Functions

extension ByteWriter {
  fileprivate mutating func write(_ function: Function) {
    write(function.name)
    write(Int(function.file))
    // Fixed places, so that reading is one copy; the machine is little-endian.
    var code: [UInt8] = []
    code.reserveCapacity(function.code.count * 16)
    for i in function.code {
      code.append(i.op.rawValue)
      code.append(0)
      for operand in [i.a, i.b, i.c, i.d] {
        code.append(UInt8(truncatingIfNeeded: operand))
        code.append(UInt8(truncatingIfNeeded: operand >> 8))
      }
      code.append(0)
      code.append(0)
      let imm = UInt32(bitPattern: i.imm)
      for shift in [0, 8, 16, 24] as [UInt32] {
        code.append(UInt8(truncatingIfNeeded: imm >> shift))
      }
    }
    code.withUnsafeBytes { write(raw: $0) }
    var pc: UInt32 = 0
    var offset = 0
    write(function.places) {
      $0.write($1.pc &- pc)
      $0.write(Int($1.offset) - offset)
      pc = $1.pc
      offset = Int($1.offset)
    }
    pc = 0
    write(function.holdings) {
      $0.write($1.pc &- pc)
      $0.write($1.registers) { $0.write(UInt32($1)) }
      pc = $1.pc
    }
    write(function.registerCount)
    write(function.parameterCount)
    write(byte: (function.isScenario ? 1 : 0) | (function.isHidden ? 2 : 0))
    write(function.knownName) { $0.write($1) }
  }
}

extension ByteReader {
  fileprivate mutating func readFunction() -> Function {
    var function = Function(name: readString(), file: 0)
    guard let file = Int32(exactly: readInt()) else {
      fail()
      return function
    }
    function.file = file
    function.code = readRaw(Instruction.array) ?? []
    var pc: UInt32 = 0
    var offset = 0
    function.places = readArray {
      pc = pc &+ $0.readUInt32()
      offset = offset &+ $0.readInt()
      return Function.Place(pc: pc, offset: UInt32(truncatingIfNeeded: offset))
    }
    pc = 0
    function.holdings = readArray {
      pc = pc &+ $0.readUInt32()
      return Function.Holding(
        pc: pc, registers: $0.readArray { UInt16(truncatingIfNeeded: $0.readUInt32()) })
    }
    function.registerCount = readInt()
    function.parameterCount = readInt()
    let flags = readByte()
    if flags > 3 { fail() }
    function.isScenario = flags & 1 != 0
    function.isHidden = flags & 2 != 0
    function.knownName = readOptional { $0.readString() }
    return function
  }
}

extension Instruction {
  private static let opcodeCount = UInt8(truncatingIfNeeded: Opcode.allCases.count)

  /// Instructions of sixteen bytes each; nil when an operation does not exist.
  fileprivate static func array(_ bytes: UnsafeRawBufferPointer) -> [Instruction]? {
    guard bytes.count % 16 == 0 else { return nil }
    let count = bytes.count / 16
    for index in 0..<count where bytes[index * 16] >= opcodeCount { return nil }
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      if hasPlainLayout {
        UnsafeMutableRawBufferPointer(buffer).copyMemory(from: bytes)
      } else {
        for index in 0..<count {
          (buffer.baseAddress.unsafelyUnwrapped + index).initialize(
            to: Instruction(bytes, at: index * 16))
        }
      }
      initialized = count
    }
  }

  /// Whether an instruction has the same layout in memory as in an image.
  private static let hasPlainLayout =
    MemoryLayout<Instruction>.stride == 16 && MemoryLayout<Instruction>.offset(of: \.op) == 0
    && MemoryLayout<Instruction>.offset(of: \.a) == 2
    && MemoryLayout<Instruction>.offset(of: \.b) == 4
    && MemoryLayout<Instruction>.offset(of: \.c) == 6
    && MemoryLayout<Instruction>.offset(of: \.d) == 8
    && MemoryLayout<Instruction>.offset(of: \.imm) == 12
    && Opcode.allCases.enumerated().allSatisfy { $0.offset == Int($0.element.rawValue) }

  private init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    func operand(_ offset: Int) -> Int {
      Int(bytes[start + offset]) | Int(bytes[start + offset + 1]) << 8
    }
    self.init(
      Opcode(rawValue: bytes[start]) ?? .unreachable, a: operand(2), b: operand(4), c: operand(6),
      d: operand(8), imm: operand(12) | operand(14) << 16)
  }
}
