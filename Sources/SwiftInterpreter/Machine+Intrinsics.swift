import SwiftIR

extension Machine {
  /// Runs an intrinsic: arguments in base[1]..., result to base[0].
  ///
  /// Objects it lets go of wait in the tasks; it never runs code of the program itself.
  @inline(never)
  mutating func runIntrinsic(_ intrinsic: Intrinsic, _ base: Registers, _ count: Int) {
    var result = Value.void
    switch intrinsic {
    // MARK: The world of the model
    case .raise, .catch, .perform, .fiberResume, .fiberSuspend:
      return  // The loop does these.
    case .fiberMake:
      result = makeFiber(base[1])
    case .halt:
      outcome = .completed
    case .tally:
      tally.count(base[1].int)
    case .phase:
      recorder.phase = UInt8(truncatingIfNeeded: base[1].int)
    case .time:
      recorder.time = base[1].double
    case .setOutlet:
      result = Value(bool: setOutlet(base[1], text(base[2]) ?? "", base[3]))
    case .address:
      result = Value(int: identity(of: base[1]))
    case .implementer:
      result = implementer(of: base[2], in: base[1])
    case .className:
      result = makeString(typeName(base[1].type))
    case .typeName:
      result = makeString(typeName(metatype(base[1])))
    case .warn:
      let line = text(base[1]) ?? ""
      outputBytes += line.utf8.count
      if outputBytes > configuration.output { exceed(.output) }
      warnings.append(line)
    case .because:
      result = Value(bool: mark(base[1]))
    case .branch:
      markBranch()
    case .join:
      markJoin()
    case .random:
      random &+= 0x9E37_79B9_7F4A_7C15
      var bits = random
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      result = Value(int: Int(truncatingIfNeeded: bits ^ (bits >> 31)))

    // MARK: Ending and printing
    case .print:
      write(text(base[1]) ?? "")
    case .fatalError:
      fail("Fatal error: " + (text(base[1]) ?? ""))
    case .trap:
      fail(text(base[1]) ?? "")

    // MARK: Looking into values
    case .describeQuick:
      if let text = quickText(base[1], isDebug: base[2].isTrue) {
        work += text.utf8.count
        result = makeString(text)
      } else {
        result = .none
      }
    case .mirrorKind:
      result = Value(int: mirrorKind(base[1]).rawValue)
    case .mirrorCount:
      let value = base[1]
      switch mirrorKind(value) {
      case .class, .structure, .tuple, .enumeration, .array:
        result = Value(int: value.isCell ? Int(value.cell.pointee.count) : 0)
      case .optional:
        result = Value(
          int: value.isCell && !value.cell.pointee.payload[0].isNone ? 1 : 0)
      default: result = Value(int: 0)
      }
    case .mirrorLabel:
      result = makeString(childLabel(base[1], base[2].int))
    case .mirrorChild:
      if let item = child(base[1], base[2].int) {
        result = item
      } else {
        fail("Index out of range")
      }
    case .mirrorCase:
      result = makeString(caseName(base[1]))
    case .isUnique:
      result = Value(bool: base[1].flags == Value.strong && base[1].cell.pointee.strong == 1)
    case .memoryLayout:
      let layout = memoryLayout(of: TypeID(rawValue: metatype(base[1])))
      result = layout.map { Value(int: base[2].int == 0 ? $0.size : $0.alignment) } ?? .none
    case .mirrorPayload:
      result = payload(base[1])
    case .mirrorSuperclass:
      let type = typeEntry(metatype(base[1])).pointee.superType
      result = type == TypeEntry.noType ? .none : Value(metatype: type)
    case .mirrorFieldCount:
      result = Value(int: Int(typeEntry(metatype(base[1])).pointee.fieldCount))
    case .mirrorErrorCode:
      result = Value(int: errorCode(base[1]))
    case .mirrorTypeName:
      let type = typeOf(base[1])
      result = makeString(base[2].isTrue ? qualifiedName(type) : typeName(type))
    case .typeNameQualified:
      result = makeString(qualifiedName(metatype(base[1])))
    case .equalQuick:
      result = Value(int: quickEqual(base[1], base[2]))
    case .hashQuick:
      result = quickHash(base[1]).map { Value(int: $0) } ?? .none
    case .hashCombine:
      result = Value(int: Self.mix(base[1].int, base[2].int))
    case .sameType:
      result = Value(bool: metatype(base[1]) == metatype(base[2]))
    case .dynamicType:
      result = Value(metatype: dynamicType(of: base[1], as: metatype(base[2])))

    // MARK: Arrays
    case .arrayReserve, .arrayInsert, .arrayRemove, .arrayRemoveRange, .arrayRemoveAll,
      .arrayAppendAll, .arraySwap:
      guard let changed = changeArray(intrinsic, base) else { return }
      result = changed
    case .arraySlice:
      let items = elements(base[1])
      let from = base[2].int
      let to = base[3].int
      guard from >= 0, from <= to, to <= items.count else {
        fail("Fatal error: Array index is out of range")
        return
      }
      result = copyElements(items[from..<to], type: base[1].type)
    case .arrayReversed:
      result = copyElements(Array(elements(base[1]).reversed())[...], type: base[1].type)
    case .arrayRepeating:
      let number = base[3].int
      guard number >= 0 else {
        fail("Fatal error: Can't construct Array with count < 0")
        return
      }
      guard !heap.lacks(number.multipliedReportingOverflow(by: 16).partialValue),
        number < 1 << 40
      else {
        exceed(.memory)
        return
      }
      result = copyElements(
        Array(repeating: base[2], count: number)[...], type: base[1].type)
    case .tableFind:
      result = Value(int: find(base))
    case .containerRetyped:
      result = retyped(base[1], as: metatype(base[2]))

    // MARK: Checks
    case .checkOutput:
      var lines = outputLines
      if !outputLine.isEmpty { lines.append(outputLine) }
      result = makeArray(lines.map { makeString($0) }, element: .string)
    case .checkOutcome:
      switch checkedOutcome {
      case .completed: result = makeString("completed")
      case .trapped: result = makeString("trapped")
      case .limit: result = makeString("limit")
      }
    case .checkMessage:
      if case .trapped(let message, _) = checkedOutcome {
        result = makeString(message)
      } else {
        result = makeString("")
      }
    case .checkCount:
      result = Value(int: eventCount(text(base[1]) ?? ""))
    case .checkComes:
      result = Value(bool: comes(text(base[1]) ?? "", before: text(base[2]) ?? ""))
    case .checkAt:
      result = held(base[1]).map { Value(bool: $0) } ?? .none
    case .checkNote:
      notes.append(text(base[1]) ?? "")
      result = Value(bool: true)

    default:
      if runIntegerIntrinsic(intrinsic, base) || runFloatingIntrinsic(intrinsic, base) { return }
      runStringIntrinsic(intrinsic, base)
      return
    }
    base[0] = result
  }

