import SeededNumbers

/// One kind of input that somebody else can give the program.
protocol InputKind {
  /// The name, as `FUZZ_KIND` has it.
  static var name: String { get }
  /// The processor time that one input may take, in seconds of instrumented code.
  static var patience: Double { get }

  init() throws

  /// Tries an input. A trap is a finding.
  func attempt(_ input: [UInt8])
  /// Changes an input so that the change is likely to come through the door.
  func changed(_ input: [UInt8], using random: inout SeededNumbers) -> [UInt8]
  /// The inputs to begin with.
  func seeds() throws -> [[UInt8]]
}

extension InputKind {
  static var patience: Double { 6 }
}

var inputKinds: [any InputKind.Type] {
  [
    SwiftSources.self, CourseFiles.self, Dialogues.self, ModelImages.self, Stores.self,
    Playgrounds.self,
  ]
}

/// A number that follows from the input, to choose how it is tried.
func hash(of input: [UInt8]) -> UInt64 {
  input.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// Ends with a message where something doesn't hold; `precondition` has none in optimised code.
func must(_ holds: Bool, _ message: @autoclosure () -> String) {
  guard holds else { fatalError(message()) }
}
