import SwiftIR

/// The events of a run as they are kept: numbers only; their text is created when the run has
/// ended.
struct Recorder {
  struct Record: Sendable {
    var leave: Int32
    var phase: UInt8
    var isOverridden: Bool
    /// Whether the scenario's own code sent it, and not the model.
    var isOwn: Bool
    var callback: UInt16
    var type: UInt32
    /// The object's number among those of its class.
    var serial: UInt32
    var callNode: Int32
    var marks: Int32
    var firstArgument: Int32
    var time: Double
  }

  /// A place in the tree of calls.
  struct CallNode: Equatable {
    var parent: Int32
    var function: UInt32
    var pc: Int32
  }

  /// A rule or branch that a frame was marked with, linked to the mark before it in the same frame
  /// or below.
  struct Mark: Equatable {
    var parent: Int32
    /// A number of `rules`; -1 where branches join; below that, -2 minus a number of `branches`.
    var rule: Int32
    /// The frame's place on the stack, so that a frame has each rule once.
    var frame: Int32

    static let join: Int32 = -1

    /// The number of the branch it begins.
    var branch: Int? { rule <= -2 ? -2 - Int(rule) : nil }
  }

  /// The place where a line was printed.
  struct Print {
    var callNode: Int32
    /// The innermost event that was running, or -1.
    var event: Int32
    /// The number of events that had begun.
    var eventsBefore: Int32
    var phase: UInt8
    var time: Double
  }

  /// One of several pieces of work in no promised order.
  struct Branch {
    var group: Int32
    var index: Int32
    var function: UInt32
  }

  var isRecording = true
  var phase: UInt8 = 0
  var time = 0.0
  /// The events, and the calls of callbacks by the scenario's own code, in order.
  var records = ChunkedArray<Record>()
  var ownCount = 0
  var nodes = InternedArray<CallNode>()
  var marks = InternedArray<Mark>()
  var branches = ChunkedArray<Branch>()
  var prints: [Print] = []
  private var groupCount: Int32 = 0
  /// Bool, Int, Double and nil unchanged; objects by type and number; other values by text.
  var arguments = ChunkedArray<Value>()
  var texts: [String] = []
  var rules: [String] = []
  var ruleNumbers: [String: Int32] = [:]
  /// For each hook: how often it ran, how often it held.
  var hookRuns: [Int: (ran: Int, held: Int)] = [:]

  /// The type of an argument that is kept as a text; its bits are the index in `texts`.
  static let textType: UInt32 = 0xFFFF_FFF0

  /// Returns the number of a node, and whether it is new.
  mutating func number(of node: CallNode) -> (index: Int32, isNew: Bool) {
    nodes.insert(node, hashing: node.parent, node.function, node.pc)
  }

  /// Returns the number of a mark, and whether it is new.
  mutating func number(of mark: Mark) -> (index: Int32, isNew: Bool) {
    marks.insert(mark, hashing: mark.parent, UInt32(bitPattern: mark.rule), mark.frame)
  }

  /// The number of events that have begun.
  var eventCount: Int { records.count - ownCount }

  mutating func leave(_ event: Int32) {
    guard event >= 0, Int(event) < records.count else { return }
    records[Int(event)].leave = Int32(truncatingIfNeeded: records.count)
  }

  /// Records a branch: the next one of an earlier branch's group, or the first of a new group.
  mutating func addBranch(after last: Branch?, in function: UInt32) -> Int32 {
    if let last {
      branches.append(
        Branch(group: last.group, index: last.index + 1, function: last.function))
    } else {
      branches.append(Branch(group: groupCount, index: 0, function: function))
      groupCount += 1
    }
    return Int32(truncatingIfNeeded: -1 - branches.count)
  }

  mutating func note(hook: Int, result: Bool) {
    let before = hookRuns[hook] ?? (0, 0)
    hookRuns[hook] = (before.ran + 1, before.held + (result ? 1 : 0))
  }
}

extension Machine {
  /// The number of the scenario's own calls that are kept. A program may send callbacks in a loop as it calls
  /// any function, and nobody asks about more of them.
  private static let mostOwnCalls = 10_000

  /// Records that a callback is sent, by the model or by the scenario's own code; returns -1 for an object
  /// that is not the scenario's.
  @inline(never)
  mutating func recordEvent(callback: Int, target: Int, base: Registers) -> Int32 {
    let object = base[1]
    guard recorder.isRecording, object.flags == Value.strong,
      case let cell = object.cell, cell.pointee.kind == .instance, cell.pointee.serial != 0
    else { return -1 }
    let isOwn = functions[Int(frame.pointee.function)].isScenario
    if isOwn {
      guard configuration.recordsOwnCalls, recorder.ownCount < Self.mostOwnCalls else {
        return -1
      }
      recorder.ownCount += 1
    }
    let firstArgument = Int32(truncatingIfNeeded: recorder.arguments.count)
    guard callback < callbackArity.count else { return -1 }
    for index in 0..<callbackArity[callback] {
      recorder.arguments.append(frozen(base[2 + index]))
    }
    prepare(target)
    recorder.records.append(
      Recorder.Record(
        leave: -1, phase: recorder.phase, isOverridden: functions[target].isScenario,
        isOwn: isOwn, callback: UInt16(truncatingIfNeeded: callback), type: cell.pointee.type,
        serial: cell.pointee.serial, callNode: callNode(frame), marks: frame.pointee.marks,
        firstArgument: firstArgument, time: recorder.time))
    heap.account(Self.weightOfEvent(depth: frame - frameStack))
    return Int32(truncatingIfNeeded: recorder.records.count - 1)
  }

