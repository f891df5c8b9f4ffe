internal import CCurl

/// Sends messages to servers, one after another, over a connection that stays open.
///
///     let client = try HTTPClient()
///     let response = try client.send(HTTPRequest(.get, try WebAddress("https://example.org/")))
///
/// It follows no redirection and keeps no cookies.
@safe public final class HTTPClient {
  private let transfer: OpaquePointer
  private let limits: Limits
  private let certificates: String?

  public struct Limits: Hashable, Sendable {
    /// How long a connection may take, in seconds.
    public var connectSeconds = 15
    /// How long nothing may come, in seconds.
    public var silentSeconds = 60
    /// The most bytes of an answer.
    public var bodyBytes = 64 << 20

    public init() {}
  }

  /// `certificates` is a file of authorities to trust in place of the system's.
  public init(
    limits: Limits = Limits(), certificates: String? = nil
  ) throws(HTTPProblem) {
    guard let transfer = unsafe curl_easy_init() else { throw .isWithoutLibrary }
    unsafe self.transfer = OpaquePointer(transfer)
    self.limits = limits
    self.certificates = certificates
  }

  deinit { unsafe curl_easy_cleanup(handle) }

  private var handle: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(transfer) }

  /// Sends a message and waits for the answer, whatever its status is.
  public func send(_ request: HTTPRequest) throws(HTTPProblem) -> HTTPResponse {
    var headers: UnsafeMutablePointer<curl_slist>?
    defer { unsafe curl_slist_free_all(headers) }
    // Without 'Expect', or a server that doesn't know it makes every long message wait.
    for line in request.headers + ["Expect:"] { unsafe headers = curl_slist_append(headers, line) }
    unsafe ccurl_set_pointer(handle, CURLOPT_HTTPHEADER, headers)
    setUp(request)
    let reply = Reply(mostBytes: limits.bodyBytes)
    let context = unsafe Unmanaged.passUnretained(reply).toOpaque()
    unsafe ccurl_set_function(handle, CURLOPT_WRITEFUNCTION, takeBody)
    unsafe ccurl_set_pointer(handle, CURLOPT_WRITEDATA, context)
    unsafe ccurl_set_function(handle, CURLOPT_HEADERFUNCTION, takeHeader)
    unsafe ccurl_set_pointer(handle, CURLOPT_HEADERDATA, context)
    let code = withExtendedLifetime(reply) { perform(request.method) }
    guard code == CURLE_OK else { throw problem(code, reply) }
    var status = 0
    unsafe ccurl_status(handle, &status)
    return HTTPResponse(
      status: status, body: reply.body, retryAfter: reply.header("retry-after").flatMap { Int($0) },
      location: reply.header("location"))
  }

  private func setUp(_ request: HTTPRequest) {
    func set(_ option: CURLoption, _ value: Int) { unsafe ccurl_set_long(handle, option, value) }
    func set(_ option: CURLoption, _ value: String?) {
      unsafe ccurl_set_text(handle, option, value)
    }
    set(CURLOPT_URL, request.address.description)
    set(CURLOPT_PROTOCOLS_STR, request.address.scheme)
    set(CURLOPT_FOLLOWLOCATION, 0)
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_CONNECTTIMEOUT, limits.connectSeconds)
    set(CURLOPT_LOW_SPEED_LIMIT, 1)
    set(CURLOPT_LOW_SPEED_TIME, limits.silentSeconds)
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    if let certificates { set(CURLOPT_CAINFO, certificates) }
    set(CURLOPT_USERAGENT, "vdl")
    // Also where it is nil, since the connection is used again.
    set(CURLOPT_USERNAME, request.credentials?.user)
    set(CURLOPT_PASSWORD, request.credentials?.password)
    set(CURLOPT_HTTPAUTH, Int(ccurl_basic))
  }

  private func perform(_ method: HTTPRequest.Method) -> CURLcode {
    switch method {
    case .get:
      unsafe ccurl_set_long(handle, CURLOPT_HTTPGET, 1)
      return unsafe curl_easy_perform(handle)
    case .post(let body):
      return unsafe body.withUnsafeBytes { bytes in
        unsafe ccurl_set_long(handle, CURLOPT_POST, 1)
        unsafe ccurl_set_long(handle, CURLOPT_POSTFIELDSIZE, bytes.count)
        unsafe ccurl_set_pointer(
          handle, CURLOPT_POSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
        return unsafe curl_easy_perform(handle)
      }
    }
  }

  private func problem(_ code: CURLcode, _ reply: Reply) -> HTTPProblem {
    let reason = unsafe String(cString: curl_easy_strerror(code))
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: return .isUnknownHost
    case CURLE_COULDNT_CONNECT: return .cannotConnect(reason)
    case CURLE_SSL_CONNECT_ERROR: return .hasNoEncryption
    case CURLE_OPERATION_TIMEDOUT: return .timedOut
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR,
      CURLE_WEIRD_SERVER_REPLY, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      return .wasInterrupted(reason)
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
      return .hasNoTrust(reason)
    case CURLE_WRITE_ERROR where reply.isTooLarge: return .isTooLarge(mostBytes: limits.bodyBytes)
    default: return .other(reason)
    }
  }
}

/// An answer as it comes.
private final class Reply {
  private let mostBytes: Int
  private(set) var body: [UInt8] = []
  private(set) var isTooLarge = false
  private var lines: [String] = []
  private static let mostLines = 200

  init(mostBytes: Int) { self.mostBytes = mostBytes }

  /// Returns whether there is room for more.
  func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard body.count + bytes.count <= mostBytes else {
      isTooLarge = true
      return false
    }
    unsafe body.append(contentsOf: bytes)
    return true
  }

  func takeHeader(_ bytes: UnsafeRawBufferPointer) {
    guard lines.count < Self.mostLines else { return }
    unsafe lines.append(String(decoding: bytes, as: UTF8.self))
  }

  /// The value of the last header of a name, which is in lower case.
  func header(_ name: String) -> String? {
    for line in lines.reversed() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == name else { continue }
      return String(
        parts[1].drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    return nil
  }
}

private func takeBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context = unsafe context else { return 0 }
  let reply = unsafe Unmanaged<Reply>.fromOpaque(context).takeUnretainedValue()
  let isTaken = unsafe reply.take(UnsafeRawBufferPointer(start: bytes, count: size * count))
  return isTaken ? size * count : 0
}

private func takeHeader(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context = unsafe context else { return 0 }
  let reply = unsafe Unmanaged<Reply>.fromOpaque(context).takeUnretainedValue()
  unsafe reply.takeHeader(UnsafeRawBufferPointer(start: bytes, count: size * count))
  return size * count
}
