internal import Diagnostics
internal import Exporting
internal import Releases
internal import Scenarios

/// A run as `vdl trace --json` writes it.
enum TraceDocument {
  /// Raised when a reader of the format before could be misled.
  static let version = 1

  static func json(of run: Run) -> JSON { .object(members(of: run)) }

  /// The document with the promises of the order; null when the run has too many events.
  static func json(of run: Run, orders: Orders?) -> JSON {
    let value = orders.map(OrdersReport.json(of:)) ?? .null
    return .object(members(of: run) + [JSON.Member(key: "orders", value: value)])
  }

  private static func members(of run: Run) -> [JSON.Member] {
    let leaks = run.leaks.map {
      JSON.object(["objects": .strings($0.objects), "cycle": .strings($0.cycle)])
    }
    var members = [
      JSON.Member(key: "version", value: .int(version)),
      JSON.Member(key: "ios", value: .string(String(describing: run.ios))),
      JSON.Member(key: "device", value: .string(run.device.rawValue)),
      JSON.Member(key: "outcome", value: outcome(of: run)),
      JSON.Member(key: "output", value: .strings(run.output)),
      JSON.Member(key: "diagnostics", value: .array(run.diagnostics.map(json(of:)))),
      JSON.Member(key: "events", value: .array(run.events.map(json(of:)))),
      JSON.Member(key: "leaks", value: .array(leaks)),
      JSON.Member(key: "consoleWarnings", value: .strings(run.consoleWarnings)),
    ]
    if let belief = run.believing {
      members.append(JSON.Member(key: "believing", value: .string(belief)))
    }
    if !run.without.isEmpty {
      members.append(JSON.Member(key: "without", value: .strings(run.without)))
    }
    return members
  }

  /// The kind of a run's end, its message and its place.
  static func ending(of run: Run) -> (kind: String, message: String?, location: SourceLocation?) {
    switch run.outcome {
    case .completed: ("completed", nil, nil)
    case .refused: ("refused", firstError(of: run)?.message, firstError(of: run)?.location)
    case .trapped(let trap): ("trapped", trap.message, trap.location)
    case .limit(let limit): ("limit", limit.rawValue, nil)
    }
  }

  static func outcome(of run: Run) -> JSON {
    let (kind, message, location) = ending(of: run)
    return .object([
      "kind": .string(kind), "message": .optional(message),
      "location": location.map(json(of:)) ?? .null,
    ])
  }

  static func firstError(of run: Run) -> Diagnostic? {
    run.diagnostics.first { $0.severity == .error }
  }

  static func json(of location: SourceLocation) -> JSON {
    .object([
      "file": .string(location.file), "line": .int(location.line), "column": .int(location.column),
    ])
  }

  static func json(of diagnostic: Diagnostic) -> JSON {
    .object([
      "file": .string(diagnostic.location.file),
      "line": .int(diagnostic.location.line),
      "column": .int(diagnostic.location.column),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "notes": .array(
        diagnostic.notes.map { note in
          .object([
            "message": .string(note.message),
            "location": note.location.map(json(of:)) ?? .null,
          ])
        }),
    ])
  }

  static func json(of event: Event) -> JSON {
    .object([
      "index": .int(event.index),
      "leave": event.leave.map { .int($0) } ?? .null,
      "phase": .string(event.phase.rawValue),
      "time": .double(event.time),
      "object": .string(event.object),
      "class": .string(event.className),
      "callback": .string(event.callback),
      "overridden": .bool(event.isOverridden),
      "arguments": .object(
        event.arguments.map { JSON.Member(key: $0.label, value: .string($0.value)) }),
      "stack": .array(event.stack.map(json(of:))),
      "because": .strings(event.because),
    ])
  }

  static func json(of frame: StackFrame) -> JSON {
    .object([
      "function": .string(frame.function), "file": .string(frame.file), "line": .int(frame.line),
    ])
  }
}
