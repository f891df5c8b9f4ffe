internal import Phrases

/// What is wrong with the files of a course, said to its author: the folder, the course file, YAML.
/// In lower case, no full stop.
public enum CourseFiles {
  // MARK: The folder

  public static func noCourse(file: String) -> String {
    "no course here; a course is a folder with a file '\(file)'"
  }

  public static let linkLeadsOut =
    "a link that leads out of the course's folder; copy the file here"
  public static let isAFolder = "a folder; a course holds its lessons side by side"

  public static func isNoCourseFile(courseFile: String) -> String {
    "not a file of a course; lessons end in '.md', and '\(courseFile)' lists them; Swift files "
      + "may stand beside them"
  }

  public static let cannotBeRead = "it cannot be read"
  public static let isNoFolder = "it is not a folder"
  public static let fileCannotBeRead = "the file cannot be read"
  public static let isNoPlainFile = "not a plain file"
  public static let isNotUTF8 = "not UTF-8 here; save the file as UTF-8"

  public static func secondCourse(_ what: String, _ value: String) -> String {
    "a second course with \(what) '\(value)'; give it its own"
  }

  public static let firstIsHere = "the first is here"
  public static let hasByteOrderMark =
    "the file begins with a byte order mark; save it as UTF-8 without one"
  public static let isEmpty =
    "the file is empty; a lesson begins with a '---' line, a course file with 'course:'"

  public static func isTooLarge(bytes: Int, most: Int) -> String {
    "the file has \(bytes) bytes, and at most \(most) are read; split the lesson in two"
  }

  public static let hasCarriageReturn =
    "a line ends with a carriage return; save the file with line feeds (LF) only"

  public static func hasControlCharacter(_ code: String) -> String {
    "control character U+\(code) is not shown on a terminal; delete it"
  }

  // MARK: The course file

  public static func noFile(_ name: String) -> String { "no file '\(name)' here" }

  /// In a circle, from the first to the first.
  public static func requireEachOther(_ lessons: [String]) -> String {
    "the lessons require each other: \(lessons.joined(separator: " needs ")); take one of these out"
  }

  public static let courseFile = "the course file"
  /// What a title could be.
  public static let titleForExample = "The life of a view controller"
  public static let noLessons =
    "the course has no lessons; write 'lessons: [L01-lazy-view.md]', in the order of reading"

  public static func noUUID(_ text: String) -> String {
    "'\(text)' is no UUID; 'cat /proc/sys/kernel/random/uuid' prints one"
  }

  public static func lessonLeadsOut(_ name: String) -> String {
    "'\(name)' leads out of the course's folder; a lesson stands beside this file"
  }

  public static func isNotListed(_ file: String, in course: String) -> String {
    "the course does not list this file; add '- \(file)' to the lessons of \(course), or move it "
      + "away"
  }

  public static func secondLesson(_ id: String) -> String {
    "a second lesson '\(id)' in this course; give it an id of its own"
  }

  public static func secondQuestion(_ id: String) -> String {
    "a second question '\(id)' in this course; give it an id of its own"
  }

  public static func noLesson(_ id: String) -> String {
    "no lesson '\(id)' in this course"
  }

  public static func comesLater(_ lesson: String, in course: String) -> String {
    "'\(lesson)' comes later in \(course); list it above this lesson"
  }

  // MARK: Keys and lists in YAML

  public static func holdsNoKeys(_ place: String, _ what: String) -> String {
    "\(place) holds \(what); expected 'key: value' lines"
  }

  public static func givenTwice(_ key: String) -> String {
    "'\(key)' is given twice; keep one"
  }

  public static let firstGivenHere = "first given here"

  public static func unknownKey(_ key: String, in place: String) -> String {
    "unknown key '\(key)' in \(place)"
  }

  public static func lacks(_ place: String, _ key: String, such example: String) -> String {
    "\(place) has no '\(key)'; write '\(key): \(example)'"
  }

