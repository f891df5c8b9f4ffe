import SwiftIR

// The loop keeps the running frame, the instruction pointer and the registers in locals. Code that
// leaves the loop or reads the frames stores them first (`frame`, `frame.ip`). No function that stays
// a call gets them `inout`: they would lie in memory instead of in registers.
//
// Two shapes recur. A slot that cannot be read contains a mark (`Value.isMark`), and `failAtMark`
// creates the failure. An instruction that may end a value's life does `continue settle`: the outer
// loop works off the waiting destruction, runs deinits as calls, and then goes on with the next
// instruction.
//
// A joined instruction does its first half as ever, and its second only where that is plain and a step is
// left for it. Else control goes on between them, with the instruction of the second half: failures, limits
// and rare cases are only there.

extension Machine {
  /// Runs from the top frame until the frame that `stops` returns, or the run ends.
  mutating func execute() {
    var frame = self.frame
    var ip = frame.pointee.ip
    var r = frame.pointee.base
    var code = frame.pointee.code
    var budget = stepsLeft

    settle: while true {
      if taskCount > taskFloor {
        frame.pointee.ip = ip
        self.frame = frame
        if let next = runTasks() {
          let above = r + Int(functions[Int(frame.pointee.function)].registerCount)
          guard enter(Int(next.deinitializer.rawValue), at: above, &frame, &ip, &r, &code)
          else { break settle }
          frame.pointee.flags = Frame.isDeinit
          frame.pointee.floor = Int32(truncatingIfNeeded: taskFloor)
          taskFloor = taskCount
          next.object.pointee.strong = max(next.object.pointee.strong, 1)
          r[1] = Value(cell: next.object)
        }
      }
      if outcome != nil || heap.isExhausted {
        frame.pointee.ip = ip
        self.frame = frame
        if outcome == nil { exceed(.memory) }
        break settle
      }

      while true {
        let i = Operands(place: ip)
        ip += 1
        budget &-= 1
        if budget < 0 {
          frame.pointee.ip = ip
          self.frame = frame
          exceed(.steps)
          break settle
        }
        switch i.op {
        // MARK: Data
        case .nop:
          break
        case .const:
          r[Int(i.a)] = knownConstant(i.imm)
        case .int:
          r[Int(i.a)] = Value(int: Int(i.imm))
        case .move:
          r[Int(i.a)] = r[Int(i.b)]
        case .copy:
          let value = r[Int(i.b)]
          retain(value)
          r[Int(i.a)] = value
        case .retain:
          retain(r[Int(i.a)])
        case .release:
          guard giveUp(r[Int(i.a)]) else {
            end(r[Int(i.a)], at: ip, in: frame)
            continue settle
          }
        case .releaseTuple:
          let value = r[Int(i.a)]
          markTuple(value)
          frame.pointee.ip = ip
          self.frame = frame
          drop(value)
          continue settle
        case .none:
          r[Int(i.a)] = .none

        // MARK: Weak and unowned
        case .weakMake:
          let value = r[Int(i.b)]
          if value.flags == Value.strong && value.cell.pointee.state == Cell.State.live {
            value.cell.pointee.weak &+= 1
            r[Int(i.a)] = Value(bits: value.bits, type: value.type, flags: Value.weak)
          } else {
            r[Int(i.a)] = .none
          }
        case .weakLoad:
          let value = r[Int(i.b)]
          if value.flags == Value.weak {
            let cell = value.cell
            if cell.pointee.state == Cell.State.live {
              cell.pointee.strong &+= 1
              r[Int(i.a)] = Value(bits: value.bits, type: value.type, flags: Value.strong)
            } else {
              r[Int(i.a)] = .none
            }
          } else if value.flags == 0 {
            r[Int(i.a)] = value
          } else {
            frame.pointee.ip = ip
            self.frame = frame
            failInternally("weakLoad of what is no weak reference")
            break settle
          }
        case .unownedMake:
          let value = r[Int(i.b)]
          if value.flags == Value.strong {
            value.cell.pointee.weak &+= 1
            r[Int(i.a)] = Value(bits: value.bits, type: value.type, flags: Value.unowned)
          } else {
            r[Int(i.a)] = value
          }
        case .unownedLoad:
          let value = r[Int(i.b)]
          if value.flags == Value.unowned {
            let cell = value.cell
            if cell.pointee.state == Cell.State.live {
              cell.pointee.strong &+= 1
              r[Int(i.a)] = Value(bits: value.bits, type: value.type, flags: Value.strong)
            } else {
              frame.pointee.ip = ip
              self.frame = frame
              fail(
                "Attempted to read an unowned reference but object "
                  + "\(hexadecimal(address(of: cell))) was already destroyed")
              break settle
            }
          } else if value.flags == 0 {
            r[Int(i.a)] = value
          } else {
            frame.pointee.ip = ip
            self.frame = frame
            failInternally("unownedLoad of what is no unowned reference")
            break settle
          }

        // MARK: Boxes
        case .boxNew:
          budget &-= Weight.cell
          let cell = heap.allocate(.box, type: TypeID.box.rawValue, count: 1)
          cell.pointee.payload[0] = i.d == 1 ? .empty : r[Int(i.b)]
          r[Int(i.a)] = Value(cell: cell)
          if heap.isExhausted { continue settle }
        case .boxLoad:
          let box = r[Int(i.b)]
          guard box.isCell, box.cell.pointee.count == 1,
            case let value = box.cell.pointee.payload[0], !value.isMark
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtMark(box, 0)
            break settle
          }
          retain(value)
          r[Int(i.a)] = value
        case .boxStore:
          let box = r[Int(i.a)]
          guard box.isCell, box.cell.pointee.count == 1,
            box.cell.pointee.payload[0].type != Value.inAccess.type
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtMark(box, 0)
            break settle
          }
          let height = taskCount
          replace(box.cell, 0, with: r[Int(i.b)])
          if taskCount != height { continue settle }
        case .boxTake:
          let box = r[Int(i.b)]
          guard box.isCell, box.cell.pointee.count == 1,
            case let value = box.cell.pointee.payload[0], !value.isMark
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtMark(box, 0)
            break settle
          }
          box.cell.pointee.payload[0] = .inAccess
          r[Int(i.a)] = value
        case .boxPut:
          let box = r[Int(i.a)]
          guard box.isCell, box.cell.pointee.count == 1 else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtMark(box, 0)
            break settle
          }
          box.cell.pointee.payload[0] = r[Int(i.b)]

