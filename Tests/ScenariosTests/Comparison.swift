import Diagnostics
import Foundation
import ProgramGenerator
import Releases
import Scenarios

/// The comparison of a scenario's native run with its interpreted run.
enum Comparison {
  /// Every line is the same, and so is the end.
  case same(lines: Int)
  /// One of DESIGN's reasons why there is nothing to compare.
  case notCompared(String)
  case differs(native: String, interpreted: String)

  init(_ scenario: Scenario, native: NativeResult, interpreted: Run) {
    let text = scenario.files.map(\.text).joined()
    switch (native.ending, interpreted.outcome) {
    case (.refused, .refused):
      self = .notCompared("refused by both")
    case (.refused, _) where text.contains("@IBOutlet"):
      self = .notCompared("connects outlets by name")
    case (.refused, _) where text.contains("@objc") || text.contains("#selector"):
      self = .notCompared("needs the Objective-C runtime")
    case (.refused, _) where text.contains("Simulator.launch("):
      self = .notCompared("makes objects of unknown classes")
    case (.trapped, .completed) where text.contains("catchException"):
      self = .notCompared("catches an exception")
    case (.trapped, _) where text.contains("outlets:"):
      self = .notCompared("connects outlets by name")
    case (.completed, .completed):
      self.init(native.output, interpreted.output)
    case (.trapped, .trapped(let trap)):
      // A stack overflow says nothing natively, nor does an overflow.
      let isSameReason =
        native.messages.isEmpty
        || Self.withoutAddresses(native.messages).contains(Self.withoutAddresses(trap.message))
      self =
        isSameReason
        ? Comparison(native.output, interpreted.output)
        : .differs(native: native.messages, interpreted: trap.message)
    case (_, .trapped(let trap)) where trap.message.contains("unrecognized selector"):
      self = .notCompared("needs what the release does not have")
    case (.completed, .trapped) where text.contains("Simulator.launch("):
      self = .notCompared("makes objects of unknown classes")
    default:
      self = .differs(
        native: "\(native.ending.rawValue)\n" + native.messages.prefix(600),
        interpreted: "\(interpreted.outcome)\n"
          + interpreted.diagnostics.map(\.description).joined(separator: "\n"))
    }
    // Natively no function creates an object of a class that is only named, nor finds an outlet, so
    // such a scenario may print less.
    if case .differs = self, interpreted.outcome == .completed, native.ending == .completed {
      if text.contains("Simulator.launch(") {
        self = .notCompared("makes objects of unknown classes")
      } else if text.contains("outlets:") {
        self = .notCompared("connects outlets by name")
      }
    }
  }

  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  private init(_ native: [String], _ interpreted: [String]) {
    if native == interpreted {
      self = .same(lines: native.count)
      return
    }
    // From the line before the first that differs.
    let equal = zip(native, interpreted).prefix { $0 == $1 }.count
    func part(_ lines: [String]) -> String {
      lines[max(0, equal - 1)..<min(lines.count, equal + 4)].joined(separator: "\n")
    }
    self = .differs(native: part(native), interpreted: part(interpreted))
  }
}

/// The comparisons of many scenarios.
struct Share {
  var compared = 0
  var lines = 0
  var notCompared: [String: Int] = [:]
  var differences: [String] = []

  var total: Int { compared + differences.count + notCompared.values.reduce(0, +) }

  mutating func add(_ name: String, _ comparison: Comparison) {
    switch comparison {
    case .same(let count):
      compared += 1
      lines += count
    case .notCompared(let reason):
      notCompared[reason, default: 0] += 1
    case .differs(let native, let interpreted):
      differences.append("\(name)\n-- native\n\(native)\n-- interpreted\n\(interpreted)")
    }
  }

  var isAboveFourFifths: Bool { (compared + differences.count) * 5 > total * 4 }

  var description: String {
    let compared = compared + differences.count
    let reasons = notCompared.sorted { $0.key < $1.key }.map { "; \($0.value) \($0.key)" }.joined()
    return "compared natively: \(compared) of \(total) scenarios, \(lines) equal lines, "
      + "\(differences.count) different\(reasons)"
  }
}
