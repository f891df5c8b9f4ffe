import AnkiPackages
import ReviewLog
import SpacedRepetition
import Testing

/// Packages as SQLite shows them; `Scripts/deep oracles` has Anki's own engine read whole packages.
@Suite struct AnkiPackageTests {
  private let day: Int64 = 86_400_000
  private var now: UTCTime { OpenedPackage.now.time }

  @Test func `a package is the same each time, and a note keeps its guid when its words change`()
    throws
  {
    var note = AnkiNote.sample()
    let package = AnkiPackage(notes: [note, .sample("q-2")])
    #expect(
      try package.packed(at: OpenedPackage.now) == package.packed(at: OpenedPackage.now))
    let guids = try OpenedPackage(package).rows("SELECT guid FROM notes ORDER BY id")
    note.fields.question = "<p>Which one?</p>"
    let later = AnkiPackage(notes: [note, .sample("q-2")])
    let tomorrow = Moment(time: UTCTime(milliseconds: now.milliseconds + day), zone: .utc)
    let opened = try OpenedPackage(later, at: tomorrow)
    #expect(try opened.rows("SELECT guid FROM notes ORDER BY id") == guids)
    #expect(try opened.rows("SELECT DISTINCT mod FROM notes") == ["1796086400"])
    #expect(Set(guids).count == 2)
  }

  @Test func `two notes of one number stand beside each other`() throws {
    let notes = [AnkiNote.sample(), .sample()]
    let rows = try OpenedPackage(AnkiPackage(notes: notes)).rows("SELECT id FROM cards ORDER BY id")
    #expect(try #require(Int(rows[0])) + 1 == Int(rows[1]))
  }

  @Test func `decks nest, and a separator in a name is none`() throws {
    let package = AnkiPackage(
      notes: [.sample(deck: ["A::b", "01 \"C\""])], descriptions: [["A::b"]: "<p>Begin.</p>"])
    let opened = try OpenedPackage(package)
    let decks = try opened.rows(
      "SELECT deck.value ->> 'name', deck.value ->> 'desc' FROM col, json_each(decks) AS deck ORDER BY 1"
    )
    #expect(decks == ["A:b|<p>Begin.</p>", "A:b::01 \"C\"|", "Default|"])
    let named = try opened.rows(
      """
      SELECT decks ->> ('$."' || did || '".name') FROM cards, col
      """)
    #expect(named == ["A:b::01 \"C\""])
  }

  @Test func `tags are words, and marks of Anki's own are none in a text`() throws {
    var note = AnkiNote.sample(tags: ["rule::view.loads", "two words"])
    note.fields.question = "<p>[sound:a.mp3] [latex]</p>"
    note.fields.hints = ["one"]
    let opened = try OpenedPackage(AnkiPackage(notes: [note]))
    #expect(try opened.rows("SELECT tags FROM notes") == [" rule::view.loads two-words "])
    #expect(
      try opened.rows("SELECT replace(flds, char(31), '|') FROM notes")
        == ["q-1|<p>&#91;sound:a.mp3] &#91;latex]</p>|||<p>3</p>||||one||"])
    let names = try opened.rows(
      "SELECT count(*) FROM col, json_each(models) AS model, json_each(model.value, '$.flds')")
    #expect(names == ["11"])
  }

  @Test func `each schedule has Anki's codes`() throws {
    let due = UTCTime(milliseconds: now.milliseconds + 60_000)
    check(.new, "0|0|1|0|0|0")
    check(.learning(due: due), "1|1|1796000060|0|0|1001")
    check(.relearning(due: due), "3|1|1796000060|1|0|1001")
    let today = StudyDay(of: now, in: .utc)
    check(.review(due: today.advanced(by: 11), interval: Days(12)), "2|2|11|12|2500|0")
    var card = AnkiCard(schedule: .review(due: today, interval: Days(1)))
    card.isSuspended = true
    check(card, "2|-1|0|1|2500|0")
  }

  private func check(
    _ schedule: AnkiCard.Schedule, _ columns: String, _ location: SourceLocation = #_sourceLocation
  ) { check(AnkiCard(schedule: schedule), columns, location) }

  private func check(
    _ card: AnkiCard, _ columns: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: Never.self, sourceLocation: location) {
      let opened = try OpenedPackage(AnkiPackage(notes: [.sample(card: card)]))
      let rows = try opened.rows("SELECT type, queue, due, ivl, factor, left FROM cards")
      #expect(rows == [columns], sourceLocation: location)
    }
  }

  @Test func `reviews and memory are kept, and days count from the first review`() throws {
    let first = now.milliseconds - 10 * day
    func review(
      _ time: Int64, _ rating: Rating, _ after: Scheduler.Interval, _ kind: AnkiReview.Kind
    ) -> AnkiReview {
      AnkiReview(
        time: UTCTime(milliseconds: time), rating: rating, duration: .milliseconds(9_500),
        before: .days(Days(0)), after: after, difficulty: 2.118, kind: kind)
    }
    var card = AnkiCard(
      schedule: .review(due: StudyDay(of: now, in: .utc).advanced(by: 1), interval: Days(11)))
    card.memory = MemoryState(stability: 10.5, difficulty: 2.118)
    card.lastReview = now
    card.lapseCount = 1
    card.reviews = [
      review(first, .again, .step(.seconds(60)), .learning),
      review(first, .good, .days(Days(2)), .filtered),
      review(now.milliseconds, .easy, .days(Days(11)), .review),
    ]
    let opened = try OpenedPackage(
      AnkiPackage(notes: [.sample(card: card)], preset: AnkiPreset(.ofRules)))
    #expect(
      try opened.rows("SELECT id, ease, ivl, lastIvl, factor, time, type FROM revlog ORDER BY id")
        == [
          "\(first)|1|-60|0|224|9500|0", "\(first + 1)|3|2|0|0|9500|3",
          "\(now.milliseconds)|4|11|0|224|9500|1",
        ])
    #expect(try opened.rows("SELECT due, reps, lapses FROM cards") == ["11|3|1"])
    #expect(
      try opened.rows(
        "SELECT data ->> 's', data ->> 'd', data ->> 'dr', data ->> 'decay', data ->> 'lrt' FROM cards"
      )
        == ["10.5|2.118|0.9|0.1542|1796000000"])
    let preset = try opened.rows(
      """
      SELECT preset.value ->> 'desiredRetention', json_array_length(preset.value, '$.fsrsParams6'),
        preset.value ->> '$.new.delays[0]', preset.value ->> '$.rev.maxIvl'
      FROM col, json_each(dconf) AS preset ORDER BY preset.key
      """)
    #expect(preset == ["||1.0|36500", "0.9|21|1.0|36500"])
  }
}
