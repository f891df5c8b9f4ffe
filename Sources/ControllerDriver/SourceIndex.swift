public import Diagnostics

/// The files of a project by the names that they declare at their top level, found without parsing:
/// most of a project's files are never wanted.
public struct SourceIndex: Sendable {
  private let files: [SourceFile]
  /// For each name the files that declare or extend it, by index.
  private var places: [Substring: [Int]] = [:]

  /// What stands before a name that is declared.
  private static let introducers: Set<Substring> = [
    "class", "struct", "enum", "protocol", "typealias", "extension", "func", "let", "var",
  ]

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

  /// Returns the files that declare what some files name, and what those name in turn, nearest first;
  /// at most so many.
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
