import SwiftIR

/// A step of destroying values that waits for its turn.
///
/// Destruction never recurses on the host: a count that reaches zero puts a task on this stack, the
/// loop works it off, and deinits run as ordinary calls in between.
struct DestroyTask {
  enum Kind: UInt8 {
    /// Runs the deinits of `cell`, from class `position` up.
    case bodies
    /// Destroys the values of `cell` from `position` on.
    case fields
    /// Releases `value`.
    case release
    /// Walks a linked list: releases `value` while keeping the object that its field `position`
    /// links to.
    case chain
    /// Stores `value` into slot `position` of `cell`, ending the access.
    case store
    /// As store, into the global `position`.
    case storeGlobal
  }

  var kind: Kind
  var position: Int32
  var cell: CellPointer?
  var value: Value
}

extension Machine {
  @inline(never)
  mutating func push(_ task: DestroyTask) {
    if taskCount == taskCapacity {
      let larger = UnsafeMutablePointer<DestroyTask>.allocate(capacity: taskCapacity * 2)
      larger.moveInitialize(from: tasks, count: taskCount)
      tasks.deallocate()
      tasks = larger
      taskCapacity *= 2
    }
    (tasks + taskCount).initialize(to: task)
    taskCount += 1
  }

  /// Gives up one count of a value; a cell whose last count that was waits in the tasks.
  @inline(__always)
  mutating func drop(_ value: Value) {
    guard value.flags != 0 else { return }
    let cell = value.cell
    if value.flags == Value.strong {
      if cell.pointee.strong > 1 {
        cell.pointee.strong &-= 1
      } else {
        die(cell)
      }
    } else if value.flags != Value.immortal {
      dropWeak(cell)
    }
  }

  @inline(never)
  mutating func dropWeak(_ cell: CellPointer) {
    guard cell.pointee.weak > 0 else {
      failInternally("a weak reference was given up too often")
      return
    }
    cell.pointee.weak -= 1
    if cell.pointee.weak == 0 && cell.pointee.state == Cell.State.dead { heap.free(cell) }
  }

  /// The last count is gone.
  @inline(never)
  mutating func die(_ cell: CellPointer) {
    guard cell.pointee.strong == 1, cell.pointee.state == Cell.State.live else {
      failInternally("a value was given up too often")
      return
    }
    switch cell.pointee.kind {
    case .string:
      heap.freeString(cell)
    case .instance:
      cell.pointee.state = Cell.State.deinitializing
      let nominal = types[Int(cell.pointee.type)].nominal
      push(
        DestroyTask(kind: .bodies, position: Int32(bitPattern: nominal), cell: cell, value: .empty))
    case .free:
      failInternally("a value was used after its end")
    case .structure, .tuple, .enumeration, .optional, .array, .box, .closure:
      cell.pointee.state = Cell.State.deinitializing
      push(DestroyTask(kind: .fields, position: 0, cell: cell, value: .empty))
    }
  }

  /// Lets the elements of a tuple that is about to die do so from the last to the first.
  func markTuple(_ value: Value) {
    guard value.flags == Value.strong, value.cell.pointee.kind == .tuple,
      value.cell.pointee.strong == 1
    else { return }
    value.cell.pointee.tag = 1
  }

  /// Destroys an object without its deinits.
  mutating func abandon(_ value: Value) {
    guard value.flags == Value.strong else { return }
    let cell = value.cell
    if cell.pointee.strong > 1 {
      cell.pointee.strong -= 1
      return
    }
    guard cell.pointee.state == Cell.State.live else {
      failInternally("a value was given up too often")
      return
    }
    cell.pointee.state = Cell.State.deinitializing
    push(DestroyTask(kind: .fields, position: 0, cell: cell, value: .empty))
  }

