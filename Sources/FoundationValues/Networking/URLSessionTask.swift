/// A request under way. None ever comes to an end by itself: the model has no network.
open class URLSessionTask: NSObject {
  public enum State: Int {
    case running = 0
    case suspended = 1
    case canceling = 2
    case completed = 3
  }

  public let originalRequest: URLRequest?
  public let taskIdentifier: Int
  open private(set) var state: URLSessionTask.State = .suspended
  open var response: URLResponse? { return nil }
  open var error: (any Error)? { return state == .completed ? URLError(.cancelled) : nil }
  open var currentRequest: URLRequest? { return originalRequest }
  open var taskDescription: String?
  open var priority: Float = 0.5
  /// Called when the task is cancelled; the session keeps it alive with the task until then.
  private var whenCancelled: (() -> Void)?

  init(request: URLRequest, identifier: Int, whenCancelled: (() -> Void)?) {
    originalRequest = request
    taskIdentifier = identifier
    self.whenCancelled = whenCancelled
    super.init()
  }

  open func resume() {
    if state != .suspended { return }
    state = .running
    FoundationState.current.hold(self)
  }

  open func suspend() {
    if state == .running { state = .suspended }
  }

  /// Ends the task with an error, in a later turn of the run loop.
  open func cancel() {
    if state == .canceling || state == .completed { return }
    state = .canceling
    RunLoop.main.enqueue(after: 0) { self.complete() }
  }

  private func complete() {
    state = .completed
    FoundationState.current.letGo(self)
    let told = whenCancelled
    whenCancelled = nil
    told?()
  }
}

open class URLSessionDataTask: URLSessionTask {}
open class URLSessionUploadTask: URLSessionDataTask {}
open class URLSessionDownloadTask: URLSessionTask {}
