public import Exporting
internal import Scenarios

extension Timeline {
  /// The picture as a trace in the JSON format of Chrome, which ui.perfetto.dev opens.
  ///
  /// A lane is a thread, and a step is a slice; one step is a microsecond, since nearly everything
  /// happens at one virtual time. A callback from another lane has a second slice in the lane of its
  /// sender, and an arrow leads from that to it (`bind_id`).
  ///
  /// Of a long run it has the first steps, and says so in its metadata, which the viewer shows with the trace.
  public func perfetto(title: String) -> JSON {
    let shown = first(Self.mostSlices)
    var events: [JSON] = [
      metadata(
        "process_name", thread: 0, "name", .string("\(title): \(Self.circumstances(of: run))"))
    ]
    for (index, lane) in shown.lanes.enumerated() {
      events.append(metadata("thread_name", thread: index + 1, "name", .string(lane.name)))
      events.append(
        metadata("thread_sort_index", thread: index + 1, "sort_index", .int(index + 1)))
    }
    for (index, step) in shown.steps.enumerated() {
      events += slices(of: step, at: index)
    }
    let notes = [notice, shortening(to: Self.mostSlices)].compactMap(\.self)
    return .object(
      [
        JSON.Member(key: "displayTimeUnit", value: .string("ns")),
        JSON.Member(key: "traceEvents", value: .array(events)),
      ]
        + (notes.isEmpty
          ? []
          : [
            JSON.Member(
              key: "otherData",
              value: .object(["note": .string(notes.joined(separator: " "))]))
          ]))
  }

  /// No trace has more steps: the viewer keeps all of them in its memory.
  public static let mostSlices = 20_000

  private func metadata(_ name: String, thread: Int, _ key: String, _ value: JSON) -> JSON {
    .object([
      "ph": .string("M"), "pid": .int(1), "tid": .int(thread), "name": .string(name),
      "args": .object([JSON.Member(key: key, value: value)]),
    ])
  }

  /// The slices of a step: in its own lane, and for a call also in the lane of the sender, which comes
  /// first, so that the arrow's start is known at its end.
  private func slices(of step: Step, at index: Int) -> [JSON] {
    guard let event = step.event else {
      let name = ["prints", step.place].compactMap(\.self).joined(separator: " in ")
      return [slice(name, "output", step.lane, index, step, [argument("prints", step.prints)])]
    }
    let arguments =
      [argument("because", event.because), argument("called by", CallChain(event).callers)]
      + [JSON.Member(key: "overridden", value: .bool(event.isOverridden))]
      + event.arguments.map { JSON.Member(key: $0.label, value: .string($0.value)) }
      + [argument("prints", step.prints)]
    guard step.caller != step.lane else {
      return [slice(event.callback, "callback", step.lane, index, step, arguments)]
    }
    let call = "calls \(event.fullName)"
    let flow = JSON.string("0x" + String(index + 1, radix: 16))
    return [
      slice(
        call, "call", step.caller, index, step, [],
        bind: [("bind_id", flow), ("flow_out", .bool(true))]),
      slice(
        event.callback, "callback", step.lane, index, step, arguments,
        bind: [("bind_id", flow), ("flow_in", .bool(true))]),
    ]
  }

  private func argument(_ key: String, _ values: [String]) -> JSON.Member {
    JSON.Member(key: key, value: .strings(values))
  }

  private func slice(
    _ name: String, _ category: String, _ lane: Int, _ index: Int, _ step: Step,
    _ arguments: [JSON.Member], bind: [(String, JSON)] = []
  ) -> JSON {
    let members: [(String, JSON)] =
      [
        ("ph", .string("X")), ("pid", .int(1)), ("tid", .int(lane + 1)), ("ts", .int(index)),
        ("dur", .int(max(1, step.end - index))), ("cat", .string(category)),
        ("name", .string(name)),
      ] + bind
      + (arguments.isEmpty
        ? [] : [("args", .object(arguments.filter { $0.value != .array([]) }))])
    return .object(members.map { JSON.Member(key: $0.0, value: $0.1) })
  }
}
