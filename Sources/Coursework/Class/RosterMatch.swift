internal import ReviewLog

/// Which student of the roster each learner is.
///
/// It is found once for all that a class handed in, so that every report and list has the same students.
public struct RosterMatch: Hashable, Sendable {
  private var students: [String: String] = [:]

  /// A learner who handed in, and how they may be known.
  public struct Learner: Hashable, Sendable {
    /// The id in the student's own store.
    public var id: String
    /// The name in their first file. A later file under another name moves nobody to another line.
    public var name: String
    public var folders: [Folder]

    public init(id: String, name: String, folders: [Folder]) {
      (self.id, self.name, self.folders) = (id, name, folders)
    }

    /// The folders that were made for this learner, as far as anybody can tell: those of the learner's name, or else
    /// all, if they are of one name.
    var ownFolders: [Folder] {
      let plain = plainName(name)
      let own = folders.filter { plainName($0.folder.name) == plain }
      guard own.isEmpty else { return own }
      return Set(folders.map { plainName($0.folder.name) }).count == 1 ? folders : []
    }
  }

  /// A folder that a learning platform made for the student who handed a file in.
  public struct Folder: Hashable, Sendable {
    public var folder: PlatformFolder
    /// The assignment of the file: a platform numbers the students of each assignment anew.
    public var assignment: String

    public init(_ folder: PlatformFolder, of assignment: String) {
      (self.folder, self.assignment) = (folder, assignment)
    }
  }

  public init(_ roster: Roster = Roster(), _ learners: [Learner] = []) {
    let lines = RosterLines(roster, besides: Set(learners.map(\.name)))
    for learner in learners { students[learner.id] = lines.student(for: learner) }
  }

  /// The roster's id of a learner; nil for one whom the roster doesn't have.
  public func student(of learner: String) -> String? { students[learner] }
}

/// The lines of a roster with what they are compared by, found once for a whole class.
private struct RosterLines {
  private let lines: [Line]
  /// The names of all learners.
  private let others: Set<String>

  private struct Line {
    var entry: Roster.Entry
    var plain: String
    var words: Set<String>
  }

  init(_ roster: Roster, besides others: Set<String>) {
    self.others = others
    lines = roster.entries.map {
      Line(entry: $0, plain: plainName($0.name), words: wordsOfName($0.name))
    }
  }

  /// The id of the only student whom something about a learner fits: the learner's id; the name, with a slip only where
  /// no other learner has it without; and last the platform's folder, its number before its name. The file comes
  /// before the folder, into which another may have put a copy.
  func student(for learner: RosterMatch.Learner) -> String? {
    func only(_ isTheirs: (Line) -> Bool) -> String? {
      let found = Set(lines.filter(isTheirs).map(\.entry.id))
      return found.count == 1 ? found.first : nil
    }
    let (plain, words) = (plainName(learner.name), wordsOfName(learner.name))
    return only { $0.entry.id == learner.id || $0.entry.learner == learner.id }
      ?? only { $0.entry.learner == learner.name } ?? only { $0.entry.name == learner.name }
      ?? only { $0.plain == plain && !others.contains($0.entry.name) }
      ?? student(inFoldersOf: learner, words, only)
  }

  private func student(
    inFoldersOf learner: RosterMatch.Learner, _ words: Set<String>,
    _ only: ((Line) -> Bool) -> String?
  ) -> String? {
    // A learner with the name of one student isn't in the folder of another.
    let isOfSomebody = lines.contains { !$0.words.isDisjoint(with: words) }
    let folders = learner.ownFolders.filter {
      !isOfSomebody || !wordsOfName($0.folder.name).isDisjoint(with: words)
    }
    guard !folders.isEmpty else { return nil }
    let names = Set(folders.map { plainName($0.folder.name) })
    return only { line in
      folders.contains {
        line.entry.participant != nil && line.entry.participant == $0.folder.number
          && ["", $0.assignment].contains(line.entry.assignment)
      }
    } ?? only { names.contains($0.plain) }
  }
}

extension Roster.Entry {
  /// The platform's number, where the id is one as Moodle writes it: `Participant 4712`.
  public var participant: Int? {
    let words = id.lowercased().split(separator: " ")
    return words.count == 2 && words[0] == "participant" ? Int(words[1]) : nil
  }
}

/// Whether two names have a word of two letters or more in common, whatever its capitals.
func sharesWord(_ one: String, _ other: String) -> Bool {
  !wordsOfName(one).isDisjoint(with: wordsOfName(other))
}

private func wordsOfName(_ name: String) -> Set<String> {
  Set(
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter {
      $0.count > 1
    })
}

/// A name without capitals, blanks and signs, by which slips of one person are found: keyboards and platforms write
/// "O'Brien" in several ways.
func plainName(_ name: String) -> String {
  let lower = name.lowercased()
  let plain = lower.filter { $0.isLetter || $0.isNumber }
  return plain.isEmpty ? lower : plain
}
