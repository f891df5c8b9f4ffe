public import HTTP
internal import JSONCoding

/// A learning record store: a server that keeps statements of xAPI.
///
/// Statements have ids, so that sending one again is harmless. That is what makes all of this safe: after a crash, a
/// broken connection or a lost answer the same statements go out once more.
public struct RecordStore {
  public typealias Send = (HTTPRequest) throws(HTTPProblem) -> HTTPResponse

  private let statements: WebAddress
  private let credentials: HTTPRequest.Credentials?
  private let send: Send
  private let wait: (Duration) -> Void

  /// `address` is the `endpoint` of a store. `wait` lets time go by before another try.
  public init(
    at address: WebAddress, credentials: HTTPRequest.Credentials?, send: @escaping Send,
    wait: @escaping (Duration) -> Void
  ) {
    statements = Self.statements(below: address)
    self.credentials = credentials
    self.send = send
    self.wait = wait
  }

  private static func statements(below address: WebAddress) -> WebAddress {
    var statements = address
    statements.path += "/statements"
    return statements
  }

  /// Returns the address of the same store in the form that vdl keeps, with which it tells one store from
  /// another: without the name of its statements and without a slash at the end. Nil for an address with a query.
  public static func endpoint(_ address: WebAddress) -> WebAddress? {
    guard !address.path.contains("?") else { return nil }
    var endpoint = address
    while endpoint.path.hasSuffix("/") { endpoint.path.removeLast() }
    guard endpoint.path.hasSuffix("/statements") else { return endpoint }
    endpoint.path.removeLast("/statements".count)
    return Self.endpoint(endpoint)
  }

  /// Waits between tries, in seconds: a store that restarts is back within the minute.
  static let pauses = [1, 2, 4, 8, 16, 30]
  private static let longestPause = 60

  /// Sends a request until a store that is well has answered.
  private func answer(to request: HTTPRequest) throws(RecordStoreProblem) -> HTTPResponse {
    var tries = 0
    while true {
      tries += 1
      let pause = tries <= Self.pauses.count ? Self.pauses[tries - 1] : nil
      var wanted = 0
      switch Result(catching: { () throws(HTTPProblem) in try send(request) }) {
      case .success(let response) where Self.isUnwell(response.status):
        guard pause != nil else { throw .fails(status: response.status, tries: tries) }
        wanted = response.retryAfter ?? 0
        guard wanted <= Self.longestPause else { throw .asksToWait(seconds: wanted) }
      case .success(let response): return response
      case .failure(let problem):
        guard problem.isPassing, pause != nil else {
          throw .unreachable(problem, tries: tries)
        }
      }
      wait(.seconds(max(pause ?? 0, wanted)))
    }
  }

  /// Whether a store may be well later; what it hasn't got, it will never have.
  private static func isUnwell(_ status: Int) -> Bool {
    status == 429 || (500...599).contains(status) && status != 501 && status != 505
  }

  private static let headers = [
    "X-Experience-API-Version: \(XAPI.version)", "Accept: application/json",
  ]

  /// Throws what no other statement would change.
  private static func check(_ response: HTTPResponse) throws(RecordStoreProblem) {
    switch response.status {
    case 401, 403: throw .refusesUser(status: response.status)
    case 300...399: throw .hasMoved(to: response.location)
    case 200, 204, 400, 409, 413, 422: break
    default: throw .isNoRecordStore(status: response.status)
    }
  }

  // MARK: Sending

  /// The fate of statements that were sent.
  public struct Delivery: Hashable, Sendable {
    /// The number of those that the store has taken.
    public var stored = 0
    /// The number of those that it had already.
    public var known = 0
    /// The ids of those that it has with other words.
    public var conflicting: [String] = []
    /// Those that it doesn't take.
    public var refused: [Refusal] = []

    public struct Refusal: Hashable, Sendable {
      public var id: String
      public var status: Int

      public init(id: String, status: Int) { (self.id, self.status) = (id, status) }
    }

    public init(
      stored: Int = 0, known: Int = 0, conflicting: [String] = [], refused: [Refusal] = []
    ) {
      self.stored = stored
      self.known = known
      self.conflicting = conflicting
      self.refused = refused
    }

    public static func += (sum: inout Delivery, other: Delivery) {
      sum.stored += other.stored
      sum.known += other.known
      sum.conflicting += other.conflicting
      sum.refused += other.refused
    }
  }

