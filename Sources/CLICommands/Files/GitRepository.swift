internal import Glibc

/// The files of a repository, fetched by `git` as a child process.
///
/// The repository is cloned without a working tree, and its files come out as one tar archive. So nothing that it
/// holds runs or is checked out: no hook, no filter, no submodule, no link. Time and size are bounded, and git
/// asks nobody anything.
struct GitRepository {
  var address: GitAddress
  var environment: [String: String]

  static let mostSeconds = 120
  static let mostBytes = 64 << 20

  /// Returns the archive of the files, which is written into a folder that the caller removes.
  func archive(in folder: String) throws(Failure) -> String {
    let clone = folder + "/repository"
    let archive = folder + "/course.tar"
    var words = ["clone", "--quiet", "--bare", "--depth", "1", "--no-tags", "--template="]
    if let reference = address.reference { words += ["--branch", reference] }
    try git(words + ["--", address.repository, clone], in: folder)
    try FileSystem.makeFolder(clone + "/info")
    try FileSystem.replace(clone + "/info/attributes", with: Self.attributes)
    try git(["-C", clone, "archive", "--format=tar", "--output", archive, "HEAD"], in: folder)
    return archive
  }

  /// The files come out as they were committed. These go before the repository's own attributes, which may name a
  /// filter that the caller's settings of git have.
  private static let attributes =
    "* -filter -ident -export-subst -text -working-tree-encoding -eol\n"

  /// Hooks are off, and what is fetched is one file, whose size the shell bounds.
  private static let settings = [
    "core.hooksPath=/dev/null", "core.fsmonitor=false", "transfer.unpackLimit=1",
    "fetch.unpackLimit=1", "submodule.recurse=false", "gc.auto=0", "maintenance.auto=false",
  ]

  private func git(_ words: [String], in folder: String) throws(Failure) {
    let errors = folder + "/errors"
    try FileSystem.replace(errors, with: "")
    let output = open(errors, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    guard output >= 0 else { throw Failure(.system(errno: errno), file: errors) }
    defer { close(output) }
    // `ulimit` counts blocks of 512 bytes.
    let limited =
      ["-c", "ulimit -f \(Self.mostBytes / 512); exec \"$@\"", "sh"]
      + ["timeout", "--foreground", "-k", "5", "\(Self.mostSeconds)", "git"]
      + Self.settings.flatMap { ["-c", $0] } + words
    switch ChildProcess.run("/bin/sh", limited, environment: gitEnvironment, output: output) {
    case .exited(0): return
    case .exited(let status): throw failure(status: status, errors)
    case .killed(let signal): throw failure(status: signal, errors)
    case nil: throw failure(status: Self.isMissing, errors)
    }
  }

  /// The caller's, without what a surrounding git has set.
  private var gitEnvironment: [String: String] {
    var result = environment.filter { !$0.key.hasPrefix("GIT_") }
    result["GIT_TERMINAL_PROMPT"] = "0"
    result["GIT_ALLOW_PROTOCOL"] = GitAddress.schemes.joined(separator: ":")
    result["GIT_SSH_COMMAND"] = "ssh -o BatchMode=yes -o ConnectTimeout=20"
    result["GIT_LFS_SKIP_SMUDGE"] = "1"
    result["LC_ALL"] = "C.UTF-8"
    return result
  }

  /// The status of `timeout` and of the shell when time is up, and when there is no such program.
  private static let (timeIsUp, isMissing): (Int32, Int32) = (124, 127)

  private func failure(status: Int32, _ errors: String) -> Failure {
    switch status {
    case Self.timeIsUp:
      return .world(
        "git took longer than \(Self.mostSeconds) seconds", hint: Self.hint, file: address.text)
    case Self.isMissing:
      return .world(
        "git is not installed", hint: "install git, or download the course and add its folder",
        file: address.text)
    default:
      let said = (try? FileSystem.read(errors, limit: 1 << 14)) ?? []
      let lines = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline)
      let reason = lines.first { $0.hasPrefix("fatal:") } ?? lines.last ?? "it failed"
      return .world("git can't fetch it: \(reason)", hint: Self.hint, file: address.text)
    }
  }

  private static let hint =
    "vdl takes at most \(mostBytes >> 20) MB in \(mostSeconds) seconds; 'git clone' has no such limits, and "
    + "'vdl content add DIR' takes its folder"
}