        // MARK: Fields
        case .fieldLoadThenJumpIfNot:
          if budget > 0, let value = field(i, r) {
            r[Int(i.a)] = value
            let j = next(&ip, &budget)
            if !r[Int(j.a)].isTrue { ip = code + Int(j.imm) }
            break
          }
          fallthrough
        case .fieldLoad:
          let object = r[Int(i.b)]
          guard object.isCell, UInt32(i.d) < object.cell.pointee.count,
            case let value = object.cell.pointee.payload[Int(i.d)], !value.isMark
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtMark(object, Int(i.d))
            break settle
          }
          r[Int(i.a)] = value
        case .fieldLoadRetainedThenJumpIfNil:
          if budget > 0, let value = field(i, r) {
            retain(value)
            r[Int(i.a)] = value
            let j = next(&ip, &budget)
            if r[Int(j.a)].isNone { ip = code + Int(j.imm) }
            break
          }
          fallthrough
        case .fieldLoadRetained:
          let object = r[Int(i.b)]
          guard object.isCell, UInt32(i.d) < object.cell.pointee.count,
            case let value = object.cell.pointee.payload[Int(i.d)], !value.isMark
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtMark(object, Int(i.d))
            break settle
          }
          retain(value)
          r[Int(i.a)] = value
        case .fieldLoadWeakThenJumpIfNil:
          if budget > 0, let value = field(i, r), value.flags == 0 || value.flags == Value.weak {
            r[Int(i.a)] = value.flags == 0 ? value : strengthened(value)
            let j = next(&ip, &budget)
            if r[Int(j.a)].isNone { ip = code + Int(j.imm) }
            break
          }
          fallthrough
        case .fieldLoadWeak:
          let object = r[Int(i.b)]
          guard object.isCell, UInt32(i.d) < object.cell.pointee.count,
            case let value = object.cell.pointee.payload[Int(i.d)], !value.isMark
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtMark(object, Int(i.d))
            break settle
          }
          if value.flags == 0 {
            r[Int(i.a)] = value
          } else if value.flags == Value.weak {
            let cell = value.cell
            if cell.pointee.state == Cell.State.live {
              cell.pointee.strong &+= 1
              r[Int(i.a)] = Value(bits: value.bits, type: value.type, flags: Value.strong)
            } else {
              r[Int(i.a)] = .none
            }
          } else {
            frame.pointee.ip = ip
            self.frame = frame
            failInternally("fieldLoadWeak of what is no weak reference")
            break settle
          }
        case .fieldStore:
          let object = r[Int(i.a)]
          guard object.isCell, UInt32(i.d) < object.cell.pointee.count,
            case let old = object.cell.pointee.payload[Int(i.d)],
            old.type != Value.inAccess.type
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtMark(object, Int(i.d))
            break settle
          }
          if old.flags == 0 {
            object.cell.pointee.payload[Int(i.d)] = r[Int(i.b)]
          } else {
            let height = taskCount
            replace(object.cell, Int(i.d), with: r[Int(i.b)])
            if taskCount != height || outcome != nil { continue settle }
          }
        case .fieldInit, .fieldPut:
          let object = r[Int(i.a)]
          guard object.isCell, UInt32(i.d) < object.cell.pointee.count else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtMark(object, Int(i.d))
            break settle
          }
          object.cell.pointee.payload[Int(i.d)] = r[Int(i.b)]
        case .fieldTake:
          let object = r[Int(i.b)]
          guard object.isCell, UInt32(i.d) < object.cell.pointee.count,
            case let value = object.cell.pointee.payload[Int(i.d)], !value.isMark
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtMark(object, Int(i.d))
            break settle
          }
          object.cell.pointee.payload[Int(i.d)] = .inAccess
          r[Int(i.a)] = value
        case .unique:
          let value = r[Int(i.a)]
          if value.flags == Value.strong && value.cell.pointee.strong > 1 {
            r[Int(i.a)] = copy(value.cell)
            budget &-= work
            work = 0
            if heap.isExhausted { continue settle }
          }
        case .structNew:
          budget &-= Weight.cell
          let count = Int(i.c)
          let type = UInt32(bitPattern: i.imm)
          if count == 0 {
            r[Int(i.a)] = Value(bits: 0, type: type, flags: 0)
          } else {
            let kind = typeEntry(type).pointee.kind
            let cell = heap.allocate(
              kind == .tuple ? .tuple : .structure, type: type, count: count)
            let from = r + Int(i.b)
            let payload = cell.pointee.payload
            for index in 0..<count { payload[index] = from[index] }
            r[Int(i.a)] = Value(cell: cell)
            if heap.isExhausted { continue settle }
          }
        case .setType:
          let type = UInt32(truncatingIfNeeded: r[Int(i.b)].bits)
          let value = r[Int(i.a)]
          if value.isCell { value.cell.pointee.type = type }
          r[Int(i.a)].type = type

        // MARK: Enums
        case .enumNew:
          budget &-= Weight.cell
          let count = Int(i.c)
          let type = UInt32(bitPattern: i.imm)
          if count == 0 {
            r[Int(i.a)] = Value(bits: UInt64(i.d), type: type, flags: 0)
          } else {
            let cell = heap.allocate(.enumeration, type: type, count: count)
            cell.pointee.tag = i.d
            let from = r + Int(i.b)
            let payload = cell.pointee.payload
            for index in 0..<count { payload[index] = from[index] }
            r[Int(i.a)] = Value(cell: cell)
            if heap.isExhausted { continue settle }
          }
        case .enumTag:
          let value = r[Int(i.b)]
          r[Int(i.a)] = Value(int: value.isCell ? Int(value.cell.pointee.tag) : value.int)
        case .enumPayload:
          let value = r[Int(i.b)]
          guard value.isCell, UInt32(i.d) < value.cell.pointee.count else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtMark(value, Int(i.d))
            break settle
          }
          r[Int(i.a)] = value.cell.pointee.payload[Int(i.d)]
        case .jumpIfNotTag:
          let value = r[Int(i.a)]
          let tag = value.isCell ? Int(value.cell.pointee.tag) : value.int
          if tag != Int(i.d) { ip = code + Int(i.imm) }

        // MARK: Optionals
        case .wrap:
          if r[Int(i.a)].isAnyNone { r[Int(i.a)].bits &+= 1 }
        case .unwrap:
          if r[Int(i.a)].isAnyNone && r[Int(i.a)].bits > 0 { r[Int(i.a)].bits &-= 1 }
        case .jumpIfNil:
          if r[Int(i.a)].isNone { ip = code + Int(i.imm) }
        case .jumpIfNotNil:
          if !r[Int(i.a)].isNone { ip = code + Int(i.imm) }
        case .trapIfNil:
          if r[Int(i.a)].isNone {
            frame.pointee.ip = ip
            self.frame = frame
            fail(
              i.d == 0
                ? "Unexpectedly found nil while unwrapping an Optional value"
                : "Unexpectedly found nil while implicitly unwrapping an Optional value")
            break settle
          }
        case .isNil:
          r[Int(i.a)] = Value(bool: r[Int(i.b)].isNone)

        // MARK: Control
        case .jump:
          ip = code + Int(i.imm)
        case .jumpIf:
          if r[Int(i.a)].isTrue { ip = code + Int(i.imm) }
        case .jumpIfNot:
          if !r[Int(i.a)].isTrue { ip = code + Int(i.imm) }
        case .returnVoid, .return:
          if i.op == .returnVoid {
            r[0] = Value(bits: 0, type: UInt32(bitPattern: i.imm), flags: 0)
          }
          let flags = frame.pointee.flags
          if flags == 0 {
            leave(&frame, &ip, &r, &code)
          } else {
            if flags & Frame.isEvent != 0 { recorder.leave(frame.pointee.subject) }
            if flags & Frame.isHook != 0 {
              recorder.note(hook: Int(frame.pointee.subject), result: r[0].isTrue)
            }
            if flags & Frame.catches != 0 { r[0] = .none }
            if flags & Frame.performs != 0 {
              drop(r[0])
              let caller = frame - 1
              let call = caller.pointee.ip - 1
              caller.pointee.base[Int(call.pointee.a)] = Value(bool: true)
            }
            if flags & Frame.initializesGlobal != 0 {
              globals[Int(frame.pointee.subject)] = r[0]
              globalStates[Int(frame.pointee.subject)] = 2
            }
            if flags & Frame.isDeinit != 0 {
              let floor = frame.pointee.floor
              taskFloor = Int(floor)
            }
            if flags & Frame.isFiber != 0 { endFiber(frame) }
            if flags & Frame.stops != 0 {
              frame.pointee.ip = ip
              self.frame = frame
              break settle
            }
            leave(&frame, &ip, &r, &code)
            if flags & (Frame.isDeinit | Frame.performs | Frame.isFiber) != 0 {
              continue settle
            }
          }
        case .trap:
          frame.pointee.ip = ip
          self.frame = frame
          let message = text(constant(Int(i.imm))) ?? ""
          fail(i.d == 0 ? message : "Fatal error: " + message)
          break settle
        case .trapWith:
          frame.pointee.ip = ip
          self.frame = frame
          let message = text(r[Int(i.a)]) ?? ""
          fail(i.d == 0 ? message : "Fatal error: " + message)
          break settle
        case .setError:
          pendingError = r[Int(i.a)]
        case .jumpIfError:
          if pendingError.type != Value.empty.type { ip = code + Int(i.imm) }
        case .takeError:
          r[Int(i.a)] = pendingError
          pendingError = .empty

        // MARK: Calls
        case .call:
          budget &-= Weight.call
          guard enter(Int(i.imm), at: r + Int(i.a), &frame, &ip, &r, &code) else { break settle }
        case .callVirtual:
          budget &-= Weight.call
          let base = r + Int(i.a)
          let object = base[1]
          guard object.flags == Value.strong,
            case let type = types + Int(object.cell.pointee.type),
            UInt32(i.b) < type.pointee.vtableCount, let vtable = type.pointee.vtable
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failInternally("callVirtual on what is no such object")
            break settle
          }
          let target = Int(vtable[Int(i.b)])
          if i.d == 0 {
            guard enter(target, at: base, &frame, &ip, &r, &code) else { break settle }
          } else {
            frame.pointee.ip = ip
            self.frame = frame
            let event = recordEvent(callback: Int(i.d) - 1, target: target, base: base)
            guard enter(target, at: base, &frame, &ip, &r, &code) else { break settle }
            if event >= 0 {
              frame.pointee.flags = Frame.isEvent
              frame.pointee.subject = event
              if !program.hooks.isEmpty {
                frame.pointee.ip = ip
                self.frame = frame
                guard enterHooks(of: event) else { break settle }
                frame = self.frame
                ip = frame.pointee.ip
                r = frame.pointee.base
                code = frame.pointee.code
              }
              if heap.isExhausted { continue settle }
            }
          }
        case .callWitness:
          budget &-= Weight.call
          let base = r + Int(i.a)
          let receiver = base[1]
          let type =
            receiver.type == TypeID.metatype.rawValue && receiver.flags == 0
            ? UInt32(truncatingIfNeeded: receiver.bits) : receiver.type
          guard
            let target = witness(type, UInt32(bitPattern: i.imm))
              ?? witnessOfArgument(base, UInt32(bitPattern: i.imm))
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failUnwitnessed(type, requirement: i.imm)
            break settle
          }
          if i.d == 0 {
            guard enter(target, at: base, &frame, &ip, &r, &code) else { break settle }
          } else {
            frame.pointee.ip = ip
            self.frame = frame
            let event = recordEvent(callback: Int(i.d) - 1, target: target, base: base)
            guard enter(target, at: base, &frame, &ip, &r, &code) else { break settle }
            if event >= 0 {
              frame.pointee.flags = Frame.isEvent
              frame.pointee.subject = event
              if !program.hooks.isEmpty {
                frame.pointee.ip = ip
                self.frame = frame
                guard enterHooks(of: event) else { break settle }
                frame = self.frame
                ip = frame.pointee.ip
                r = frame.pointee.base
                code = frame.pointee.code
              }
              if heap.isExhausted { continue settle }
            }
          }
        case .callClosure:
          budget &-= Weight.call
          let closure = r[Int(i.b)]
          guard closure.type == TypeID.function.rawValue else {
            frame.pointee.ip = ip
            self.frame = frame
            failInternally("callClosure of what is no function")
            break settle
          }
          if closure.flags == 0 {
            guard enter(Int(closure.bits), at: r + Int(i.a), &frame, &ip, &r, &code)
            else { break settle }
          } else {
            let cell = closure.cell
            guard enter(Int(cell.pointee.serial), at: r + Int(i.a), &frame, &ip, &r, &code)
            else { break settle }
            frame.pointee.closure = cell
          }
        case .callMetatypeVirtual:
          budget &-= Weight.call
          let base = r + Int(i.a)
          let type = typeEntry(UInt32(truncatingIfNeeded: base[1].bits))
          guard UInt32(i.b) < type.pointee.vtableCount, let vtable = type.pointee.vtable else {
            frame.pointee.ip = ip
            self.frame = frame
            failInternally("callMetatypeVirtual on what is no such class")
            break settle
          }
          guard enter(Int(vtable[Int(i.b)]), at: base, &frame, &ip, &r, &code) else { break settle }
        case .callIntrinsic:
          budget &-= Weight.intrinsic
          let base = r + Int(i.a)
          frame.pointee.ip = ip
          self.frame = frame
          guard let intrinsic = Intrinsic(rawValue: UInt16(truncatingIfNeeded: i.imm)) else {
            failInternally("intrinsic \(i.imm) does not exist")
            break settle
          }
          if intrinsic == .catch {
            let closure = base[1]
            guard closure.type == TypeID.function.rawValue else {
              failInternally("catch of what is no function")
              break settle
            }
            let target =
              closure.flags == 0 ? Int(closure.bits) : Int(closure.cell.pointee.serial)
            guard enter(target, at: base, &frame, &ip, &r, &code) else { break settle }
            frame.pointee.flags = Frame.catches
            frame.pointee.floor = Int32(truncatingIfNeeded: taskFloor)
            frame.pointee.closure = closure.flags == 0 ? nil : closure.cell
          } else if intrinsic == .perform {
            let window = r + Int(functions[Int(frame.pointee.function)].registerCount)
            let found = method(named: base[2], of: base[1])
            budget &-= work
            work = 0
            guard let target = found?.function else {
              base[0] = Value(bool: false)
              continue
            }
            let object = base[1]
            let first = base[3]
            let second = base[4]
            guard enter(target, at: window, &frame, &ip, &r, &code) else { break settle }
            frame.pointee.flags = Frame.performs
            r[1] = object
            if program.functions[target].parameterCount > 1 { r[2] = first }
            if program.functions[target].parameterCount > 2 { r[3] = second }
          } else if intrinsic == .raise {
            guard unwind(with: base[1]) else { break settle }
            frame = self.frame
            ip = frame.pointee.ip
            r = frame.pointee.base
            code = frame.pointee.code
            continue settle
          } else if intrinsic == .fiberResume || intrinsic == .fiberSuspend {
            guard intrinsic == .fiberResume ? resumeFiber(base) : suspendFiber(base)
            else { break settle }
            budget &-= fibers.switchCost
            frame = self.frame
            ip = frame.pointee.ip
            r = frame.pointee.base
            code = frame.pointee.code
          } else {
            runIntrinsic(intrinsic, base, Int(i.c))
            budget &-= work
            work = 0
            if taskCount != taskFloor || outcome != nil || heap.isExhausted { continue settle }
          }

        // MARK: Functions as values
        case .closureNew:
          budget &-= Weight.cell
          let count = Int(i.c)
          let cell = heap.allocate(.closure, type: TypeID.function.rawValue, count: count)
          cell.pointee.serial = UInt32(bitPattern: i.imm)
          cell.pointee.tag = i.d
          let from = r + Int(i.b)
          let payload = cell.pointee.payload
          for index in 0..<count { payload[index] = from[index] }
          r[Int(i.a)] = Value(cell: cell)
          if heap.isExhausted { continue settle }
        case .captureLoad:
          guard let closure = frame.pointee.closure, UInt32(i.d) < closure.pointee.count else {
            frame.pointee.ip = ip
            self.frame = frame
            failInternally("captureLoad \(i.d) of what is no such closure")
            break settle
          }
          r[Int(i.a)] = closure.pointee.payload[Int(i.d)]

        // MARK: Objects and types
        case .objectNew, .objectNewDynamic:
          budget &-= Weight.cell
          let id =
            i.op == .objectNew
            ? UInt32(bitPattern: i.imm) : UInt32(truncatingIfNeeded: r[Int(i.b)].bits)
          let type = typeEntry(id)
          guard type.pointee.kind == .class else {
            frame.pointee.ip = ip
            self.frame = frame
            failInternally("objectNew of \(typeName(id))")
            break settle
          }
          let count = Int(type.pointee.fieldCount)
          let cell = heap.allocate(.instance, type: id, count: count)
          let payload = cell.pointee.payload
          for index in 0..<count { payload[index] = .empty }
          cell.pointee.identity = heap.nextIdentity()
          if type.pointee.isScenario || functions[Int(frame.pointee.function)].isScenario {
            type.pointee.created &+= 1
            cell.pointee.serial = type.pointee.created
          }
          r[Int(i.a)] = Value(cell: cell)
          if heap.isExhausted { continue settle }
        case .objectAbandon:
          frame.pointee.ip = ip
          self.frame = frame
          abandon(r[Int(i.a)])
          continue settle
        case .typeOf:
          r[Int(i.a)] = Value(metatype: typeOf(r[Int(i.b)]))
        case .typeSubstitute:
          budget &-= Weight.type
          substituteType(i.place.pointee, r)
        case .typeArgument:
          budget &-= Weight.type
          let type = UInt32(truncatingIfNeeded: r[Int(i.b)].bits)
          r[Int(i.a)] = Value(metatype: typeArgument(Int(i.d), of: type, as: Int(i.imm)))
        case .isInstance:
          budget &-= Weight.type
          let target =
            i.imm >= 0 ? UInt32(i.imm) : UInt32(truncatingIfNeeded: r[Int(i.c)].bits)
          let value = r[Int(i.b)]
          if value.type == target && value.flags == Value.strong {
            r[Int(i.a)] = Value(bool: true)
          } else {
            r[Int(i.a)] = Value(bool: cast(value, to: target) != nil)
          }
        case .castOrNil:
          budget &-= Weight.type
          let target =
            i.imm >= 0 ? UInt32(i.imm) : UInt32(truncatingIfNeeded: r[Int(i.c)].bits)
          let value = r[Int(i.b)]
          if value.type == target, value.flags == Value.strong,
            value.cell.pointee.kind != .optional
          {
            r[Int(i.a)] = value
          } else if let cast = cast(value, to: target) {
            r[Int(i.a)] = cast
            if cast.isAnyNone { r[Int(i.a)].bits &+= 1 }
          } else {
            r[Int(i.a)] = .none
          }
        case .castOrTrap:
          budget &-= Weight.type
          let target =
            i.imm >= 0 ? UInt32(i.imm) : UInt32(truncatingIfNeeded: r[Int(i.c)].bits)
          let value = r[Int(i.b)]
          if let cast = cast(value, to: target) {
            r[Int(i.a)] = cast
          } else {
            frame.pointee.ip = ip
            self.frame = frame
            let opened = open(value)
            if opened.isAnyNone {
              fail("Unexpectedly found nil while unwrapping an Optional value")
            } else {
              fail(
                "Could not cast value of type '\(castName(typeOf(opened)))' to "
                  + "'\(castName(target))'")
            }
            break settle
          }
        case .boxOptional:
          budget &-= Weight.cell
          let type = i.imm >= 0 ? UInt32(i.imm) : UInt32(truncatingIfNeeded: r[Int(i.c)].bits)
          guard
            i.imm >= 0
              || isBoxed(typeEntry(type).pointee.kind) && !isBox(r[Int(i.b)], of: type)
          else {
            r[Int(i.a)] = r[Int(i.b)]
            break
          }
          let cell = heap.allocate(.optional, type: type, count: 1)
          cell.pointee.payload[0] = r[Int(i.b)]
          r[Int(i.a)] = Value(cell: cell)
          if heap.isExhausted { continue settle }
        case .openOptional:
          let value = r[Int(i.b)]
          r[Int(i.a)] = isBox(value) ? value.cell.pointee.payload[0] : value
        case .sameObject:
          let one = r[Int(i.b)]
          let other = r[Int(i.c)]
          r[Int(i.a)] = Value(
            bool: one.bits == other.bits && (one.flags != 0) == (other.flags != 0))

        // MARK: Globals
        case .globalOnceThenGlobalLoad, .globalOnceThenGlobalLoadRetained:
          let value = globals[Int(ip.pointee.imm)]
          if budget > 0, globalStates[Int(i.imm)] == 2, !value.isMark {
            let j = next(&ip, &budget)
            if j.op == .globalLoadRetained { retain(value) }
            r[Int(j.a)] = value
            break
          }
          fallthrough
        case .globalOnce:
          let global = Int(i.imm)
          if globalStates[global] != 2 {
            frame.pointee.ip = ip
            self.frame = frame
            guard globalStates[global] == 0,
              let initializer = program.globals[global].initializer
            else {
              if program.globals[global].initializer == nil { break }
              fail("\(program.globals[global].name) is read while its initial value is computed")
              break settle
            }
            globalStates[global] = 1
            guard enter(Int(initializer.rawValue), at: r + Int(i.a), &frame, &ip, &r, &code)
            else { break settle }
            frame.pointee.flags = Frame.initializesGlobal
            frame.pointee.subject = i.imm
          }
        case .globalLoad:
          let value = globals[Int(i.imm)]
          guard !value.isMark else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtGlobal(Int(i.imm))
            break settle
          }
          r[Int(i.a)] = value
        case .globalLoadRetained:
          let value = globals[Int(i.imm)]
          guard !value.isMark else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtGlobal(Int(i.imm))
            break settle
          }
          retain(value)
          r[Int(i.a)] = value
        case .globalStore:
          let old = globals[Int(i.imm)]
          if old.flags == 0 {
            guard old.type != Value.inAccess.type else {
              frame.pointee.ip = ip
              self.frame = frame
              failAtGlobal(Int(i.imm))
              break settle
            }
            globals[Int(i.imm)] = r[Int(i.a)]
          } else if old.flags == Value.strong && old.cell.pointee.strong == 1
            && old.cell.pointee.kind != .string
          {
            globals[Int(i.imm)] = .inAccess
            push(
              DestroyTask(kind: .storeGlobal, position: i.imm, cell: nil, value: r[Int(i.a)]))
            drop(old)
            continue settle
          } else {
            globals[Int(i.imm)] = r[Int(i.a)]
            drop(old)
            if outcome != nil { continue settle }
          }
        case .globalTake:
          let value = globals[Int(i.imm)]
          guard !value.isMark else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtGlobal(Int(i.imm))
            break settle
          }
          globals[Int(i.imm)] = .inAccess
          r[Int(i.a)] = value
        case .globalPut:
          globals[Int(i.imm)] = r[Int(i.a)]

        // MARK: Int
        case .intAdd:
          let (sum, overflow) = r[Int(i.b)].int.addingReportingOverflow(r[Int(i.c)].int)
          r[Int(i.a)] = Value(int: sum)
          if overflow {
            frame.pointee.ip = ip
            self.frame = frame
            fail("arithmetic overflow")
            break settle
          }
        case .intSub:
          let (sum, overflow) = r[Int(i.b)].int.subtractingReportingOverflow(r[Int(i.c)].int)
          r[Int(i.a)] = Value(int: sum)
          if overflow {
            frame.pointee.ip = ip
            self.frame = frame
            fail("arithmetic overflow")
            break settle
          }
        case .intMul:
          let (sum, overflow) = r[Int(i.b)].int.multipliedReportingOverflow(by: r[Int(i.c)].int)
          r[Int(i.a)] = Value(int: sum)
          if overflow {
            frame.pointee.ip = ip
            self.frame = frame
            fail("arithmetic overflow")
            break settle
          }
        case .intDiv:
          let divisor = r[Int(i.c)].int
          let (quotient, overflow) = r[Int(i.b)].int.dividedReportingOverflow(by: divisor)
          r[Int(i.a)] = Value(int: quotient)
          if overflow {
            frame.pointee.ip = ip
            self.frame = frame
            fail(Self.divisionFault(by: divisor, isRemainder: false))
            break settle
          }
        case .intRem:
          let divisor = r[Int(i.c)].int
          let (remainder, overflow) = r[Int(i.b)].int.remainderReportingOverflow(
            dividingBy: divisor)
          r[Int(i.a)] = Value(int: remainder)
          if overflow {
            frame.pointee.ip = ip
            self.frame = frame
            fail(Self.divisionFault(by: divisor, isRemainder: true))
            break settle
          }
        case .intAddImmThenJump:
          let (sum, overflow) = r[Int(i.b)].int.addingReportingOverflow(Int(i.imm))
          if budget > 0, !overflow {
            r[Int(i.a)] = Value(int: sum)
            ip = code + Int(next(&ip, &budget).imm)
            break
          }
          fallthrough
        case .intAddImm:
          let (sum, overflow) = r[Int(i.b)].int.addingReportingOverflow(Int(i.imm))
          r[Int(i.a)] = Value(int: sum)
          if overflow {
            frame.pointee.ip = ip
            self.frame = frame
            fail("arithmetic overflow")
            break settle
          }
        case .intNegate:
          let (sum, overflow) = 0.subtractingReportingOverflow(r[Int(i.b)].int)
          r[Int(i.a)] = Value(int: sum)
          if overflow {
            frame.pointee.ip = ip
            self.frame = frame
            fail("arithmetic overflow")
            break settle
          }
        case .intEqual:
          r[Int(i.a)] = Value(bool: r[Int(i.b)].bits == r[Int(i.c)].bits)
        case .intNotEqual:
          r[Int(i.a)] = Value(bool: r[Int(i.b)].bits != r[Int(i.c)].bits)
        case .intLess:
          r[Int(i.a)] = Value(bool: r[Int(i.b)].int < r[Int(i.c)].int)
        case .intLessEqual:
          r[Int(i.a)] = Value(bool: r[Int(i.b)].int <= r[Int(i.c)].int)
        case .intAnd:
          r[Int(i.a)] = Value(int: r[Int(i.b)].int & r[Int(i.c)].int)
        case .intOr:
          r[Int(i.a)] = Value(int: r[Int(i.b)].int | r[Int(i.c)].int)
        case .intXor:
          r[Int(i.a)] = Value(int: r[Int(i.b)].int ^ r[Int(i.c)].int)
        case .intNot:
          r[Int(i.a)] = Value(int: ~r[Int(i.b)].int)
        case .intShiftLeft:
          r[Int(i.a)] = Value(int: r[Int(i.b)].int << r[Int(i.c)].int)
        case .intShiftRight:
          r[Int(i.a)] = Value(int: r[Int(i.b)].int >> r[Int(i.c)].int)
        case .jumpIfIntLess:
          if r[Int(i.b)].int < r[Int(i.c)].int { ip = code + Int(i.imm) }
        case .jumpIfIntLessEqual:
          if r[Int(i.b)].int <= r[Int(i.c)].int { ip = code + Int(i.imm) }
        case .jumpIfIntEqual:
          if r[Int(i.b)].bits == r[Int(i.c)].bits { ip = code + Int(i.imm) }
        case .jumpIfIntNotEqual:
          if r[Int(i.b)].bits != r[Int(i.c)].bits { ip = code + Int(i.imm) }
        case .intFit:
          let type = UInt32(bitPattern: i.imm)
          guard fits(r[Int(i.a)].int, type) else {
            frame.pointee.ip = ip
            self.frame = frame
            fail(
              i.d == 0
                ? "arithmetic overflow" : "Not enough bits to represent the passed value")
            break settle
          }
          r[Int(i.a)].type = type

        // MARK: Integers of any type
        case .fixedAdd:
          let left = r[Int(i.b)]
          let (bits, isHeld) = FixedWidth.sum(left.bits, r[Int(i.c)].bits, i.d)
          r[Int(i.a)] = Value(bits: bits, type: left.type, flags: 0)
          if !isHeld {
            frame.pointee.ip = ip
            self.frame = frame
            fail("arithmetic overflow")
            break settle
          }
        case .fixedSub:
          let left = r[Int(i.b)]
          let (bits, isHeld) = FixedWidth.difference(left.bits, r[Int(i.c)].bits, i.d)
          r[Int(i.a)] = Value(bits: bits, type: left.type, flags: 0)
          if !isHeld {
            frame.pointee.ip = ip
            self.frame = frame
            fail("arithmetic overflow")
            break settle
          }
        case .fixedMul:
          let left = r[Int(i.b)]
          let (bits, isHeld) = FixedWidth.product(left.bits, r[Int(i.c)].bits, i.d)
          r[Int(i.a)] = Value(bits: bits, type: left.type, flags: 0)
          if !isHeld {
            frame.pointee.ip = ip
            self.frame = frame
            fail("arithmetic overflow")
            break settle
          }
        case .fixedDiv, .fixedRem:
          let left = r[Int(i.b)]
          let divisor = r[Int(i.c)]
          let (bits, isHeld) =
            i.op == .fixedDiv
            ? FixedWidth.quotient(left.bits, divisor.bits, i.d)
            : FixedWidth.remainder(left.bits, divisor.bits, i.d)
          r[Int(i.a)] = Value(bits: bits, type: left.type, flags: 0)
          if !isHeld {
            frame.pointee.ip = ip
            self.frame = frame
            fail(Self.divisionFault(by: divisor.int, isRemainder: i.op == .fixedRem))
            break settle
          }
        case .wrapAdd:
          let left = r[Int(i.b)]
          r[Int(i.a)] = Value(
            bits: FixedWidth.extended(left.bits &+ r[Int(i.c)].bits, i.d), type: left.type, flags: 0
          )
        case .wrapSub:
          let left = r[Int(i.b)]
          r[Int(i.a)] = Value(
            bits: FixedWidth.extended(left.bits &- r[Int(i.c)].bits, i.d), type: left.type, flags: 0
          )
        case .wrapMul:
          let left = r[Int(i.b)]
          r[Int(i.a)] = Value(
            bits: FixedWidth.extended(left.bits &* r[Int(i.c)].bits, i.d), type: left.type, flags: 0
          )
        case .fixedAnd:
          let left = r[Int(i.b)]
          r[Int(i.a)] = Value(bits: left.bits & r[Int(i.c)].bits, type: left.type, flags: 0)
        case .fixedOr:
          let left = r[Int(i.b)]
          r[Int(i.a)] = Value(bits: left.bits | r[Int(i.c)].bits, type: left.type, flags: 0)
        case .fixedXor:
          let left = r[Int(i.b)]
          r[Int(i.a)] = Value(bits: left.bits ^ r[Int(i.c)].bits, type: left.type, flags: 0)
        case .fixedNot:
          let left = r[Int(i.b)]
          r[Int(i.a)] = Value(bits: FixedWidth.extended(~left.bits, i.d), type: left.type, flags: 0)
        case .fixedShiftLeft:
          let left = r[Int(i.b)]
          r[Int(i.a)] = Value(
            bits: FixedWidth.shiftedLeft(left.bits, by: r[Int(i.c)].int, i.d), type: left.type,
            flags: 0)
        case .fixedShiftRight:
          let left = r[Int(i.b)]
          r[Int(i.a)] = Value(
            bits: FixedWidth.shiftedRight(left.bits, by: r[Int(i.c)].int, i.d), type: left.type,
            flags: 0)
        case .fixedConvert:
          let value = r[Int(i.b)]
          if value.int >= 0, FixedWidth.extended(value.bits, i.d) == value.bits {
            r[Int(i.a)] = Value(bits: value.bits, type: UInt32(bitPattern: i.imm), flags: 0)
          } else {
            frame.pointee.ip = ip
            self.frame = frame
            guard let converted = convert(value, to: UInt32(bitPattern: i.imm)) else {
              break settle
            }
            r[Int(i.a)] = converted
          }
        case .fixedTruncate:
          r[Int(i.a)] = Value(
            bits: FixedWidth.extended(r[Int(i.b)].bits, i.d), type: UInt32(bitPattern: i.imm),
            flags: 0)
        case .unsignedLess:
          r[Int(i.a)] = Value(bool: r[Int(i.b)].bits < r[Int(i.c)].bits)
        case .unsignedLessEqual:
          r[Int(i.a)] = Value(bool: r[Int(i.b)].bits <= r[Int(i.c)].bits)

        // MARK: Double
        case .doubleAdd:
          let (x, y) = (r[Int(i.b)].double, r[Int(i.c)].double)
          r[Int(i.a)] = Self.number(x + y, of: x, y)
        case .doubleSub:
          let (x, y) = (r[Int(i.b)].double, r[Int(i.c)].double)
          r[Int(i.a)] = Self.number(x - y, of: x, y)
        case .doubleMul:
          let (x, y) = (r[Int(i.b)].double, r[Int(i.c)].double)
          r[Int(i.a)] = Self.number(x * y, of: x, y)
        case .doubleDiv:
          let (x, y) = (r[Int(i.b)].double, r[Int(i.c)].double)
          r[Int(i.a)] = Self.number(x / y, of: x, y)
        case .doubleNegate:
          r[Int(i.a)] = Value(double: -r[Int(i.b)].double)
        case .doubleEqual:
          r[Int(i.a)] = Value(bool: r[Int(i.b)].double == r[Int(i.c)].double)
        case .doubleNotEqual:
          r[Int(i.a)] = Value(bool: r[Int(i.b)].double != r[Int(i.c)].double)
        case .doubleLess:
          r[Int(i.a)] = Value(bool: r[Int(i.b)].double < r[Int(i.c)].double)
        case .doubleLessEqual:
          r[Int(i.a)] = Value(bool: r[Int(i.b)].double <= r[Int(i.c)].double)
        case .intToDouble:
          r[Int(i.a)] = Value(double: Double(r[Int(i.b)].int))

        case .not:
          r[Int(i.a)] = Value(bool: !r[Int(i.b)].isTrue)

        // MARK: Arrays
        case .arrayNew:
          budget &-= Weight.cell
          let count = Int(i.c)
          let cell = heap.array(type: UInt32(bitPattern: i.imm), capacity: count)
          let from = r + Int(i.b)
          let payload = cell.pointee.payload
          for index in 0..<count { (payload + index).initialize(to: from[index]) }
          cell.pointee.count = UInt32(count)
          r[Int(i.a)] = Value(cell: cell)
          if heap.isExhausted { continue settle }
        case .arrayCount:
          let array = r[Int(i.b)]
          r[Int(i.a)] = Value(int: array.isCell ? Int(array.cell.pointee.count) : 0)
        case .arrayLeft:
          let array = r[Int(i.b)]
          let isArray = array.isCell && array.cell.pointee.kind == .array
          r[Int(i.a)] = Value(
            int: isArray ? Int(array.cell.pointee.count) &- r[Int(i.c)].int : -1)
        case .arrayGet:
          let array = r[Int(i.b)]
          let index = r[Int(i.c)].int
          guard array.isCell, UInt(bitPattern: index) < UInt(array.cell.pointee.count),
            case let value = array.cell.pointee.payload[index], !value.isMark
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtElement(array, index)
            break settle
          }
          retain(value)
          r[Int(i.a)] = value
        case .arraySet:
          let array = r[Int(i.a)]
          let index = r[Int(i.b)].int
          guard array.isCell, UInt(bitPattern: index) < UInt(array.cell.pointee.count),
            array.cell.pointee.payload[index].type != Value.inAccess.type
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtElement(array, index)
            break settle
          }
          let height = taskCount
          replace(array.cell, index, with: r[Int(i.c)])
          if taskCount != height || outcome != nil { continue settle }
        case .arrayTake:
          let array = r[Int(i.b)]
          let index = r[Int(i.c)].int
          guard array.isCell, UInt(bitPattern: index) < UInt(array.cell.pointee.count),
            case let value = array.cell.pointee.payload[index], !value.isMark
          else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtElement(array, index)
            break settle
          }
          array.cell.pointee.payload[index] = .inAccess
          r[Int(i.a)] = value
        case .arrayPut:
          let array = r[Int(i.a)]
          let index = r[Int(i.b)].int
          guard array.isCell, UInt(bitPattern: index) < UInt(array.cell.pointee.count) else {
            frame.pointee.ip = ip
            self.frame = frame
            failAtElement(array, index)
            break settle
          }
          array.cell.pointee.payload[index] = r[Int(i.c)]
        case .arrayAppend:
          let array = r[Int(i.a)]
          guard array.isCell, array.cell.pointee.kind == .array else {
            frame.pointee.ip = ip
            self.frame = frame
            failInternally("arrayAppend to what is no array")
            break settle
          }
          let cell = array.cell
          let count = Int(cell.pointee.count)
          if count == Int(cell.pointee.capacity) {
            if heap.lacks(count * 32) {
              frame.pointee.ip = ip
              self.frame = frame
              exceed(.memory)
              break settle
            }
            heap.grow(cell, to: max(4, count * 2))
          }
          (cell.pointee.payload + count).initialize(to: r[Int(i.b)])
          cell.pointee.count = UInt32(truncatingIfNeeded: count + 1)

        case .stringConcat:
          budget &-= Weight.intrinsic
          budget &-= concatenate(i.place.pointee, r)
          if outcome != nil || heap.isExhausted { continue settle }

        case .unreachable:
          frame.pointee.ip = ip
          self.frame = frame
          failInternally("control came where it cannot come")
          break settle

        // MARK: Joined; those whose first half may fail stand before it
        case .moveThenMove:
          r[Int(i.a)] = r[Int(i.b)]
          guard budget > 0 else { break }
          let j = next(&ip, &budget)
          r[Int(j.a)] = r[Int(j.b)]
        case .moveThenCall:
          r[Int(i.a)] = r[Int(i.b)]
          guard budget > 0 else { break }
          let j = next(&ip, &budget)
          budget &-= Weight.call
          guard enter(Int(j.imm), at: r + Int(j.a), &frame, &ip, &r, &code) else { break settle }
        case .moveThenCallVirtual:
          r[Int(i.a)] = r[Int(i.b)]
          let call = Operands(place: ip)
          let base = r + Int(call.a)
          let object = base[1]
          guard budget > 0, call.d == 0, object.flags == Value.strong,
            case let type = types + Int(object.cell.pointee.type),
            UInt32(call.b) < type.pointee.vtableCount, let vtable = type.pointee.vtable
          else { break }
          let j = next(&ip, &budget)
          budget &-= Weight.call
          guard enter(Int(vtable[Int(j.b)]), at: base, &frame, &ip, &r, &code) else { break settle }
        case .moveThenReturn:
          r[Int(i.a)] = r[Int(i.b)]
          guard budget > 0, frame.pointee.flags == 0 else { break }
          _ = next(&ip, &budget)
          leave(&frame, &ip, &r, &code)
        case .copyThenInt:
          let value = r[Int(i.b)]
          retain(value)
          r[Int(i.a)] = value
          guard budget > 0 else { break }
          let j = next(&ip, &budget)
          r[Int(j.a)] = Value(int: Int(j.imm))
        case .constThenCall:
          r[Int(i.a)] = knownConstant(i.imm)
          guard budget > 0 else { break }
          let j = next(&ip, &budget)
          budget &-= Weight.call
          guard enter(Int(j.imm), at: r + Int(j.a), &frame, &ip, &r, &code) else { break settle }
        case .constThenFieldStore:
          r[Int(i.a)] = knownConstant(i.imm)
          let store = Operands(place: ip)
          let object = r[Int(store.a)]
          guard budget > 0, object.isCell, UInt32(store.d) < object.cell.pointee.count,
            case let old = object.cell.pointee.payload[Int(store.d)], old.flags == 0,
            old.type != Value.inAccess.type
          else { break }
          let j = next(&ip, &budget)
          object.cell.pointee.payload[Int(j.d)] = r[Int(j.b)]
        case .releaseThenRelease:
          guard giveUp(r[Int(i.a)]) else {
            end(r[Int(i.a)], at: ip, in: frame)
            continue settle
          }
          guard budget > 0, giveUp(r[Int(ip.pointee.a)]) else { break }
          _ = next(&ip, &budget)
        case .releaseThenJump:
          guard giveUp(r[Int(i.a)]) else {
            end(r[Int(i.a)], at: ip, in: frame)
            continue settle
          }
          guard budget > 0 else { break }
          ip = code + Int(next(&ip, &budget).imm)
        case .releaseThenJumpIfNot:
          guard giveUp(r[Int(i.a)]) else {
            end(r[Int(i.a)], at: ip, in: frame)
            continue settle
          }
          guard budget > 0 else { break }
          let j = next(&ip, &budget)
          if !r[Int(j.a)].isTrue { ip = code + Int(j.imm) }
        case .releaseThenReturn, .releaseThenReturnVoid:
          guard giveUp(r[Int(i.a)]) else {
            end(r[Int(i.a)], at: ip, in: frame)
            continue settle
          }
          guard budget > 0, frame.pointee.flags == 0 else { break }
          let j = next(&ip, &budget)
          if j.op == .returnVoid {
            r[0] = Value(bits: 0, type: UInt32(bitPattern: j.imm), flags: 0)
          }
          leave(&frame, &ip, &r, &code)
        case .jumpIfNotThenJump:
          if !r[Int(i.a)].isTrue {
            ip = code + Int(i.imm)
          } else if budget > 0 {
            ip = code + Int(next(&ip, &budget).imm)
          }
        case .jumpIfNotThenMove:
          if !r[Int(i.a)].isTrue {
            ip = code + Int(i.imm)
          } else if budget > 0 {
            let j = next(&ip, &budget)
            r[Int(j.a)] = r[Int(j.b)]
          }
        case .arrayCountThenJumpIfIntLessEqual:
          let array = r[Int(i.b)]
          r[Int(i.a)] = Value(int: array.isCell ? Int(array.cell.pointee.count) : 0)
          guard budget > 0 else { break }
          let j = next(&ip, &budget)
          if r[Int(j.b)].int <= r[Int(j.c)].int { ip = code + Int(j.imm) }
        }
      }
    }
    stepsLeft = budget
  }

  /// Creates the frame of a call whose window begins at `base`.
  @inline(__always)
  private mutating func enter(
    _ id: Int, at base: Registers, _ frame: inout FramePointer, _ ip: inout Code,
    _ r: inout Registers, _ code: inout Code
  ) -> Bool {
    guard id < functionCount else { return failCall(id, frame, ip) }
    var target = functions[id].code
    if target == nil {
      prepare(id)
      target = functions[id].code
    }
    frame.pointee.ip = ip
    let next = frame + 1
    guard let target, next < frameEnd,
      base + Int(functions[id].registerCount) < registerEnd
    else { return failCall(id, frame, ip) }
    let marks = frame.pointee.marks
    next.pointee.base = base
    next.pointee.code = target
    next.pointee.closure = nil
    next.pointee.function = UInt32(truncatingIfNeeded: id)
    next.pointee.flags = 0
    next.pointee.marks = marks
    next.pointee.callNode = -1
    frame = next
    ip = target
    r = base
    code = target
    return true
  }

  /// Goes back to the caller from a frame after which nothing else is to be done.
  @inline(__always)
  private func leave(
    _ frame: inout FramePointer, _ ip: inout Code, _ r: inout Registers, _ code: inout Code
  ) {
    frame -= 1
    ip = frame.pointee.ip
    r = frame.pointee.base
    code = frame.pointee.code
  }

  /// Goes past the second half of a joined instruction, which counts as a step; returns its operands.
  @inline(__always)
  private func next(_ ip: inout Code, _ budget: inout Int) -> Operands {
    let operands = Operands(place: ip)
    ip += 1
    budget &-= 1
    return operands
  }

  /// The field that a `fieldLoad` reads; nil where it fails.
  @inline(__always)
  private func field(_ i: Operands, _ r: Registers) -> Value? {
    let object = r[Int(i.b)]
    guard object.isCell, UInt32(i.d) < object.cell.pointee.count,
      case let value = object.cell.pointee.payload[Int(i.d)], !value.isMark
    else { return nil }
    return value
  }

  /// A strong, owned reference from a weak one, or nil.
  @inline(__always)
  private func strengthened(_ value: Value) -> Value {
    let cell = value.cell
    guard cell.pointee.state == Cell.State.live else { return .none }
    cell.pointee.strong &+= 1
    return Value(bits: value.bits, type: value.type, flags: Value.strong)
  }

  /// Gives up one count of a value; false, and nothing is done, where more than counting may follow.
  @inline(__always)
  private func giveUp(_ value: Value) -> Bool {
    if value.flags == 0 { return true }
    guard value.flags == Value.strong, value.cell.pointee.strong > 1 else { return false }
    value.cell.pointee.strong &-= 1
    return true
  }

  /// Gives up one count of a value where it may be the last; the loop has to settle.
  @inline(never)
  private mutating func end(_ value: Value, at ip: Code, in frame: FramePointer) {
    frame.pointee.ip = ip
    self.frame = frame
    drop(value)
  }

  /// A constant, whose value is made when it is first used.
  @inline(__always)
  private mutating func knownConstant(_ index: Int32) -> Value {
    let value = constants[Int(index)]
    return value.type == 0 && value.flags == 0 ? constant(Int(index)) : value
  }

  @inline(never)
  private mutating func failCall(_ id: Int, _ frame: FramePointer, _ ip: Code) -> Bool {
    frame.pointee.ip = ip
    self.frame = frame
    if id >= functionCount {
      failInternally("function \(id) does not exist")
    } else {
      fail("stack overflow")
    }
    return false
  }

  /// Puts the hooks of an event on top of its call, so that they run first; the loop reads its locals
  /// anew from `frame`.
  @inline(never)
  private mutating func enterHooks(of event: Int32) -> Bool {
    var frame = self.frame
    var ip = frame.pointee.ip
    var r = frame.pointee.base
    var code = frame.pointee.code
    for hook in hooks(of: Int(event)) {
      let above = r + Int(functions[Int(frame.pointee.function)].registerCount)
      let closure = Int(program.hooks[hook].function.rawValue)
      guard enter(closure, at: above, &frame, &ip, &r, &code) else { return false }
      frame.pointee.flags = Frame.isHook
      frame.pointee.subject = Int32(truncatingIfNeeded: hook)
    }
    frame.pointee.ip = ip
    self.frame = frame
    return true
  }

  // MARK: - Rare cases

  /// A static requirement of an existential (`==` on two `any Hashable`): the argument decides.
  @inline(never)
  private mutating func witnessOfArgument(_ base: Registers, _ requirement: UInt32) -> Int? {
    guard base[1].type == TypeID.metatype.rawValue, base[1].flags == 0, !base[2].isMark,
      Int(base[2].type) < typeCount
    else { return nil }
    return witness(base[2].type, requirement) ?? witness(open(base[2]).type, requirement)
  }

  @inline(never)
  private mutating func failAtMark(_ object: Value, _ index: Int) {
    guard object.isCell, index < Int(object.cell.pointee.count) else {
      if object.isAnyNone {
        failInternally("field \(index) of nil")
      } else if object.isCell && object.cell.pointee.state == Cell.State.dead {
        failInternally("field \(index) of a \(typeName(object.type)) after its end")
      } else {
        failInternally("a \(typeName(object.type)) has no field \(index)")
      }
      return
    }
    let value = object.cell.pointee.payload[index]
    if value.type == Value.inAccess.type {
      failExclusivity(address(of: object.cell, field: index))
    } else {
      failInternally(
        "field \(index) of a \(typeName(object.cell.pointee.type)) has no value yet")
    }
  }

  @inline(never)
  private mutating func failAtElement(_ array: Value, _ index: Int) {
    if array.isCell, index >= 0, index < Int(array.cell.pointee.count),
      array.cell.pointee.payload[index].isMark
    {
      failExclusivity(address(of: array.cell, field: index))
    } else if array.isCell && array.cell.pointee.kind == .array {
      fail("Index out of range")
    } else {
      failInternally("an element of what is no array")
    }
  }

  @inline(never)
  private mutating func failAtGlobal(_ index: Int) {
    if globals[index].type == Value.inAccess.type {
      failExclusivity(0x5000_0000_0000 + index * 16)
    } else {
      fail("\(program.globals[index].name) is used before it has a value")
    }
  }

  /// A copy of a value's cell with no other reference; gives up the shared cell.
  @inline(never)
  private mutating func copy(_ cell: CellPointer) -> Value {
    let count = Int(cell.pointee.count)
    let new: CellPointer
    switch cell.pointee.kind {
    case .structure, .tuple, .enumeration, .optional:
      new = heap.allocate(cell.pointee.kind, type: cell.pointee.type, count: count)
      new.pointee.tag = cell.pointee.tag
    case .array:
      if heap.lacks(count * 16) {
        exceed(.memory)
        return Value(cell: cell)
      }
      work += count + count >> 1
      new = heap.array(type: cell.pointee.type, capacity: count)
      new.pointee.count = UInt32(truncatingIfNeeded: count)
    case .free, .instance, .string, .box, .closure:
      return Value(cell: cell)
    }
    let from = cell.pointee.payload
    let to = new.pointee.payload
    for index in 0..<count {
      let value = from[index]
      retain(value)
      (to + index).initialize(to: value)
    }
    cell.pointee.strong &-= 1
    return Value(cell: new)
  }

  @inline(never)
  private mutating func substituteType(_ i: Instruction, _ r: Registers) {
    var arguments: [TypeID] = []
    arguments.reserveCapacity(Int(i.c))
    for index in 0..<Int(i.c) {
      arguments.append(
        TypeID(rawValue: UInt32(truncatingIfNeeded: r[Int(i.b) + index].bits)))
    }
    let key = SubstitutionKey(type: i.imm, arguments: arguments)
    if let known = substitutions[key] {
      r[Int(i.a)] = Value(metatype: known)
      return
    }
    let result = substitute(TypeID(rawValue: UInt32(bitPattern: i.imm)), arguments).rawValue
    substitutions[key] = result
    r[Int(i.a)] = Value(metatype: result)
  }

  /// Joins strings and returns how many steps the copied bytes count as.
  @inline(never)
  private mutating func concatenate(_ i: Instruction, _ r: Registers) -> Int {
    var size = 0
    for index in 0..<Int(i.c) {
      let value = r[Int(i.b) + index]
      if value.isCell { size += Int(value.cell.pointee.serial) }
    }
    if heap.lacks(size) {
      exceed(.memory)
      return 0
    }
    var result = ""
    if i.c > 2 { result.reserveCapacity(size + 15 * Int(i.c)) }
    for index in 0..<Int(i.c) {
      if let part = text(r[Int(i.b) + index]) {
        result += part
      } else {
        failInternally("stringConcat of what is no string")
      }
    }
    r[Int(i.a)] = makeString(result)
    return size >> 5
  }

  /// The result of an operation. Apple's processors give a NaN without a sign where there is none; others
  /// give one with a sign.
  @inline(__always)
  private static func number(_ result: Double, of x: Double, _ y: Double) -> Value {
    Value(double: result == result || x != x || y != y ? result : .nan)
  }

  @inline(never)
  private func fits(_ number: Int, _ type: UInt32) -> Bool {
    IntegerFormat(TypeID(rawValue: type))?
      .holds(magnitude: UInt64(number.magnitude), isNegative: number < 0) ?? true
  }

  private func castName(_ id: UInt32) -> String {
    let name = qualifiedName(id)
    return name
  }

  /// Removes the frames down to the nearest catch, whose result becomes the exception; without a
  /// catch the run ends. No exception leaves a fiber.
  @inline(never)
  private mutating func unwind(with exception: Value) -> Bool {
    var target = frame
    let ends = Frame.catches | Frame.isFiber
    while target > frameStack, target.pointee.flags & ends == 0 { target -= 1 }
    guard target > frameStack, target.pointee.flags & Frame.isFiber == 0 else {
      let (name, reason) = describeException(exception)
      fail(
        "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason ?? "(null)")'")
      return false
    }
    var cut = frame
    while cut >= target {
      if cut.pointee.flags & Frame.isEvent != 0 { recorder.leave(cut.pointee.subject) }
      if cut.pointee.flags & Frame.initializesGlobal != 0 {
        globalStates[Int(cut.pointee.subject)] = 0
      }
      cut -= 1
    }
    taskFloor = Int(target.pointee.floor)
    taskCount = taskFloor
    retain(exception)
    releaseHoldings(from: target)
    target.pointee.base[0] = exception
    frame = target - 1
    return true
  }
}

