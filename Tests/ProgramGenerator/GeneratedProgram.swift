/// A program that was generated from a seed.
public struct GeneratedProgram: Hashable, Sendable {
  public let seed: UInt64
  public var text: String
  /// The families of features that it has something of.
  public private(set) var families: Set<String> = []

  /// The program of the seed, always the same; or the one that is about a family.
  public init(seed: UInt64, about theme: Family? = nil) {
    var generator = Generator(seed: seed, theme: theme)
    self.init(seed: seed, text: generator.program())
    families = generator.used
  }

  public init(seed: UInt64, text: String) {
    self.seed = seed
    self.text = text
  }

  /// The text without its last line, which calls the function that holds all statements: many
  /// programs can be compiled into one that calls any of them.
  var declarations: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0 != Substring(call) }.joined(separator: "\n")
  }

  /// The last line; asynchronous code is waited for.
  var call: String {
    let call = "\(Generator.entry)\(seed)()"
    return text.contains("func \(call) async") ? "await " + call : call
  }

  var isCalled: Bool { text.split(separator: "\n").last { !$0.isEmpty } == Substring(call) }
}
