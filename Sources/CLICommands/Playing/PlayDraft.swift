internal import Glibc
internal import HostSystem
internal import Playground
internal import Releases

/// The program of a playground in a file of its own, which outlives the session if that doesn't end by itself.
///
/// Each playground that is open has a file, and a lock that the system takes from it when it ends: what
/// nobody holds was left behind.
final class PlayDraft {
  private let folder: String
  private let name: String
  private var lock: Int32 = -1

  /// Nil where there is no place for a person's data.
  init?(in context: Context) {
    guard let data = try? LearnerDatabase.folder(in: context) else { return nil }
    folder = data + "/playgrounds"
    // A number that was used before may be another program's by now.
    let number = "\(getpid())"
    let taken = Self.names(in: folder)
    name = (["", "-2", "-3", "-4"].map { number + $0 }).first { !taken.contains($0) } ?? number
  }

  deinit { if lock >= 0 { close(lock) } }

  private func file(_ name: String) -> String { "\(folder)/\(name).swift" }
  private func lockFile(_ name: String) -> String { "\(folder)/\(name).lock" }

  private static func names(in folder: String) -> [String] {
    let files = Folder.names(in: folder) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
  }

  /// Keeps a program, and in its first line what is unusual about its circumstances; a disk that is full takes
  /// nothing from the session.
  func keep(_ playground: Playground) {
    let text = Circumstances.line(of: playground.setting) + playground.program.text
    try? FileSystem.makeFolder(folder)
    if lock < 0 {
      lock = open(lockFile(name), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if lock >= 0 { flock(lock, LOCK_EX | LOCK_NB) }
    }
    try? FileSystem.replace(file(name), with: text)
  }

  /// Removes the file of this playground, which has ended.
  func remove() { remove(name) }

  private func remove(_ name: String) {
    unlink(file(name))
    unlink(lockFile(name))
  }

  // MARK: Left behind

  /// A program that another playground left behind.
  struct Left {
    var text: String
    /// The first line of its file, if that says something of its circumstances.
    fileprivate var circumstances: String?
    fileprivate var name: String

    /// The circumstances in which it ran; the present ones where the file was edited, or is of another version.
    func setting(
      from present: Playground.Setting, misconceptions: [String]
    ) -> Playground.Setting {
      var setting = PlaySetting(present, misconceptions: misconceptions)
      for command in Circumstances.commands(in: circumstances ?? "") { setting.obey(command) }
      return setting.setting
    }
  }

  /// What is unusual about a playground, as the first line of its file: commands without their colons.
  private enum Circumstances {
    private static let mark = "// vdl play: "

    static func line(of setting: Playground.Setting) -> String {
      var words: [String] = []
      if setting.ios != .newest { words.append("ios \(setting.ios)") }
      if let belief = setting.believing { words.append("believe \(belief)") }
      if !setting.settles { words.append("settle off") }
      return words.isEmpty ? "" : mark + words.joined(separator: ", ") + "\n"
    }

    /// The line and the rest of a file.
    static func split(_ text: String) -> (line: String?, rest: String) {
      guard text.hasPrefix(mark), let end = text.firstIndex(of: "\n") else { return (nil, text) }
      return (String(text[..<end].dropFirst(mark.count)), String(text[text.index(after: end)...]))
    }

    /// The line as commands, such as `:ios 12`.
    static func commands(in line: String) -> [String] {
      line.split(separator: ", ").map { ":" + $0 }
    }
  }

  /// The latest program that was left behind.
  func findLeft() -> Left? {
    let left = Self.names(in: folder).filter { $0 != name && !isOpen($0) }
    let latest = left.max { stamp($0).lexicographicallyPrecedes(stamp($1)) }
    return latest.flatMap { name in
      (try? FileSystem.text(file(name))).map {
        let (line, text) = Circumstances.split($0)
        return Left(text: text, circumstances: line, name: name)
      }
    }
  }

  /// Removes what was left behind and is taken up now.
  func remove(_ left: Left) { remove(left.name) }

  private func stamp(_ name: String) -> [Int] { FileSystem.stamp(of: file(name)) ?? [] }

  /// Whether a playground that still runs has the file.
  private func isOpen(_ name: String) -> Bool {
    let descriptor = open(lockFile(name), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0
  }
}
