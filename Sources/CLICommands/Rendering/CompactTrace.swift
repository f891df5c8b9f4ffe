internal import Scenarios
internal import TerminalUI
internal import Timelines

/// The steps of a timeline, one line each: the object, the callback, and what was printed.
///
/// Three columns where they fit the terminal. Where they don't, printed lines stand below their callback.
struct CompactTrace {
  var timeline: Timeline
  var console: Console
  /// Whether each line begins with the lanes of the objects.
  var showsLanes = false

  /// A step's cells, as the terminal may show them.
  private struct Row {
    var object: String
    var callback: String
    var prints: [String]
    /// The object and the callback as one: `Card.viewDidLoad()`, `your code line 12`.
    var name: String
  }

  /// The widths of the first two columns.
  private struct Widths {
    var object: Int
    var callback: Int
    /// The columns before the third one.
    var beforePrints: Int { 2 + object + 2 + callback + 2 }
  }

  /// Printed text in fewer columns would be cut into pieces.
  private static let leastForPrints = 16

  private var columns: Int { console.terminal.columns }

  func write() {
    let rows = timeline.steps.map(row)
    if let widths = widths(of: rows) {
      if !rows.isEmpty, !showsLanes { writeHeads(widths, hasPrints(rows)) }
      write(rows) { writeBeside($0, widths) }
    } else {
      write(rows, writeStacked)
    }
    writeLaterOutput()
  }

  private func write(_ rows: [Row], _ body: (Row) -> Void) {
    for band in timeline.bands {
      console.line(
        console.style.heading(Text.wrapped(band.moment.title, columns: columns, rest: "  ")))
      for index in band.steps { body(rows[index]) }
    }
  }

  private var tracks: LaneTracks? { showsLanes ? LaneTracks(timeline.usedLanes) : nil }

  private func row(of step: Timeline.Step) -> Row {
    let indent = String(repeating: "  ", count: min(step.depth, columns / 16))
    let object = timeline.laneName(of: step)
    let signs = tracks?.signs(at: object) ?? ""
    return Row(
      object: signs + console.shown(object),
      callback: indent + console.shown(step.event?.callback ?? step.place ?? ""),
      prints: step.prints.map(console.shown),
      name: signs + indent
        + console.shown(step.event?.fullName ?? object + (step.place.map { " \($0)" } ?? "")))
  }

  /// The widths where all columns fit; nil where they don't.
  private func widths(of rows: [Row]) -> Widths? {
    func widest(_ texts: [String]) -> Int { texts.map { Text.width(of: $0) }.max() ?? 0 }
    let widths = Widths(
      object: widest(rows.map(\.object) + ["object"]),
      callback: widest(rows.map(\.callback) + ["callback"]))
    let printed = rows.flatMap(\.prints)
    let prints = printed.isEmpty ? 0 : widest(printed + ["prints"])
    return widths.beforePrints + min(prints, Self.leastForPrints) <= columns ? widths : nil
  }

  private func hasPrints(_ rows: [Row]) -> Bool { rows.contains { !$0.prints.isEmpty } }

  private func writeHeads(_ widths: Widths, _ hasPrints: Bool) {
    console.line(
      console.style.faint(
        "  " + Text.padded("object", to: widths.object) + "  "
          + (hasPrints ? Text.padded("callback", to: widths.callback) + "  prints" : "callback")))
  }

  private func writeBeside(_ row: Row, _ widths: Widths) {
    let rest = String(repeating: " ", count: widths.beforePrints)
    let prints = row.prints.map {
      Text.folded($0, columns: columns, first: rest, rest: rest).dropFirst(rest.count)
    }.joined(separator: "\n" + rest)
    let head = "  " + Text.padded(row.object, to: widths.object) + "  "
    let callback = console.style.code(Text.padded(row.callback, to: widths.callback)).escaped
    guard !prints.isEmpty else {
      console.line(head + console.style.code(row.callback).escaped)
      return
    }
    console.line(head + callback + "  " + prints)
  }

  private func writeStacked(_ row: Row) {
    let indent = String(row.name.prefix { $0 == " " })
    console.line(
      console.style.code(
        Text.folded(
          String(row.name.dropFirst(indent.count)), columns: columns, first: "  " + indent,
          rest: "    " + indent)))
    for line in row.prints {
      console.line(
        Text.folded(
          line, columns: columns, first: "    \(indent)prints ", rest: "      \(indent)"))
    }
  }

  private func writeLaterOutput() {
    guard !timeline.laterOutput.isEmpty else { return }
    console.line(console.style.heading("It also printed"))
    for line in timeline.laterOutput {
      console.line(Text.folded(console.shown(line), columns: columns, first: "  ", rest: "    "))
    }
  }
}
