import Foundation

/// Runs suites of the built copy, each time in a process of their own.
struct TestRunner {
  private let bundle: URL
  private let tree: URL
  private let switches: Switches

  /// A suite that passes without a fault.
  struct Suite: Codable {
    var name: String
    var seconds: Double
    /// The faults that it comes by.
    var reached: Set<Int>
  }

  init(tree: URL, switches: Switches) throws {
    self.tree = tree
    self.switches = switches
    let products = tree.appending(path: ".build/debug")
    let name = try FileManager.default.contentsOfDirectory(atPath: products.path)
      .first { $0.hasSuffix(".xctest") }
    guard let name else { throw Unusable(reason: "the copy has no tests") }
    bundle = products.appending(path: name)
  }

  private func run(_ words: [String], limit: Double? = nil) throws -> Command {
    try Command.run(
      [bundle.path, "--testing-library", "swift-testing"] + words, in: tree, limit: limit)
  }

  /// The suites of some test targets. They are run once without a fault after each build; one that fails
  /// then can't tell anything.
  func suites(of targets: [String], keptIn file: URL) throws -> [Suite] {
    let built = try bundle.resourceValues(forKeys: [.contentModificationDateKey])
    let kept = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    if let from = built.contentModificationDate, let to = kept?.contentModificationDate, from < to {
      return try JSONDecoder().decode([Suite].self, from: Data(contentsOf: file))
    }
    let suites = try names(in: targets).compactMap { try observed($0) }
    try JSONEncoder().encode(suites).write(to: file)
    return suites
  }

  private func names(in targets: [String]) throws -> [String] {
    let tests = try run(["--list-tests"]).output.split(separator: "\n")
    return Set(tests.compactMap { $0.split(separator: "/").first.map(String.init) })
      .filter { name in targets.contains { name.hasPrefix($0 + ".") } }.sorted()
  }

  private func observed(_ name: String) throws -> Suite? {
    try switches.turnOn(nil)
    let command = try run(filters([name]))
    guard command.succeeded else {
      tell("left out, since it fails without a fault: \(name)")
      return nil
    }
    return Suite(name: name, seconds: command.seconds, reached: try switches.reached())
  }

  /// What happened to a fault.
  enum Fate {
    case caught(by: [String])
    /// The tests did not end in time.
    case hung(in: [String])
    case survived
  }

  /// Runs the suites that come by a fault, the fastest first, until one notices it. Each step takes twice
  /// as many suites as the one before, since every process has a start of its own.
  func fate(of number: Int, among suites: [Suite]) throws -> Fate {
    var rest = suites.filter { $0.reached.contains(number) }.sorted { $0.seconds < $1.seconds }[...]
    var size = 1
    while !rest.isEmpty {
      let step = rest.prefix(size)
      rest = rest.dropFirst(size)
      size *= 2
      try switches.turnOn(number)
      let limit = 20 + 3 * step.map(\.seconds).reduce(0, +)
      let names = step.map(\.name)
      let command = try run(filters(names), limit: limit)
      if command.succeeded { continue }
      return command.seconds >= limit ? .hung(in: names) : .caught(by: names)
    }
    return .survived
  }

  private func filters(_ names: [String]) -> [String] {
    names.flatMap { name in
      ["--filter", "^" + name.replacing(/[^A-Za-z0-9_.]/) { "\\" + $0.output } + "($|/)"]
    }
  }
}
