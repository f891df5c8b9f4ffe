import EmbeddedSources
import Foundation
import ProjectFiles
import Testing

/// Checks the list of embedded files, which is kept by hand (`Scripts/embed-list`).
@Suite struct `Embedded sources` {
  static let folders: [EmbeddedSources.Folder: (path: String, pathExtension: String)] = [
    .uikit: ("Sources/UIKit", "swift"),
    .foundationValues: ("Sources/FoundationValues", "swift"),
    .swiftLibrary: ("Sources/SwiftLibrary", "swift"),
    .misconceptions: ("Sources/Misconceptions", "swift"),
    .examples: ("Sources/Examples", "swift"),
    .experiments: ("Sources/Experiments", "swift"),
    .languageGuide: ("Sources/LanguageGuide", "swift"),
    .migrations: ("Migrations", "sql"), .schemas: ("Content/Schemas", "json"),
  ]

  @Test(arguments: EmbeddedSources.Folder.allCases)
  func `hold every file of the folder, byte for byte`(folder: EmbeddedSources.Folder) throws {
    let (path, pathExtension) = try #require(Self.folders[folder])
    let place = ProjectFiles.root.appending(path: path)
    var expected: [String: String] = [:]
    for case let file as URL in FileManager.default.enumerator(
      at: place, includingPropertiesForKeys: nil) ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == pathExtension {
      let name = "\(folder.rawValue)/\(file.lastPathComponent)"
      #expect(expected[name] == nil, "two files are called \(name)")
      expected[name] = try String(contentsOf: file, encoding: .utf8)
    }
    let embedded = EmbeddedSources.files(in: folder)
    #expect(
      embedded.map(\.name) == expected.keys.sorted(),
      "run Scripts/embed-list, then build again")
    for file in embedded { #expect(file.text == expected[file.name], "\(file.name)") }
  }
}
