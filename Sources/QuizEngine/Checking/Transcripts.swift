public import Curriculum
import Diagnostics
import Releases
public import Scenarios

// Code in prose: its output, and the sentences about it.

/// A line that a run shows, as lessons and transcripts write it.
private enum TranscriptLine {
  case printed(String)
  /// The message of a run that failed. A lesson may give only the beginning, because the rest may
  /// contain addresses and lists.
  case trap(String)
  case limit(ExceededLimit)
  case refused(String)

  private static let trapMark = "trap: "
  private static let refusalMark = "refused: "

  var text: String {
    switch self {
    case .printed(let line): line
    case .trap(let message): Self.trapMark + message
    case .limit(let limit): "limit: " + limit.inWords
    case .refused(let message): Self.refusalMark + message
    }
  }

  /// Returns whether a line of a lesson shows this one.
  func isShown(by line: String) -> Bool {
    if line == text { return true }
    return switch self {
    case .printed, .limit: false
    case .trap: line.count > Self.trapMark.count && text.hasPrefix(line)
    case .refused: line.count > Self.refusalMark.count && text.hasPrefix(line)
    }
  }

  /// Returns whether a line of a lesson says that the code is refused.
  static func isRefusal(_ line: String) -> Bool { line.hasPrefix(refusalMark) }
}

/// Returns the lines that a run shows: its output, then `trap: `, `limit: ` or `refused: ` with the
/// reason when it did not complete.
public func transcript(of run: Run) -> [String] { lines(of: run).map(\.text) }

private func lines(of run: Run) -> [TranscriptLine] {
  let output = run.output.map(TranscriptLine.printed)
  switch run.outcome {
  case .completed: return output
  case .trapped(let trap): return output + [.trap(trap.message)]
  case .limit(let limit): return output + [.limit(limit)]
  case .refused:
    return run.diagnostics.filter { $0.severity == .error }.map { .refused($0.message) }
  }
}

/// Returns the first difference between a lesson's code and its text, or else the sentences about the
/// code that are false.
func verify(
  _ listing: Listing, in lesson: LessonID, index: Int, run: Runner
) -> [Problem] {
  let result = run(listing.scenario)
  let shown = lines(of: result)
  for line in 0..<max(shown.count, listing.printed.count) {
    let says = listing.printed.indices.contains(line) ? listing.printed[line] : nil
    let does = shown.indices.contains(line) ? shown[line] : nil
    if let says, let does, does.isShown(by: says) { continue }
    if case .refused? = does, says.map(TranscriptLine.isRefusal) != true,
      let error = result.diagnostics.first(where: { $0.severity == .error })
    {
      return [
        Problem(
          RunFinding.isRefusedBecause(error.message), in: .code(lesson, index: index),
          line: error.location.line, column: error.location.column)
      ]
    }
    let finding: ListingFinding =
      switch (says, does) {
      case (let says?, let does?): .prints(does.text, insteadOf: says)
      case (let says?, nil): .printsNoMore(insteadOf: says)
      case (nil, let does): .printsOneMore(does?.text ?? "")
      }
    return [Problem(finding, in: .printed(lesson, index: index), line: line + 1)]
  }
  return verifySentences(of: listing, result, in: lesson, index: index)
    + verifyTimeline(of: listing, result, in: lesson, index: index)
}

private func verifySentences(
  of listing: Listing, _ result: Run, in lesson: LessonID, index block: Int
) -> [Problem] {
  listing.sentences.enumerated().compactMap { index, sentence -> Problem? in
    let part = ContentPart.sentence(lesson, block: block, index: index)
    switch promisedResult(of: sentence.check, at: index, in: result) {
    case .success(true): return nil
    case .success(false): return Problem(ListingFinding.sentenceIsFalse, in: part)
    case .failure(let why): return Problem(why, in: part)
    }
  }
}

extension Listing {
  /// The code in its circumstances, with the checks of its sentences.
  public var scenario: Scenario {
    var scenario = Scenario(
      of: code, above: support, ios: ios, device: device, checks: sentences.map(\.check))
    scenario.isVerbose = isVerbose
    return scenario
  }
}

private enum ListingFinding: Finding {
  case prints(String, insteadOf: String)
  case printsNoMore(insteadOf: String)
  case printsOneMore(String)
  case sentenceIsFalse

  var message: String {
    switch self {
    case .prints(let real, let said):
      "the text says that it prints '\(said)', but it prints '\(real)'"
    case .printsNoMore(let said):
      "the text says that it prints '\(said)', but it prints nothing more"
    case .printsOneMore(let line): "it prints one more line: '\(line)'"
    case .sentenceIsFalse: "this sentence isn't true: its check doesn't hold"
    }
  }
}
