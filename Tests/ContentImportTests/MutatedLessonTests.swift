import ContentImport
import Curriculum
import Diagnostics
import Foundation
import ProjectFiles
import ReviewLog
import Scenarios
import Testing

@testable import QuizEngine

/// A line that is lost, written twice or swapped with the next, in each of the shipped lessons.
///
/// A few, drawn from a seed that `MUTATION_SEED` sets; `MUTATIONS=all` tries every line, as
/// `Scripts/deep lessons` does, and `MUTATIONS=500` so many of each lesson.
@Suite struct MutatedLessonTests {
  enum Change: String, CaseIterable {
    case deletion, duplication, swap

    /// Nil when there is nothing to swap with.
    func applied(to lines: [String], at index: Int) -> [String]? {
      var lines = lines
      switch self {
      case .deletion: lines.remove(at: index)
      case .duplication: lines.insert(lines[index], at: index)
      case .swap:
        guard index + 1 < lines.count, lines[index] != lines[index + 1] else { return nil }
        lines.swapAt(index, index + 1)
      }
      return lines
    }
  }

  /// The result of changing a file.
  enum Fate: String, CaseIterable {
    /// It does not read.
    case refused
    /// It reads, and a run shows that it is wrong.
    case found
    /// The prose or the layout differs; every question is the same.
    case prose
    /// A question's text or run differs, with the same answer.
    case sameAnswer
    /// A question has another answer and, by its revision, another identity.
    case anotherQuestion
  }

  private static let folder = ProjectFiles.shippedCourse

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  @Test(arguments: names) func `no change of a line crashes, or passes for what it is not`(
    _ name: String
  ) throws {
    let mutants = try Mutants(of: name, in: Self.folder)
    var fates: [Fate: Int] = [:]
    for (change, index) in mutants.chosen {
      guard let lines = change.applied(to: mutants.lines, at: index) else { continue }
      let fate = mutants.fate(of: lines, "\(name):\(index + 1): \(change.rawValue)")
      fates[fate, default: 0] += 1
    }
    let told = Fate.allCases.map { "\($0.rawValue) \(fates[$0] ?? 0)" }
    print("mutants of \(name), seed \(Mutants.seed): \(told.joined(separator: ", "))")
  }
}

/// A lesson whose lines are changed one at a time.
private final class Mutants {
  let lines: [String]
  let chosen: [(MutatedLessonTests.Change, Int)]
  /// The course's own file with this lesson alone, and its Swift.
  private let others: [SourceFile]
  private let original: Lesson
  private let locations: [ContentPart: Diagnostics.SourceLocation]
  private let runs = RepeatedRuns(WrongFileTests.engine)
  private var truths: [QuestionID: Truth] = [:]
  private var usualFindings: [[QuestionID]: Set<String>] = [:]

  init(of name: String, in folder: URL) throws {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    // Lessons that it requires are not there.
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix("requires:") ? "requires: []" : String($0)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") || $0 == "course.yaml" }.sorted()
    others = try names.map {
      let text = try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      let head = text.split(separator: "lessons:", maxSplits: 1)[0]
      return SourceFile(name: $0, text: $0 == "course.yaml" ? head + "lessons: [L01.md]\n" : text)
    }
    let reading = Self.read(lines, others)
    original = try #require(reading.course?.lessons.first)
    locations = reading.locations
    chosen = Self.choose(lines.count)
    // Otherwise every change would be found.
    for question in original.questions {
      try #require(truthBefore(question) != nil, "\(name): \(question.id.rawValue)")
    }
  }

  private static func read(_ lines: [String], _ others: [SourceFile]) -> CourseReading {
    readCourse([SourceFile(name: "L01.md", text: lines.joined(separator: "\n"))] + others)
  }

  static let seed = ProcessInfo.processInfo.environment["MUTATION_SEED"].flatMap(UInt64.init) ?? 1

  private static func choose(_ count: Int) -> [(MutatedLessonTests.Change, Int)] {
    let all = MutatedLessonTests.Change.allCases.flatMap { change in
      (0..<count).map { (change, $0) }
    }
    let wish = ProcessInfo.processInfo.environment["MUTATIONS"] ?? "6"
    guard wish != "all" else { return all }
    var numbers = SplitMix64(seed: seed)
    return (0..<(Int(wish) ?? 0)).map { _ in
      all[Int.random(in: all.indices, using: &numbers)]
    }
  }

  func fate(of lines: [String], _ what: String) -> MutatedLessonTests.Fate {
    let reading = Self.read(lines, others)
    for diagnostic in reading.diagnostics {
      #expect((1...lines.count + 1).contains(diagnostic.location.line), "\(what)")
    }
    guard reading.isSound, let lesson = reading.course?.lessons.first else { return .refused }
    let old = Dictionary(original.questions.map { ($0.id, $0) }) { first, _ in first }
    let changed = lesson.questions.filter { old[$0.id] != $0 }
    guard changed.isEmpty || lesson.questions.count == original.questions.count else {
      return fail("\(what): a question more or less")
    }
    var part = lesson
    part.questions = changed
    part.blocks = lesson.blocks.filter { !original.blocks.contains($0) }
    let found = Set(findings(part, reading.locations))
    guard found.isSubset(of: usualFindings(of: changed.compactMap { old[$0.id] })),
      lesson.questions.count == old.count
    else { return .found }
    var fate = MutatedLessonTests.Fate.prose
    for question in changed {
      guard let before = old[question.id], before.kind == question.kind else {
        return fail("\(what): another id or kind")
      }
      guard let truth = truth(of: question), let truthBefore = self.truthBefore(before) else {
        return fail("\(what): no answer, and no finding")
      }
      if truth == truthBefore {
        if fate == .prose { fate = .sameAnswer }
      } else {
        fate = .anotherQuestion
        #expect(
          hashes(question, truth).meaning != hashes(before, truthBefore).meaning,
          "\(what): another answer under the same identity")
      }
    }
    return fate
  }

  private func fail(_ message: String) -> MutatedLessonTests.Fate {
    Issue.record("\(message)")
    return .found
  }

  /// The findings about questions as they were: those lessons are missing that teach what they need.
  private func usualFindings(of questions: [Question]) -> Set<String> {
    let key = questions.map(\.id)
    if let known = usualFindings[key] { return known }
    var part = original
    part.questions = questions
    part.blocks = []
    let found = Set(findings(part, locations))
    usualFindings[key] = found
    return found
  }

  /// Verifies the changed part; the findings leave out that the rest is missing.
  private func findings(
    _ part: Lesson, _ locations: [ContentPart: Diagnostics.SourceLocation]
  ) -> [String] {
    guard !part.questions.isEmpty || !part.blocks.isEmpty else { return [] }
    let engine = WrongFileTests.engine
    return verify(
      course: Course(
        id: CourseID(rawValue: "c"), uuid: "", title: "", lessons: [part]), rules: engine.rules,
      misconceptions: engine.misconceptions, names: engine.sourceNames, locations: locations,
      run: { self.runs.run($0) }
    ).map(\.message).filter { !$0.hasPrefix("the lesson has no ") }
  }

  private func truth(of question: Question) -> Truth? {
    QuizEngine.truth(of: question) { runs.run($0) }
  }

  private func truthBefore(_ question: Question) -> Truth? {
    if let known = truths[question.id] { return known }
    let made = truth(of: question)
    truths[question.id] = made
    return made
  }

  private func hashes(_ question: Question, _ truth: Truth) -> QuestionHashes {
    QuestionHashes(of: question, truth: truth)
  }
}
