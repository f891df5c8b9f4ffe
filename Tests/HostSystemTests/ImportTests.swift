import ProjectFiles
import Testing

@Suite struct `Foundation stays out` {
  /// Scenarios import Foundation as people do, and the benchmarks are no part of the program.
  private static let exceptions = [
    "Sources/Benchmarks/", "Sources/Examples/", "Sources/FoundationValues/",
    "Sources/LanguageGuide/",
    "Sources/Misconceptions/", "Sources/SwiftLibrary/", "Sources/UIKit/",
  ]

  /// It would bring 64 MB of libraries, ICU among them, and each start of the program would load them.
  @Test func `no source of the program imports it`() throws {
    let files =
      (ProjectFiles.files(in: "Sources", endingIn: ".swift") + ["Content/ContentBundle.swift"])
      .filter { file in !Self.exceptions.contains { file.hasPrefix($0) } }
    #expect(files.count > 500)
    for file in files {
      let imports = try ProjectFiles.text(file).split(separator: "\n").filter {
        $0.contains(
          /^\s*(@\w+ |public |package |internal |private |fileprivate )*import ((class|struct|enum|func) )?Foundation/
        )
      }
      #expect(imports.filter { !$0.hasSuffix("FoundationValues") } == [], "\(file)")
    }
  }

  /// The accessor that SwiftPM generates for resources imports Foundation.
  @Test func `no target has resources`() throws {
    #expect(!(try ProjectFiles.text("Package.swift").contains("resources:")))
  }
}
