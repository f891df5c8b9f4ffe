import SwiftIR

extension Machine {
  mutating func runStringIntrinsic(_ intrinsic: Intrinsic, _ base: Registers) {
    var result = Value.void
    let string = text(base[1]) ?? ""
    work += Self.work(of: intrinsic, bytes: string.utf8.count)
    switch intrinsic {
    case .stringCount:
      result = Value(int: string.count)
    case .stringByteCount:
      result = Value(int: string.utf8.count)
    case .stringEqual:
      result = Value(bool: string == text(base[2]))
    case .stringLess:
      result = Value(bool: string < (text(base[2]) ?? ""))
    case .stringHasPrefix:
      result = Value(bool: string.hasPrefix(text(base[2]) ?? ""))
    case .stringHasSuffix:
      result = Value(bool: string.hasSuffix(text(base[2]) ?? ""))
    case .stringContains:
      guard let search = search(for: base[2], in: string) else { return }
      result = Value(bool: search.first(in: Array(string)) != nil)
    case .stringUppercased:
      result = makeString(string.uppercased())
    case .stringLowercased:
      result = makeString(string.lowercased())
    case .stringCharacters:
      if lacks(string.utf8.count * 72) { return }
      let items = string.map {
        Value(cell: heap.string(String($0), type: TypeID.character.rawValue))
      }
      result = makeArray(items, element: .character)
    case .stringFromCharacters:
      var joined = ""
      for item in elements(base[1]) { joined += text(item) ?? "" }
      result = makeString(joined)
    case .stringAt:
      let index = base[2].int
      guard index >= 0,
        let position = string.index(
          string.startIndex, offsetBy: index, limitedBy: string.endIndex),
        position < string.endIndex
      else {
        fail("Fatal error: String index is out of bounds")
        return
      }
      result = Value(
        cell: heap.string(String(string[position]), type: TypeID.character.rawValue))
    case .stringSlice:
      let from = base[2].int
      let to = base[3].int
      guard from >= 0, from <= to,
        let start = string.index(string.startIndex, offsetBy: from, limitedBy: string.endIndex),
        let end = string.index(start, offsetBy: to - from, limitedBy: string.endIndex)
      else {
        fail("Fatal error: String index is out of bounds")
        return
      }
      result = makeString(String(string[start..<end]))
    case .stringJoined:
      let separator = text(base[2]) ?? ""
      var size = 0
      for item in elements(base[1]) {
        size += 15 + separator.utf8.count + (item.isCell ? Int(item.cell.pointee.serial) : 0)
      }
      if lacks(size) { return }
      var joined = ""
      for (index, item) in elements(base[1]).enumerated() {
        if index > 0 { joined += separator }
        joined += text(item) ?? ""
      }
      result = makeString(joined)
    case .stringSplit:
      guard let search = search(for: base[2], in: string), !lacks(string.utf8.count * 72)
      else { return }
      let parts = Self.split(string, by: search, omitsEmpty: base[3].isTrue)
      result = makeArray(parts.map { makeString($0) }, element: .string)
    case .stringReplacing:
      let replacement = text(base[3]) ?? ""
      guard let search = search(for: base[2], in: string),
        !lacks(string.utf8.count * (replacement.utf8.count + 1))
      else { return }
      result = makeString(Self.replace(search, in: string, with: replacement))
    case .stringTrimmed:
      var rest = Substring(string)
      while let first = rest.first, first.isWhitespace { rest.removeFirst() }
      while let last = rest.last, last.isWhitespace { rest.removeLast() }
      result = makeString(String(rest))
    case .stringRepeated:
      let number = max(0, base[2].int)
      let (size, overflow) = string.utf8.count.multipliedReportingOverflow(by: number)
      if overflow || lacks(size) {
        exceed(.memory)
        return
      }
      result = makeString(String(repeating: string, count: string.isEmpty ? 0 : number))
    case .stringReversed:
      result = makeString(String(string.reversed()))
    case .stringQuoted:
      result = makeString(Self.quoted(string))
    case .stringOffset:
      guard let search = search(for: base[2], in: string) else { return }
      result = search.first(in: Array(string)).map { Value(int: $0) } ?? .none
    case .stringUTF8:
      if lacks(string.utf8.count * 16) { return }
      result = makeArray(
        string.utf8.map { Value(bits: UInt64($0), type: TypeID.uint8.rawValue, flags: 0) },
        element: .uint8)
    case .stringScalars:
      if lacks(string.utf8.count * 16) { return }
      result = makeArray(
        string.unicodeScalars.map {
          Value(bits: UInt64($0.value), type: TypeID.uint32.rawValue, flags: 0)
        }, element: .uint32)
    case .characterIs:
      let property = base[2].int
      work += Self.work(ofProperty: property)
      result = Value(bool: Self.has(string.first ?? " ", property: property))
    case .characterValue:
      result = Value(int: Int(string.unicodeScalars.first?.value ?? 0))
    case .characterFromValue:
      if let value = UInt32(exactly: base[1].int), let scalar = Unicode.Scalar(value) {
        result = Value(cell: heap.string(String(scalar), type: TypeID.character.rawValue))
      } else {
        result = .none
      }
    case .characterNumber:
      result = string.first?.wholeNumberValue.map { Value(int: $0) } ?? .none
    default:
      failInternally("the intrinsic \(intrinsic.name) is not made yet")
      return
    }
    base[0] = result
  }

