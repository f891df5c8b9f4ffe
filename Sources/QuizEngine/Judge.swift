import Curriculum
import Scenarios

/// Judges what a learner typed.
///
/// It is pure but for the runs, which are pure too: the same response to the same prepared question
/// gives the same verdict, so that one that was never seen can be shown later. Code and ways to a goal
/// are run; the other kinds are judged by the run that decided the question.
public func judge(
  response: String, to prepared: PreparedQuestion, run: @escaping Runner
) -> ParsedAnswer {
  let typed = withoutControls(response)
  let parsed = prepared.question.task.judging.judge(typed, prepared, run: run)
  guard case .verdict(var verdict) = parsed else { return parsed }
  if !verdict.isRight, verdict.remark == nil {
    verdict.remark = remark(on: verdict, typed, prepared, run: run)
  }
  return .verdict(verdict)
}

/// A response with tabs as spaces and without what a terminal would obey.
func withoutControls(_ response: String) -> String {
  var text = String.UnicodeScalarView()
  for scalar in response.unicodeScalars {
    switch scalar.value {
    case 0x09: text.append(" ")
    case 0x0A, 0x20...0x7E, 0xA0...: text.append(scalar)
    default: break
    }
  }
  return String(text)
}

// MARK: Feedback

/// Returns what the author says to this wrong answer.
private func remark(
  on verdict: Verdict, _ typed: String, _ prepared: PreparedQuestion, run: @escaping Runner
) -> String? {
  let task = prepared.question.task.judging
  for feedback in prepared.question.feedback {
    switch feedback.to {
    case .typed(let answer):
      if case .verdict(let meant) = task.judge(prepared.shown(answer), prepared, run: run),
        meant.answer == verdict.answer
      {
        return feedback.text
      }
    case .believing(let id):
      if isAnswer(typed, to: prepared, believing: id, run: run) { return feedback.text }
    }
  }
  return nil
}

/// Whether somebody who holds a misconception would answer so.
public func isAnswer(
  _ response: String, to prepared: PreparedQuestion, believing id: String,
  run: @escaping Runner
) -> Bool {
  let believed = decide(prepared.question, run: believing(id, run))
  guard let truth = believed.truth else { return false }
  var imagined = prepared
  imagined.truth = truth
  let judged = prepared.question.task.judging
    .judge(withoutControls(response), imagined, run: believing(id, run))
  if case .verdict(let verdict) = judged { return verdict.isRight }
  return false
}

/// Runs scenarios under a misconception.
public func believing(_ id: String, _ run: @escaping Runner) -> Runner {
  { scenario in
    var believed = scenario
    believed.believing = id
    return run(believed)
  }
}

// MARK: Verdicts

/// Returns a verdict on an answer of one word.
func single(
  _ prepared: PreparedQuestion, isRight: Bool, answer: String, right: String, yours: String,
  real: String
) -> Verdict {
  var result = verdict(
    prepared, isRight: isRight, score: isRight ? 1 : 0, answer: [answer], right: [right],
    rows: [Verdict.Row(yours: yours, real: real, isSame: isRight, why: nil)])
  result.layout = .word
  return result
}

func verdict(
  _ prepared: PreparedQuestion, isRight: Bool, score: Double, answer: [String], right: [String],
  orders: [[String]] = [], rows: [Verdict.Row], missed: [RuleID] = []
) -> Verdict {
  let first = rows.firstIndex { !$0.isSame }
  let there = first.flatMap { rows[$0].why?.rules } ?? []
  return Verdict(
    kind: prepared.question.kind, isRight: isRight, score: score, answer: answer, right: right,
    orders: orders, comparison: rows, firstDifference: first,
    because: there.isEmpty ? prepared.reasons : there, missed: missed)
}

/// Returns the places of a longest common subsequence of two lists.
func commonSubsequence<T: Equatable>(_ a: [T], _ b: [T]) -> [(Int, Int)] {
  commonSubsequence(a, b, by: ==)
}

func commonSubsequence<T>(_ a: [T], _ b: [T], by isSame: (T, T) -> Bool) -> [(Int, Int)] {
  var length = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in a.indices.reversed() {
    for j in b.indices.reversed() {
      length[i][j] =
        isSame(a[i], b[j])
        ? length[i + 1][j + 1] + 1 : max(length[i + 1][j], length[i][j + 1])
    }
  }
  var pairs: [(Int, Int)] = []
  var i = 0
  var j = 0
  while i < a.count, j < b.count {
    if isSame(a[i], b[j]) {
      pairs.append((i, j))
      i += 1
      j += 1
    } else if length[i + 1][j] >= length[i][j + 1] {
      i += 1
    } else {
      j += 1
    }
  }
  return pairs
}
