import SwiftIR

extension Machine {
  /// Living objects that no global and no suspended frame reaches: they keep each other alive.
  mutating func findLeaks() -> [MachineRun.Leak] {
    var work: [CellPointer] = []
    var fresh: [CellPointer] = []
    func isReached(_ cell: CellPointer) -> Bool { cell.pointee.state & Cell.State.reached != 0 }
    func visit(_ value: Value) {
      guard value.flags == Value.strong, !isReached(value.cell) else { return }
      value.cell.pointee.state |= Cell.State.reached
      work.append(value.cell)
      if value.cell.pointee.kind == .instance { fresh.append(value.cell) }
    }
    func spread() {
      while let cell = work.popLast() {
        for index in 0..<Int(cell.pointee.count) { visit(cell.pointee.payload[index]) }
      }
    }
    for index in 0..<program.globals.count { visit(globals[index]) }
    for rule in ruleCells { visit(Value(cell: rule.cell)) }
    for value in heldByFrames() { visit(value) }
    spread()

    var lost: [CellPointer] = []
    heap.forEachCell { cell in
      if cell.pointee.kind == .instance, cell.pointee.state == Cell.State.live {
        lost.append(cell)
      }
    }
    lost.sort { $0.pointee.identity < $1.pointee.identity }

    // Objects that keep each other are one leak.
    var leaks: [MachineRun.Leak] = []
    for cell in lost where !isReached(cell) {
      guard let cycle = cycle(from: cell) else { continue }
      fresh = []
      visit(Value(cell: cell))
      spread()
      let members = fresh.sorted { $0.pointee.identity < $1.pointee.identity }
      leaks.append(
        MachineRun.Leak(
          objects: members.map { objectName(type: $0.pointee.type, serial: $0.pointee.serial) },
          cycle: cycle))
    }
    for cell in lost where !isReached(cell) {
      visit(Value(cell: cell))
      spread()
      leaks.append(
        MachineRun.Leak(
          objects: [objectName(type: cell.pointee.type, serial: cell.pointee.serial)], cycle: []))
    }
    // Checks run on the same cells.
    heap.forEachCell { $0.pointee.state &= ~Cell.State.reached }
    return leaks
  }

  /// The references that lead from an object back to itself, the shortest way.
  private mutating func cycle(from start: CellPointer) -> [String]? {
    var cameFrom: [CellPointer: (cell: CellPointer, step: String)] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, queue.count < 100_000 {
      let cell = queue[next]
      next += 1
      for index in 0..<Int(cell.pointee.count) {
        let value = cell.pointee.payload[index]
        guard value.flags == Value.strong else { continue }
        let target = value.cell
        let step = fieldName(cell, index)
        if target == start {
          return path(start: start, last: cell, step: step, cameFrom: cameFrom)
        }
        if cameFrom[target] == nil {
          cameFrom[target] = (cell, step)
          queue.append(target)
        }
      }
    }
    return nil
  }

  /// `A.child -> B`, without the arrays, boxes and closures between objects.
  private func path(
    start: CellPointer, last: CellPointer, step: String,
    cameFrom: [CellPointer: (cell: CellPointer, step: String)]
  ) -> [String] {
    var cells: [(cell: CellPointer, step: String)] = [(last, step)]
    var current = last
    while current != start, let before = cameFrom[current] {
      cells.append((before.cell, before.step))
      current = before.cell
    }
    cells.reverse()
    var lines: [String] = []
    var pending: (name: String, step: String)?
    for (cell, step) in cells where cell.pointee.kind == .instance {
      let name = objectName(type: cell.pointee.type, serial: cell.pointee.serial)
      if let pending { lines.append("\(pending.name).\(pending.step) -> \(name)") }
      pending = (name, step)
    }
    if let pending {
      let name = objectName(type: start.pointee.type, serial: start.pointee.serial)
      lines.append("\(pending.name).\(pending.step) -> \(name)")
    }
    return lines
  }

  private func fieldName(_ cell: CellPointer, _ index: Int) -> String {
    guard cell.pointee.kind == .instance || cell.pointee.kind == .structure,
      case .nominal(let nominal) = runtimeType(cell.pointee.type).kind,
      case let fields = program.nominals[Int(nominal.rawValue)].fields, index < fields.count
    else { return "" }
    return fields[index].name
  }
}
