import Coursework
import FaultyRecordStore
import HTTP
import LearningRecords
import ReviewLog
import SeededNumbers
import Testing

/// Statements on their way to a record store and back; `Scripts/deep oracles` does it with a real one.
@Suite struct RecordStoreTests {
  private let server = FaultyServer()

  private var store: RecordStore {
    get throws {
      RecordStore(
        at: try WebAddress("https://example.org/xAPI/"), credentials: nil,
        send: { [server] (request) throws(HTTPProblem) in try server.answer(request) },
        wait: { [server] in server.wait($0) })
    }
  }

  @Test func `statements are taken once, however often they are sent`() throws {
    let statements = Samples.statements(5)
    #expect(try store.deliver(Array(statements[..<3])) == delivery(stored: 3))
    #expect(try store.deliver(statements) == delivery(stored: 2, known: 3))
    #expect(try store.deliver(statements) == delivery(known: 5))
    #expect(server.stored.map(\.id) == statements.map(\.id))
    #expect(try store.deliver([]) == delivery())
  }

  @Test func `a store that is away is asked again, after longer and longer pauses`() throws {
    server.faults = [.lostRequest, .status(503), .lostResponse, .status(500)]
    #expect(try store.deliver(Samples.statements(2)) == delivery(known: 2))
    #expect(server.waited == [.seconds(1), .seconds(7), .seconds(4), .seconds(8)])
  }

