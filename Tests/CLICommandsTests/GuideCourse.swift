import Foundation
import ProjectFiles

/// The files of `Content/README.md`, in a folder of their own.
final class GuideCourse {
  let folder: URL
  var path: String { folder.path }

  init(_ edit: (String) -> String = { $0 }) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let guide = try ProjectFiles.text("Content/README.md")
    for match in guide.matches(of: /````file kettles\/(\S+)\n((?s:.*?))````/) {
      try edit(String(match.2)).write(
        to: folder.appending(path: String(match.1)), atomically: true, encoding: .utf8)
    }
  }

  deinit {
    for path in [path, path + ".sqlite", path + ".sqlite-wal", path + ".sqlite-shm"] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Changes a file, which is the lesson unless another is named.
  func edit(_ name: String = "L01-kettle.md", _ change: (String) -> String) throws {
    let file = folder.appending(path: name)
    try change(String(contentsOf: file, encoding: .utf8))
      .write(to: file, atomically: true, encoding: .utf8)
  }

  /// Adds a file.
  func write(_ name: String, _ text: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// Gives the course the assignment `week1`, with further lines at its end.
  func assign(
    questions: [String], kind: String = "homework", points: String = "[4, 2]", _ rest: String = ""
  ) throws {
    let folder = folder.appending(path: "assignments")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = """
      title: The first week
      kind: \(kind)
      zones:
        - title: Kettles
          questions: [\(questions.joined(separator: ", "))]
          points: \(points)
      \(rest)
      """
    try text.write(to: folder.appending(path: "week1.yaml"), atomically: true, encoding: .utf8)
  }

  /// The text without the folder's random name.
  func hidden(_ text: String) -> String { text.replacing(path, with: "DIR") }
}
