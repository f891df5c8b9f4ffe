/// Why a message got no answer.
public enum HTTPProblem: Error, Hashable, Sendable {
  /// libcurl isn't installed.
  case isWithoutLibrary
  /// No server has this name, or there is no network to ask.
  case isUnknownHost
  /// No connection, such as to a server that is off.
  case cannotConnect(String)
  /// Nothing came for too long.
  case timedOut
  /// The connection ended too early; the server may have done what it was asked for.
  case wasInterrupted(String)
  /// The server can't show that it is who it should be.
  case hasNoTrust(String)
  /// The server doesn't encrypt, or not in a way that both know.
  case hasNoEncryption
  /// The answer is larger than allowed.
  case isTooLarge(mostBytes: Int)
  case other(String)

  /// Whether the same message may get an answer later.
  public var isPassing: Bool {
    switch self {
    case .cannotConnect, .timedOut, .wasInterrupted: true
    case .isWithoutLibrary, .isUnknownHost, .hasNoTrust, .hasNoEncryption, .isTooLarge, .other:
      false
    }
  }
}

extension HTTPProblem {
  /// The problem, in lower case and without a full stop.
  public var message: String {
    switch self {
    case .isWithoutLibrary:
      "libcurl is missing, which this command needs; install the package 'libcurl4'"
    case .isUnknownHost: "no server of this name is known, or there is no network"
    case .hasNoEncryption: "the server doesn't speak https at this address"
    case .cannotConnect(let reason): "there is no connection: \(reason)"
    case .timedOut: "the server doesn't answer"
    case .wasInterrupted(let reason): "the connection broke: \(reason)"
    case .hasNoTrust(let reason): "the server's certificate isn't trusted: \(reason)"
    case .isTooLarge(let most): "the server's answer has more than \(most >> 20) megabytes"
    case .other(let reason): reason
    }
  }
}
