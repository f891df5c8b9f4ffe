internal import Glibc

/// The program of a playground in a file of its own, which outlives the session if that doesn't end by itself.
struct PlayDraft {
  private let folder: String

  /// Nil where the environment names no place for a person's data.
  init?(in context: Context) {
    guard let folder = try? LearnerDatabase.folder(in: context) else { return nil }
    self.folder = folder
  }

  private var file: String { folder + "/playground.swift" }

  /// The program that was left, if there is one.
  var text: String? {
    guard FileSystem.stamp(of: file) != nil else { return nil }
    return try? FileSystem.text(file)
  }

  /// Keeps a program; a disk that is full takes nothing from the session.
  func keep(_ text: String) {
    try? FileSystem.makeFolder(folder)
    try? FileSystem.replace(file, with: text)
  }

  func remove() {
    unlink(file)
  }

  /// A file with a text, for an editor.
  func open(_ text: String) throws(Failure) -> String {
    try FileSystem.makeFolder(folder)
    let file = folder + "/entry.swift"
    try FileSystem.replace(file, with: text)
    return file
  }
}
