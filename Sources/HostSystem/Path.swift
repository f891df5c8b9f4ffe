internal import Glibc

/// Paths as text.
public enum Path {
  /// Returns the path that a name leads to through all links, as the system follows them; where it leads nowhere, the
  /// absolute path.
  public static func resolved(_ path: String) -> String {
    guard let found = realpath(path.isEmpty ? "." : path, nil) else { return absolute(path) }
    defer { free(found) }
    return String(cString: found)
  }

  /// Returns a path from the root without "." and "..", and without a look at the file system.
  public static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : currentFolder + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static var currentFolder: String {
    guard let folder = getcwd(nil, 0) else { return "/" }
    defer { free(folder) }
    return String(cString: folder)
  }

  /// Returns the last name of a path; "." and ".." have the name that they stand for.
  public static func lastName(of path: String) -> String {
    let last = path.split(separator: "/").last ?? ""
    if !last.isEmpty, last != ".", last != ".." { return String(last) }
    return absolute(path).split(separator: "/").last.map { String($0) } ?? "/"
  }

  /// Returns the path without its last name: "." for a name alone.
  public static func folder(of path: String) -> String {
    var rest = path[...]
    dropSlashes(&rest)
    guard let slash = rest.lastIndex(of: "/") else { return path.hasPrefix("/") ? "/" : "." }
    rest = rest[..<slash]
    dropSlashes(&rest)
    return rest.isEmpty ? "/" : String(rest)
  }

  private static func dropSlashes(_ path: inout Substring) {
    while path.hasSuffix("/") { path.removeLast() }
  }

  /// Returns a name without its ending: "L01" of "L01.md". A dot at the start or the end begins no ending.
  public static func withoutEnding(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      name.index(after: dot) != name.endIndex
    else { return name }
    return String(name[..<dot])
  }
}
