import Foundation

/// What must hold when commands meet a damaged store.
struct Examination {
  var room: Room
  var intact: IntactStore
  var store: DamagedStore

  // MARK: The log

  /// Lets the doctor and an export look. What the export shows is true, unless the doctor or the export
  /// itself says that the store is damaged.
  func problemsOfLog() throws -> (problems: [String], isNoticed: Bool) {
    try place()
    let doctor = try room.run(["doctor"])
    try place()
    let export = try room.run(["export", "--format", "jsonl"])
    var problems =
      problemsOfStatus(doctor, [0, 1, 74]).map { "doctor: \($0)" }
      + problemsOfStatus(export, [0, 74]).map { "export: \($0)" }
    let isNoticed = doctor.status != 0
    let shown = export.output.split(separator: "\n").map(String.init)
    if !isNoticed {
      if export.status != 0 {
        problems.append("the doctor finds it sound, and the export fails: \(export.notices)")
      } else if !isTrue(shown) {
        problems.append(
          "the doctor finds it sound, and the export shows \(shown.count) lines, of which "
            + "\(Set(shown).subtracting(intact.lines).count) are changed")
      }
    }
    return (problems, isNoticed)
  }

  /// Whether these are all answers, or the first ones where the end of the log is gone.
  private func isTrue(_ lines: [String]) -> Bool {
    let least = store.isEarlier ? intact.fileCount : intact.lines.count
    return lines.count >= least && intact.lines.starts(with: lines)
  }

  /// Whether answers are those of the intact store, or some of these.
  private func areTrue(_ answers: [String: String]) -> Bool {
    answers.allSatisfy { intact.answers[$0.key] == $0.value }
  }

  // MARK: Other commands

  /// The commands, by their names.
  var others: [(name: String, problems: () throws -> [String])] {
    [
      ("progress", problemsOfProgress), ("answers", problemsOfAnswers),
      ("report", problemsOfReport), ("rebuild", problemsOfRebuild), ("backup", problemsOfBackup),
      ("merge", problemsOfMerge), ("restore", problemsOfRestore),
      ("restore from it", problemsOfRestoreFromIt), ("tables", problemsOfTables),
    ]
  }

  private func problemsOfProgress() throws -> [String] {
    try place()
    let progress = try room.run(["progress", "--json"])
    let isJSON = (try? JSONSerialization.jsonObject(with: Data(progress.output.utf8))) != nil
    return problemsOfStatus(progress, [0, 74])
      + (progress.status == 0 && !isJSON ? ["no JSON: \(progress.output.prefix(200))"] : [])
  }

  /// What it acknowledges is there, and what was there stays.
  private func problemsOfAnswers() throws -> [String] {
    try place()
    let before = room.answers()
    let session = try room.run(["quiz", "--json", "--count", "2"], typing: Shelf.typed(answers: 2))
    guard let before, let after = room.answers() else {
      return problemsOfStatus(session, [0, 74])
    }
    let missing = Set(session.acknowledged).subtracting(after.keys)
    let changed = before.filter { after[$0.key] != $0.value }
    return problemsOfStatus(session, [0, 74])
      + (missing.isEmpty ? [] : ["\(missing.count) acknowledged answers lost"])
      + (changed.isEmpty ? [] : ["\(changed.count) answers changed or lost"])
  }

  private func problemsOfReport() throws -> [String] {
    try place()
    let report = try room.run(["report", "-o", "-"])
    let isWhole = report.output.hasSuffix("</html>\n")
    return problemsOfStatus(report, [0, 74])
      + (report.status == 0 && !isWhole ? ["the page isn't whole"] : [])
  }

  private func problemsOfTables() throws -> [String] {
    try ["rules", "lessons", "learners"].flatMap { table in
      try place()
      return problemsOfStatus(
        try room.run(["export", "--format", "csv", "--table", table]), [0, 74])
    }
  }

  private func problemsOfRebuild() throws -> [String] {
    try place()
    let before = room.answers()
    let rebuild = try room.run(["doctor", "--rebuild"])
    return problemsOfStatus(rebuild, [0, 1, 74])
      + (before != nil && room.answers() != before ? ["answers changed or lost"] : [])
  }

