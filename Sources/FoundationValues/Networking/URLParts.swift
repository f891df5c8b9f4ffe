/// The parts of an address as RFC 3986 names them, escaped.
struct URLParts: Equatable, Hashable {
  var scheme: String?
  var user: String?
  var password: String?
  var host: String?
  var port: Int?
  var path = ""
  var query: String?
  var fragment: String?

  init() {}

  init?(escaping text: String) {
    self.init(URLParts.escape(text))
  }

  /// nil for a port that is no number or a scheme that is none.
  private init?(_ text: String) {
    var rest = text
    if let mark = rest.range(of: "#") {
      fragment = "\(rest[mark.upperBound...])"
      rest = "\(rest[..<mark.lowerBound])"
    }
    if let mark = rest.range(of: "?") {
      query = "\(rest[mark.upperBound...])"
      rest = "\(rest[..<mark.lowerBound])"
    }
    if let colon = rest.range(of: ":") {
      let name = "\(rest[..<colon.lowerBound])"
      if URLParts.isScheme(name) {
        scheme = name
        rest = "\(rest[colon.upperBound...])"
      } else if !name.contains("/") {
        return nil
      }
    }
    if rest.hasPrefix("//") {
      rest.removeFirst(2)
      var authority = rest
      if let slash = rest.range(of: "/") {
        authority = "\(rest[..<slash.lowerBound])"
        rest = "\(rest[slash.lowerBound...])"
      } else {
        rest = ""
      }
      if !setAuthority(authority) { return nil }
    }
    path = rest
  }

  private mutating func setAuthority(_ text: String) -> Bool {
    var rest = text
    if let at = rest.range(of: "@", options: .backwards) {
      let login = "\(rest[..<at.lowerBound])".components(separatedBy: ":")
      user = login[0]
      if login.count > 1 { password = login[1] }
      rest = "\(rest[at.upperBound...])"
    }
    if rest.hasPrefix("[") {
      guard let end = rest.range(of: "]") else { return false }
      host = "\(rest[..<end.lowerBound].dropFirst(1))"
      rest = "\(rest[end.upperBound...])"
      if rest.isEmpty { return true }
      if !rest.hasPrefix(":") { return false }
    } else {
      let colon = rest.range(of: ":")
      host = colon.map { "\(rest[..<$0.lowerBound])" } ?? rest
      guard let found = colon else { return true }
      rest = "\(rest[found.lowerBound...])"
    }
    rest.removeFirst()
    if rest.isEmpty { return true }
    guard let number = Int(rest), number >= 0 else { return false }
    port = number
    return true
  }

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    for character in text {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if !isPlain && !"+-.".contains(character) { return false }
    }
    return true
  }

  /// Escapes characters that an address does not allow, and a percent sign that escapes nothing.
  private static func escape(_ text: String) -> String {
    let allowed = CharacterSet.urlQueryAllowed
    let characters = Array(text)
    var result = ""
    var hasFragment = false
    for index in 0..<characters.count {
      let character = characters[index]
      var isFine = allowed.holds(character) || character == "[" || character == "]"
      if character == "#" {
        isFine = !hasFragment
        hasFragment = true
      }
      if character == "%" && index + 2 < characters.count {
        isFine = Int("\(characters[index + 1])\(characters[index + 2])", radix: 16) != nil
      }
      let plain = "\(character)"
      result += isFine ? plain : plain.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
    return result
  }

  /// Sets a path that is not escaped yet.
  mutating func setPath(_ text: String) {
    path = text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? text
  }

  var text: String {
    var result = scheme.map { $0 + ":" } ?? ""
    if let host = host {
      result += "//"
      if let user = user { result += user + (password.map { ":" + $0 } ?? "") + "@" }
      result += host.contains(":") ? "[" + host + "]" : host
      if let port = port { result += ":\(port)" }
    }
    result += path
    if let query = query { result += "?" + query }
    if let fragment = fragment { result += "#" + fragment }
    return result
  }

  func resolved(against base: URLParts) -> URLParts {
    if scheme != nil { return self }
    var result = self
    result.scheme = base.scheme
    if host != nil { return result }
    result.user = base.user
    result.password = base.password
    result.host = base.host
    result.port = base.port
    if path.isEmpty {
      result.path = base.path
      if query == nil { result.query = base.query }
    } else if !path.hasPrefix("/") {
      var folder = base.path
      while !folder.isEmpty && !folder.hasSuffix("/") { folder.removeLast() }
      if folder.isEmpty && base.host != nil { folder = "/" }
      result.path = URLParts.withoutDots(folder + path)
    }
    return result
  }

  static func withoutDots(_ path: String) -> String {
    var kept: [String] = []
    let parts = path.components(separatedBy: "/")
    for index in 0..<parts.count {
      let isLast = index == parts.count - 1
      if parts[index] == ".." {
        if kept.count > 1 { kept.removeLast() }
        if isLast { kept.append("") }
      } else if parts[index] == "." {
        if isLast { kept.append("") }
      } else {
        kept.append(parts[index])
      }
    }
    return kept.joined(separator: "/")
  }
}
