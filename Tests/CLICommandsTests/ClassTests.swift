import Archives
import Coursework
import Foundation
import Testing

@testable import CLICommands

/// A class: what students hand in, collected, run again and reported.
@Suite struct `Collecting a class` {
  private let own: GuideCourse
  private let room: URL

  init() throws {
    own = try GuideCourse()
    room = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: room.appending(path: "in"), withIntermediateDirectories: true)
    try assign()
  }

  private func assign(_ rest: String = "") throws {
    try own.assign(questions: ["true-or-false", "how-often"], points: "[4, 2]", rest)
  }

  private func path(_ name: String) -> String { room.appending(path: name).path }

  private func vdl(_ words: [String], store: String = "teacher", typed: [String] = []) -> Said {
    CLICommandsTests.vdl(
      ["--content", own.path] + words + ["--database", path(store + ".sqlite")], typed: typed,
      random: { UInt64.random(in: .min ... .max) }, model: { liveModel })
  }

  /// A student answers in a store of their own and hands in.
  private func handIn(_ name: String, as file: String? = nil, _ typed: String...) {
    let store = "store of " + (file ?? name)
    _ = vdl(
      ["quiz", "--assignment", "week1", "--learner", name, "--json"], store: store,
      typed: typed.map { $0 == "dk" ? $0 : "\"\($0)\"" } + ["quit"])
    _ = vdl(
      ["hand-in", "week1", "--learner", name, "-o", path("in/\(file ?? name).vdlwork")],
      store: store)
  }

  private func read(_ name: String) throws -> HandIn {
    try HandIn(packed: Array(Data(contentsOf: URL(filePath: path("in/\(name).vdlwork")))))
  }

  private func write(_ handIn: HandIn, _ name: String) throws {
    try Data(handIn.packed()).write(to: URL(filePath: path("in/\(name).vdlwork")))
  }

  /// Edits a hand-in as somebody would who knows how the chain is computed.
  private func edit(_ name: String, as other: String, _ change: (inout HandIn) -> Void) throws {
    var handIn = try read(name)
    change(&handIn)
    handIn = HandIn(
      course: handIn.course, modelVersion: handIn.modelVersion, assignment: handIn.assignment,
      learner: handIn.learner, attempts: handIn.attempts, claimed: handIn.claimed)
    try write(handIn, other)
  }

  /// A text without its breaks.
  private func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  private func report() throws -> [String: Any] {
    let said = vdl(["class", "report", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(said.output.utf8))
    return try #require(object as? [String: Any])
  }

  private func students() throws -> [[String: Any]] {
    try #require(try report()["students"] as? [[String: Any]])
  }

  private func points() throws -> [String: Double] {
    Dictionary(
      uniqueKeysWithValues: try students().compactMap { student in
        (student["name"] as? String).flatMap { name in
          (student["points"] as? Double).map { (name, $0) }
        }
      })
  }

  // MARK: What came

  @Test func `each answer is run again, and a file that comes twice changes nothing`() throws {
    handIn("Ada", "false", "1")
    handIn("Bob", "true", "1", "false")
    let first = vdl(["class", "add", path("in")])
    #expect(first.status == 0)
    #expect(first.output == "2 hand-ins to 'The first week' (kettles/week1): 2 new, 0 known.\n")
    let before = vdl(["class", "report", "--json"]).output
    #expect(
      vdl(["class", "add", path("in"), path("in/Ada.vdlwork")]).output
        == "3 hand-ins to 'The first week' (kettles/week1): 0 new, 3 known.\n")
    #expect(vdl(["class", "report", "--json"]).output == before)
    #expect(try points() == ["Ada": 8, "Bob": 6])
    let questions = try #require(try report()["questions"] as? [[String: Any]])
    #expect(questions.map { $0["n"] as? Int } == [2, 2])
    #expect(questions.map { $0["facility"] as? Double } == [0.5, 1])
    #expect(questions.map { $0["right"] as? Int } == [1, 2])
  }

  @Test func `the latest file of a student counts`() throws {
    handIn("Ada", "true")
    _ = vdl(["class", "add", path("in")])
    let early = try read("Ada")
    handIn("Ada", "1", "false")
    let said = vdl(["class", "add", path("in")])
    // Other answers have other points; a change is what nobody expects.
    #expect(said.notices.isEmpty)
    try write(early, "Ada")
    let again = vdl(["class", "add", path("in")])
    #expect(again.status == 0)
    #expect(again.notices.isEmpty)
    #expect(try points() == ["Ada": 6])
  }

  @Test func `an archive of a learning platform is taken, and its numbers go into the grades`()
    throws
  {
    handIn("Ada", "false", "1")
    handIn("Bob", "true")
    let files = try ["Ada", "Bob"].map { name in
      ArchivedFile(
        path: "\(name) L_\(name == "Ada" ? 12 : 7)_assignsubmission_file_/my work.vdlwork",
        bytes: try read(name).packed())
    }
    try Data(
      Archive.packed(files + [ArchivedFile(path: "notes.txt", bytes: [65])])
    ).write(to: URL(filePath: path("all.tar.gz")))
    let said = vdl(["class", "add", path("all.tar.gz")])
    #expect(said.status == 0)
    #expect(said.output.contains("Passed over 1 file whose name doesn't end in '.vdlwork'"))
    #expect(
      vdl(["class", "grades", "--format", "moodle"]).output.split(separator: "\r\n") == [
        "Identifier,Full name,Grade,Maximum Grade,Last modified (grade),Feedback comments",
        "Participant 12,Ada,8.0,8.0,,2 of 2 right", "Participant 7,Bob,0.0,8.0,,0 of 2 right",
      ])
  }

  @Test func `what is no hand-in is told, and the others are taken`() throws {
    handIn("Ada", "false", "1")
    try Data([1, 2]).write(to: URL(filePath: path("in/x.vdlwork")))
    var other = try read("Ada")
    other.format = 2
    try write(other, "format")
    other.format = 1
    other.assignment.id = "week9"
    try write(other, "week9")
    let said = vdl(["class", "add", path("in")])
    #expect(said.status == 1)
    #expect(said.output.contains("1 hand-in to 'The first week' (kettles/week1): 1 new"))
    #expect(said.notices.contains("x.vdlwork' is no hand-in: it isn't a gzip file"))
    #expect(said.notices.contains("format.vdlwork' has format 2, and this vdl reads format 1"))
    #expect(
      said.notices.contains(
        "is for the assignment 'kettles/week9', which is in no course that you teach here"))
    #expect(vdl(["class", "add"]).status == 64)
    let empty = path("empty")
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    let nothing = vdl(["class", "add", empty])
    #expect(nothing.status == 1)
    #expect(nothing.notices == "no hand-in is there; its name ends in '.vdlwork'\n")
    #expect(vdl(["class", "add", path("nowhere.vdlwork")]).status == 74)
  }

  // MARK: What doesn't agree

  @Test func `an edited claim, another learner's answers and a swapped variant are told`() throws {
    handIn("Ada", "false", "1")
    handIn("Bob", "true")
    var claim = try read("Bob")
    claim.claimed = HandIn.Claim(right: 2, points: 8)
    try write(claim, "Bob")
    try edit("Ada", as: "Eve") {
      $0.learner = HandIn.LearnerFacts(id: "00000000-0000-4000-8000-00000000eeee", name: "Eve")
    }
    handIn("Mal", "false", "1")
    try edit("Mal", as: "Mal") { $0.attempts[0].seed = "0000000000000001" }
    let said = vdl(["class", "add", path("in")])
    #expect(said.status == 1)
    let text = flat(said.output)
    #expect(text.contains("Bob: edited: it claims 2 right answers, and 0 are"))
    #expect(
      text.contains(
        "Eve: another learner's: the answers about how-often, true-or-false are to the variants of Ada"
      ))
    #expect(
      text.contains(
        "Mal: wrong variant: the answers about true-or-false are to variants that this student didn't get"
      ))
    #expect(!text.contains("Ada: "))
    #expect(try points() == ["Ada": 8, "Bob": 0, "Eve": 0, "Mal": 4])
  }

  @Test func `a changed answer breaks the chain, and a try that was left out is missed`() throws {
    handIn("Ada", "true", "1", "false")
    var broken = try read("Ada")
    broken.attempts[0].typed = "false"
    try write(broken, "Ada")
    #expect(
      flat(vdl(["class", "add", path("in")]).output).contains(
        "Ada: edited: '\(path("in/Ada.vdlwork"))' was changed after vdl wrote it"))
    handIn("Bob", "true", "1", "false")
    try edit("Bob", as: "Bob") { $0.attempts.removeFirst() }
    let said = vdl(["class", "add", path("in/Bob.vdlwork")])
    #expect(said.status == 1)
    #expect(said.output.contains("Bob: an earlier try is missing of true-or-false"))
  }

  // MARK: People

  @Test func `the roster gives names, groups and time`() throws {
    try assign("due: 1960-01-01T00:00Z\ncredit:\n  - until: 2098-01-01T00:00Z\n    percent: 50")
    handIn("Ada", "false", "1")
    handIn("bob", "false", "1")
    try "id,name,group,due\ns1,Ada,A,2099-01-01T00:00Z\ns2,Bob,B,\ns3,Cy,B,\n".write(
      toFile: path("class.csv"), atomically: true, encoding: .utf8)
    let said = vdl(["class", "add", path("in"), "--roster", path("class.csv")])
    #expect(said.output.hasPrefix("The roster has 3 students.\n"))
    #expect(try points() == ["Ada": 8, "Bob": 4, "Cy": 0])
    #expect(try students().map { $0["id"] as? String } == ["s1", "s2", "s3"])
    #expect(try students().map { $0["group"] as? String } == ["A", "B", "B"])
    #expect(try students()[2]["handedIn"] is NSNull)
    #expect(vdl(["class", "report"]).output.contains("nothing handed in"))
    #expect(vdl(["class", "list"]).output.contains("Cy, B\n  s3\n  nothing handed in"))
  }

  @Test func `a mistake in the roster leaves everything as it was`() throws {
    try "id,name\ns1,Ada\ns1,Bob\n".write(
      toFile: path("class.csv"), atomically: true, encoding: .utf8)
    let said = vdl(["class", "add", "--roster", path("class.csv")])
    #expect(said.status == 64)
    #expect(said.notices.contains("class.csv:3: error: 's1' is in line 2 already"))
    #expect(!FileManager.default.fileExists(atPath: path("teacher.sqlite")))
  }

  @Test func `one id under two names and two names that differ by capitals are told`() throws {
    handIn("Ada", "false", "1")
    handIn("ada", as: "small", "false", "1")
    try edit("Ada", as: "again") { $0.learner.name = "Ada Lovelace" }
    let said = vdl(["class", "add", path("in")])
    #expect(said.status == 1)
    #expect(said.output.contains("Ada: one id under the names Ada, Ada Lovelace"))
    try FileManager.default.removeItem(atPath: path("in/again.vdlwork"))
    _ = vdl(["class", "remove", "Ada"])
    #expect(
      vdl(["class", "add", path("in")]).output.contains("Ada: another student is called 'ada'"))
  }

  @Test func `a removed student is gone with all hand-ins`() throws {
    handIn("Ada", "false", "1")
    _ = vdl(["class", "add", path("in")])
    #expect(vdl(["class", "remove", "Adda"]).notices.contains("did you mean 'Ada'?"))
    #expect(vdl(["class", "remove", "Ada"]).output == "Ada is removed, with 1 hand-in.\n")
    #expect(try students().isEmpty)
  }

  @Test func `a friend's file under one's own name moves nobody to another line`() throws {
    handIn("Ada", "false", "1")
    handIn("Bob", "true")
    try "id,name\ns1,Ada\ns2,Bob\n".write(
      toFile: path("class.csv"), atomically: true, encoding: .utf8)
    _ = vdl(["class", "add", path("in"), "--roster", path("class.csv")])
    try edit("Ada", as: "friend") { $0.learner.name = "Bob" }
    let said = vdl(["class", "add", path("in/friend.vdlwork")])
    #expect(said.status == 1)
    #expect(said.output.contains("Ada: one id under the names Ada, Bob"))
    #expect(try points() == ["Ada": 8, "Bob": 0])
  }

  @Test func `an edited file is told beside a whole one, whichever comes first`() throws {
    handIn("Ada", "true", "1")
    _ = vdl(["class", "add", path("in")])
    var edited = try read("Ada")
    edited.attempts[0].typed = "false"
    try write(edited, "edited")
    let said = vdl(["class", "add", path("in/edited.vdlwork")])
    #expect(said.status == 1)
    #expect(
      flat(said.output).contains(
        "Ada: edited: '\(path("in/edited.vdlwork"))' was changed after vdl wrote it"))
    #expect(try points() == ["Ada": 4])
  }

  @Test func `students are found by the folder of the platform and by the column 'learner'`() throws
  {
    handIn("ada", "false", "1")
    handIn("bobby", "false", "1")
    let file = ArchivedFile(
      path: "Ada Lovelace_12_assignsubmission_file_/a.vdlwork", bytes: try read("ada").packed())
    try Data(Archive.packed([file])).write(to: URL(filePath: path("all.tar.gz")))
    try "id,name,learner\ns1,Ada Lovelace,\ns2,Bob,bobby\n".write(
      toFile: path("class.csv"), atomically: true, encoding: .utf8)
    let said = vdl([
      "class", "add", path("all.tar.gz"), path("in/bobby.vdlwork"), "--roster", path("class.csv"),
    ])
    #expect(said.status == 0)
    #expect(try points() == ["Ada Lovelace": 8, "Bob": 8])
  }

  @Test func `a learner who began again is removed alone`() throws {
    handIn("Ada", as: "one", "true")
    handIn("Ada", as: "two", "false", "1")
    _ = vdl(["class", "add", path("in")])
    try "id,name\ns1,Ada\n".write(
      toFile: path("class.csv"), atomically: true, encoding: .utf8)
    _ = vdl(["class", "add", "--roster", path("class.csv")])
    #expect(vdl(["class", "list"]).output.contains("several learners; remove one by its id"))
    let said = vdl(["class", "remove", try read("one").learner.id])
    #expect(said.output == "1 hand-in of this learner of Ada is removed.\n")
    #expect(try points() == ["Ada": 8])
  }

  // MARK: A learning platform's archive

  /// The archive of a platform: the files of students in their folders, `NAME_NUMBER_…`.
  private func pack(_ files: [(folder: String, name: String)], as archive: String = "all.tar.gz")
    throws
  {
    let packed = try files.map { folder, name in
      ArchivedFile(
        path: "\(folder)_assignsubmission_file_/\(name).vdlwork", bytes: try read(name).packed())
    }
    try Data(Archive.packed(packed)).write(to: URL(filePath: path(archive)))
  }

  @Test func `a student keeps the line of the roster, and the number, in every list`() throws {
    handIn("kettle42", "true")
    try pack([("Ada L_4712", "kettle42")])
    try "id,name\ns1,Ada L\n".write(toFile: path("class.csv"), atomically: true, encoding: .utf8)
    _ = vdl(["class", "add", path("all.tar.gz"), "--roster", path("class.csv")])
    handIn("kettle42", "1", "false")
    _ = vdl(["class", "add", path("in")])
    #expect(try students().map { $0["name"] as? String } == ["Ada L"])
    #expect(vdl(["class", "list"]).output.hasPrefix("Ada L\n  s1\n"))
    #expect(
      vdl(["class", "grades", "--format", "moodle"]).output.contains(
        "Participant 4712,Ada L,6.0,8.0"), "the later file came without a folder")
    #expect(!vdl(["class", "grades", "--format", "moodle"]).notices.contains("Moodle's number"))
  }

  @Test func `a file in another student's folder is told, also where it is known`() throws {
    handIn("Ada L", "false", "1")
    handIn("Bob M", "true")
    try pack([("Ada L_12", "Ada L"), ("Bob M_7", "Bob M")])
    #expect(vdl(["class", "add", path("all.tar.gz")]).status == 0)
    try pack([("Ada L_12", "Ada L"), ("Bob M_7", "Ada L")], as: "copied.tar.gz")
    let said = vdl(["class", "add", path("copied.tar.gz")])
    #expect(said.status == 1)
    #expect(said.output.contains("0 new, 2 known"))
    #expect(
      flat(said.output).contains(
        "Ada L: another's folder: a file of theirs is in the folder of Bob M"))
    #expect(vdl(["class", "add", path("copied.tar.gz")]).output == said.output)
    #expect(
      vdl(["class", "grades", "--format", "moodle"]).output.contains("Participant 12,Ada L,8.0"))
    #expect(
      vdl(["class", "grades", "--format", "moodle"]).notices.hasPrefix(
        "Look at the hand-ins of Ada L before you use their points"))
  }

  @Test func `a copy in another's folder brings the copier nothing`() throws {
    handIn("Alan T", "false", "1")
    try pack([("Radia P_15", "Alan T")])
    try "id,name\nParticipant 15,Radia P\nParticipant 16,Alan T\n".write(
      toFile: path("class.csv"), atomically: true, encoding: .utf8)
    let said = vdl(["class", "add", path("all.tar.gz"), "--roster", path("class.csv")])
    #expect(said.status == 1)
    #expect(said.output.contains("Alan T: another's folder"))
    let table = vdl(["class", "grades", "--format", "moodle"]).output
    #expect(table.contains("Participant 16,Alan T,8.0") && !table.contains("Participant 15"))
    // Without a roster nobody knows whose the folder is, and the names are told.
    let alone = vdl(["class", "add", path("all.tar.gz")], store: "other")
    #expect(
      flat(alone.output).contains("the file is of 'Alan T', and the folder is that of Radia P"))
  }

  @Test func `a file under a new name doesn't hide whose it was`() throws {
    handIn("Alan", "false", "1")
    try edit("Alan", as: "a-copy") { $0.learner.name = "Ken" }
    try "id,name\ns1,Alan\ns2,Ken\n".write(
      toFile: path("class.csv"), atomically: true, encoding: .utf8)
    _ = vdl(["class", "add", path("in"), "--roster", path("class.csv")])
    let text = flat(vdl(["class", "report"]).output)
    #expect(text.contains("one id under the names Alan, Ken"))
    #expect(text.contains("a file under this name has the id of"))
  }

  @Test func `two learners with one number are in no line of Moodle's table`() throws {
    handIn("Don K", as: "one", "false", "1")
    handIn("Don K", as: "two", "true")
    try pack([("Don K_6", "one"), ("Don K_6", "two")])
    _ = vdl(["class", "add", path("all.tar.gz")])
    let said = vdl(["class", "grades", "--format", "moodle"])
    #expect(!said.output.contains("Participant 6"))
    #expect(said.notices.contains("several learners have one of Moodle's numbers"))
  }

  @Test func `one bad name in an archive costs one file, and no other file is read`() throws {
    handIn("Ada", "false", "1")
    let bytes = try read("Ada").packed()
    // 'b\u{1}d' has the length of 'bed', so that the archive stays sound; only its sum changes.
    var tar = Data()
    func add(_ name: String, _ bytes: [UInt8]) {
      var head = [UInt8](repeating: 0, count: 512)
      func put(_ text: String, at place: Int) {
        head.replaceSubrange(place..<place + text.utf8.count, with: Array(text.utf8))
      }
      put(name, at: 0)
      put("0000644", at: 100)
      put(String(repeating: "0", count: 11), at: 136)
      let size = String(bytes.count, radix: 8)
      put(String(repeating: "0", count: 11 - size.count) + size, at: 124)
      put("        ", at: 148)
      put("0", at: 156)
      put("ustar\u{0}00", at: 257)
      let sum = String(head.reduce(0) { $0 + Int($1) }, radix: 8)
      put(String(repeating: "0", count: 6 - sum.count) + sum + "\u{0} ", at: 148)
      tar.append(contentsOf: head)
      tar.append(contentsOf: bytes)
      tar.append(contentsOf: [UInt8](repeating: 0, count: (512 - bytes.count % 512) % 512))
    }
    add("b\u{1}d.vdlwork", bytes)
    add("film.mov", [UInt8](repeating: 7, count: HandIn.sizeLimit + 1))
    add("good.vdlwork", bytes)
    tar.append(contentsOf: [UInt8](repeating: 0, count: 1_024))
    try tar.write(to: URL(filePath: path("all.tar")))
    let said = vdl(["class", "add", path("all.tar")])
    #expect(said.status == 1)
    #expect(said.output.contains("1 hand-in to 'The first week' (kettles/week1): 1 new"))
    #expect(said.notices.contains("in the archive has a control character; give it another one"))
    #expect(said.output.contains("film.mov"))
  }

  // MARK: Corrections

  @Test func `a question that was taken out is nobody's fault`() throws {
    handIn("Ada", "false", "1")
    _ = vdl(["class", "add", path("in")])
    try own.assign(questions: ["true-or-false"], points: "[4, 2]")
    let said = vdl(["class", "add", path("in")])
    #expect(said.status == 0)
    #expect(said.output == "1 hand-in to 'The first week' (kettles/week1): 0 new, 1 known.\n")
    #expect(
      vdl(["class", "report"]).output.contains(
        "no longer in the assignment: how-often, which 1 student answered"))
    // A later file of the student lacks these answers, and that is nobody's fault either.
    _ = vdl(
      ["hand-in", "week1", "--learner", "Ada", "-o", path("in/Ada.vdlwork")],
      store: "store of Ada")
    #expect(vdl(["class", "add", path("in")]).status == 0)
    #expect(try points() == ["Ada": 4])
  }

  @Test func `a faulty question counts in full, for nobody or as it is now`() throws {
    handIn("Ada", "false", "2")
    handIn("Bob", "true", "1")
    _ = vdl(["class", "add", path("in")])
    #expect(try points() == ["Ada": 4, "Bob": 4])
    try assign("corrections:\n  how-often: full")
    let said = vdl(["class", "report"])
    #expect(said.notices == "The points of 1 student change: Ada 4 → 8.\n")
    #expect(vdl(["class", "report"]).notices.isEmpty, "it is told once")
    try assign("corrections:\n  how-often: none")
    #expect(try points() == ["Ada": 4, "Bob": 0])
    #expect(try students().map { $0["of"] as? Double } == [4, 4])
    let report = vdl(["class", "report"]).output
    #expect(report.contains("corrected: how-often counts for nobody"))
    // Who changed, and how, stays to be read.
    #expect(report.contains("Points that changed for the same answers\n"))
    #expect(report.contains("  Ada: 4 → 8, 1970-01-01 00:00 UTC\n"))
    let recomputed = try #require(try self.report()["recomputed"] as? [[String: Any]])
    #expect(recomputed.map { $0["before"] as? Double } == [4, 8, 4])
    #expect(recomputed.map { $0["points"] as? Double } == [0, 4, 8])
    // The kettle is now loaded twice, in the question as in the run.
    try assign("corrections:\n  how-often: new")
    try own.edit {
      $0.replacing("event: Kettle.viewDidLoad", with: "event: Kettle.viewWillDisappear")
    }
    #expect(try points() == ["Ada": 4, "Bob": 0])
  }

  @Test func `answers count for the question as it was shown`() throws {
    handIn("Ada", "false", "1")
    _ = vdl(["class", "add", path("in")])
    try own.edit {
      $0.replacing("event: Kettle.viewDidLoad", with: "event: Kettle.viewWillDisappear")
    }
    #expect(try points() == ["Ada": 8])
  }

  @Test func `a correction of an unknown question is found`() throws {
    try assign("corrections:\n  how-oftn: full\n  how-often: some")
    let said = vdl(["content", "check", own.path])
    #expect(said.status == 1)
    #expect(said.notices.contains("did you mean 'how-often'?"))
    #expect(said.notices.contains("'how-often' is 'some'; write full, none or new"))
  }

  @Test func `a question with another name keeps its answers, in a store and in a class`() throws {
    handIn("Ada", "true", "1")
    _ = vdl(["class", "add", path("in")])
    let before = try points()
    try own.edit {
      $0.replacing("## Question: true-or-false", with: "## Question: so-or-not").replacing(
        """
        kind: truth
        """,
        with: """
          kind: truth
          formerly: [true-or-false]
          """)
    }
    try own.assign(questions: ["so-or-not", "how-often"], points: "[4, 2]")
    #expect(try points() == before)
    let said = vdl(["class", "add", path("in")])
    #expect(said.status == 0)
    #expect(!said.output.contains("Look at these"))
    // The student has the new course too, and goes on: the wrong answer is the first try.
    let asked = vdl(
      ["quiz", "--assignment", "week1", "--learner", "Ada", "--json"], store: "store of Ada",
      typed: ["\"false\"", "quit"])
    #expect(asked.output.contains(#""question": "kettles/so-or-not""#))
    #expect(!asked.output.contains(#""question": "kettles/how-often""#))
    _ = vdl(
      ["hand-in", "week1", "--learner", "Ada", "-o", path("in/Ada.vdlwork")],
      store: "store of Ada")
    #expect(
      try read("Ada").attempts.map(\.question) == [
        "kettles/so-or-not", "kettles/how-often", "kettles/so-or-not",
      ])
    let again = vdl(["class", "add", path("in")])
    #expect(again.status == 0)
    #expect(try points() == ["Ada": 6])
  }

  @Test
  func `a corrected question counts for student and class alike, and tells what was believed`()
    throws
  {
    handIn("Ada", "false", "1")
    _ = vdl(["class", "add", path("in")])
    try own.edit {
      $0.replacing("for _ in 1...3 { _ = kettle.view }", with: "_ = kettle.isViewLoaded")
    }
    let changed = vdl(["class", "report"])
    #expect(
      flat(changed.output).contains(
        "changed since 1 student answered: how-often; the answers count for what they saw"))
    try assign("corrections:\n  how-often: new")
    #expect(try points() == ["Ada": 4])
    #expect(!vdl(["class", "report"]).output.contains("may come from"), "her answer was right")
    let said = vdl(
      ["hand-in", "week1", "--learner", "Ada", "-o", path("in/Ada.vdlwork")],
      store: "store of Ada")
    #expect(flat(said.output).contains("1 of them right: 4 of 8 points"))
    let asked = vdl(
      ["quiz", "--assignment", "week1", "--learner", "Ada", "--json"], store: "store of Ada",
      typed: ["\"0\"", "quit"])
    #expect(asked.output.contains(#""question": "kettles/how-often""#))
    _ = vdl(
      ["hand-in", "week1", "--learner", "Ada", "-o", path("in/Ada.vdlwork")],
      store: "store of Ada")
    #expect(vdl(["class", "add", path("in")]).status == 0)
    #expect(try points() == ["Ada": 6])
  }

  /// Ada answers a question of the course; then the course changes, and the assignment says `new`.
  private func correct(
    _ question: String, _ typed: String, _ change: (String) -> String
  ) throws -> (said: Said, points: Double?) {
    try own.assign(questions: [question], points: "4")
    handIn("Ada", typed)
    _ = vdl(["class", "add", path("in")])
    try own.edit { change($0) }
    try own.assign(questions: [question], points: "4", "corrections:\n  \(question): new")
    let said = vdl(
      ["hand-in", "week1", "--learner", "Ada", "-o", path("in/Ada.vdlwork")],
      store: "store of Ada")
    return (said, try points()["Ada"])
  }

  @Test(arguments: ["1", "2", "3"])
  func `a choice means its text, wherever it stands after a correction`(typed: String) throws {
    var before: Double?
    let found = try correct("which-is-full", typed) {
      before = try? points()["Ada"]
      return $0.replacing(
        "- Only the kettle `a`.",
        with: "- Neither of them.\n  check: false\n- Only the kettle `a`.")
    }
    #expect(before != nil)
    #expect(found.points == before, "what was chosen is as right as before")
    #expect(
      flat(found.said.output).contains(
        before == 4 ? "1 of them right: 4 of 4" : "0 of them right: 0 of 4"))
  }

  @Test func `an answer that no longer fits counts for what it was, on both sides`() throws {
    let found = try correct(
      "fill-and-boil", "Kettle.loadView, Kettle.viewDidLoad, Kettle.viewWillAppear"
    ) {
      $0.replacing(
        "Kettle.viewWillAppear\n```", with: "Kettle.viewWillAppear\nKettle.viewDidAppear\n```"
      )
      .replacing(
        "override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }\n}",
        with: """
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
              override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
          }
          """)
    }
    #expect(found.points == 4)
    #expect(flat(found.said.output).contains("1 of them right: 4 of 4 points"))
  }

  @Test func `a database that lacks the course of then tells it`() throws {
    handIn("Ada", "false", "1")
    try own.edit {
      $0.replacing("for _ in 1...3 { _ = kettle.view }", with: "_ = kettle.isViewLoaded")
    }
    let said = vdl(["class", "add", path("in")], store: "late teacher")
    #expect(said.status == 1)
    #expect(
      flat(said.output).contains(
        "another course: the database doesn't have how-often as they were shown"))
  }

  @Test func `a question that counts for nobody leaves Moodle's maximum as it is`() throws {
    handIn("Ada", "false", "2")
    try pack([("Ada_12", "Ada")])
    _ = vdl(["class", "add", path("all.tar.gz")])
    try assign("corrections:\n  how-often: none")
    #expect(try points() == ["Ada": 4])
    #expect(
      vdl(["class", "grades", "--format", "moodle"]).output.contains("Participant 12,Ada,8.0,8.0"))
    try assign("corrections:\n  how-often: full")
    let said = vdl(
      ["hand-in", "week1", "--learner", "Ada", "-o", path("in/Ada.vdlwork")],
      store: "store of Ada")
    #expect(said.status == 0)
    #expect(said.output.contains("1 of 1 questions of 'The first week'"))
  }

  @Test func `a claim that no correction explains is still told`() throws {
    handIn("Ada", "true", "2")
    try edit("Ada", as: "Ada") { $0.claimed = HandIn.Claim(right: 2, points: 8) }
    #expect(
      vdl(["class", "add", path("in")]).output.contains(
        "Ada: edited: it claims 2 right answers, and 0 are"))
    try assign("corrections:\n  how-often: new")
    try own.edit {
      $0.replacing("event: Kettle.viewDidLoad", with: "event: Kettle.viewWillDisappear")
    }
    #expect(
      flat(vdl(["class", "report"]).output).contains(
        "edited, or made with another text of the assignment: it claims 2 right answers"))
  }

  @Test func `the receipt that a student was told finds the file, which can go alone`() throws {
    handIn("Ada", "true")
    _ = vdl(["class", "add", path("in")])
    handIn("Ada", "1", "false")
    let receipt = try read("Ada").receipt
    _ = vdl(["class", "add", path("in")])
    #expect(try students().map { $0["receipt"] as? String } == [receipt])
    let list = vdl(["class", "list"]).output
    #expect(list.contains("2 files"))
    #expect(list.contains(receipt))
    let wrong = vdl(["class", "remove", "Ada", "--receipt", "00000000"])
    #expect(wrong.status == 64)
    #expect(wrong.notices.hasPrefix("error: Ada has no file with the receipt '00000000'"))
    #expect(
      vdl(["class", "remove", "Ada", "--receipt", receipt]).output == "1 file of Ada is removed.\n")
    #expect(try points() == ["Ada": 0])
    #expect(vdl(["class", "list"]).output.contains("1 file,"))
  }

  @Test func `a question without an answer is told on the page too`() throws {
    handIn("Ada", "true")
    _ = vdl(["class", "add", path("in")])
    let folder = path("feedback")
    #expect(vdl(["class", "feedback", "-o", folder]).status == 0)
    let page = try String(contentsOfFile: folder + "/week1-Ada.html", encoding: .utf8)
    let parts = page.components(separatedBy: "You gave no answer.")
    #expect(parts.count == 2)
    #expect(parts[0].contains("how-often"))
    #expect(parts[1].contains("A right answer:</p>\n<pre><code>1</code></pre>"))
  }

  // MARK: Views

  @Test func `what a command writes replaces nothing but its own kind`() throws {
    handIn("Ada", "false", "1")
    _ = vdl(["class", "add", path("in")])
    let roster = path("class.csv")
    try "id,name\ns1,Ada\n".write(toFile: roster, atomically: true, encoding: .utf8)
    for words in [["class", "report"], ["class", "grades"], ["content", "pack", own.path]] {
      let said = vdl(words + ["-o", roster])
      #expect(said.status == 64)
      #expect(said.notices.contains("so vdl doesn't write over it"))
      #expect(try String(contentsOfFile: roster, encoding: .utf8) == "id,name\ns1,Ada\n")
      let target = path(words.joined(separator: "-").replacing("/", with: "-") + ".out")
      #expect(vdl(words + ["-o", target]).status == 0)
      #expect(vdl(words + ["-o", target]).status == 0, "its own file is replaced")
    }
  }

  @Test func `a class without hand-ins has empty lists`() throws {
    #expect(vdl(["class", "report"]).status == 74, "there is no database yet")
    _ = vdl(["quiz", "--json"])
    let report = try report()
    #expect((report["students"] as? [Any])?.isEmpty == true)
    #expect((report["questions"] as? [Any])?.isEmpty == true)
    #expect(vdl(["class", "report"]).output.contains("'vdl class add' takes files in"))
    #expect(vdl(["class", "list"]).output.hasPrefix("There is no class yet."))
  }

  @Test func `each student gets a page, which replaces nothing but feedback`() throws {
    handIn("Ada", "true", "1")
    handIn("ada", as: "small", "false", "1")
    _ = vdl(["class", "add", path("in")])
    let folder = path("feedback")
    #expect(vdl(["class", "feedback", "-o", folder]).status == 0)
    #expect(vdl(["class", "feedback", "-o", folder]).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names.map { $0.lowercased() }) == ["week1-ada-2.html", "week1-ada.html"])
    let pages = try names.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    #expect(pages.contains { $0.contains("4 of 8 points") && $0.contains("Not right.") })
    #expect(pages.contains { $0.contains("8 of 8 points") && !$0.contains("Not right.") })
    #expect(!pages.contains { $0.contains("You gave no answer.") })
    try "mine".write(toFile: "\(folder)/\(names[0])", atomically: true, encoding: .utf8)
    let said = vdl(["class", "feedback", "-o", folder])
    #expect(said.status == 64)
    #expect(said.notices.contains("is no feedback, so vdl doesn't write over it"))
  }

  @Test func `names of students are text, in a terminal, on pages and in tables`() throws {
    handIn("Ada", "false", "1")
    try edit("Ada", as: "Ada") { $0.learner.name = "=1+1<b>\u{1B}[31m" }
    _ = vdl(["class", "add", path("in")])
    #expect(!vdl(["class", "report"]).output.contains("\u{1B}"))
    #expect(vdl(["class", "grades"]).output.contains(",'=1+1<b>"))
    _ = vdl(["class", "report", "-o", path("page.html")])
    let page = try String(contentsOfFile: path("page.html"), encoding: .utf8)
    #expect(page.contains("=1+1&lt;b&gt;"))
    #expect(!page.contains("\u{1B}"))
  }
}
