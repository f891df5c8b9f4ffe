import SwiftIR

/// The events of a run, in order; or all callbacks, also those that the scenario's own code called.
///
/// They are kept as numbers. An event's text is created on access, so that a run with millions of
/// events costs no more than recording them.
public struct EventLog: RandomAccessCollection, Sendable {
  struct ClassName {
    var name: String
    /// Whether the class has several objects, which a number tells apart.
    var isNumbered: Bool
  }

  private let recorder: Recorder
  private let program: Program
  private let names: [UInt32: ClassName]
  /// The places of the events among the records, in order; nil where each record is one.
  private var places: [Int]?

  init(recorder: Recorder, program: Program, names: [UInt32: ClassName]) {
    self.recorder = recorder
    self.program = program
    self.names = names
    if recorder.ownCount > 0 {
      places = recorder.records.indices.filter { !recorder.records[$0].isOwn }
    }
  }

  /// The events with the calls by the scenario's own code between them; nil when there are none of those.
  public var withOwnCalls: EventLog? {
    guard places != nil else { return nil }
    var all = self
    all.places = nil
    return all
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { places?.count ?? recorder.records.count }

  /// The number of a record among those that are shown: the first that is not before it.
  private func index(ofRecord record: Int) -> Int {
    guard let places else { return record }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < record { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Creates the event's text from its numbers; takes time that grows with its call stack.
  public subscript(index: Int) -> MachineRun.Event {
    let record = recorder.records[places?[index] ?? index]
    let callback = program.callbacks[Int(record.callback)]
    let arguments = callback.parameters.indices.map {
      words(recorder.arguments[Int(record.firstArgument) + $0])
    }
    let (because, branches) = reasons(record.marks)
    return MachineRun.Event(
      index: index, leave: record.leave >= 0 ? self.index(ofRecord: Int(record.leave)) : nil,
      phase: Int(record.phase),
      time: record.time, object: object(type: record.type, serial: record.serial),
      className: names[record.type]?.name ?? "",
      callback: CallbackID(rawValue: UInt32(record.callback)), isOverridden: record.isOverridden,
      isOwnCall: record.isOwn,
      arguments: arguments, stack: stack(record.callNode), because: because, branches: branches)
  }

  /// The places of the first lines of the output, in order.
  public var prints: [MachineRun.Print] {
    recorder.prints.map { print in
      MachineRun.Print(
        event: print.event >= 0 ? index(ofRecord: Int(print.event)) : nil,
        eventsBefore: Int(print.eventsBefore),
        phase: Int(print.phase), time: print.time, stack: stack(print.callNode))
    }
  }

  /// The rules of a chain of marks, and the branches it lies in, innermost first.
  private func reasons(_ mark: Int32) -> (because: [String], branches: [MachineRun.Branch]) {
    var because: [String] = []
    var branches: [MachineRun.Branch] = []
    var rulesLookedAt = 0
    // Only a frame's latest branch counts.
    var lastFrame: Int32 = -1
    var mark = mark
    while mark >= 0, rulesLookedAt < 2 * Self.shownFrames {
      let found = recorder.marks[Int(mark)]
      if found.rule >= 0 {
        rulesLookedAt += 1
        let rule = recorder.rules[Int(found.rule)]
        if !because.contains(rule) { because.append(rule) }
      } else if found.frame != lastFrame {
        lastFrame = found.frame
        if let branch = found.branch.map({ recorder.branches[$0] }) {
          branches.append(
            MachineRun.Branch(
              group: Int(branch.group), index: Int(branch.index),
              function: FunctionID(rawValue: branch.function)))
        }
      }
      mark = found.parent
    }
    return (because, branches)
  }

  private func object(type: UInt32, serial: UInt32) -> String {
    guard let name = names[type] else { return "" }
    return serial != 0 && name.isNumbered ? "\(name.name)#\(serial)" : name.name
  }

  private func words(_ value: Value) -> String {
    if value.type == Recorder.textType { return recorder.texts[Int(value.bits)] }
    if value.flags != 0 { return object(type: value.type, serial: UInt32(value.bits)) }
    if value.isAnyNone { return "nil" }
    if value.type == TypeID.bool.rawValue { return value.isTrue ? "true" : "false" }
    if value.type == TypeID.double.rawValue { return "\(value.double)" }
    return "\(value.int)"
  }

  /// The number of frames in an event's stack. Only endless recursion has more, and there the
  /// innermost frames say everything; without a bound its events would take the square of its
  /// depth.
  static let shownFrames = 64

  private func stack(_ node: Int32) -> [CodeLocation] {
    var result: [CodeLocation] = []
    var current = node
    while current >= 0, result.count < Self.shownFrames {
      let place = recorder.nodes[Int(current)]
      if !program.functions[Int(place.function)].isHidden {
        result.append(
          CodeLocation(
            function: FunctionID(rawValue: place.function), pc: Swift.max(0, Int(place.pc))))
      }
      current = place.parent
    }
    return result
  }
}
