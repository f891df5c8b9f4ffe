import Diagnostics
import Foundation
import Scenarios

extension GeneratedProgram {
  /// The program without the parts that `shows` does not need. `shows` is only called with programs
  /// that still make their call.
  ///
  /// Each round makes the text shorter, so that it ends.
  public func minimized(while shows: (GeneratedProgram) -> Bool) -> GeneratedProgram {
    var best = self
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      var index = 0
      var candidates = Self.smaller(best.text)
      while index < candidates.count {
        let candidate = GeneratedProgram(seed: seed, text: candidates[index])
        // Natively the driver makes the call, whether or not the text has it.
        if candidate.isCalled, candidate.text.utf8.count < best.text.utf8.count, shows(candidate) {
          best = candidate
          candidates = Self.smaller(best.text)
          hasChanged = true
        } else {
          index += 1
        }
      }
    }
    return best
  }
}

extension Comparing {
  /// The program with everything taken out that its difference does not need.
  public func minimized(_ program: GeneratedProgram, _ verdict: Verdict) -> GeneratedProgram {
    program.minimized { shows(verdict, $0) }
  }

  /// Whether a program has a difference of the same kind.
  private func shows(_ verdict: Verdict, _ program: GeneratedProgram) -> Bool {
    // Ours is quick; most candidates lack a name that is still used.
    let run = interpreted(program)
    let isRefused = run.outcome == .refused
    if case .refused(let words) = verdict {
      guard isRefused, Self.bare(run.diagnostics.first?.description ?? "") == Self.bare(words)
      else { return false }
    } else if isRefused {
      return false
    }
    // Without the function that is called, not even the driver compiles.
    guard let native = try? NativeBatch.run([program], compiler: compiler)[program.seed] else {
      return false
    }
    return Verdict(native: native, interpreted: run).kind == verdict.kind
  }

  /// The message without place, names and numbers.
  private static func bare(_ message: String) -> String {
    message.replacing(#/^.*? error: /#, with: "").replacing(#/'[^']*'/#, with: "''")
      .replacing(#/[0-9]+/#, with: "")
  }
}

extension GeneratedProgram {
  /// Texts that are a little smaller: without a statement or declaration, with a block's body in its
  /// place, or with a simpler expression.
  static func smaller(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var found: [(removed: Int, text: String)] = []
    for index in lines.indices where !lines[index].isEmpty {
      let end = blockEnd(lines, from: index)
      let without = lines[..<index] + lines[(end + 1)...]
      found.append((end - index + 1, without.joined(separator: "\n")))
      if end > index + 1, !lines[index].contains("func "), !lines[index].contains("class ") {
        let body = lines[(index + 1)..<end].map {
          $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0
        }
        let unwrapped = lines[..<index] + body + lines[(end + 1)...]
        found.append((2, unwrapped.joined(separator: "\n")))
      }
    }
    found.sort { $0.removed > $1.removed }
    return found.map(\.text) + simpler(text)
  }

  /// The last line of the block that begins on a line.
  private static func blockEnd(_ lines: [String], from start: Int) -> Int {
    guard lines[start].hasSuffix("{") || lines[start].hasSuffix(" in") else { return start }
    let indentation = lines[start].prefix { $0 == " " }
    for index in lines.indices.dropFirst(start + 1)
    where lines[index].hasPrefix(indentation + "}") && !lines[index].hasSuffix("{") {
      return index
    }
    return start
  }

  /// Every parenthesised part in turn replaced by one of its own parts, the largest first.
  private static func simpler(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var open: [Int] = []
    var found: [(removed: Int, text: String)] = []
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "(") { open.append(index) }
      guard byte == UInt8(ascii: ")"), let start = open.popLast() else { continue }
      let inner = string((start + 1)..<index)
      var parts: [String] = []
      if inner.hasSuffix(" as Int") { parts.append("1") }
      if inner.hasSuffix(" as String") { parts.append("\"a\"") }
      if inner.hasSuffix(" as Bool") { parts.append("true") }
      for separator in [" ? ", " : ", " ?? ", " && ", " || ", " + ", ", "] {
        if let range = inner.firstRange(of: separator) {
          parts += [String(inner[..<range.lowerBound]), String(inner[range.upperBound...])]
        }
      }
      for part in parts where part.utf8.count < inner.utf8.count {
        // A call of `note` goes with its parentheses.
        var from = start
        while from > 0, let before = bytes[..<from].last,
          before.isWordByte
        { from -= 1 }
        for begin in Set([start, from]) where inner.utf8.count > 3 {
          found.append(
            (
              index - begin - part.utf8.count,
              string(0..<begin) + "(" + part + ")" + string((index + 1)..<bytes.count)
            ))
        }
      }
    }
    return found.sorted { $0.removed > $1.removed }.prefix(250).map(\.text)
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
