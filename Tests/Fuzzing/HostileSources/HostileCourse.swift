/// A lesson that a careless program would not read in time, or not within its memory.
public struct HostileCourse: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  /// The text of each lesson.
  public let lessons: [String]

  public var description: String { name }

  /// The course file that lists the lessons as `L0.md`, `L1.md` and so on.
  public var courseFile: String {
    let names = lessons.indices.map { "- L\($0).md\n" }.joined()
    return "course: c\nuuid: 3f0c6c1e-9f0b-4b5e-8a35-6a2f0c1d7e42\ntitle: T\nlessons:\n" + names
  }

  /// All, each of about `size` bytes; the largest lesson that is read has a megabyte.
  public static func all(size: Int) -> [HostileCourse] {
    func lesson(_ body: String, id: String = "l") -> String {
      "---\nlesson: \(id)\ntitle: T\naim: You can.\n---\n\nProse.\n\n" + body
    }
    func course(_ name: String, _ body: String) -> HostileCourse {
      HostileCourse(name: name, lessons: [lesson(body)])
    }
    /// As many of the text as fit, in lines.
    func lines(of text: String, width: Int = 9_000) -> String {
      let line = times(width / text.utf8.count, text) + "\n"
      return times(size / line.utf8.count, line)
    }
    let deep = times(50, "> ") + "a\n"
    return [
      course(
        "link-definition",
        "[r]: /" + times(9_000, "x") + "\n\n" + times(20, times(3_000, "[r]") + "\n")),
      course("quotations", deep + times(min(99_000, size / 2), "a\n")),
      course("lists", times(50, "- ") + "a\n" + times(min(99_000, size), "\n")),
      course("emphasis", "x" + times(4_500, "*a_\n") + times(5_000, "b_ c*\n")),
      course("instructions", "a" + times(99, "<?\n") + lines(of: "a ")),
      course("brackets", times(20, times(9_000, "[") + "\n")),
      course("tags", times(20, times(3_000, "<a>") + "\n")),
      course("headings", times(min(99_000, size / 2), "#\n")),
      course("paragraphs", times(min(49_000, size / 3), "a\n\n")),
      course("citations", times(size / 9_000, times(1_500, "[0:1] ") + "\n")),
      course("names", each(0..<min(90_000, size / 14)) { "`v\($0)DidLo`\n" }),
      course("names-of-the-model", each(0..<min(90_000, size / 14)) { "`viewDidLaod\($0)`\n" }),
      HostileCourse(
        name: "values", lessons: ["---\nlesson: [" + lines(of: "a, ") + "]\n---\n\na\n"]),
      HostileCourse(
        name: "keys",
        lessons: ["---\n" + each(0..<min(90_000, size / 9)) { "a\($0): 1\n" } + "---\n\na\n"]),
      HostileCourse(
        name: "ten-lessons", lessons: (0..<10).map { lesson(lines(of: "word "), id: "l\($0)") }),
      HostileCourse(
        name: "circles",
        lessons: (0..<900).map { number in
          "---\nlesson: l\(number)\ntitle: T\naim: You can.\nrequires: ["
            + (0..<min(900, size / 900)).map { "l\($0)" }.filter { $0 != "l\(number)" }
            .joined(separator: ", ") + "]\n---\n\nProse.\n"
        }),
    ]
  }
}