  @Test func `it isn't asked for ever`() throws {
    server.faults = Array(repeating: .status(502), count: 20)
    #expect(throws: RecordStoreProblem.fails(status: 502, tries: 7)) {
      try store.deliver(Samples.statements(1))
    }
    server.faults = Array(repeating: .lostRequest, count: 20)
    #expect(throws: RecordStoreProblem.unreachable(.cannotConnect("no route"), tries: 7)) {
      try store.deliver(Samples.statements(1))
    }
  }

  @Test func `one that wants a longer rest than vdl waits gets it`() throws {
    server.faults = [.busy(60), .busy(3600)]
    #expect(throws: RecordStoreProblem.asksToWait(seconds: 3600)) {
      try store.deliver(Samples.statements(1))
    }
    #expect(server.waited == [.seconds(60)])
    #expect(
      RecordStoreProblem.asksToWait(seconds: 3600).message.hasSuffix("left alone for 60 minutes"))
  }

  @Test(arguments: [
    (401, RecordStoreProblem.refusesUser(status: 401)), (403, .refusesUser(status: 403)),
    (404, .isNoRecordStore(status: 404)), (301, .hasMoved(to: nil)),
    (501, .isNoRecordStore(status: 501)),
  ])
  func `some answers no further try would change`(status: Int, problem: RecordStoreProblem) throws {
    server.faults = [.status(status)]
    #expect(throws: problem) { try store.deliver(Samples.statements(1)) }
    #expect(server.requestCount == 1)
  }

  @Test func `one statement that isn't taken costs no other`() throws {
    var statements = Samples.statements(9)
    _ = try store.deliver([statements[4]])
    statements[4].json = statements[4].json.replacing("\"three\"", with: "\"four\"")
    statements[7].json = statements[7].json.replacing("\"three\"", with: "\"refused\"")
    var expected = delivery(stored: 7)
    expected.conflicting = [statements[4].id]
    expected.refused = [RecordStore.Delivery.Refusal(id: statements[7].id, status: 422)]
    #expect(try store.deliver(statements) == expected)
    #expect(server.stored.count == 8)
  }

  @Test func `a store that takes none is asked a few times, and has lost nothing`() throws {
    let statements = Samples.statements(100)
    server.faults = Array(repeating: .status(400), count: 200)
    #expect(throws: RecordStoreProblem.takesNone(status: 400)) { try store.deliver(statements) }
    #expect(server.requestCount < 15)
    server.faults = []
    #expect(try store.deliver(statements) == delivery(stored: 100))
  }

  /// Whatever breaks, a sender that begins again where it was has all in the store once.
  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `nothing is lost and nothing is there twice`(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let statements = Samples.statements(40)
    let faults: [FaultyServer.Fault?] = [
      nil, nil, .lostRequest, .lostResponse, .status(500), .status(429),
    ]
    var sent = 0
    while sent < statements.count {
      server.faults = (0..<20).map { _ in faults[Int(numbers.next() % UInt64(faults.count))] }
      let batch = statements[sent..<min(sent + 7, statements.count)]
      // Killed before it could keep that the batch went out.
      if (try? store.deliver(Array(batch))) != nil, numbers.next() % 3 > 0 { sent = batch.endIndex }
    }
    #expect(server.stored.map(\.id) == statements.map(\.id), "seed \(seed)")
  }

  // MARK: Reading

  @Test func `all pages are read, and what isn't vdl's is passed over`() throws {
    _ = try store.deliver(Samples.statements(7))
    server.faults = [nil, .lostResponse, nil]
    var read: [ReadStatement] = []
    #expect(try store.forEachStatement { read.append($0) } == 7)
    #expect(read.map(\.id) == Samples.statements(7).map(\.id))
    let answer = try #require(read.first)
    #expect(answer.learner == Samples.ada.id)
    #expect(answer.name == nil)
    guard case .answered(let given) = answer.fact else {
      Issue.record("no answer")
      return
    }
    let review = Samples.answer(0)
    #expect(given.attempt.presentation == review.presentation.id.rawValue)
    #expect(given.attempt.seed == "00000000000000ff")
    #expect(given.attempt.typed == "three")
    #expect(given.attempt.answered == review.review.moment.time.description)
    #expect(given.time == review.review.moment.time)
    #expect(given.isRight)
    #expect(given.modelVersion == "m1")
  }

  @Test func `what was voided is an answer all the same`() throws {
    let voiding = XAPIStatement(
      voiding: Samples.answer(1).review.id, by: EventID(rawValue: "e1"), of: Samples.ada,
      at: UTCTime(milliseconds: 1_796_000_000_000), naming: .ids)
    _ = try store.deliver(Samples.statements(3) + [voiding])
    for hides in [false, true] {
      server.hidesVoided = hides
      var answered: Set<String> = []
      _ = try store.forEachStatement {
        if case .answered = $0.fact { answered.insert($0.id) }
      }
      #expect(answered == Set(Samples.statements(3).map(\.id)))
    }
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"statements\":1}", String(repeating: "[", count: 100_000),
  ])
  func `another server is known for one`(body: String) throws {
    let store = RecordStore(
      at: try WebAddress("https://example.org"), credentials: nil,
      send: { _ in HTTPResponse(status: 200, body: Array(body.utf8)) }, wait: { _ in })
    #expect(throws: RecordStoreProblem.isNoRecordStore(status: 200)) {
      try store.forEachStatement { _ in }
    }
  }

  @Test(arguments: ["https://example.com/more", "/statements?ascending=true&limit=500"])
  func `a page leads to no other server, and not to itself`(more: String) throws {
    let body = "{\"statements\":[],\"more\":\"\(more)\"}"
    let store = RecordStore(
      at: try WebAddress("https://example.org"), credentials: nil,
      send: { _ in HTTPResponse(status: 200, body: Array(body.utf8)) }, wait: { _ in })
    #expect(throws: RecordStoreProblem.hasMoved(to: more)) { try store.forEachStatement { _ in } }
  }

  @Test(arguments: [
    "{}", "{\"id\":1}", "{\"id\":\"a\",\"actor\":{\"mbox\":\"mailto:a@example.org\"}}", "null",
    "[]",
  ])
  func `a statement of another form is no statement of vdl's`(json: String) throws {
    let body = "{\"statements\":[\(json)]}"
    let store = RecordStore(
      at: try WebAddress("https://example.org"), credentials: nil,
      send: { _ in HTTPResponse(status: 200, body: Array(body.utf8)) }, wait: { _ in })
    #expect(try store.forEachStatement { _ in Issue.record("taken") } == 1)
  }

  private func delivery(stored: Int = 0, known: Int = 0) -> RecordStore.Delivery {
    RecordStore.Delivery(stored: stored, known: known)
  }
}