  /// The cost in steps: reading bytes is quick, finding characters is not.
  private static func work(of intrinsic: Intrinsic, bytes: Int) -> Int {
    switch intrinsic {
    case .stringByteCount: 0
    case .stringEqual, .stringLess, .stringHasPrefix, .stringHasSuffix, .stringRepeated: bytes >> 2
    case .stringCount: bytes << 1
    case .stringContains, .stringOffset, .stringSplit, .stringReplacing:
      bytes * Weight.searchedByte
    default: bytes * 3
    }
  }

  private mutating func lacks(_ bytes: Int) -> Bool {
    guard heap.lacks(bytes) else { return false }
    exceed(.memory)
    return true
  }

  private static func work(ofProperty property: Int) -> Int {
    switch property {
    case 3, 4: Weight.caseProperty
    case 11: 2 * Weight.caseProperty
    default: Weight.property
    }
  }

  private static func has(_ character: Character, property: Int) -> Bool {
    switch property {
    case 0: character.isLetter
    case 1: character.isNumber
    case 2: character.isWhitespace
    case 3: character.isUppercase
    case 4: character.isLowercase
    case 5: character.isPunctuation
    case 6: character.isNewline
    case 7: character.isSymbol
    case 9: character.isMathSymbol
    case 10: character.isCurrencySymbol
    case 11: character.isCased
    default: character.isASCII
    }
  }

  /// The search for a text in another; nil when there is no room for the characters of both.
  private mutating func search(for value: Value, in string: String) -> SubstringSearch? {
    let part = text(value) ?? ""
    work += part.utf8.count * Weight.searchedByte
    return lacks((string.utf8.count + part.utf8.count) * 24) ? nil : SubstringSearch(for: part)
  }

  private static func split(
    _ text: String, by separator: SubstringSearch, omitsEmpty: Bool
  ) -> [String] {
    guard !separator.wanted.isEmpty else { return [text] }
    var parts: [String] = []
    separator.forEachPart(of: Array(text)) { part in
      if !part.isEmpty || !omitsEmpty { parts.append(String(part)) }
    }
    return parts
  }

  private static func replace(
    _ search: SubstringSearch, in text: String, with replacement: String
  ) -> String {
    guard !search.wanted.isEmpty else { return text }
    var replaced = ""
    replaced.reserveCapacity(text.utf8.count)
    search.forEachPart(of: Array(text)) { part in
      if part.startIndex > 0 { replaced += replacement }
      replaced.append(contentsOf: part)
    }
    return replaced
  }
}