  /// The bytes that an event takes once it is a text with the places of its calls. They count from the
  /// start, so that no run records more than its reader has room for. A document of 1,000 pushes
  /// (`vdl trace --json`) has twice as many.
  private static func weightOfEvent(depth: Int) -> Int {
    1024 + 160 * min(depth, EventLog.shownFrames)
  }

  /// The number of printed lines whose place is kept. Nobody asks about more of them, and without a
  /// bound, lines that are printed deep in a recursion would take the product of both.
  private static let mostPrints = 256

  /// Records where the next line of the output is printed.
  mutating func recordPrint() {
    guard recorder.isRecording, recorder.prints.count < Self.mostPrints else { return }
    var sender = frame
    while sender > frameStack, !isOfEvent(sender) { sender -= 1 }
    recorder.prints.append(
      Recorder.Print(
        callNode: callNode(frame), event: sender > frameStack ? sender.pointee.subject : -1,
        eventsBefore: Int32(truncatingIfNeeded: recorder.eventCount), phase: recorder.phase,
        time: recorder.time))
  }

  /// Whether a frame runs what the model sent.
  private func isOfEvent(_ frame: FramePointer) -> Bool {
    frame.pointee.flags & Frame.isEvent != 0
      && !recorder.records[Int(frame.pointee.subject)].isOwn
  }

  /// The part of an argument that can be shown later without keeping it alive.
  private mutating func frozen(_ value: Value) -> Value {
    if value.flags == 0 {
      if value.type == TypeID.int.rawValue || value.type == TypeID.bool.rawValue
        || value.type == TypeID.double.rawValue || value.isAnyNone
      {
        return value
      }
    } else if value.cell.pointee.kind == .instance {
      return Value(bits: UInt64(value.cell.pointee.serial), type: value.type, flags: 1)
    }
    let text = plainText(value)
    heap.account(text.utf8.count)
    recorder.texts.append(text)
    return Value(
      bits: UInt64(recorder.texts.count - 1), type: Recorder.textType, flags: 0)
  }

  /// The node of the place where `frame` continues; for the running frame, its current place.
  private mutating func callNode(_ frame: FramePointer) -> Int32 {
    // The frames above the deepest one whose caller already has a node.
    var known = frame
    while known > frameStack, known.pointee.callNode < 0 { known -= 1 }
    var parent: Int32 = known > frameStack ? known.pointee.callNode : -1
    var current = known > frameStack ? known : known + 1
    while current <= frame {
      current.pointee.callNode = parent >= 0 ? parent : -1
      let pc = current.pointee.ip - current.pointee.code - 1
      let (node, isNew) = recorder.number(
        of: Recorder.CallNode(
          parent: parent, function: current.pointee.function, pc: Int32(truncatingIfNeeded: pc)))
      if isNew { heap.account(MemoryLayout<Recorder.CallNode>.stride) }
      parent = node
      current += 1
    }
    return parent
  }

  // MARK: - Rules

  /// Marks the running frame with a rule; false, without a mark, for one that is switched off.
  mutating func mark(_ value: Value) -> Bool {
    guard let rule = ruleNumber(value) else {
      failInternally("because needs a rule with an id")
      return true
    }
    if rule < 0 { return false }
    let place = Int32(truncatingIfNeeded: frame - frameStack)
    var current = frame.pointee.marks
    while current >= 0, recorder.marks[Int(current)].frame == place {
      if recorder.marks[Int(current)].rule == rule { return true }
      current = recorder.marks[Int(current)].parent
    }
    addMark(rule)
    return true
  }

  /// Begins another branch in the running frame; its first one begins a group.
  mutating func markBranch() {
    let last = lastBranchMark.flatMap { recorder.marks[$0].branch }
    addMark(
      recorder.addBranch(
        after: last.map { recorder.branches[$0] }, in: frame.pointee.function))
  }

  /// Ends the running frame's group of branches, if it has one open.
  mutating func markJoin() {
    guard let last = lastBranchMark, recorder.marks[last].branch != nil else { return }
    addMark(Recorder.Mark.join)
  }

  /// The running frame's latest mark that begins a branch or joins them.
  private var lastBranchMark: Int? {
    let place = Int32(truncatingIfNeeded: frame - frameStack)
    var current = frame.pointee.marks
    while current >= 0, recorder.marks[Int(current)].frame == place {
      if recorder.marks[Int(current)].rule < 0 { return Int(current) }
      current = recorder.marks[Int(current)].parent
    }
    return nil
  }

