internal import Glibc

/// The files that are installed with the program.
public enum Installation {
  /// Returns a path in `share/vdl` beside the `bin` that the program is in; nil where there is nothing of this name, as
  /// in a checkout.
  public static func shared(_ name: String) -> String? {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let home = Path.folder(of: Path.folder(of: String(cString: program)))
    let path = home + "/share/vdl/" + name
    return access(path, F_OK) == 0 ? path : nil
  }
}
