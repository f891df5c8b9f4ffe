/// A server's answer, besides the data.
open class URLResponse: NSObject {
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64
  public let textEncodingName: String?

  public init(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    self.expectedContentLength = Int64(expectedContentLength)
    self.textEncodingName = textEncodingName
    super.init()
  }

  open var suggestedFilename: String? { return url?.lastPathComponent }
}
