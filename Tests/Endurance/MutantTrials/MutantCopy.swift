import Foundation
import Mutants
import SeededNumbers

/// A copy of the project, built once, in which each of some faults can be turned on.
struct MutantCopy {
  /// A fault, and the path of its file.
  struct Mutant {
    var path: String
    var fault: Fault
  }

  let project: URL
  let folder: URL
  /// The faults by their numbers; those that the compiler refuses are removed.
  private(set) var mutants: [Int: Mutant] = [:]
  /// The number of places that the faults were chosen from.
  let placeCount: Int
  private let count: Int

  private var tree: URL { folder.appending(path: "tree").resolvingSymlinksInPath() }

  /// Chooses faults of the Swift files in some folders of the project; the same seed over the same files
  /// chooses the same.
  init(of project: URL, in folder: URL, sources: [String], seed: UInt64, count: Int) throws {
    self.project = project
    self.folder = folder
    self.count = count
    let paths = try Self.files(of: project).filter { path in
      path.hasSuffix(".swift") && sources.contains { path.hasPrefix($0 + "/") }
    }
    var all: [Mutant] = []
    for path in paths.sorted() {
      let source = try String(contentsOf: project.appending(path: path), encoding: .utf8)
      all += Fault.all(in: source).map { Mutant(path: path, fault: $0) }
    }
    placeCount = all.count
    var generator = SeededNumbers(seed: seed)
    for (index, mutant) in all.shuffled(using: &generator).prefix(count).enumerated() {
      mutants[index + 1] = mutant
    }
  }

  /// The files that belong to the project, new ones too.
  private static func files(of project: URL) throws -> [String] {
    let listed = try Command.run(
      ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], in: project)
    guard listed.succeeded else { throw Unusable(reason: listed.output) }
    return listed.output.split(separator: "\0").map(String.init).filter {
      FileManager.default.fileExists(atPath: project.appending(path: $0).path)
    }
  }

  /// Builds the tests, and leaves out the faults that the compiler refuses.
  mutating func build() throws -> TestRunner {
    let switches = Switches(file: folder.appending(path: "switches"), count: count + 1)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "tree"), withIntermediateDirectories: true)
    try switches.turnOn(nil)
    // Kept for the next run, which would build so often again.
    let list = folder.appending(path: "refused")
    var known = Set(
      ((try? String(contentsOf: list, encoding: .utf8)) ?? "").split(separator: "\n").map(
        String.init))
    for number in mutants.keys where known.contains(try description(of: number)) {
      mutants[number] = nil
    }
    while true {
      let faulty = try write(switches)
      let build = try Command.run(["swift", "build", "--build-tests"], in: tree)
      if build.succeeded { return try TestRunner(tree: tree, switches: switches) }
      let refused = refused(by: build.output, in: faulty)
      guard !refused.isEmpty else {
        throw Unusable(reason: "the copy can't be built:\n" + build.output.suffix(4000))
      }
      for number in refused {
        known.insert(try description(of: number))
        mutants[number] = nil
      }
      try known.sorted().joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
      tell("the compiler refuses \(refused.count) faults")
    }
  }

  private func refused(by output: String, in faulty: [String: FaultyFile]) -> Set<Int> {
    let root = tree.path + "/"
    return Set(
      output.matches(of: /(?m)^(\/.+?):([0-9]+):([0-9]+): error:/).compactMap { match in
        guard match.1.hasPrefix(root), let line = Int(match.2), let column = Int(match.3) else {
          return nil
        }
        return faulty[String(match.1.dropFirst(root.count))]?.fault(atLine: line, column: column)
      })
  }

  /// Brings the copy up to date. What is the same is left alone, so that it isn't built again.
  private func write(_ switches: Switches) throws -> [String: FaultyFile] {
    var kept: Set<String> = []
    var faulty: [String: FaultyFile] = [:]
    let byPath = Dictionary(grouping: mutants.keys) { mutants[$0]?.path ?? "" }
    for path in try Self.files(of: project) {
      kept.insert(path)
      var content = try Data(contentsOf: project.appending(path: path))
      if let numbers = byPath[path] {
        let faults = numbers.compactMap { number in mutants[number].map { (number, $0.fault) } }
        let file = FaultyFile(
          String(decoding: content, as: UTF8.self),
          with: Dictionary(uniqueKeysWithValues: faults))
        content = Data(file.text.utf8)
        faulty[path] = file
      }
      try write(content, to: path)
    }
    // Of "Sources/Module/…".
    for module in Set(byPath.keys.map { $0.split(separator: "/").prefix(2).joined(separator: "/") })
    {
      let path = module + "/FaultSwitch.swift"
      kept.insert(path)
      try write(
        Data(FaultSwitch.source(path: switches.file.path, count: switches.count).utf8), to: path)
    }
    try removeFiles(otherThan: kept)
    return faulty
  }

  private func write(_ content: Data, to path: String) throws {
    let file = tree.appending(path: path)
    if FileManager.default.contents(atPath: file.path) == content { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
  }

  private func removeFiles(otherThan kept: Set<String>) throws {
    for top in try FileManager.default.contentsOfDirectory(atPath: tree.path)
    where !top.hasPrefix(".") && top != "Package.resolved" {
      let inside = FileManager.default.enumerator(atPath: tree.appending(path: top).path)
      let paths = (inside?.allObjects as? [String] ?? []).map { "\(top)/\($0)" }
      for path in paths.isEmpty ? [top] : paths where !kept.contains(path) {
        let file = tree.appending(path: path)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          try FileManager.default.removeItem(at: file)
        }
      }
    }
  }

  /// Returns where a fault is and what is different there.
  func description(of number: Int) throws -> String {
    guard let mutant = mutants[number] else { return "" }
    let source = try String(contentsOf: project.appending(path: mutant.path), encoding: .utf8)
    let place = Array(source.utf8)[mutant.fault.range]
    let text = Self.onOneLine(String(decoding: place, as: UTF8.self))
    let change =
      switch mutant.fault.kind {
      case .replaced(let other): "'\(text)' becomes '\(Self.onOneLine(other))'"
      case .negated: "'\(text)' is negated"
      case .dropped: "'\(text)' is missing"
      }
    return "\(mutant.path):\(mutant.fault.line): \(change)"
  }

  private static func onOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
