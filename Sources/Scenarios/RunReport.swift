import Diagnostics
import SwiftIR
import SwiftInterpreter

/// Creates a `Run` from the numbers that the machine recorded.
final class RunReport {
  private let program: Program
  private let run: MachineRun
  /// Frames by place: the stacks of events have most of them in common.
  private var frames: [CodeLocation: StackFrame] = [:]
  /// The file whose top-level code runs.
  private var programFile: String?

  init(program: Program, run: MachineRun) {
    self.program = program
    self.run = run
  }

  func run(
    of scenario: Scenario, diagnostics: [Diagnostic], brokenChecks: [Int: String]
  ) -> Run {
    programFile = scenario.files.last?.name
    var report = Run(
      ios: scenario.ios, device: scenario.device, outcome: outcome, output: run.output,
      consoleWarnings: run.warnings, diagnostics: diagnostics,
      events: scenario.tellsEvents ? run.events.map(event) : [],
      leaks: run.leaks.map { Leak(objects: $0.objects, cycle: $0.cycle) },
      rules: run.rules, checks: checks(count: scenario.checks.count, brokenChecks), steps: run.steps
    )
    if scenario.tellsEvents, let calls = run.events.withOwnCalls {
      report.calls = calls.map(event)
    }
    report.believing = scenario.believing
    report.without = scenario.without.sorted()
    report.notes = run.notes
    report.stoppedAt = ownPlace(in: run.limitBacktrace).map(location)
    report.printed = scenario.tellsEvents ? run.events.prints.map(printed) : []
    return report
  }

  private var outcome: Outcome {
    switch run.outcome {
    case .completed: .completed
    case .limit(.steps): .limit(.steps)
    case .limit(.memory): .limit(.memory)
    case .limit(.output): .limit(.output)
    case .trapped(let message, let backtrace): .trapped(trap(message, backtrace))
    }
  }

  private func trap(_ message: String, _ backtrace: [CodeLocation]) -> Trap {
    // A stack overflow's backtrace is as long as the stack; its two ends are enough.
    let shown =
      backtrace.count > 64 ? Array(backtrace.prefix(48)) + backtrace.suffix(16) : backtrace
    let own = ownPlace(in: backtrace) ?? backtrace.first
    return Trap(
      message: message, location: own.map(location), backtrace: shown.map(frame))
  }

  /// The innermost place in the scenario's own files.
  private func ownPlace(in backtrace: [CodeLocation]) -> CodeLocation? {
    backtrace.first { program.functions[Int($0.function.rawValue)].isScenario }
  }

  private func location(_ place: CodeLocation) -> SourceLocation {
    let function = Int(place.function.rawValue)
    let file = Int(program.functions[function].file)
    let position = program.files[file].position(
      of: program.functions[function].offset(at: place.pc))
    return SourceLocation(
      file: program.files[file].name, line: position.line, column: position.column)
  }

  private func frame(_ place: CodeLocation) -> StackFrame {
    if let known = frames[place] { return known }
    let location = location(place)
    let function = program.functions[Int(place.function.rawValue)]
    let source: StackFrame.Source =
      if !function.isScenario { .model } else if location.file == programFile { .program } else {
        .file
      }
    let frame = StackFrame(
      function: function.name, file: location.file, line: location.line,
      name: function.knownName, source: source)
    frames[place] = frame
    return frame
  }

  private func event(_ event: MachineRun.Event) -> Event {
    let callback = program.callbacks[Int(event.callback.rawValue)]
    let arguments = zip(callback.parameters, event.arguments).map {
      Event.Argument(label: $0, value: $1)
    }
    var reported = Event(
      index: event.index, leave: event.leave,
      phase: phase(event.phase),
      time: event.time, object: event.object, className: event.className, callback: callback.name,
      isOverridden: event.isOverridden, arguments: arguments, stack: event.stack.map(frame),
      because: event.because,
      branches: event.branches.map(branch))
    reported.isOwnCall = event.isOwnCall
    return reported
  }

  private func phase(_ number: Int) -> Phase {
    Phase.allCases.indices.contains(number) ? Phase.allCases[number] : .sync
  }

  private func printed(_ print: MachineRun.Print) -> PrintedLine {
    let own = ownPlace(in: print.stack)
    return PrintedLine(
      event: print.event, eventsBefore: print.eventsBefore, phase: phase(print.phase),
      time: print.time, frame: own.map(frame))
  }

  private func branch(_ branch: MachineRun.Branch) -> Event.Branch {
    let function = program.functions[Int(branch.function.rawValue)]
    return Event.Branch(group: branch.group, index: branch.index, function: function.name)
  }

  private func checks(count: Int, _ broken: [Int: String]) -> [CheckResult] {
    var results = run.checkResults.makeIterator()
    return (0..<count).map { index in
      if let reason = broken[index] { return .broken(reason) }
      switch results.next() {
      case .holds?: return .holds
      case .fails?: return .fails
      case .broken(let reason)?: return .broken(reason)
      case nil: return .broken("the run ended before it")
      }
    }
  }
}

extension SwiftIR.Function {
  /// The UTF-8 offset that an instruction comes from.
  func offset(at pc: Int) -> UInt32 {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].pc <= UInt32(pc) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : places[low - 1].offset
  }
}
