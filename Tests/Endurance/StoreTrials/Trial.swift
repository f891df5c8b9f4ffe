import Foundation

/// A command that changes a store or writes a file, with what stands ready for it.
struct Trial {
  var name: String
  var words: [String]
  var input = ""
  /// Files of the shelf by their names in the store's folder.
  var files: [String: String] = [:]
  /// The names of files, besides the store's own, that it may leave.
  var leaves: [String] = []
  /// The names of files that one which was killed may leave until the next command of any kind.
  var leavesForNext: [String] = []
  /// The names of files that one which was killed may leave until the same command comes again; one that
  /// ends in `*` is the beginning of a name.
  var leavesForItself: [String] = []
  /// The name of the file that keeps the store which it replaces.
  var keeps: String?

  /// Whether it asks for answers, which are other ones each time.
  var isSession: Bool { words[0] == "quiz" }
  /// Whether it takes answers away.
  var isErasure: Bool { words.contains("erase") }

  static func all(in room: Room) throws -> [Trial] {
    try Shelf(room: room).fill()
    let full = ["store.sqlite": "store.sqlite"]
    let later = ["store.sqlite": "later.sqlite"]
    return sessions(full) + copies(room, full, later) + [
      Trial(name: "content add", words: ["content", "add", room.shelf + "/kettles"], files: full),
      Trial(name: "merge", words: ["merge", room.shelf + "/other.sqlite"], files: later),
      Trial(name: "rebuild", words: ["doctor", "--rebuild"], files: full),
      Trial(name: "erase", words: ["learner", "erase", "ada", "--yes"], files: full),
    ] + outputs(room, full)
      + Schemas.older().map { number in
        Trial(
          name: "migration from \(number)", words: ["learner", "list"],
          files: ["store.sqlite": "schema-\(number).sqlite"],
          leaves: ["store.sqlite.schema-\(number)"])
      }
  }

  private static func sessions(_ full: [String: String]) -> [Trial] {
    [
      Trial(name: "first start", words: ["quiz", "--json", "--count", "2"], input: "dk\ndk\n"),
      Trial(
        name: "session", words: ["quiz", "--json", "--count", "20"],
        input: String(repeating: "dk\n", count: 20), files: full),
    ]
  }

  private static func copies(
    _ room: Room, _ full: [String: String], _ later: [String: String]
  ) -> [Trial] {
    func restore(_ name: String, _ files: [String: String]) -> Trial {
      Trial(
        name: name, words: ["restore", room.shelf + "/store.sqlite"], files: files,
        leaves: ["store.sqlite.before-restore"], leavesForNext: ["store.sqlite.restoring"],
        keeps: "store.sqlite.before-restore")
    }
    var nothing = restore("restore what is lost", [:])
    (nothing.leaves, nothing.keeps) = ([], nil)
    // It has both names for a moment.
    var damaged = restore("restore what is damaged", ["store.sqlite": "damaged.sqlite"])
    damaged.leavesForItself = ["store.sqlite.before-restore", partial]
    return [
      Trial(
        name: "backup", words: ["backup", room.home + "/copy.sqlite"], files: full,
        leaves: ["copy.sqlite"]),
      restore("restore", later), nothing, damaged,
    ]
  }

  /// The complete file that is about to replace another one.
  private static let partial = ".vdl-partial-*"

  /// Files are written where there is none, and over one.
  private static func outputs(_ room: Room, _ full: [String: String]) -> [Trial] {
    [
      ("export", ["export", "--format", "csv"], "out.csv"), ("report", ["report"], "out.html"),
    ].flatMap { name, words, file in
      let fresh = Trial(
        name: name, words: words + ["-o", "\(room.home)/\(file)"], files: full, leaves: [file])
      var again = fresh
      again.name += " again"
      again.files[file] = "old"
      again.leavesForItself = [partial]
      return [fresh, again]
    }
  }
}

/// The trials can't begin.
struct Unusable: Error {
  var reason: String
}

/// Prints a finding at once, also where the output is a file.
func say(_ text: String) {
  print(text)
  fflush(nil)
}
