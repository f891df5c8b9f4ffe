/// Members that the types of Swift's own libraries have, and that scenarios may lack: a program with one of
/// them is right Swift, and is refused as such.
enum UnsupportedMembers {
  /// Whether a type of the libraries has a member of this name, of its own or from a protocol.
  static func contains(_ name: String, of type: String) -> Bool {
    guard let entry = entries[type] else { return false }
    return entry.members.contains(name)
      || entry.protocols.contains { entries[$0]?.members.contains(name) == true }
  }

  private struct Entry {
    var protocols: [String] = []
    var members: Set<String> = []
  }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    var type = ""
    for word in list.split(whereSeparator: \.isWhitespace).map(String.init) {
      if word.hasSuffix(":") {
        type = String(word.dropLast())
      } else if word.first?.isUppercase == true {
        entries[type, default: Entry()].protocols.append(word)
      } else {
        entries[type, default: Entry()].members.insert(word)
      }
    }
    return entries
  }()
}