  /// Works off the tasks above the floor; returns when a deinit must run first, or with nil.
  ///
  /// Each round takes a task away or moves its position forward.
  @inline(never)
  mutating func runTasks() -> (deinitializer: FunctionID, object: CellPointer)? {
    while taskCount > taskFloor, outcome == nil {
      let task = tasks + (taskCount - 1)
      switch task.pointee.kind {
      case .release:
        taskCount -= 1
        drop(task.pointee.value)

      case .bodies:
        guard let cell = task.pointee.cell else { break }
        var level = Int(task.pointee.position)
        var found: FunctionID?
        while level >= 0, found == nil {
          let nominal = nominalEntry(level)
          found = nominal.pointee.deinitializer
          level = nominal.pointee.superclass
        }
        task.pointee.position = Int32(level)
        if let found { return (found, cell) }
        task.pointee.kind = .fields
        task.pointee.position = 0

      case .fields:
        guard let cell = task.pointee.cell else { break }
        let position = Int(task.pointee.position)
        if position >= Int(cell.pointee.count) {
          taskCount -= 1
          bury(cell)
          break
        }
        task.pointee.position += 1
        var index = position
        var isLink = false
        if cell.pointee.kind == .instance,
          let order = nominalEntry(Int(types[Int(cell.pointee.type)].nominal)).pointee.destroyOrder
        {
          index = Int(order[position] & 0x7FFF)
          isLink = order[position] & 0x8000 != 0
        }
        let isBackwards =
          cell.pointee.tag != 0 && (cell.pointee.kind == .closure || cell.pointee.kind == .tuple)
        if isBackwards { index = Int(cell.pointee.count) - 1 - position }
        let value = cell.pointee.payload[index]
        if isBackwards { markTuple(value) }
        guard value.flags != 0 else { break }
        if cell.pointee.kind != .instance || !isLink {
          cell.pointee.payload[index] = .empty
          drop(value)
        } else {
          cell.pointee.payload[index] = .empty
          push(DestroyTask(kind: .chain, position: Int32(index), cell: nil, value: value))
        }

      case .chain:
        let value = task.pointee.value
        let field = Int(task.pointee.position)
        taskCount -= 1
        guard value.flags == Value.strong else {
          drop(value)
          break
        }
        let cell = value.cell
        if cell.pointee.strong == 1, cell.pointee.state == Cell.State.live,
          field < Int(cell.pointee.count)
        {
          let next = cell.pointee.payload[field]
          if next.flags == Value.strong {
            retain(next)
            push(DestroyTask(kind: .chain, position: Int32(field), cell: nil, value: next))
          }
        }
        drop(value)

      case .store:
        taskCount -= 1
        guard let cell = task.pointee.cell else { break }
        let index = Int(task.pointee.position)
        let value = task.pointee.value
        guard index < Int(cell.pointee.count) else { break }
        cell.pointee.payload[index] = value
        drop(Value(cell: cell))

      case .storeGlobal:
        taskCount -= 1
        globals[Int(task.pointee.position)] = task.pointee.value
      }
    }
    return nil
  }

  /// All values are destroyed: the cell goes, or waits for its last weak reference.
  private mutating func bury(_ cell: CellPointer) {
    if cell.pointee.kind == .instance, cell.pointee.strong > 1 {
      let name = typeName(cell.pointee.type)
      fail(
        "Object \(hexadecimal(address(of: cell))) of class \(name) deallocated with non-zero "
          + "retain count \(cell.pointee.strong). This object's deinit, or something called from "
          + "it, may have created a strong reference to self which outlived deinit, resulting in "
          + "a dangling reference.")
      return
    }
    if cell.pointee.kind == .array { heap.freeBuffer(cell) }
    cell.pointee.state = Cell.State.dead
    cell.pointee.strong = 0
    if cell.pointee.weak == 0 { heap.free(cell) }
  }

  /// Puts `value` in place of a slot's old value, which dies first when this was its last count: until
  /// then the slot is in access.
  @inline(__always)
  mutating func replace(_ cell: CellPointer, _ index: Int, with value: Value) {
    let old = cell.pointee.payload[index]
    if old.flags != Value.strong || old.cell.pointee.strong > 1 {
      cell.pointee.payload[index] = value
      drop(old)
    } else {
      replaceDying(cell, index, old: old, with: value)
    }
  }

  @inline(never)
  private mutating func replaceDying(
    _ cell: CellPointer, _ index: Int, old: Value, with value: Value
  ) {
    // A string's end runs no code.
    if old.cell.pointee.kind == .string {
      cell.pointee.payload[index] = value
      drop(old)
      return
    }
    cell.pointee.payload[index] = .inAccess
    cell.pointee.strong &+= 1
    push(DestroyTask(kind: .store, position: Int32(index), cell: cell, value: value))
    drop(old)
  }
}
