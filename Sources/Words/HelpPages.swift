internal import Phrases

/// The help of the program as a whole, and its pages that belong to no one command.
public enum HelpPages {
  // MARK: The help of a command

  /// The first line; the session is the command without a name.
  public static func heading(command: String, _ summary: String) -> String {
    "\(program(command)): \(summary)"
  }

  /// `vdl`, or `vdl run`.
  static func program(_ command: String) -> String {
    command.isEmpty ? "vdl" : "vdl \(command)"
  }

  public static let examplesHeading = "Examples:"
  public static let optionsHeading = "Options:"
  public static let everywhereHeading = "Everywhere:"

  /// `words` are the command's name and operands, as far as it has any.
  public static func usage(_ words: [String]) -> String {
    "Usage: " + (["vdl"] + words + ["[OPTION...]"]).joined(separator: " ")
  }

  // MARK: The program

  public static func version(_ version: String) -> String { "vdl \(version)" }

  public static let examples: [(term: String, meaning: String)] = [
    ("vdl", "start, or go on where you stopped"),
    ("vdl quiz --count 5", "answer five questions"),
    ("vdl trace scenario.swift", "see which callback runs when, and why"),
  ]

  public static let help = (
    term: "help [TOPIC]",
    meaning: "show help on a command, or on: swift, slips, status, tables, misconceptions"
  )

  /// All are tables as they are shown.
  public static func overview(examples: String, commands: String, everywhere: String) -> String {
    """
    vdl: learn how UIKit's view controllers live

    \(examplesHeading)
    \(examples)

    Usage: vdl [COMMAND] [OPTION...]

    Commands:
    \(commands)

    \(everywhereHeading)
    \(everywhere)

    """
  }

  // MARK: Topics

  public static let status = """
    What the exit status says:

      0    done
      1    a check found something
      2    the Swift does not parse, is refused, unsupported or not UTF-8
      3    the scenario trapped
      4    a limit was hit: steps, memory or printed bytes
      64   the command line was not understood
      74   the world failed: a file, the disk, the database, the network
      130  interrupted

    """

  public static let misconceptions =
    "Wrong beliefs that can be run: 'vdl run --believing ID scenario.swift' prints what would be "
    + "printed if they were true, 'vdl trace' with the same words shows the callbacks. The example "
    + "of the first rule that a belief contradicts tells it from the truth: 'vdl rules --code "
    + "RULE'."

  /// The rules that a misconception contradicts.
  public static func against(_ rules: [String]) -> String { "against: \(list(rules))" }

  public static let swift =
    "What a scenario may use of Swift. Each line stands for a short program that the tests run "
    + "here and with swiftc; 'vdl help swift TOPIC' shows them with what they print. What is "
    + "refused is named with its place, never skipped."

  /// Goes between a program and what it prints.
  public static let prints = "prints"

  public static func refused(_ construct: String) -> String { "\(construct) (refused)" }

  public static func noSwiftTopic(_ name: String) -> String {
    "the language guide has no topic '\(name)'"
  }

  public static let slips =
    "What Swift takes and is yet seldom meant. A scenario with it runs, and a warning that ends in "
    + "its id says so: 'warning: nothing calls ... [never-called]'. 'vdl help slips ID' shows an "
    + "example."

  public static func noSlip(_ name: String) -> String { "no slip is called '\(name)'" }
}
