internal import Diagnostics
internal import Releases
internal import Scenarios

/// A run as `vdl trace --json` writes it.
enum TraceDocument {
  /// Raised when a reader of the format before could be misled.
  static let version = 1

  /// The document; with the order's promises when they were asked for.
  static func json(of run: Run, orders: Orders?) -> JSON {
    guard case .object(let members) = json(of: run) else { preconditionFailure("an object") }
    let value = orders.map(OrdersReport.json(of:)) ?? .null
    return .object(members + [JSON.Member(key: "orders", value: value)])
  }

  static func json(of run: Run) -> JSON {
    guard case .object(let members) = truthJSON(of: run) else { preconditionFailure("an object") }
    var circumstances: [JSON.Member] = []
    if let belief = run.believing {
      circumstances.append(JSON.Member(key: "believing", value: .string(belief)))
    }
    if !run.without.isEmpty {
      circumstances.append(JSON.Member(key: "without", value: .strings(run.without)))
    }
    return .object(members + circumstances)
  }

  private static func truthJSON(of run: Run) -> JSON {
    .object([
      "version": .int(version),
      "ios": .string(String(describing: run.ios)),
      "device": .string(run.device.rawValue),
      "outcome": outcome(of: run),
      "output": .strings(run.output),
      "diagnostics": .array(run.diagnostics.map(json(of:))),
      "events": .array(run.events.map(json(of:))),
      "leaks": .array(
        run.leaks.map {
          .object(["objects": .strings($0.objects), "cycle": .strings($0.cycle)])
        }),
    ])
  }

  private static func outcome(of run: Run) -> JSON {
    let (kind, message, location): (String, String?, SourceLocation?) =
      switch run.outcome {
      case .completed: ("completed", nil, nil)
      case .refused:
        ("refused", firstError(of: run)?.message, firstError(of: run)?.location)
      case .trapped(let trap): ("trapped", trap.message, trap.location)
      case .limit(let limit): ("limit", limit.rawValue, nil)
      }
    return .object([
      "kind": .string(kind), "message": .optional(message),
      "location": location.map(json(of:)) ?? .null,
    ])
  }

  private static func firstError(of run: Run) -> Diagnostic? {
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

  private static func json(of event: Event) -> JSON {
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
