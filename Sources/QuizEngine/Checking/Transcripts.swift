public import Curriculum
import Diagnostics
import Releases
public import Scenarios
import Words

// Code in prose: what it prints, and the sentences about it.

/// Returns the lines that a run shows: what it printed, and how it ended when not well.
public func transcript(of run: Run) -> [String] {
  switch run.outcome {
  case .completed: return run.output
  case .trapped(let trap): return run.output + [Words.Runs.trapped(trap.message)]
  case .limit(let limit): return run.output + [Words.Runs.limited(limit.inWords)]
  case .refused:
    return run.diagnostics.filter { $0.severity == .error }.map { Words.Runs.refused($0.message) }
  }
}

/// Returns where a lesson's code does not do what the text says.
func verify(
  _ listing: Listing, in lesson: LessonID, index: Int, run: Runner
) -> [Problem] {
  let result = run(listing.scenario)
  let shown = transcript(of: result)
  let part = ContentPart.printed(lesson, index: index)
  for line in 0..<max(shown.count, listing.printed.count) {
    let says = listing.printed.indices.contains(line) ? listing.printed[line] : nil
    let does = shown.indices.contains(line) ? shown[line] : nil
    guard !isSame(says, does) else { continue }
    if let does, isRefusal(does), says.map(isRefusal) != true,
      let error = result.diagnostics.first(where: { $0.severity == .error })
    {
      return [
        Problem(
          error.message, in: .code(lesson, index: index), line: error.location.line,
          column: error.location.column)
      ]
    }
    let message =
      switch (says, does) {
      case (let says?, let does?): Words.CourseFindings.prints(does, not: says)
      case (let says?, nil): Words.CourseFindings.printsNoMore(not: says)
      default: Words.CourseFindings.printsOneMore(does ?? "")
      }
    return [Problem(message, in: part, line: line + 1)]
  }
  return verifySentences(of: listing, result, in: lesson, index: index)
}

private func isRefusal(_ line: String) -> Bool { line.hasPrefix(Words.Runs.refused("")) }

private func verifySentences(
  of listing: Listing, _ result: Run, in lesson: LessonID, index block: Int
) -> [Problem] {
  listing.sentences.enumerated().compactMap { index, sentence in
    let part = ContentPart.sentence(lesson, block: block, index: index)
    switch promisedResult(of: sentence.check, at: index, in: result) {
    case .success(true): return nil
    case .success(false):
      return Problem(Words.CourseFindings.sentenceIsNotSo, in: part)
    case .failure(let why): return Problem(why.message, in: part)
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

/// Whether a line that the text shows is the one that was printed. Of a trap or a refusal the text
/// may give the beginning only, as the rest may hold addresses and lists.
private func isSame(_ says: String?, _ does: String?) -> Bool {
  guard let says, let does else { return says == nil && does == nil }
  if says == does { return true }
  for prefix in [Words.Runs.trapped(""), Words.Runs.refused("")]
  where says.hasPrefix(prefix) && says.count > prefix.count {
    return does.hasPrefix(says)
  }
  return false
}