  func metatype(_ value: Value) -> UInt32 { UInt32(truncatingIfNeeded: value.bits) }

  // MARK: - Arrays

  mutating func makeArray(_ values: [Value], element: TypeID) -> Value {
    let array = known().array ?? 0
    let type = intern(.nominal(NominalID(rawValue: UInt32(array))), [element])
    let cell = heap.array(type: type.rawValue, capacity: values.count)
    cell.pointee.payload.update(from: values, count: values.count)
    cell.pointee.count = UInt32(truncatingIfNeeded: values.count)
    return Value(cell: cell)
  }

  func elements(_ value: Value) -> UnsafeBufferPointer<Value> {
    guard value.isCell, value.cell.pointee.kind == .array else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(
      start: value.cell.pointee.payload, count: Int(value.cell.pointee.count))
  }

  private mutating func copyElements<C: RandomAccessCollection>(
    _ values: C, type: UInt32
  ) -> Value where C.Element == Value, C.Index == Int {
    if heap.lacks(values.count * 16) {
      exceed(.memory)
      return .none
    }
    work += values.count >> 2
    let cell = heap.array(type: type, capacity: values.count)
    var index = 0
    for value in values {
      retain(value)
      cell.pointee.payload[index] = value
      index += 1
    }
    cell.pointee.count = UInt32(truncatingIfNeeded: values.count)
    return Value(cell: cell)
  }

