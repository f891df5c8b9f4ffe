/// A name and its value in a query.
public struct URLQueryItem: Equatable, Hashable, CustomStringConvertible {
  public var name: String
  public var value: String?

  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }

  init(escaped text: String) {
    if let sign = text.range(of: "=") {
      let first = "\(text[..<sign.lowerBound])"
      let second = "\(text[sign.upperBound...])"
      name = first.removingPercentEncoding ?? first
      value = second.removingPercentEncoding ?? second
    } else {
      name = text.removingPercentEncoding ?? text
      value = nil
    }
  }

  /// The text in a query, where `&` and `=` separate.
  var escaped: String {
    let allowed = CharacterSet(
      charactersIn:
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$'()*+,;:@/?")
    let first = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    guard let value = value else { return first }
    return first + "=" + (value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")
  }

  public var description: String { return value.map { name + "=" + $0 } ?? name }
}
