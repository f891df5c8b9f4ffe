internal import Scenarios

extension Timeline {
  /// A picture that is too large to be read as a sequence diagram.
  public struct TooLarge: Error, Hashable, Sendable {
    public var messages: Int
    public var participants: Int
  }

  /// The bounds within which a sequence diagram can be read. Hosts also refuse text of more than 50,000
  /// characters, which is far away.
  public static let mostMessages = 40
  public static let mostParticipants = 8

  /// The picture as a sequence diagram of mermaid.
  ///
  /// It keeps to the syntax of version 10.3 and before, since the hosts of READMEs bundle older
  /// releases.
  public func mermaid(title: String) throws(TooLarge) -> String {
    let messages = steps.count { $0.event != nil }
    guard messages <= Self.mostMessages, lanes.count <= Self.mostParticipants else {
      throw TooLarge(messages: messages, participants: lanes.count)
    }
    var lines = [
      "sequenceDiagram",
      "    accTitle: \(Mermaid.line("\(title): \(Self.circumstances(of: run))"))",
      "    accDescr: \(Mermaid.line("\(verdict)\(verdict.hasSuffix(".") ? "" : ".") \(summary)."))",
    ]
    for (index, lane) in lanes.enumerated() {
      lines.append("    participant \(Mermaid.id(index)) as \(Mermaid.text(lane.name))")
    }
    if let notice { lines.append(note(notice)) }
    for band in bands {
      lines.append(note(band.moment.title))
      for step in steps[band.steps] { lines += self.lines(of: step) }
    }
    if case .completed = run.outcome {} else if !lanes.isEmpty { lines.append(note(verdict)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A note across all participants.
  private func note(_ text: String) -> String {
    let ends = lanes.count > 1 ? [0, lanes.count - 1] : [0]
    return "    Note over \(ends.map(Mermaid.id).joined(separator: ",")): \(Mermaid.text(text))"
  }

  private func lines(of step: Step) -> [String] {
    var lines: [String] = []
    if let event = step.event {
      lines.append(
        "    \(Mermaid.id(step.caller))->>\(Mermaid.id(step.lane)): \(Mermaid.text(event.callback))"
      )
    }
    lines += step.prints.map {
      "    Note over \(Mermaid.id(step.lane)): \(Mermaid.text("prints \($0)"))"
    }
    return lines
  }
}

/// The words of mermaid's language.
private enum Mermaid {
  /// The name by which messages refer to a participant.
  static func id(_ lane: Int) -> String { "p\(lane)" }

  /// The text with every sign that mermaid, HTML or Markdown would obey written as a character code.
  ///
  /// Also a letter of the word `end`, which closes a block wherever it stands.
  static func text(_ text: String) -> String {
    let codes = text.unicodeScalars.map { isPlain($0) ? String($0) : "#\($0.value);" }.joined()
    return codes.replacing(/(?i)\bend\b/) { match in
      "#\(match.output.unicodeScalars.first?.value ?? 0);" + match.output.dropFirst()
    }
  }

  /// The text of a title or a description: mermaid takes the rest of the line as it is, and decodes nothing.
  static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.map { isPlain($0) || $0 == "/" ? $0 : " " }))
  }

  /// Letters and digits of every language, and a few signs of Swift.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    " ()_:,.'".unicodeScalars.contains(scalar) || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }
}
