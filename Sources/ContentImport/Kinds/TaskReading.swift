import Curriculum

/// The reading of one kind of question from a course's files: its keys, its blocks, its items.
///
/// Each kind conforms in a file of this folder, and nothing else here knows it: lists of keys and
/// blocks are made of the registry of kinds.
protocol TaskReading: QuestionTask {
  /// The kind's own keys as values; `Void` without any.
  associatedtype KeyValues

  /// The kind's own keys of the `ask` block, besides those of every question.
  static var keys: [String] { get }

  /// The kind's own blocks, besides those of every question.
  static var blocks: [KindBlock] { get }

  /// Reads the kind's own keys; mistakes in them are reported to the reader.
  static func readKeys(_ ask: inout AskReader) -> KeyValues

  /// Reads the kind's own blocks, of which all that are needed are there. Mistakes are reported to
  /// the reader; nil is returned when they leave no task.
  static func read(_ values: KeyValues, _ blocks: inout BlockReader) -> Self?
}

/// The reading of a kind that has no keys of its own.
protocol KeylessTaskReading: TaskReading where KeyValues == Void {
  static func read(_ blocks: inout BlockReader) -> Self?
}

extension KeylessTaskReading {
  static var keys: [String] { [] }
  static func readKeys(_ ask: inout AskReader) {}
  static func read(_ values: Void, _ blocks: inout BlockReader) -> Self? { read(&blocks) }
}

/// A block of one kind of question.
struct KindBlock: Hashable, Sendable {
  let name: String
  /// Whether every question of the kind has one.
  let isNeeded: Bool
  /// Whether it holds whole Swift, and begins with `swift NAME`.
  let isSwift: Bool

  static func needed(_ name: String) -> KindBlock {
    KindBlock(name: name, isNeeded: true, isSwift: false)
  }

  static func optional(_ name: String) -> KindBlock {
    KindBlock(name: name, isNeeded: false, isSwift: false)
  }

  static func needed(swift name: String) -> KindBlock {
    KindBlock(name: name, isNeeded: true, isSwift: true)
  }

  static func optional(swift name: String) -> KindBlock {
    KindBlock(name: name, isNeeded: false, isSwift: true)
  }
}

extension QuestionKind {
  /// The kind's own part of reading.
  var reading: any TaskReading.Type {
    guard let reading = task as? any TaskReading.Type else {
      preconditionFailure("the kind '\(rawValue)' is in the registry and cannot be read")
    }
    return reading
  }

  /// All keys that belong to some kinds only, each with its kinds.
  static let keysOfKinds: [(key: String, kinds: [QuestionKind])] = {
    var owners: [(key: String, kinds: [QuestionKind])] = []
    for kind in allCases {
      for key in kind.reading.keys {
        if let index = owners.firstIndex(where: { $0.key == key }) {
          owners[index].kinds.append(kind)
        } else {
          owners.append((key, [kind]))
        }
      }
    }
    return owners
  }()

  /// The blocks of all kinds, each name once.
  static let blocksOfKinds: [KindBlock] = {
    var blocks: [KindBlock] = []
    for block in allCases.flatMap({ $0.reading.blocks })
    where !blocks.contains(where: { $0.name == block.name }) {
      blocks.append(block)
    }
    return blocks
  }()
}

/// A task whose own keys were read, and whose blocks are still to be read.
struct UnreadTask {
  let kind: QuestionKind
  let blocks: [KindBlock]
  let read: (inout BlockReader) -> (any QuestionTask)?

  /// Reads the kind's own keys.
  init(_ kind: QuestionKind, keys ask: inout AskReader) {
    func open<Task: TaskReading>(
      _ task: Task.Type
    ) -> (inout BlockReader) -> (any QuestionTask)? {
      let values = task.readKeys(&ask)
      return { task.read(values, &$0) }
    }
    let reading = kind.reading
    self.kind = kind
    blocks = reading.blocks
    read = open(reading)
  }

  /// Returns the first block that neither the kind nor `common` names, as a mistake, and its line.
  func strangeBlock(
    among written: [String: Fence], common: [String]
  ) -> (finding: QuestionFinding, line: Int)? {
    let own = blocks.map(\.name)
    return written.filter { !own.contains($0.key) && !common.contains($0.key) }
      .min { $0.value.line < $1.value.line }
      .map { (.takesNoBlock(kind, $0.key, own: own), $0.value.line) }
  }

  /// Returns the first block that the kind needs and that isn't written.
  func missingBlock(among written: [String: Fence]) -> KindBlock? {
    blocks.first { $0.isNeeded && written[$0.name] == nil }
  }
}