  /// A changing operation: the array in base[1] is owned and made unique first.
  private mutating func changeArray(_ intrinsic: Intrinsic, _ base: Registers) -> Value? {
    guard base[1].isCell, base[1].cell.pointee.kind == .array else {
      failInternally("an array operation on what is no array")
      return nil
    }
    if base[1].cell.pointee.strong > 1 { base[1] = duplicate(base[1].cell) }
    let cell = base[1].cell
    let count = Int(cell.pointee.count)
    switch intrinsic {
    case .arrayReserve:
      let capacity = base[2].int
      guard capacity >= 0, capacity < 1 << 32, !heap.lacks(capacity * 16) else { return .void }
      heap.grow(cell, to: capacity)
    case .arrayInsert:
      let index = base[3].int
      guard index >= 0, index <= count else {
        fail("Fatal error: Array index is out of range")
        return nil
      }
      if count == Int(cell.pointee.capacity) {
        if heap.lacks(count * 32) {
          exceed(.memory)
          return nil
        }
        heap.grow(cell, to: max(4, count * 2))
      }
      work += (count - index) >> 3
      let payload = cell.pointee.payload
      var position = count
      while position > index {
        payload[position] = payload[position - 1]
        position -= 1
      }
      retain(base[2])
      payload[index] = base[2]
      cell.pointee.count += 1
    case .arrayRemove:
      let index = base[2].int
      guard index >= 0, index < count else {
        fail("Fatal error: Index out of range")
        return nil
      }
      let payload = cell.pointee.payload
      let removed = payload[index]
      work += (count - index) >> 3
      var position = index
      while position < count - 1 {
        payload[position] = payload[position + 1]
        position += 1
      }
      cell.pointee.count -= 1
      return removed
    case .arrayRemoveRange:
      let from = base[2].int
      let to = base[3].int
      guard from >= 0, from <= to, to <= count else {
        fail("Fatal error: Array index is out of range")
        return nil
      }
      work += (count - from) >> 3
      releaseLater(cell.pointee.payload + from, to - from)
      let payload = cell.pointee.payload
      var position = to
      while position < count {
        payload[position - (to - from)] = payload[position]
        position += 1
      }
      cell.pointee.count -= UInt32(to - from)
    case .arrayRemoveAll:
      releaseLater(cell.pointee.payload, count)
      cell.pointee.count = 0
    case .arrayAppendAll:
      let other = elements(base[2])
      let total = count + other.count
      if total > Int(cell.pointee.capacity) {
        if heap.lacks(total * 32) {
          exceed(.memory)
          return nil
        }
        heap.grow(cell, to: max(total, count * 2))
      }
      work += other.count >> 2
      // The other may be this one's own cell only when it was unshared, which two references forbid.
      var position = count
      for value in other {
        retain(value)
        cell.pointee.payload[position] = value
        position += 1
      }
      cell.pointee.count = UInt32(truncatingIfNeeded: total)
    case .arraySwap:
      let one = base[2].int
      let other = base[3].int
      guard one >= 0, other >= 0, one < count, other < count else {
        fail("Fatal error: Index out of range")
        return nil
      }
      let payload = cell.pointee.payload
      let value = payload[one]
      payload[one] = payload[other]
      payload[other] = value
    default:
      break
    }
    return .void
  }

  /// Queues the release of some values; the first one dies first.
  private mutating func releaseLater(_ values: UnsafeMutablePointer<Value>, _ count: Int) {
    var index = count - 1
    while index >= 0 {
      let value = values[index]
      if value.flags != 0 {
        push(DestroyTask(kind: .release, position: 0, cell: nil, value: value))
      }
      index -= 1
    }
  }

  private mutating func duplicate(_ cell: CellPointer) -> Value {
    let copy = copyElements(
      UnsafeBufferPointer(start: cell.pointee.payload, count: Int(cell.pointee.count)),
      type: cell.pointee.type)
    if copy.isCell { cell.pointee.strong -= 1 }
    return copy.isCell ? copy : Value(cell: cell)
  }

  /// The entry of a hash table whose slots hold 1 + an index into the keys, 0 when free.
  private mutating func find(_ base: Registers) -> Int {
    let table = elements(base[1])
    let keys = elements(base[2])
    guard !table.isEmpty, quickHash(base[3]) != nil else { return table.isEmpty ? -1 : -2 }
    var slot = base[4].int & (table.count - 1)
    for _ in 0..<table.count {
      let entry = table[slot].int
      if entry == 0 { return -1 }
      if entry > 0, entry <= keys.count {
        switch quickEqual(keys[entry - 1], base[3]) {
        case 1: return entry - 1
        case 0: break
        default: return -2
        }
      }
      // Keys may be chosen so that all of them fall into one place.
      work += Weight.probe
      slot = (slot + 1) & (table.count - 1)
    }
    return -1
  }

  // MARK: - Objects

  /// Stores into the field of that name, whichever class declares it.
  private mutating func setOutlet(_ object: Value, _ key: String, _ value: Value) -> Bool {
    guard object.flags == Value.strong, object.cell.pointee.kind == .instance,
      case .nominal(let nominal) = runtimeType(object.type).kind,
      case let fields = program.nominals[Int(nominal.rawValue)].fields,
      let index = fields.lastIndex(where: { $0.name == key }),
      index < Int(object.cell.pointee.count)
    else { return false }
    let content = open(value)
    var stored = content
    switch fields[index].ownership {
    case .strong:
      retain(content)
    case .weak, .unowned:
      if content.flags == Value.strong {
        content.cell.pointee.weak += 1
        stored.flags = fields[index].ownership == .weak ? Value.weak : Value.unowned
      }
    }
    if object.cell.pointee.payload[index].type == Value.inAccess.type {
      failExclusivity(address(of: object.cell, field: index))
      return true
    }
    replace(object.cell, index, with: stored)
    return true
  }
}
