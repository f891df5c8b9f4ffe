import SwiftSyntax

extension Conversion {
  func integer(_ token: TokenSyntax) -> UInt64? {
    let digits = text(token).filter { $0 != "_" }
    switch digits.prefix(2) {
    case "0x": return UInt64(digits.dropFirst(2), radix: 16)
    case "0o": return UInt64(digits.dropFirst(2), radix: 8)
    case "0b": return UInt64(digits.dropFirst(2), radix: 2)
    default: return UInt64(digits)
    }
  }

  mutating func float(_ token: TokenSyntax) -> Double {
    let digits = text(token).filter { $0 != "_" }
    guard let value = Double(digits) else {
      refuse("'\(digits)' is not a valid floating-point literal", at: span(token))
      return 0
    }
    return value
  }

  mutating func string(_ node: StringLiteralExprSyntax) -> Expr {
    let pounds = node.openingPounds?.trimmedLength.utf8Length ?? 0
    var parts: [Expr.StringPart] = []
    var text: [UInt8] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment): append(segment.content, pounds: pounds, to: &text)
      case .expressionSegment(let segment):
        if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
        text.removeAll()
        guard let only = segment.expressions.first, segment.expressions.count == 1,
          only.label == nil
        else {
          parts.append(.arguments(arguments(segment.expressions), span(segment)))
          continue
        }
        parts.append(.value(expr(only.expression)))
      @unknown default: refuseUnsupported("string literal", at: segment)
      }
    }
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
    return Expr(.string(parts), span(node))
  }

  /// Returns the text of a literal without interpolation.
  mutating func plainText(_ expr: ExprSyntax) -> String? {
    guard let literal = expr.as(StringLiteralExprSyntax.self),
      case .string(let parts) = string(literal).kind
    else { return nil }
    switch parts.first {
    case .text(let text) where parts.count == 1: return text
    case nil: return ""
    default: return nil
    }
  }

  /// Appends the text that a part of a string literal means.
  ///
  /// In a multi-line literal the parser has already put indentation, and line breaks after a
  /// backslash, outside the segments' tokens.
  private mutating func append(_ token: TokenSyntax, pounds: Int, to text: inout [UInt8]) {
    var offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = offset + token.trimmedLength.utf8Length
    while offset < end {
      let byte = bytes[offset]
      switch byte {
      case 0x0D:
        text.append(0x0A)
        offset += offset + 1 < end && bytes[offset + 1] == 0x0A ? 2 : 1
      case UInt8(ascii: "\\"):
        let letter = offset + 1 + pounds
        guard letter < end,
          bytes[offset + 1..<letter].allSatisfy({ $0 == UInt8(ascii: "#") })
        else {
          text.append(byte)
          offset += 1
          continue
        }
        offset = letter + 1
        appendEscape(bytes[letter], from: &offset, end: end, to: &text)
      default:
        text.append(byte)
        offset += 1
      }
    }
  }

  private mutating func appendEscape(
    _ letter: UInt8, from offset: inout Int, end: Int, to text: inout [UInt8]
  ) {
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "u"):
      let start = offset - 2
      let digits = bytes[offset..<end].dropFirst().prefix { $0 != UInt8(ascii: "}") }
      offset = min(end, offset + digits.count + 2)
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      guard let scalar = code.flatMap(Unicode.Scalar.init) else {
        refuse("invalid unicode scalar", at: start, length: offset - start)
        return
      }
      text.append(contentsOf: String(scalar).utf8)
    default: text.append(letter)
    }
  }
}
