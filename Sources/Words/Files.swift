/// What is wrong with a file or a folder, and what was written. In lower case, no full stop.
public enum Files {
  public static let none = "no such file"
  public static let denied = "permission denied"
  public static let isAFolder = "is a directory"
  public static let isNoFolder = "it is no folder"
  public static let diskIsFull = "no space left on the disk"
  public static let noFolder = "no such folder"
  public static let noFolderToMakeItIn = "no folder to make it in"
  public static let isThere = "it is there, and nothing is overwritten"

  // MARK: Text

  public static let isEmpty = "the file is empty"
  public static let isNotUTF8 = "the file is not UTF-8"
  /// As the Swift compiler says it.
  public static let isInvalidUTF8 = "invalid UTF-8 found in source file"

  public static func isTooLarge(megabytes: Int) -> String {
    "the file is larger than \(megabytes) MB"
  }

  public static func isTooLargeForAScenario(megabytes: Int) -> String {
    "\(isTooLarge(megabytes: megabytes)), the most a scenario may have"
  }

  // MARK: Output

  public static func reportWritten(to path: String) -> String {
    "the report was written to '\(path)'"
  }

  /// With the end of the line, as nothing is left to add it.
  public static func outputFailed(_ reason: String) -> String {
    "error: standard output: \(reason)\n"
  }

  /// How a command's failure is said.
  public static func error(_ message: String) -> String { "error: \(message)" }
}
