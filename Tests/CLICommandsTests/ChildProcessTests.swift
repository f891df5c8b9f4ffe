import Foundation
import Glibc
import Testing

@testable import CLICommands

@Suite struct ChildProcessTests {
  /// Runs a script of the shell; returns how it ended and what it wrote.
  private func run(
    _ script: String, environment: [String: String] = [:]
  ) throws -> (ChildProcess.Ending?, String) {
    let file = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    let output = open(file.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    try #require(output >= 0)
    defer {
      close(output)
      unlink(file.path)
    }
    let ending = ChildProcess.run(
      "/bin/sh", ["-c", script], environment: environment, output: output)
    return (ending, try String(contentsOf: file, encoding: .utf8))
  }

  @Test func `its end and its output are told`() throws {
    #expect(try run("echo out; echo err >&2; exit 3") == (.exited(3), "out\nerr\n"))
    #expect(try run("kill -TERM $$").0 == .killed(signal: SIGTERM))
    #expect(ChildProcess.run("/none", [], environment: [:], output: 2) == nil)
  }

  @Test func `it has the environment that it is given, and nothing to read`() throws {
    let (ending, said) = try run("cat; echo \"$A-$HOME\"", environment: ["A": "b=c d"])
    #expect(ending == .exited(0))
    #expect(said == "b=c d-\n")
  }

  @Test func `no descriptor but the first three is open in it`() throws {
    let pipe = Pipe()
    // One that a careless library would leave open.
    let left = dup(pipe.fileHandleForReading.fileDescriptor)
    defer { close(left) }
    // The shell opens the folder itself, with one descriptor.
    let (_, said) = try run("cd /proc/self/fd && echo *", environment: ["PATH": "/bin:/usr/bin"])
    #expect(said.split(separator: " ").count <= 4, "\(said)")
    #expect(!said.split(whereSeparator: \.isWhitespace).contains("\(left)") || left == 3)
  }

  @Test func `what it leaves behind is killed`() throws {
    let (ending, said) = try run("sleep 600 & echo $!", environment: ["PATH": "/bin:/usr/bin"])
    #expect(ending == .exited(0))
    let left = try #require(pid_t(said.trimmingCharacters(in: .whitespacesAndNewlines)))
    // Who adopts it may take a moment to bury it.
    let deadline = ContinuousClock.now + .seconds(20)
    while isRunning(left), ContinuousClock.now < deadline { usleep(10_000) }
    #expect(!isRunning(left))
  }

  private func isRunning(_ process: pid_t) -> Bool {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return line.split(separator: ") ").last?.first != "Z"
  }
}
