/// A folder or a file that cannot be read as part of a course.
enum FileFinding: ContentFinding {
  /// A folder without a course file.
  case noCourse
  case linkLeadsOut
  case isFolder
  case isNotOfACourse(near: String?)
  case cannotBeRead
  case isNoPlainFile
  case isNotUTF8
  case hasByteOrderMark
  case isEmpty
  case isTooLarge(bytes: Int)
  case hasLongLine
  case hasTooManyLines
  /// All files of the course together, or their number.
  case courseIsTooLarge
  case hasMoreFindings(Int)
  case hasCarriageReturn
  case hasControlCharacter(Unicode.Scalar)
}