extension Machine {
  /// Releases the values that the frames from the running one out to `target` own, innermost first.
  /// Waiting destruction is last in, first out, so the outermost frame comes first here.
  private mutating func releaseHoldings(from target: UnsafeMutablePointer<Frame>) {
    var cut = target
    while cut <= frame {
      let function = program.functions[Int(cut.pointee.function)]
      let pc = UInt32(cut.pointee.ip - cut.pointee.code - 1)
      if let holding = function.holdings.first(where: { $0.pc == pc }) {
        for register in holding.registers {
          let value = cut.pointee.base[Int(register)]
          if !value.isMark { drop(value) }
        }
      }
      cut += 1
    }
  }
}

/// The instruction that runs. Its operands are read where they are needed; a copy of the instruction
/// would read all of them each time.
private struct Operands {
  let place: Code

  @inline(__always) var op: Opcode { place.pointee.op }
  @inline(__always) var a: UInt16 { place.pointee.a }
  @inline(__always) var b: UInt16 { place.pointee.b }
  @inline(__always) var c: UInt16 { place.pointee.c }
  @inline(__always) var d: UInt16 { place.pointee.d }
  @inline(__always) var imm: Int32 { place.pointee.imm }
}

struct SubstitutionKey: Hashable {
  var type: Int32
  var arguments: [TypeID]
}
