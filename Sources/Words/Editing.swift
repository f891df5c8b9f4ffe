/// Why code cannot be edited in a program of the learner's. Whole sentences.
public enum Editing {
  public static let noTerminal = "There is no terminal."
  public static let noEditor = "No editor is named; set EDITOR, as in 'EDITOR=nano vdl'."
  public static let unreadable = "The edited code cannot be read."

  public static func unusable(_ editor: String) -> String {
    "The editor '\(editor)' could not be used."
  }

  public static func noRoom(_ reason: String) -> String {
    "There is no room for the code: \(reason)."
  }
}
