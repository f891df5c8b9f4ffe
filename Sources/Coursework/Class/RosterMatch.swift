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
    let names = Set(learners.map(\.name))
    for learner in learners {
      students[learner.id] = roster.student(for: learner, besides: names)
    }
  }

  /// The roster's id of a learner; nil for one whom the roster doesn't have.
  public func student(of learner: String) -> String? { students[learner] }
}

extension Roster {
  /// The id of the only student whom something about a learner fits: the learner's id; the name, with a slip only where
  /// no other learner has it without; and last the platform's folder, its number before its name. The file comes
  /// before the folder, into which another may have put a copy.
  fileprivate func student(
    for learner: RosterMatch.Learner, besides others: Set<String>
  ) -> String? {
    func only(_ isTheirs: (Entry) -> Bool) -> String? {
      let found = Set(entries.filter(isTheirs).map(\.id))
      return found.count == 1 ? found.first : nil
    }
    let plain = plainName(learner.name)
    // A learner with the name of one student isn't in the folder of another.
    let isOfSomebody = entries.contains { sharesWord($0.name, learner.name) }
    let folders = learner.ownFolders.filter {
      !isOfSomebody || sharesWord($0.folder.name, learner.name)
    }
    return only { $0.id == learner.id || $0.learner == learner.id }
      ?? only { $0.learner == learner.name } ?? only { $0.name == learner.name }
      ?? only { plainName($0.name) == plain && !others.contains($0.name) }
      ?? only { entry in
        folders.contains {
          entry.participant != nil && entry.participant == $0.folder.number
            && ["", $0.assignment].contains(entry.assignment)
        }
      }
      ?? only { entry in folders.contains { plainName(entry.name) == plainName($0.folder.name) } }
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
  func words(_ name: String) -> Set<String> {
    Set(
      name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter {
        $0.count > 1
      })
  }
  return !words(one).isDisjoint(with: words(other))
}

/// A name without capitals, blanks and signs, by which slips of one person are found: keyboards and platforms write
/// "O'Brien" in several ways.
func plainName(_ name: String) -> String {
  let lower = name.lowercased()
  let plain = lower.filter { $0.isLetter || $0.isNumber }
  return plain.isEmpty ? lower : plain
}