  /// Sends statements in one message, or in several where the store takes not all of them together.
  /// A store that takes none of the first few is not what it should be: they wait for one that is.
  public func deliver(_ statements: [XAPIStatement]) throws(RecordStoreProblem) -> Delivery {
    var refusals = Refusals()
    let delivery = try deliver(statements, &refusals)
    guard delivery.refused.count < statements.count || statements.isEmpty else {
      throw .takesNone(status: delivery.refused[0].status)
    }
    return delivery
  }

  /// The statements of one delivery that were refused alone, until one was taken.
  private struct Refusals {
    var count = 0
    var hasTaken = false

    /// So many in a row say something about the store.
    static let most = 3
  }

  private func deliver(
    _ statements: [XAPIStatement], _ refusals: inout Refusals
  ) throws(RecordStoreProblem) -> Delivery {
    guard !statements.isEmpty else { return Delivery() }
    let body = "[" + statements.map(\.json).joined(separator: ",") + "]"
    let response = try answer(
      to: HTTPRequest(
        .post(Array(body.utf8)), self.statements,
        headers: Self.headers + ["Content-Type: application/json"], credentials: credentials))
    try Self.check(response)
    if response.status < 300 { refusals.hasTaken = true }
    switch response.status {
    case 200:
      let stored = StoredIDs(response.body).map { min($0.count, statements.count) }
      guard let stored else { throw .isNoRecordStore(status: 200) }
      return Delivery(stored: stored, known: statements.count - stored)
    case 204: return Delivery(known: statements.count)
    default: return try deliverInHalves(statements, refusedWith: response.status, &refusals)
    }
  }

  /// A store refuses all statements of a message for one of them.
  private func deliverInHalves(
    _ statements: [XAPIStatement], refusedWith status: Int, _ refusals: inout Refusals
  ) throws(RecordStoreProblem) -> Delivery {
    if statements.count == 1 {
      if status == 409 {
        refusals.hasTaken = true
        return Delivery(conflicting: [statements[0].id])
      }
      refusals.count += 1
      guard refusals.hasTaken || refusals.count < Refusals.most else {
        throw .takesNone(status: status)
      }
      return Delivery(refused: [Delivery.Refusal(id: statements[0].id, status: status)])
    }
    let middle = statements.count / 2
    var delivery = try deliver(Array(statements[..<middle]), &refusals)
    delivery += try deliver(Array(statements[middle...]), &refusals)
    return delivery
  }

  // MARK: Reading

  /// Calls `body` with each of vdl's statements, in the order in which the store gives them; returns the number of
  /// all that it has.
  public func forEachStatement(
    most limit: Int = 10_000_000, _ body: (ReadStatement) -> Void
  ) throws(RecordStoreProblem) -> Int {
    var next = statements
    next.path += "?ascending=true&limit=\(Self.pageSize)"
    var count = 0
    var ids: Set<String> = []
    var voided: [String] = []
    func take(_ statement: ReadStatement) {
      ids.insert(statement.id)
      if case .voided(let id) = statement.fact { voided.append(id) }
      body(statement)
    }
    while true {
      let response = try get(next)
      try Self.check(response)
      guard response.status == 200, let page = StatementPage(response.body) else {
        throw .isNoRecordStore(status: response.status)
      }
      count += page.statements.count + page.others
      guard count <= limit else { throw .isTooLarge(statements: limit) }
      page.statements.forEach(take)
      guard let more = page.more else { break }
      // A password goes to no other server, and the same page again would have no end.
      guard let following = statements.following(more), following != next else {
        throw .hasMoved(to: more)
      }
      next = following
    }
    // xAPI has stores keep back what was voided, until somebody asks for it by its id (2.1.3).
    for id in voided where !ids.contains(id) {
      var address = statements
      address.path += "?voidedStatementId=\(id)"
      let response = try get(address)
      guard response.status == 200, let statement = ReadStatement(response.body) else { continue }
      count += 1
      body(statement)
    }
    return count
  }

  private func get(_ address: WebAddress) throws(RecordStoreProblem) -> HTTPResponse {
    try answer(to: HTTPRequest(.get, address, headers: Self.headers, credentials: credentials))
  }

  private static let pageSize = 500
}

/// The ids with which a store answers.
private struct StoredIDs {
  var count: Int

  /// Nil where the bytes are no list of texts.
  init?(_ bytes: [UInt8]) {
    guard let ids = try? JSONCoding.decode([String].self, from: bytes) else { return nil }
    count = ids.count
  }
}
