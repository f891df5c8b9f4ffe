/// Loads from servers. The model has no network: a request waits for ever, as it does on a device
/// that hears nothing from the server.
open class URLSession: NSObject {
  public enum AuthChallengeDisposition: Int {
    case useCredential = 0
    case performDefaultHandling = 1
    case cancelAuthenticationChallenge = 2
    case rejectProtectionSpace = 3
  }

  public let configuration: URLSessionConfiguration
  public let delegateQueue: OperationQueue
  open private(set) var delegate: (any URLSessionDelegate)?
  private var lastIdentifier = 0

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    self.delegate = delegate
    self.delegateQueue = delegateQueue ?? OperationQueue()
    super.init()
  }

  public static var shared: URLSession { return FoundationState.current.urlSession }

  private func nextIdentifier() -> Int {
    lastIdentifier += 1
    return lastIdentifier
  }

  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    return URLSessionDataTask(
      request: request, identifier: nextIdentifier(), whenCancelled: nil)
  }

  public func dataTask(with url: URL) -> URLSessionDataTask {
    return dataTask(with: URLRequest(url: url))
  }

  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    return URLSessionDataTask(request: request, identifier: nextIdentifier()) {
      completionHandler(nil, nil, URLError(.cancelled))
    }
  }

  public func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    return dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  public func uploadTask(
    with request: URLRequest, from data: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    return URLSessionUploadTask(request: request, identifier: nextIdentifier()) {
      completionHandler(nil, nil, URLError(.cancelled))
    }
  }

  public func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    return URLSessionDownloadTask(request: request, identifier: nextIdentifier()) {
      completionHandler(nil, nil, URLError(.cancelled))
    }
  }

  public func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    return downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// The session lets go of its delegate, which it held.
  public func invalidateAndCancel() {
    delegate = nil
  }

  public func finishTasksAndInvalidate() {
    delegate = nil
  }
}

public protocol URLSessionDelegate: NSObjectProtocol {}
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}
