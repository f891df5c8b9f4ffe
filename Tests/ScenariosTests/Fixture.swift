import Diagnostics
import Foundation
import ProjectFiles
import Releases
import Scenarios
import TestedEngine
import Testing

/// A scenario of ours in `Fixtures`, with the lines that it prints when `swiftc` compiles it.
///
/// Its first line is a comment that may name the circumstances: `// ios: 12, device: ipad, verbose.`
struct Fixture: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  static let folder = ProjectFiles.fixtures(of: "ScenariosTests")

  /// All of them, in the order of their names.
  static let all: [Fixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      else { return nil }
      return Fixture(name: String(name.dropLast(".swift".count)), text: text)
    }
  }()

  /// The fixtures that drive UIKit.
  static let flows = all.filter { $0.name.hasPrefix("uikit-") }

  var golden: URL { Self.folder.appending(path: name + ".out") }

  var scenario: Scenario {
    let options = text.prefix(upTo: text.firstRange(of: ". ")?.lowerBound ?? text.startIndex)
      .dropFirst(2).split(separator: ",").map {
        $0.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    func value(of key: String) -> String? { options.first { $0.first == key }?.last }
    return Scenario(
      files: [SourceFile(name: name + ".swift", text: text)],
      ios: value(of: "ios").flatMap { IOSVersion($0) } ?? .newest,
      device: value(of: "device").flatMap(Device.init) ?? .iphone,
      isVerbose: value(of: "verbose") != nil)
  }
}

/// The engine of all tests; lowering the model takes a second.
let engine = testedEngine
