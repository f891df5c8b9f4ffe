import EmbeddedSources
import SwiftFrontend

extension Engine {
  /// Returns the model's source of a member such as `UIViewController.view`, or of a whole type.
  ///
  /// A member may be named with its labels (`viewWillAppear(_:)`), without them, or without its type.
  public func source(of name: String) -> [SourceExcerpt] {
    let declared = model.modelDeclarations
    let exact = declared.filter { $0.qualifiedName == name || $0.baseName == name }
    let found = exact.isEmpty ? declared.filter { $0.memberName == name } : exact
    let texts = Dictionary(
      (EmbeddedSources.files(in: .uikit) + EmbeddedSources.files(in: .foundationValues)).map {
        ($0.name, $0.text)
      }, uniquingKeysWith: { first, _ in first })
    return found.compactMap { declaration in
      guard let text = texts[declaration.file] else { return nil }
      return excerpt(declaration, text)
    }
  }

  /// The names `source(of:)` knows, for suggestions.
  public var sourceNames: [String] {
    Array(Set(model.modelDeclarations.flatMap { [$0.baseName, $0.memberName] })).sorted()
  }

  /// The declaration with the comment above it.
  private func excerpt(_ declaration: ModelDeclaration, _ text: String) -> SourceExcerpt? {
    let bytes = Array(text.utf8)
    guard declaration.end <= bytes.count, declaration.start < declaration.end else { return nil }
    var lines = String(decoding: bytes[..<declaration.start], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = lines.popLast().map(String.init) ?? ""
    var comment: [String] = []
    while let line = lines.last {
      let trimmed = line.drop { $0 == " " }
      guard trimmed.hasPrefix("///") || trimmed.hasPrefix("@") else { break }
      comment.insert(String(trimmed), at: 0)
      lines.removeLast()
    }
    let indent = indentation.prefix { $0 == " " }.count
    let body = String(decoding: bytes[declaration.start..<declaration.end], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map { index, line -> String in
        index == 0
          ? String(line) : String(line.dropFirst(min(indent, line.prefix { $0 == " " }.count)))
      }
    return SourceExcerpt(
      name: declaration.qualifiedName, file: declaration.file, firstLine: lines.count + 1,
      text: (comment + body).joined(separator: "\n"))
  }
}
