import Diagnostics
import Foundation
import ProjectFiles
import Scenarios
import Testing

/// Small wrong programs, with the first error that `swiftc` has for each: `Fixtures/refusals.txt`.
///
///     === an optional argument
///     func f(_ n: Int) {}
///     let a: Int? = 1
///     f(a)
///     --- 3:3: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
///
/// A text on which this program and the compiler disagree has a line `+++` that says so, so that
/// the file shows how far the two agree. `Scripts/oracle --update` writes both lines.
struct RefusalTable {
  struct Entry: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// nil when the compiler takes it.
    var native: String?
    /// Whether it runs here.
    var isTaken: Bool
  }

  static let file = Fixture.folder.appending(path: "refusals.txt")

  static let all: [Entry] = {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return ("\n" + text).components(separatedBy: "\n=== ").dropFirst().map { part in
      var lines = part.components(separatedBy: "\n")
      var entry = Entry(testDescription: lines.removeFirst(), text: "", native: nil, isTaken: false)
      func take(_ mark: String) -> String? {
        guard let index = lines.firstIndex(where: { $0.hasPrefix(mark) }) else { return nil }
        return String(lines.remove(at: index).dropFirst(mark.count))
      }
      entry.native = take("--- ")
      entry.isTaken = (take("+++ ") ?? entry.native) == accepted
      if lines.last == "" { lines.removeLast() }
      entry.text = lines.joined(separator: "\n") + "\n"
      return entry
    }
  }()

  static func text(of entries: [Entry]) -> String {
    entries.map { entry in
      var lines = ["=== " + entry.testDescription, String(entry.text.dropLast())]
      lines.append("--- " + (entry.native ?? accepted))
      if entry.isTaken != (entry.native == accepted) {
        lines.append("+++ " + (entry.isTaken ? accepted : "refused"))
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined()
  }

  static let accepted = "no error"

  /// The first error of ours; its suggestion is left out, since the compiler has none.
  static func firstError(_ text: String) -> String {
    let diagnostics = engine.lower(Scenario(text)).diagnostics
    guard let error = diagnostics.first(where: { $0.severity == .error }) else { return accepted }
    let message = error.message.components(separatedBy: "; did you mean").first ?? ""
    return "\(error.location.line):\(error.location.column): \(message)"
  }
}

@Suite struct `The table of refusals` {
  @Test func `says what is written in it`() throws {
    var entries = RefusalTable.all
    #expect(entries.count > 300)
    if ProjectFiles.updatesSnapshots,
      let native = try NativeModel.ready()
    {
      for index in entries.indices {
        entries[index].native =
          try native.firstError(entries[index].text) ?? RefusalTable.accepted
        entries[index].isTaken =
          RefusalTable.firstError(entries[index].text) == RefusalTable.accepted
      }
      try RefusalTable.text(of: entries).write(
        to: RefusalTable.file, atomically: true, encoding: .utf8)
      return
    }
    var equal = 0
    for entry in entries {
      let ours = RefusalTable.firstError(entry.text)
      #expect(
        (ours == RefusalTable.accepted) == entry.isTaken, "\(entry.testDescription): \(ours)")
      if ours == entry.native { equal += 1 }
    }
    print("refusals: \(equal) of \(entries.count) in the compiler's words and place")
  }
}
