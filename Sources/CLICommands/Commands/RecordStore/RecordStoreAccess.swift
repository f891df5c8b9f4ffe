internal import HTTP
internal import HostSystem
internal import LearningRecords
internal import Storage

/// The record store that a command line names.
struct RecordStoreAccess {
  var address: WebAddress
  var store: RecordStore
  private let hasCredentials: Bool

  static let options = [
    Option("--credentials", "FILE", "a file with the name and the password, a line each"),
    Option("--certificates", "FILE", "authorities to trust in place of the system's (PEM)"),
  ]

  /// The lines of every command's help about names and passwords.
  static let help = """
    vdl takes the name and the password from VDL_LRS_USER and VDL_LRS_PASSWORD, or from a file that \
    only you can read (mode 600): the name on its first line, the password on its second. They \
    never stand on a command line, where other people could read them. The address begins with https; \
    http is only for a record store on this computer.
    """

  init(_ arguments: Arguments, in context: Context) throws(Failure) {
    guard arguments.operands.count == 1 else {
      throw .usage("name one record store by its address, such as https://example.org/xAPI")
    }
    address = try Self.address(arguments.operands[0])
    let credentials = try Self.credentials(arguments, in: context)
    let send: RecordStore.Send
    if let path = arguments["--certificates"] { try Self.expectFile(path) }
    do throws(HTTPProblem) {
      send = try context.openServer(arguments["--certificates"])
    } catch {
      throw .world(error.message)
    }
    hasCredentials = credentials != nil
    var isTold = false
    store = RecordStore(at: address, credentials: credentials, send: send) { [address] pause in
      if !isTold {
        context.console.notice(
          "\(address) doesn't answer as it should; vdl tries again for a minute")
      }
      isTold = true
      context.sleep(pause)
    }
  }

  /// The failure of a command, with what to do about it.
  func failure(_ problem: RecordStoreProblem) -> Failure {
    if case .refusesUser = problem, !hasCredentials {
      return .world(
        "\(address) wants a name and a password",
        hint: "set VDL_LRS_USER and VDL_LRS_PASSWORD, or name a file with --credentials")
    }
    return .world("\(address): \(problem.message)")
  }

  private static func address(_ text: String) throws(Failure) -> WebAddress {
    let address: WebAddress
    do throws(WebAddress.Problem) {
      address = try WebAddress(text)
    } catch {
      switch error {
      case .isNotSecure:
        throw .usage("'\(text)' isn't safe: passwords and answers go over https only")
      case .hasCredentials:
        throw .usage(
          "the address has a name or a password in it, which others can read",
          hint: "put them into VDL_LRS_USER and VDL_LRS_PASSWORD, or into a file for --credentials")
      case .isMalformed:
        throw .usage("'\(text)' is no address such as https://example.org/xAPI")
      }
    }
    guard let endpoint = RecordStore.endpoint(address) else {
      throw .usage("the address of a record store has no question mark, as '\(text)' has")
    }
    return endpoint
  }

  private static func credentials(
    _ arguments: Arguments, in context: Context
  ) throws(Failure) -> HTTPRequest.Credentials? {
    if let path = arguments["--credentials"] { return try credentials(inFile: path) }
    let environment = context.environment
    switch (environment["VDL_LRS_USER"], environment["VDL_LRS_PASSWORD"]) {
    case (nil, nil): return nil
    case (let user?, let password?):
      return HTTPRequest.Credentials(user: user, password: password)
    case (nil, _): throw .usage("VDL_LRS_PASSWORD is set, and VDL_LRS_USER isn't")
    case (_, nil): throw .usage("VDL_LRS_USER is set, and VDL_LRS_PASSWORD isn't")
    }
  }

  private static func credentials(
    inFile path: String
  ) throws(Failure) -> HTTPRequest.Credentials {
    try expectFile(path)
    guard let bytes = FileSystem.readOwn(path, forbidding: 0o077, limit: 10_000) else {
      throw .usage(
        "'\(path)' is no file that only you can read",
        hint: "'chmod 600 \(path)' makes it one")
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(
      String.init)
    guard lines.count == 2 else {
      throw .usage("'\(path)' needs two lines: the name, and the password")
    }
    return HTTPRequest.Credentials(user: lines[0], password: lines[1])
  }

  /// Says so where nothing can be read at a path.
  private static func expectFile(_ path: String) throws(Failure) {
    guard FileSystem.stamp(of: path) != nil else { throw .world("no such file", file: path) }
    if FileSystem.isFolder(path) { throw .world("is a folder, not a file", file: path) }
  }
}
