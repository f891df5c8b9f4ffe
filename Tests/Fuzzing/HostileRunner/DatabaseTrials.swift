/// Commands on learners' databases of two sizes, and what they may take.
///
/// `FOLDER/one.sqlite` has 100,000 answers of one learner, `FOLDER/many.sqlite` a million of 500
/// learners. The bounds are about twice what was measured.
enum DatabaseTrials {
  static func all(in folder: String) -> [Trial] {
    of("one", in: folder, bounds: one) + of("many", in: folder, bounds: many)
  }

  /// The processor time in seconds and the memory in megabytes.
  private typealias Bound = (seconds: Double, megabytes: Int)

  private struct Bounds {
    /// The first question, progress and the report.
    var read: Bound
    var export: Bound
    var doctor: Bound
    var backup: Bound
    var restore: Bound
    var merge: Bound
  }

  private static let one = Bounds(
    read: (2, 256), export: (5, 128), doctor: (10, 256), backup: (1, 256), restore: (10, 256),
    merge: (25, 256))
  private static let many = Bounds(
    read: (2, 256), export: (40, 128), doctor: (100, 512), backup: (2, 768),
    restore: (100, 1536), merge: (100, 768))

  private static func of(_ size: String, in folder: String, bounds: Bounds) -> [Trial] {
    let store = "\(folder)/\(size).sqlite"
    let (copy, other) = ("\(folder)/\(size).copy", "\(folder)/\(size).other")
    func trial(
      _ name: String, _ words: [String], _ bound: Bound, on database: String? = nil,
      without file: String? = nil
    ) -> Trial {
      Trial(
        name: "\(name) of \(size)", words: words + ["--database", database ?? store],
        seconds: bound.seconds, megabytes: bound.megabytes
      ) {
        if let file { removeDatabase(file) }
        return true
      }
    }
    let learner = ["--learner", "learner 0"]
    return [
      trial("quiz", ["quiz", "--json", "--count", "1"] + learner, bounds.read),
      trial("progress", ["progress", "--json"] + learner, bounds.read),
      trial("report", ["report", "-o", "-"] + learner, bounds.read),
      trial("export", ["export", "--format", "json"], bounds.export),
      trial("doctor", ["doctor"], bounds.doctor),
      trial("rebuild", ["doctor", "--rebuild"], bounds.doctor),
      trial("backup", ["backup", copy], bounds.backup, without: copy),
      trial("restore", ["restore", copy], bounds.restore, on: other, without: other),
      trial("merge", ["merge", copy] + learner, bounds.merge, on: other, without: other),
      trial("second merge", ["merge", copy] + learner, bounds.merge, on: other),
    ]
  }
}
