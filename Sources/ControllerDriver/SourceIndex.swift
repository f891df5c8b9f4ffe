public import Diagnostics

/// The files of a project by the names that they declare at their top level, found without parsing:
/// a drive needs few of a project's files.
public struct SourceIndex: Sendable {
  private let files: [SourceFile]
  /// The indices of the files that declare or extend a name.
  private var places: [Substring: [Int]] = [:]

  /// The words that stand before a declared name.
  private static let introducers: Set<Substring> = [
    "class", "struct", "enum", "protocol", "typealias", "extension", "func", "let", "var",
  ]

  /// Indexes the declarations on unindented lines.
  public init(_ files: [SourceFile]) {
    self.files = files
    for (index, file) in files.enumerated() {
      for line in file.text.utf8.split(separator: 0x0A) where line.first != 0x20 {
        let words = Self.words(in: Substring(line))
        for (word, name) in zip(words, words.dropFirst()) where Self.introducers.contains(word) {
          if places[name]?.last != index { places[name, default: []].append(index) }
        }
      }
    }
  }

  /// Returns the files that declare the names that `roots` use, then those that these use in turn,
  /// nearest first and `limit` at most.
  public func files(wantedBy roots: [SourceFile], atMost limit: Int = 40) -> [SourceFile] {
    var found: [Int] = []
    var seen = Set(
      files.indices.filter { index in roots.contains { $0.name == files[index].name } })
    var waiting = roots
    while let file = waiting.first, found.count < limit {
      waiting.removeFirst()
      for word in Self.words(in: Substring(file.text)) {
        for index in places[word] ?? [] where found.count < limit && seen.insert(index).inserted {
          found.append(index)
          waiting.append(files[index])
        }
      }
    }
    return found.map { files[$0] }
  }

  private static func words(in text: Substring) -> [Substring] {
    text.utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_"))
    }.map { Substring($0) }
  }
}
