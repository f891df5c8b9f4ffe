import Phrases

extension FileFinding {
  var message: String {
    switch self {
    case .noCourse:
      "no course here; a course is a folder with a file '\(courseFileName)'"
    case .linkLeadsOut:
      "this link leads out of the course's folder; copy the file here"
    case .isFolder:
      "vdl doesn't read this folder; put a course's lessons beside '\(courseFileName)'"
    case .isNotOfACourse(let near?):
      "vdl doesn't read this file\(didYouMean(near))"
    case .isNotOfACourse(near: nil):
      "vdl doesn't read this file; lessons end in '.md', and '\(courseFileName)' lists them"
    case .cannotBeRead:
      "the file can't be read"
    case .isNoPlainFile:
      "this isn't a plain file"
    case .isNotUTF8:
      "not UTF-8 here; save the file as UTF-8"
    case .hasByteOrderMark:
      "the file begins with a byte order mark; save it as UTF-8 without one"
    case .isEmpty:
      "the file is empty; a lesson begins with a '---' line, a course file with 'course:'"
    case .isTooLarge(let bytes):
      "the file has \(bytes) bytes, and vdl reads at most \(SourceText.sizeLimit); split the "
        + "lesson in two"
    case .hasLongLine:
      "this line has more than \(SourceText.lineLimit) bytes; break it"
    case .hasTooManyLines:
      "the file has more than \(SourceText.lineCountLimit) lines; split the lesson in two"
    case .courseIsTooLarge:
      "the course is too large; vdl reads at most \(CourseBounds.files) files and "
        + "\(CourseBounds.bytes >> 20) MB; make two courses of it"
    case .hasMoreFindings(let count):
      "\(counted(count, "more finding")); fix those above first"
    case .hasCarriageReturn:
      "a line ends with a carriage return; save the file with line feeds (LF) only"
    case .hasControlCharacter(let scalar):
      "control character U+\(Self.hex(scalar.value)) isn't shown on a terminal; delete it"
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
