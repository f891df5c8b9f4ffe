import Curriculum
import Phrases
import Releases

extension VersionsTask: TaskReading {
  static let keys = ["among"]
  static let blocks = [KindBlock.needed("statement")]

  /// Fewer are a guess, and more are a list to learn by heart.
  private static let releaseCounts = 3...6

  static func readKeys(_ ask: inout AskReader) -> [IOSVersion] {
    if let node = ask.keys.node("ios") { ask.keys.report(Finding.takesNoRelease, at: node) }
    let nodes = ask.keys.list("among", example: Finding.releases)
    let among = nodes.compactMap { ask.release($0) }
    if ask.keys.findings.isEmpty, !releaseCounts.contains(nodes.count) {
      ask.keys.report(Finding.releaseCount(nodes.count, expected: releaseCounts), about: "among")
    }
    if among != among.sorted() { ask.keys.report(Finding.releasesAreUnordered, about: "among") }
    return among
  }

  static func read(_ among: [IOSVersion], _ blocks: inout BlockReader) -> VersionsTask? {
    blocks.statement().map { VersionsTask(statement: $0, among: among) }
  }

  private enum Finding: ContentFinding {
    case takesNoRelease
    case releaseCount(Int, expected: ClosedRange<Int>)
    case releasesAreUnordered

    static let releases = "5.1, 6, 12, 17"

    var message: String {
      switch self {
      case .takesNoRelease:
        "'ios' doesn't go with kind 'versions', which runs on several iOS versions; leave it out"
      case .releaseCount(let count, let expected):
        "\(numbered(count, "iOS version")) to compare; write \(expected.lowerBound) to "
          + "\(expected.upperBound), for example 'among: [\(Self.releases)]'"
      case .releasesAreUnordered:
        "the iOS versions are in no order; write the oldest first"
      }
    }
  }
}
