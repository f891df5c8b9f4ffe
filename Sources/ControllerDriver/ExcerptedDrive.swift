import Diagnostics
public import Scenarios
import SwiftFrontend

/// A driven class as a scenario of its own: its callbacks, without the statements that need something
/// from elsewhere or from the rest of the class, and its life cycle in plain UIKit.
///
/// The callbacks come as they came to the whole class, with the same arguments: the excerpt is run to
/// compare them, and there is none otherwise.
public struct ExcerptedDrive: Sendable {
  /// The scenario, one file.
  public var code: String
  /// The run of the code, which completed.
  public var run: Run

  /// Leaves out statements that are refused until the rest runs; `run` runs a scenario on the iOS
  /// version of the drive.
  public init(of driven: DriveResult, run: (Scenario, Limits) -> Run) throws(Refusal) {
    guard driven.passes else { throw .failedDrive }
    var draft = try Draft(driven.subject)
    while true {
      let text = draft.text
      let result = run(Scenario(files: [SourceFile(name: "excerpt.swift", text: text)]), Limits())
      switch result.outcome {
      case .completed:
        try Self.compare(driven, with: result, draft)
        code = text
        self.run = result
        return
      case .refused:
        let errors = result.diagnostics.filter { $0.severity == .error }
        guard draft.leaveOut(errors) else {
          throw .refused(error: errors.first?.message)
        }
      case .trapped(let trap): throw .trapped(message: trap.message)
      case .limit: throw .limit
      }
    }
  }

  private static func compare(
    _ driven: DriveResult, with run: Run, _ draft: Draft
  ) throws(Refusal) {
    func calls(_ events: [Event]) -> [String] {
      events.filter { $0.isOverridden && Drive.coreCallbacks.contains($0.callback) }.map { event in
        "\(event.callback) \(event.arguments.map { "\($0.label): \($0.value)" }.joined())"
      }
    }
    let excerpted = calls(run.events.filter { $0.object == driven.subject.simpleName })
    guard calls(driven.events) == excerpted else { throw .differs }
  }
}

extension ExcerptedDrive {
  /// The lines of an excerpt, and the statements in them that can be left out.
  private struct Draft {
    private let subject: DrivableClass
    /// The classes, the superclasses first, each with its head and its callbacks.
    private var classes: [Class]

    struct Class {
      var head: String
      var callbacks: [Callback]
    }

    struct Callback {
      var head: String
      var statements: [String]
    }

    init(_ subject: DrivableClass) throws(Refusal) {
      self.subject = subject
      let written = [subject.written] + subject.superclasses
      let bases = written.dropFirst().map { DrivableClass.simpleName(of: $0.name) }
      classes = zip(written, bases + [subject.uikitBase]).map { written, base in
        let callbacks = written.overrides.compactMap { override -> Callback? in
          guard Drive.coreCallbacks.contains(override.name),
            let (head, _) = Drive.head(
              of: override.name, parameter: override.parameters.first ?? "")
          else { return nil }
          return Callback(head: head, statements: override.statements)
        }
        return Class(
          head: "class \(DrivableClass.simpleName(of: written.name)): \(base)",
          callbacks: callbacks)
      }.reversed()
      guard classes.contains(where: { !$0.callbacks.isEmpty }) else { throw .noCallbacks }
    }

    /// Leaves out the statements that contain the errors; false when there are none.
    mutating func leaveOut(_ errors: [Diagnostic]) -> Bool {
      let lines = lines
      let wrong = Set(
        errors.map { $0.location.line - 1 }.filter(lines.indices.contains)
          .compactMap { lines[$0].statement })
      // From the last on, so that the places of the others stay.
      for place in wrong.sorted(by: { $0.lexicographicallyPrecedes($1) }).reversed() {
        classes[place[0]].callbacks[place[1]].statements.remove(at: place[2])
      }
      return !wrong.isEmpty
    }

    var text: String { lines.map { $0.text + "\n" }.joined() + Drive.plainLife(of: subject) }

    private struct Line {
      var text: String
      /// The indices of its class, callback and statement; nil when it belongs to no statement.
      var statement: [Int]?
    }

    private var lines: [Line] {
      var lines = [Line(text: "import UIKit"), Line(text: "")]
      for (classPlace, written) in classes.enumerated() {
        lines.append(Line(text: written.head + " {"))
        for (callbackPlace, callback) in written.callbacks.enumerated() {
          let statements = callback.statements.enumerated().flatMap { place, statement in
            statement.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
              Line(text: String($0), statement: [classPlace, callbackPlace, place])
            }
          }
          if let only = statements.first, statements.count == 1 {
            lines.append(
              Line(text: "    \(callback.head) { \(only.text) }", statement: only.statement))
          } else {
            lines.append(Line(text: "    \(callback.head) {"))
            lines += statements.map { line in
              Line(
                text: line.text.isEmpty ? "" : "        " + line.text, statement: line.statement)
            }
            lines.append(Line(text: "    }"))
          }
        }
        lines += [Line(text: "}"), Line(text: "")]
      }
      return lines
    }
  }
}
