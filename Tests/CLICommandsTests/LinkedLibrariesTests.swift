import Foundation
import Testing

@Suite struct `Linked libraries` {
  /// The dynamic loader tells all libraries that a program needs, also through others, instead of starting it
  /// (ld.so(8)).
  /// Foundation, and libarchive with all that it brings, of which an archive's reader loads it.
  @Test func `the program starts without large libraries that most commands don't use`() throws {
    let process = Process()
    process.executableURL = BuiltProgram.file
    process.environment = ["LD_TRACE_LOADED_OBJECTS": "1"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let libraries = said.split(separator: "\n").compactMap { $0.split(separator: " ").first }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(libraries.contains("libswiftCore.so"))
    let unwanted = ["Foundation", "archive", "icu", "xml2"]
    #expect(libraries.filter { name in unwanted.contains { name.contains($0) } } == [])
  }
}