  private func problemsOfBackup() throws -> [String] {
    try place()
    let before = room.answers()
    let backup = try room.run(["backup", room.home + "/copy.sqlite"])
    let isThere = room.names.contains("copy.sqlite")
    return problemsOfStatus(backup, [0, 74])
      + (isThere == (backup.status == 0) ? [] : ["a copy that isn't one"])
      + (isThere && before != nil && room.answers(in: "copy.sqlite") != before
        ? ["the copy has other answers"] : [])
  }

  /// A sound store takes in what is sound, or nothing.
  private func problemsOfMerge() throws -> [String] {
    try placeOnShelf()
    let before = room.answers() ?? [:]
    let merge = try room.run(["merge", room.shelf + "/broken.sqlite"])
    let after = room.answers() ?? [:]
    return problemsOfStatus(merge, [0, 64, 74])
      + (before.allSatisfy { after[$0.key] == $0.value } ? [] : ["answers changed or lost"])
      + (areTrue(after) ? [] : ["it took in answers that were changed"])
      + (merge.status == 0 || before == after ? [] : ["it took in a part"])
      + (try problemsOfDoctor())
  }

  /// A sound store is replaced by what is sound, or by nothing. What is damaged may be the only copy: it
  /// comes with a message.
  private func problemsOfRestoreFromIt() throws -> [String] {
    try placeOnShelf()
    let before = room.answers() ?? [:]
    let restore = try room.run(["restore", room.shelf + "/broken.sqlite"])
    let after = room.answers() ?? [:]
    let kept = room.answers(in: "store.sqlite.before-restore")
    let isRight = restore.status == 0 ? kept == before : kept == [:] && after == before
    let isSaid = restore.status == 0 && restore.notices.contains("damaged")
    return problemsOfStatus(restore, [0, 74])
      + (areTrue(after) || isSaid ? [] : ["it restored answers that were changed"])
      + (isRight ? [] : ["what was there is lost, or kept for nothing"])
      + (isSaid ? [] : try problemsOfDoctor())
  }

  /// A damaged store is replaced by a sound one, and stays beside it.
  private func problemsOfRestore() throws -> [String] {
    try place()
    let restore = try room.run(["restore", room.shelf + "/store.sqlite"])
    let isKept = room.names.contains("store.sqlite.before-restore")
    return problemsOfStatus(restore, [0])
      + (isKept || store.file.isEmpty && (store.log ?? Data()).isEmpty
        ? [] : ["the damaged store is lost"])
      + (room.answers()?.count == intact.fileCount ? [] : ["the answers aren't those of the copy"])
      + (try problemsOfDoctor())
  }

  // MARK: -

  /// Puts the damaged store in its place.
  private func place() throws {
    try room.reset()
    try write(to: room.store)
  }

  /// Puts a sound store in its place, and the damaged one on the shelf.
  private func placeOnShelf() throws {
    try room.reset(with: ["store.sqlite": "store.sqlite"])
    try write(to: room.shelf + "/broken.sqlite")
  }

  private func write(to path: String) throws {
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    try store.file.write(to: URL(filePath: path))
    try store.log?.write(to: URL(filePath: path + "-wal"))
  }

  private func problemsOfDoctor() throws -> [String] {
    let doctor = try room.run(["doctor"])
    return doctor.status == 0 ? [] : ["then the doctor finds \(doctor.output)\(doctor.notices)"]
  }

  /// A command ends by itself, with a status that it may have and a message for one that isn't 0.
  private func problemsOfStatus(_ ending: Room.Ending, _ statuses: [Int32]) -> [String] {
    if ending.isHung { return ["hangs"] }
    if ending.isSignal { return ["signal \(ending.status): \(ending.notices.suffix(300))"] }
    guard statuses.contains(ending.status) else {
      return ["status \(ending.status): \(ending.notices.suffix(300))"]
    }
    let said = ending.notices + (ending.status == 1 ? ending.output : "")
    let lastLine = ending.output.split(separator: "\n").last ?? ""
    let isError = said.contains("error: ") || lastLine.contains(#""type": "error""#)
    if ending.status == 74, !isError { return ["no message: \(said)"] }
    return ending.status == 1 && said.isEmpty ? ["no message"] : []
  }
}
