/// The address of a git repository: `https://host/path`, `ssh://user@host/path` or `file:///path`, perhaps with
/// `#BRANCH` or `#TAG`.
///
/// The text comes from anybody and becomes a word of git's command line, so that its form is strict.
struct GitAddress: Hashable {
  /// As it was given: what is told to people and kept.
  let text: String
  /// Without the branch.
  let repository: String
  /// The branch or tag; nil for the repository's own.
  let reference: String?

  static let schemes = ["https", "ssh", "file"]
  private static let mostBytes = 2_000

  /// Whether a word of the command line is meant as an address and not as a file.
  static func isMeant(by word: String) -> Bool {
    word.contains("://") || word.wholeMatch(of: /[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:[^\/].*/) != nil
  }

  init(_ text: String) throws(Failure) {
    self.text = text
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    repository = String(parts.first ?? "")
    reference = parts.count > 1 ? String(parts[1]) : nil
    guard text.utf8.count <= Self.mostBytes,
      text.unicodeScalars.allSatisfy({ $0.isASCII && $0.value > 0x20 && $0.value != 0x7F })
    else { throw .usage("an address has no spaces, and ASCII characters only") }
    guard let match = repository.wholeMatch(of: /([a-z]+):\/\/([^\/]*)(\/.*)/),
      Self.schemes.contains(String(match.1))
    else {
      throw .usage(
        "vdl takes addresses of git that begin with https://, ssh:// or file://",
        hint: "write 'ssh://git@host/path' for 'git@host:path'")
    }
    try Self.check(host: String(match.2), of: String(match.1))
    if let reference, reference.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9._\/+-]*/) == nil {
      throw .usage("'\(reference)' isn't the name of a branch or a tag")
    }
  }

  private static func check(host: String, of scheme: String) throws(Failure) {
    let parts = host.split(separator: "@", omittingEmptySubsequences: false)
    guard scheme != "file" else {
      if !host.isEmpty { throw .usage("write 'file:///path', with three slashes") }
      return
    }
    guard parts.count <= 2, let name = parts.last, !name.isEmpty, !name.hasPrefix("-"),
      parts.count == 1 || !parts[0].isEmpty && !parts[0].hasPrefix("-")
    else { throw .usage("the address has no host") }
    // It would be kept in the database and shown in lists.
    if parts.count == 2, parts[0].contains(":") {
      throw .usage(
        "an address must not have a password",
        hint: "let git keep it: see 'git help credentials'")
    }
  }
}