  /// `what` it holds is one of those below; an `example` is what it could hold.
  public static func holds(_ key: String, _ what: String, such example: String) -> String {
    "'\(key)' holds \(what); write '\(key): \(example)'"
  }

  public static func holdsNoList(_ key: String, _ what: String, such example: String) -> String {
    "'\(key)' holds \(what), not a list; write '\(key): [\(example)]'"
  }

  public static func lists(_ key: String, _ what: String, such example: String) -> String {
    "'\(key)' lists \(what); write '\(key): [\(example)]'"
  }

  public static func listedTwice(_ item: String) -> String {
    "'\(item)' is listed twice; keep one"
  }

  // What a value is, where it is no text.
  public static let aBlockOfKeys = "a block of keys"
  public static let aList = "a list"
  public static let nothing = "nothing"
  public static let hasTab = "a tab; YAML takes spaces only, two for each step"
  public static let secondDocument = "a second YAML document; keep one"
  public static let noKeys = "no keys here; expected lines such as 'title: …'"
  public static let keyIsNoWord = "a key must be one word"
  public static let nestedTooDeep = "lists and keys are nested too deep"
  public static let hasAlias =
    "an alias ('*name'); write the value out, or quote it when it begins with '*'"
  public static let hasAnchor =
    "an anchor ('&name'); write the value out, or quote it when it begins with '&'"
  public static let hasTag =
    "a tag ('!name'); leave it out, or quote the value when it begins with '!'"
  public static let quoteColons = "a value that holds ': ' stands in quotes"

  public static func isNoYAML(_ problem: String) -> String {
    "not YAML: \(problem)"
  }

  // MARK: Ids, claims and releases

  public static func noID(_ text: String) -> String {
    "'\(text)' is no id; use lower-case letters, digits and hyphens, a letter first, as "
      + "'first-read'"
  }

  public static func noClaimID(_ text: String) -> String {
    "'\(text)' is no claim's id; ids are as 'S000-10' or 'M-09'"
  }

  public static func noVersion(_ text: String) -> String {
    "'\(text)' is no version of iOS; write it as '17' or '5.1'"
  }

  public static func neverReleased(_ version: String, nearest: [String]) -> String {
    "iOS \(version) never was; the nearest are \(alternatives(nearest.map(quoted)))"
  }

  public static func noCitation(_ text: String) -> String {
    "'\(text)' cites nothing; write the article's three digits, a colon and lines that rise, as "
      + "'000:124-131'"
  }

  // MARK: The ledger of claims

  public static let ledger = "the ledger of claims"

  public static func notAskedHolds(_ what: String) -> String {
    "'not-asked' holds \(what); write 'S000-10: why no question asks it'"
  }

  public static func noClaimInLedger(_ claim: String) -> String {
    "no claim '\(claim)' in this ledger"
  }

  public static func holdsNoReason(_ claim: String, _ what: String) -> String {
    "'\(claim)' holds \(what); write why no question asks it"
  }

  public static func claimIsNotIn(_ claim: String, _ ledger: String) -> String {
    "the claim '\(claim)' is not in \(ledger)"
  }

  public static func isNotTaught(_ tier: String, _ claim: String) -> String {
    "no lesson teaches the \(tier) claim '\(claim)'; name it in the claims of the one that does"
  }

  public static func isNotAsked(_ claim: String) -> String {
    "no question asks the core claim '\(claim)'; name it in the claims of one, or say under "
      + "'not-asked' why none does"
  }

  public static func isAskedAndShouldNot(_ claim: String) -> String {
    "a question asks the claim '\(claim)', which is not to be asked"
  }

  // MARK: Names and what is left to do

  public static func noSuchName(_ name: String, near: String) -> String {
    "nothing in UIKit is called '\(name)'; did you mean '\(near)'?"
  }

  public static let hasTODO = "a TODO is left here"
}
