internal import Glibc
internal import Phrases
internal import Storage
internal import TerminalUI

/// The facts that a report of an error needs: versions, system, terminal and database, without names, answers or home folders.
struct EnvironmentReport {
  var arguments: Arguments
  var context: Context

  /// Lines for people to paste.
  var lines: [String] {
    var lines = ProgramVersions.lines(shippedCourses: context.shippedCourses)
    lines[0] += BuildMark.text.isEmpty ? "" : ", build \(BuildMark.text.dropFirst())"
    return lines.map(withoutHome) + [
      "system \(system)", "terminal \(terminal)", "database \(database)",
    ]
  }

  // MARK: The system

  private var system: String {
    var name = utsname()
    guard uname(&name) == 0 else { return "unknown" }
    let kernel = [text(name.sysname), text(name.release), text(name.machine)]
    return (kernel + [distribution].compactMap(\.self).map { "(\($0))" }).joined(separator: " ")
  }

  private func text<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: unsafe bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// The name of the distribution (os-release(5)).
  private var distribution: String? {
    guard let bytes = try? FileSystem.read("/etc/os-release", limit: 1 << 16) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("PRETTY_NAME=") }
    return line.map { $0.dropFirst(12).filter { $0 != "\"" } }
  }

  private var terminal: String {
    let (terminal, environment) = (context.console.terminal, context.environment)
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    return list([
      environment["TERM"] ?? "without a name",
      terminal.outputIsTerminal ? "\(terminal.columns) columns, \(terminal.rows) rows" : "not used",
      "locale \(locale ?? "unknown")",
    ])
  }

  // MARK: The database

  private var database: String {
    do throws(Failure) {
      let store = try LearnerDatabase.open(arguments, in: context, for: .examining)
      return try stored { () throws(StoreError) in
        let (facts, damage) = (try store.facts, try store.findAllDamage())
        return list([
          "schema \(facts.schema)", counted(facts.learnerCount, "learner"),
          counted(facts.answerCount, "answer"), counted(facts.courseCount, "course"),
          damage.isEmpty ? "sound" : "damaged: see 'vdl doctor'",
        ])
      }
    } catch {
      return withoutHome(error.message)
    }
  }

  private func withoutHome(_ text: String) -> String {
    guard let home = context.environment["HOME"], home.count > 1 else { return text }
    return text.replacing(home, with: "~")
  }
}
