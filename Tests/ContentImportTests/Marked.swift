import ContentImport
import Curriculum
import Diagnostics
import Testing

/// Texts with markers, for tests that say where a message stands.
///
/// A marker such as `1️⃣` is taken out of the text; a message at its place is expected as
/// `"1️⃣ message"`, any other as `"3:1 message"`.
struct Marked {
  let text: String
  private(set) var places: [String: (line: Int, column: Int)] = [:]

  static let markers = ["1️⃣", "2️⃣", "3️⃣", "4️⃣"]

  init(_ source: String) {
    var bytes: [UInt8] = []
    var line = 1
    var column = 1
    for character in source {
      if Self.markers.contains(String(character)) {
        places[String(character)] = (line, column)
        continue
      }
      bytes += Array(String(character).utf8)
      if character == "\n" || character == "\r\n" {
        line += 1
        column = 1
      } else {
        column += String(character).utf8.count
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  func describe(_ diagnostic: Diagnostic) -> String {
    let location = diagnostic.location
    let marker = places.first { $0.value == (location.line, location.column) }?.key
    var text = "\(marker ?? "\(location.line):\(location.column)") \(diagnostic.message)"
      .hidingFreshUUIDs
    for note in diagnostic.notes { text += "\n  note: \(note.message)" }
    return text
  }
}

extension String {
  /// The text with `FRESH` for each UUID that it tells an author to write.
  var hidingFreshUUIDs: String {
    replacing(/'uuid: [0-9a-f-]{36}'/, with: "'uuid: FRESH'")
  }
}

/// A course file that lists `L01.md`.
let courseFile = SourceFile(
  name: "course.yaml",
  text: """
    course: c
    uuid: 3f0c6c1e-9f0b-4b5e-8a35-6a2f0c1d7e42
    title: A course
    lessons: [L01.md]
    """)

/// Compares the findings in a lesson's file.
func check(
  lesson source: String, finds expected: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let marked = Marked(source)
  let reading = readCourse([courseFile, SourceFile(name: "L01.md", text: marked.text)])
  for diagnostic in reading.diagnostics {
    #expect(diagnostic.location.file == "L01.md", sourceLocation: sourceLocation)
  }
  #expect(reading.diagnostics.map(marked.describe) == expected, sourceLocation: sourceLocation)
}

/// Front matter and one paragraph, before the subject of a test.
func lesson(_ rest: String) -> String {
  """
  ---
  lesson: l
  title: A lesson
  aim: You can say something.
  ---

  Some prose.

  """ + "\n" + rest
}

/// A lesson with one question, given the lines of its blocks.
func question(
  _ ask: String, prompt: String = "What?", scenario: String = "print(1)", _ rest: String = ""
) -> String {
  lesson(
    """
    ## Question: q

    ```ask
    \(ask)
    ```

    \(prompt)

    ```swift
    \(scenario)
    ```

    \(rest)
    """)
}

/// Compares the findings in the course file.
func check(
  course source: String, lessons: [SourceFile] = [], finds expected: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let marked = Marked(source)
  let reading = readCourse([SourceFile(name: "course.yaml", text: marked.text)] + lessons)
  #expect(reading.diagnostics.map(marked.describe) == expected, sourceLocation: sourceLocation)
}
