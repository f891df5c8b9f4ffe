/// A path of a file system, as text.
struct FilePath {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  private var trimmed: String {
    var result = text
    while result.count > 1 && result.hasSuffix("/") { result.removeLast() }
    return result
  }

  var components: [String] {
    var result: [String] = text.hasPrefix("/") ? ["/"] : []
    for part in text.components(separatedBy: "/") where !part.isEmpty { result.append(part) }
    return result
  }

  var lastComponent: String { return components.last ?? "" }

  var pathExtension: String {
    let parts = lastComponent.components(separatedBy: ".")
    guard parts.count > 1, let last = parts.last, !last.contains(" ") else { return "" }
    return parts.count == 2 && parts[0].isEmpty ? "" : last
  }

  var withoutExtension: String {
    let name = pathExtension
    return name.isEmpty ? trimmed : "\(trimmed.dropLast(name.count + 1))"
  }

  var withoutLastComponent: String {
    let last = lastComponent
    let rest = "\(trimmed.dropLast(last.count))"
    return rest.count > 1 && rest.hasSuffix("/") ? "\(rest.dropLast(1))" : rest
  }

  func appending(_ component: String) -> String {
    if text.isEmpty { return component }
    return text.hasSuffix("/") ? text + component : text + "/" + component
  }
}
