import Foundation
import ProjectFiles
import Scenarios
import Testing

@testable import CLICommands

/// Runs the commands that the documents show.
///
/// A fenced `console` block is a shell's transcript: a line that begins with `$ ` is a command, and
/// the lines after it are its output. Lines that a learner types follow the session's own prompts
/// and are given to the command. `vdl` is the program that was just built; the test only checks
/// that commands that build or test the project itself exist. A fence of four signs with `file
/// NAME` is a file for the commands, and one with `add NAME` is appended to a file.
/// A comment that begins with `<!-- picture` has commands whose output is the block of mermaid after it.
/// `UPDATE_SNAPSHOTS=1` writes the output of the commands into the documents.
@Suite struct `The documents` {
  @Test func `name the program's version first among the changes`() throws {
    let changes = try ProjectFiles.text("CHANGELOG.md")
    let first = changes.split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(first?.hasPrefix("## \(CommandLineInterface.version), ") == true)
  }

  @Test(
    .enabled(if: !Engine.modelVersion.isEmpty, "there is no model to run the commands on"),
    arguments: [
      "Content/README.md", "README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md",
    ])
  func `show what the commands do`(name: String) throws {
    let file = ProjectFiles.root.appending(path: name)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    let room = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: room) }
    var written = ""
    var block: [String]?
    var shown: ShownFile?
    var picture = ShownPicture()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let lines = try picture.take(line, { try run($0, typed: [], shown: [], in: room) }) {
        written += lines.map { $0 + "\n" }.joined()
      } else if shown != nil {
        written += line + "\n"
        if line == "````" {
          try shown?.write(in: room)
          shown = nil
        } else {
          shown?.text += line + "\n"
        }
      } else if let file = ShownFile(fence: line) {
        shown = file
        written += line + "\n"
      } else if line == "```console" {
        block = []
        written += line + "\n"
      } else if line == "```", let commands = block {
        written += try transcript(of: commands, in: room).map { $0 + "\n" }.joined() + "```\n"
        block = nil
      } else if block != nil {
        block?.append(line)
      } else {
        written += line + "\n"
      }
    }
    written.removeLast()
    if ProjectFiles.updatesSnapshots {
      try written.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(written == text, "\(name) shows other output; UPDATE_SNAPSHOTS=1 writes it")
    }
  }

  /// A picture that a command makes. The command is in a comment before it.
  private struct ShownPicture {
    private var command: [String]?
    private var isInComment = false
    private var isInPicture = false

    /// Returns the lines to write for one of a picture or its comment; nil for other lines.
    mutating func take(
      _ line: String, _ run: (String) throws -> [String]
    ) throws -> [String]? {
      if line == "<!-- picture" {
        (command, isInComment) = ([], true)
        return [line]
      }
      if isInComment {
        isInComment = line != "-->"
        if isInComment { command?.append(line) }
        return [line]
      }
      if isInPicture {
        isInPicture = line != "```"
        return isInPicture ? [] : [line]
      }
      guard line == "```mermaid", let lines = command else { return nil }
      (command, isInPicture) = (nil, true)
      return try [line] + run(lines.joined(separator: "\n"))
    }
  }

  /// A file that a document shows, or the text that it appends to one or begins one with.
  private struct ShownFile {
    private let name: String
    private let isAddition: Bool
    var text = ""

    init?(fence: String) {
      guard let match = fence.wholeMatch(of: /````(file|add) (\S+)/) else { return nil }
      name = String(match.2)
      isAddition = match.1 == "add"
    }

    func write(in room: URL) throws {
      let file = room.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let isThere = FileManager.default.fileExists(atPath: file.path)
      let before = isAddition && isThere ? try String(contentsOf: file, encoding: .utf8) + "\n" : ""
      try (before + text).write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// Runs a block's commands and returns the block as it should be.
  private func transcript(of block: [String], in room: URL) throws -> [String] {
    var result: [String] = []
    var index = 0
    while index < block.count {
      var command = block[index]
      #expect(command.hasPrefix("$ "), "a block begins with a command: \(command)")
      index += 1
      // A command goes on after a backslash, and to the end of a here-document.
      var lines = [command]
      while command.hasSuffix("\\"), index < block.count {
        command = block[index]
        lines.append(command)
        index += 1
      }
      if let range = command.range(of: "<<'") {
        let end = String(command[range.upperBound...].prefix { $0 != "'" })
        while index < block.count {
          lines.append(block[index])
          index += 1
          if lines.last == end { break }
        }
      }
      var shown: [String] = []
      while index < block.count, !block[index].hasPrefix("$ ") {
        shown.append(block[index])
        index += 1
      }
      result += lines
      let typed = shown.compactMap { line in
        ["answer> ", "vdl> ", "     +> "].first { line.hasPrefix($0) }.map {
          String(line.dropFirst($0.count))
        }
      }
      result += try run(
        lines.joined(separator: "\n").dropFirst(2).description, typed: typed, shown: shown, in: room
      )
    }
    return result
  }

  private func run(
    _ command: String, typed: [String], shown: [String], in room: URL
  ) throws -> [String] {
    let word = command.prefix { $0 != " " && $0 != "\n" }
    if ["Scripts/", ".ci/"].contains(where: { word.hasPrefix($0) }) {
      let path = ProjectFiles.root.appending(path: String(word)).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(word) is missing")
      return shown
    }
    if ["git", "swift", "cd"].contains(word) { return shown }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = room
    process.environment = try BuiltProgram.environment(home: room)
      .merging(["PATH": BuiltProgram.folder.path + ":/usr/bin:/bin", "COLUMNS": "80"]) { $1 }
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    input.fileHandleForWriting.write(Data(typed.map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // To Swift, a carriage return and a newline are one character.
    var lines = String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    // The days that can be left out depend on the day of the week.
    return lines.map { $0.replacing(/^(This week: \d of \d days), \d spare\.$/) { "\($0.1)." } }
  }
}
