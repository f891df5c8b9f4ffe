import Foundation
import ProjectFiles
import TestedEngine
import Testing

@testable import CLICommands

/// Simulated learners at `vdl quiz --json`: they read its objects and type lines, as a program does.
///
/// These are a few, who must be treated well by every version. `Scripts/deep learners` has hundreds,
/// and compares what it counts with the goals.
@Suite struct `Sessions of simulated learners` {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private static let seed = UInt64(number("SEED") ?? 21)

  /// As many learners with one misconception, when there shall be hundreds.
  private static let count = number("SIMULATED_LEARNERS")

  /// The misconceptions that all of them shall have, and the lesson, to look at learners of one sort.
  private static let beliefs = ProcessInfo.processInfo.environment["BELIEFS"]?
    .split(separator: " ").map(String.init)
  private static let lesson = ProcessInfo.processInfo.environment["LESSON"]

  /// They study a course with a question of almost each kind and short scenarios, since the tests run
  /// without optimisation.
  private static let few = [
    LearnerPlan(
      .one, seed: seed, beliefs: ["window-is-set-in-will-appear"], lesson: "k", slips: 0.1),
    LearnerPlan(.none, seed: seed, lesson: "k", slips: 0.2),
    LearnerPlan(
      .two, seed: seed, beliefs: ["did-load-before-load-view", "window-is-set-in-will-appear"],
      lesson: "k"),
    LearnerPlan(.roteByText, seed: seed, lesson: "k"),
    LearnerPlan(.roteByID, seed: seed, lesson: "k"),
    LearnerPlan(.memory, seed: seed),
  ]

  @Test(arguments: Self.few)
  func `name nothing wrong, and take every answer`(plan: LearnerPlan) throws {
    let room = try Room(teaching: ProjectFiles.kinds, keeping: testedRuns)
    let report = try room.study(
      plan,
      Timetable(
        questionsForOne: 12, questionsForTwo: 12, mostSittings: 1, daysOfRote: 3,
        questionsOfRote: 6, daysOfMemory: 6, away: 3..<5, syllabus: Syllabus(of: ProjectFiles.kinds)
      ))
    let line = SessionTable.line(report)
    print("seed \(Self.seed): \(line)")
    #expect(report.contradictions == [], "seed \(Self.seed): \(line)")
    // Who forgets answers at random, and may happen to answer as a misconception does.
    #expect(!report.hasWrongName || plan.sort == .memory, "seed \(Self.seed): \(line)")
    #expect(report.answered > 0, "seed \(Self.seed): \(line)")
    #expect(report.progress.rules.held == 0 || plan.sort == .memory, "seed \(Self.seed): \(line)")
  }

  @Test func `count runs of one rule`() {
    #expect(SessionReport.longestRun(of: []) == 0)
    #expect(SessionReport.longestRun(of: ["a", "b", "b", "a", "a", "a"]) == 3)
  }

  // MARK: Hundreds

  @Test(.enabled(if: Self.count != nil, "SIMULATED_LEARNERS is not set"))
  func `reach the goals`() async throws {
    let syllabus = try Syllabus.shipped.get()
    let count = Self.count ?? 0
    let plans =
      if let beliefs = Self.beliefs {
        (0..<count).map { number in
          LearnerPlan(
            believing: beliefs, in: Self.lesson, number: number, seed: Self.seed, of: syllabus)
        }
      } else {
        Sort.allCases.flatMap { sort in
          (0..<sort.share(of: count)).map { number in
            LearnerPlan(sort, number: number, seed: Self.seed, in: syllabus)
          }
        }
      }
    print("seed \(Self.seed), \(plans.count) learners")
    print(SessionTable.head)
    let reports = await study(plans, Timetable(syllabus: syllabus))
    #expect(reports.count == plans.count)
    for report in reports {
      #expect(report.contradictions == [], "seed \(Self.seed): \(SessionTable.line(report))")
    }
    for check in SessionTable(reports: reports).checks {
      print(check.line)
      #expect(check.isReached, "seed \(Self.seed): \(check.line)")
    }
  }

  /// Learners of one lesson share a room, and with it the runs of its questions; then they are dropped.
  private func study(_ plans: [LearnerPlan], _ timetable: Timetable) async -> [SessionReport] {
    // Those of the whole course take longest, and are first.
    let groups = Dictionary(grouping: plans) { $0.lesson ?? "" }
      .sorted { $0.key < $1.key }
      .flatMap { $0.key.isEmpty ? $0.value.map { [$0] } : [$0.value] }
    return await withTaskGroup(of: [SessionReport].self) { tasks in
      for group in groups {
        tasks.addTask {
          LargeStack.run {
            guard let room = try? Room(keeping: KeptRuns()) else { return [] }
            return group.compactMap { plan in
              do {
                let report = try room.study(plan, timetable)
                print(SessionTable.line(report))
                return report
              } catch {
                print("\(plan.seed.name): \(error)")
                return nil
              }
            }
          }
        }
      }
      return await tasks.reduce(into: []) { $0 += $1 }
    }
  }
}
