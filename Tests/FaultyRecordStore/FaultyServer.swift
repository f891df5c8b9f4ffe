internal import Foundation
public import HTTP

/// A record store in memory that fails in the ways of a network.
public final class FaultyServer {
  /// The statements by their ids, in the order in which they came.
  public private(set) var stored: [(id: String, json: String)] = []
  private var places: [String: Int] = [:]
  /// What happens to the next messages, in turn; nil is an answer.
  public var faults: [Fault?] = []
  public private(set) var requestCount = 0
  public private(set) var waited: [Duration] = []
  /// Whether it keeps back what was voided, as xAPI wants it.
  public var hidesVoided = false
  /// The statements on a page.
  public var pageSize = 3

  public init() {}

  public enum Fault: Sendable {
    /// The message doesn't arrive.
    case lostRequest
    /// It arrives, and the answer doesn't.
    case lostResponse
    case status(Int)
    /// It is to come again after so many seconds.
    case busy(Int)
  }

  public func wait(_ duration: Duration) { waited.append(duration) }

  public func answer(_ request: HTTPRequest) throws(HTTPProblem) -> HTTPResponse {
    requestCount += 1
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    switch fault {
    case .lostRequest: throw .cannotConnect("no route")
    case .status(let status): return HTTPResponse(status: status, retryAfter: 7)
    case .busy(let seconds): return HTTPResponse(status: 429, retryAfter: seconds)
    case .lostResponse, nil:
      let response = respond(to: request)
      if fault != nil { throw .wasInterrupted("reset") }
      return response
    }
  }

  private func respond(to request: HTTPRequest) -> HTTPResponse {
    switch request.method {
    case .get: page(request)
    case .post(let body): take(body)
    }
  }

  /// As Ralph does: all or nothing.
  private func take(_ body: [UInt8]) -> HTTPResponse {
    guard let objects = try? JSONSerialization.jsonObject(with: Data(body)) as? [[String: Any]]
    else {
      return HTTPResponse(status: 400)
    }
    var new: [(String, String)] = []
    for object in objects {
      guard let id = object["id"] as? String,
        let bytes = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
      else { return HTTPResponse(status: 400) }
      let json = String(decoding: bytes, as: UTF8.self)
      if json.contains("refused") { return HTTPResponse(status: 422) }
      if let place = places[id] {
        if stored[place].json != json { return HTTPResponse(status: 409) }
      } else {
        new.append((id, json))
      }
    }
    for (id, json) in new {
      places[id] = stored.count
      stored.append((id, json))
    }
    guard !new.isEmpty else { return HTTPResponse(status: 204) }
    let ids = new.map { "\"\($0.0)\"" }.joined(separator: ",")
    return HTTPResponse(status: 200, body: Array("[\(ids)]".utf8))
  }

  private func page(_ request: HTTPRequest) -> HTTPResponse {
    if let id = request.address.path.split(separator: "voidedStatementId=").dropFirst().first {
      guard let place = places[String(id)] else { return HTTPResponse(status: 404) }
      return HTTPResponse(status: 200, body: Array(stored[place].json.utf8))
    }
    let start =
      request.address.path.split(separator: "from=").dropFirst().first.flatMap { Int($0) } ?? 0
    let end = min(start + pageSize, stored.count)
    let all = stored.map(\.json).joined()
    let statements = stored[start..<end].filter { [hidesVoided] statement in
      !hidesVoided || !all.contains("{\"id\":\"\(statement.id)\",\"objectType\":\"StatementRef\"}")
    }.map(\.json).joined(separator: ",")
    let more = end < stored.count ? "/xAPI/statements?from=\(end)" : ""
    return HTTPResponse(
      status: 200, body: Array("{\"statements\":[\(statements)],\"more\":\"\(more)\"}".utf8))
  }
}