  private mutating func addMark(_ rule: Int32) {
    let (mark, isNew) = recorder.number(
      of: Recorder.Mark(
        parent: frame.pointee.marks, rule: rule,
        frame: Int32(truncatingIfNeeded: frame - frameStack)))
    if isNew { heap.account(MemoryLayout<Recorder.Mark>.stride) }
    frame.pointee.marks = mark
  }

  /// The number of a rule in this run; negative for one that is switched off.
  private mutating func ruleNumber(_ value: Value) -> Int32? {
    if value.flags == Value.strong, value.cell.pointee.kind == .instance,
      value.cell.pointee.tag > 0
    {
      return ruleCells[Int(value.cell.pointee.tag) - 1].number
    }
    var id = text(value)
    if id == nil, value.isCell {
      for index in 0..<Int(value.cell.pointee.count) {
        id = text(value.cell.pointee.payload[index])
        if id != nil { break }
      }
    }
    guard let id else { return nil }
    let number: Int32
    if let known = recorder.ruleNumbers[id] {
      number = known
    } else if configuration.rulesSwitchedOff.contains(id) {
      number = -1
    } else {
      number = Int32(truncatingIfNeeded: recorder.rules.count)
      recorder.rules.append(id)
      recorder.ruleNumbers[id] = number
    }
    if value.flags == Value.strong, value.cell.pointee.kind == .instance,
      ruleCells.count < UInt16.max
    {
      // Kept, so that the cell means this rule for the rest of the run.
      retain(value)
      ruleCells.append((value.cell, number))
      value.cell.pointee.tag = UInt16(ruleCells.count)
    }
    return number
  }

  // MARK: - Hooks and checks

  /// The hooks of an event, by number.
  mutating func hooks(of event: Int) -> [Int] {
    let record = recorder.records[event]
    var found: [Int] = []
    for (index, hook) in program.hooks.enumerated() {
      let (name, occurrence) = Self.occurrence(in: hook.event)
      guard matches(record, name) else { continue }
      if let occurrence {
        let before = recorder.records[..<event].count { matches($0, name) }
        guard before + 1 == occurrence else { continue }
      }
      found.append(index)
    }
    return found
  }

  /// Splits `A.viewDidAppear (2)` into the name and the number of the occurrence, if it has one.
  private static func occurrence(in event: String) -> (name: Substring, number: Int?) {
    guard event.utf8.last == UInt8(ascii: ")"),
      let space = event.utf8.lastIndex(of: UInt8(ascii: " ")),
      let number = Int(event[space...].dropFirst(2).dropLast())
    else { return (event[...], nil) }
    return (event[..<space], number)
  }

  /// The records that a name refers to, in order; at most one when it gives an occurrence.
  private func records(of event: String) -> [Int] {
    let (name, occurrence) = Self.occurrence(in: event)
    let found = recorder.records.indices.filter { matches(recorder.records[$0], name) }
    guard let occurrence else { return found }
    return found.indices.contains(occurrence - 1) ? [found[occurrence - 1]] : []
  }

  private func matches(_ record: Recorder.Record, _ name: Substring) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    var className = name[..<dot]
    let callback = name[name.utf8.index(after: dot)...]
    if let hash = className.utf8.lastIndex(of: UInt8(ascii: "#")) {
      guard UInt32(className[className.utf8.index(after: hash)...]) == record.serial else {
        return false
      }
      className = className[..<hash]
    }
    guard typeName(record.type) == className else { return false }
    let full = program.callbacks[Int(record.callback)].name
    if callback == full { return true }
    guard let parenthesis = full.utf8.firstIndex(of: UInt8(ascii: "(")) else { return false }
    return callback == full[..<parenthesis]
  }

  func eventCount(_ name: String) -> Int {
    records(of: name).count
  }

  /// Whether both happened, the first one earlier.
  func comes(_ first: String, before second: String) -> Bool {
    guard let one = records(of: first).first, let other = records(of: second).first else {
      return false
    }
    return one < other
  }

  /// Whether every closure hooked to an event held each time; nil when none ran.
  func held(_ event: Value) -> Bool? {
    var ran = 0
    var held = 0
    let name = text(event)
    for (index, hook) in program.hooks.enumerated()
    where name == nil ? index == event.int : hook.event == name {
      let runs = recorder.hookRuns[index] ?? (0, 0)
      ran += runs.ran
      held += runs.held
    }
    return ran == 0 ? nil : held == ran
  }

  // MARK: - Words

  /// `Class`, or `Class#n` when there are several.
  func objectName(type: UInt32, serial: UInt32) -> String {
    let name = typeName(type)
    guard serial != 0, types[Int(type)].created > 1 else { return name }
    return "\(name)#\(serial)"
  }

  func eventLog() -> EventLog {
    var names: [UInt32: EventLog.ClassName] = [:]
    for id in 0..<typeCount where types[id].created > 0 {
      names[UInt32(id)] = EventLog.ClassName(
        name: typeName(UInt32(id)), isNumbered: types[id].created > 1)
    }
    for argument in recorder.arguments where argument.flags != 0 && names[argument.type] == nil {
      names[argument.type] = EventLog.ClassName(
        name: typeName(argument.type), isNumbered: false)
    }
    return EventLog(recorder: recorder, program: program, names: names)
  }
}
