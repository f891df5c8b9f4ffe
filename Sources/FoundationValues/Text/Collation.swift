/// A text as languages sort it: letters of Latin scripts without their marks, and the marks.
struct Collation {
  let letters: String
  /// A number for each letter and mark, with 0 for a letter; empty for plain texts.
  let marks: [Int]

  init(_ text: String) {
    if Collation.isPlain(text) {
      letters = text
      marks = []
      return
    }
    var letters = ""
    var marks: [Int] = []
    for scalar in Collation.decomposed(text) {
      if scalar >= 0x300 && scalar < 0x370 {
        marks.append(1 + (Collation.order.firstIndex(of: scalar) ?? scalar))
      } else {
        marks.append(0)
        letters += UTF8Text.text(ofScalar: scalar) ?? ""
      }
    }
    self.letters = letters
    self.marks = marks
  }

  /// Compares the scalars of two texts in which letters with marks are taken apart, as Foundation does.
  static func compare(_ one: String, _ other: String) -> ComparisonResult {
    if one == other { return .orderedSame }
    if isPlain(one) && isPlain(other) {
      return one < other ? .orderedAscending : .orderedDescending
    }
    return compare(decomposed(one), decomposed(other))
  }

  static func compare(_ one: [Int], _ other: [Int]) -> ComparisonResult {
    if one == other { return .orderedSame }
    return one.lexicographicallyPrecedes(other) ? .orderedAscending : .orderedDescending
  }

  /// Whether each character is one of ASCII.
  private static func isPlain(_ text: String) -> Bool { return text.utf8.count == text.count }

  private static func decomposed(_ text: String) -> [Int] {
    var scalars: [Int] = []
    for scalar in text.unicodeScalars {
      let value = Int(scalar.value)
      if value < 0xC0 {
        scalars.append(value)
      } else if let parts = decompositions[value] {
        scalars.append(parts.letter)
        scalars.append(parts.mark)
      } else {
        scalars.append(value)
      }
    }
    return scalars
  }

  private static let decompositions: [Int: (letter: Int, mark: Int)] = {
    var result: [Int: (letter: Int, mark: Int)] = [:]
    for (mark, pairs) in table {
      let scalars = Array(pairs.unicodeScalars)
      for place in stride(from: 0, to: scalars.count, by: 2) {
        result[Int(scalars[place + 1].value)] = (letter: Int(scalars[place].value), mark: mark)
      }
    }
    return result
  }()

  /// The marks in the order that Unicode's collation gives them.
  private static let order = [
    0x301, 0x300, 0x306, 0x302, 0x30C, 0x30A, 0x308, 0x30B, 0x303, 0x307, 0x327, 0x328, 0x304,
  ]

  /// Marks, each with letters and the same letters that have it: the canonical decompositions of Unicode's
  /// blocks Latin-1 Supplement and Latin Extended-A.
  private static let table: [(mark: Int, pairs: String)] = [
    (0x300, "AÀEÈIÌOÒUÙaàeèiìoòuù"),
    (0x301, "AÁEÉIÍOÓUÚYÝCĆLĹNŃRŔSŚZŹaáeéiíoóuúyýcćlĺnńrŕsśzź"),
    (0x302, "AÂEÊIÎOÔUÛCĈGĜHĤJĴSŜWŴYŶaâeêiîoôuûcĉgĝhĥjĵsŝwŵyŷ"),
    (0x303, "AÃNÑOÕIĨUŨaãnñoõiĩuũ"),
    (0x304, "AĀEĒIĪOŌUŪaāeēiīoōuū"),
    (0x306, "AĂEĔGĞIĬOŎUŬaăeĕgğiĭoŏuŭ"),
    (0x307, "CĊEĖGĠIİZŻcċeėgġzż"),
    (0x308, "AÄEËIÏOÖUÜYŸaäeëiïoöuüyÿ"),
    (0x30A, "AÅUŮaåuů"),
    (0x30B, "OŐUŰoőuű"),
    (0x30C, "CČDĎEĚLĽNŇRŘSŠTŤZŽcčdďeělľnňrřsštťzž"),
    (0x327, "CÇGĢKĶLĻNŅRŖSŞTŢcçgģkķlļnņrŗsştţ"),
    (0x328, "AĄEĘIĮUŲaąeęiįuų"),
  ]
}
