internal import Exporting
internal import Timelines

/// The form in which `vdl trace` writes a run.
enum TraceFormat: String, CaseIterable {
  case text, json, html, mermaid, perfetto

  /// `--json` is short for `--format json`.
  init(_ arguments: Arguments) throws(Failure) {
    let format = try arguments.choice("--format", as: TraceFormat.self)
    if arguments.has("--json"), let format, format != .json {
      throw .usage(.conflictingOptions("--format", "--json"))
    }
    self = arguments.has("--json") ? .json : format ?? .text
  }

  /// The number of steps that a picture shows of a long run; nil where it shows all or none.
  var mostSteps: Int? {
    switch self {
    case .html: TimelinePage.mostSteps
    case .perfetto: Timeline.mostSlices
    case .text, .json, .mermaid: nil
    }
  }

  /// The picture as a text for a file; nil for the formats that are no pictures.
  func picture(of timeline: Timeline, title: String) throws(Failure) -> String? {
    switch self {
    case .text, .json: return nil
    case .html: return TimelinePage(timeline, title: title).html
    case .perfetto: return timeline.perfetto(title: title).pretty
    case .mermaid:
      do throws(Timeline.TooLarge) {
        return try timeline.mermaid(title: title)
      } catch {
        throw .usage(
          "a sequence diagram of \(error.messages) callbacks and \(error.participants) participants "
            + "can't be read; at most \(Timeline.mostMessages) and \(Timeline.mostParticipants) fit",
          hint: "narrow it with --only CLASS, or take --format html")
      }
    }
  }
}
