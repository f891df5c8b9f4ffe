import Foundation
import Testing

@testable import CLICommands

/// Completions of shells and the manual page, which follow from the list of commands.
@Suite struct `What shells and man get` {
  private func vdl(_ words: String...) -> Said {
    CLICommandsTests.vdl(words, model: { fatalError("no model is needed") })
  }

  // MARK: Completions

  /// The words that bash offers after these.
  private func completed(_ line: String...) throws -> [String] {
    let bash = Process()
    bash.executableURL = URL(filePath: "/bin/bash")
    let output = Pipe()
    bash.standardOutput = output
    let words = line.map { "'\($0)'" }.joined(separator: " ")
    let script =
      vdl("completions", "bash").output + """

        compopt() { :; }
        COMP_WORDS=(vdl \(words)); COMP_CWORD=\(line.count); _vdl; printf '%s\\n' "${COMPREPLY[@]}"
        """
    bash.arguments = ["-c", script]
    bash.standardInput = FileHandle.nullDevice
    try bash.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    bash.waitUntilExit()
    #expect(bash.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `bash completes commands, their options and their values`() throws {
    #expect(try completed("co") == ["content", "completions"])
    #expect(try completed("content", "ex") == ["export"])
    #expect(try completed("class", "grades", "--format", "") == ["csv", "moodle"])
    #expect(try completed("trace", "--format", "p") == ["perfetto"])
    #expect(try completed("--learner", "quiz", "run", "--i") == ["--ios"])
    #expect(try completed("--color", "n") == ["never"])
    #expect(try completed("completions", "f") == ["fish"])
    #expect(try completed("help", "sl") == ["slips"])
    #expect(try completed("settings", "").isEmpty)
    #expect(try completed("run", "/etc/host").contains("/etc/hosts"))
    #expect(try !completed("content", "check", "/et").contains("/etc/hosts"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `every command is completed`(shell: String) {
    let said = vdl("completions", shell)
    #expect(said.status == 0)
    for word in CommandLineInterface.commands.flatMap({ $0.name.split(separator: " ") }) {
      #expect(said.output.contains(word))
    }
  }

  @Test func `another shell is told`() {
    let said = vdl("completions", "bsh")
    #expect(said.status == 64)
    #expect(said.notices.contains("vdl has no completions for 'bsh'; did you mean 'bash'?"))
  }

  @Test func `the words that an option takes are those of its help`() throws {
    for command in CommandLineInterface.commands {
      for option in command.options + Option.everywhere {
        let match = option.help.prefixMatch(of: #/([a-z]+(?:, [a-z]+)*) or ([a-z]+)(?= \(|$)/#)
        let listed = match.map { $0.1.split(separator: ", ") + [$0.2] } ?? []
        guard listed.count > 1 || option.choices.count > 1 else { continue }
        #expect(
          Set(listed.map(String.init)) == Set(option.choices), "\(command.name) \(option.name)")
      }
    }
  }

  // MARK: The manual

  @Test func `the manual has every command and option, in the language of man`() {
    let page = vdl("help", "--man").output
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix(".TH VDL 1") == true)
    for command in CommandLineInterface.commands {
      let name = (["vdl"] + command.name.split(separator: " ").map(String.init))
        .joined(separator: " ").replacing("-", with: "\\-")
      #expect(lines.contains { $0.hasPrefix(".SS \"\(name)") }, "\(name)")
      for option in command.options {
        let name = option.name.replacing("-", with: "\\-")
        #expect(lines.contains { $0.contains("\\fB\(name)\\fR") }, "\(option.name)")
      }
    }
    let requests: Set<Substring> = [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".I"]
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
    }
    #expect(!page.contains(/[^\\]-/), "a hyphen that is to be copied has a backslash")
  }

  // MARK: Versions

  @Test func `the version names program, model and course`() {
    let lines = vdl("--version").output.split(separator: "\n")
    #expect(lines.first == "vdl \(CommandLineInterface.version)")
    #expect(lines.dropFirst().first?.contains(/^model [0-9a-f]{16}$/) == true)
    #expect(lines.last?.contains(/^course view-controllers [0-9a-f]{16}$/) == true)
  }
}
