/// The keys of the `ask` block and the blocks that a question of some kind has in a lesson, beside its
/// prompt and its code.
public struct QuestionParts: Hashable, Sendable {
  /// Lines of the `ask` block, below those that all kinds share.
  public var keys: [Key]
  public var blocks: [Block]

  public init(keys: [Key] = [], blocks: [Block] = []) {
    self.keys = keys
    self.blocks = blocks
  }

  /// A key of an `ask` block with its value, as YAML.
  public struct Key: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A fenced block, by the words after its fence.
  public struct Block: Hashable, Sendable {
    public var name: String
    public var text: String

    public init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }
}
