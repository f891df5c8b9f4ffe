internal import Glibc

/// Lets a person edit a text with a program of their choice.
public enum Editor {
  /// Opens the file in the editor and waits until the editor ends; false when it could not be run or ended
  /// with an error. `command` is a command of the shell, as in `EDITOR`.
  public static func open(_ path: String, with command: String) -> Bool {
    let quoted =
      "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
    // The shell splits the command into its words, as `code --wait` has; the editor gets the terminal,
    // and Ctrl-C while it is open is the editor's.
    return SignalWatch.lendingScreen { unsafe system("\(command) \(quoted)") } == 0
  }
}
