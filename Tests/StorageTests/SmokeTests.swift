import Curriculum
import ReviewLog
import Storage
import Testing

@Suite struct SmokeTests {
  @Test func `a question is shown and answered and progress follows`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    #expect(try store.course(Sample.course.id) == Sample.course)
    #expect(
      try store.newRules(of: learner.id) == [Sample.loading, Sample.pushing, Sample.counting])
    let shown = work.presentation(of: learner)
    try store.record(shown)
    #expect(try store.openPresentation(of: learner.id) == shown)
    let review = work.review(shown, missed: [Sample.pushing])
    try store.record(review)
    #expect(try store.openPresentation(of: learner.id) == nil)
    #expect(try store.unseenVerdict(of: learner.id)?.review == review)
    try store.record(work.event(.verdictSeen(shown.id), of: learner))
    #expect(try store.unseenVerdict(of: learner.id) == nil)
    let progress = try store.progress(of: learner.id, at: Sample.start)
    #expect(progress.overall.rules == RuleCounts(new: 2, learning: 1, held: 0))
    #expect(progress.overall.dueCount == 1)
    #expect(progress.lessons.count == 2)
    #expect(
      try store.dueRules(of: learner.id, at: Sample.start.time).map(\.rule) == [Sample.pushing])
  }
}
