/// An answer over HTTP.
open class HTTPURLResponse: URLResponse {
  public let statusCode: Int
  private let fields: [String: String]

  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    fields = headerFields ?? [:]
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }

  open func value(forHTTPHeaderField field: String) -> String? {
    for (name, value) in fields where name.lowercased() == field.lowercased() { return value }
    return nil
  }
}
