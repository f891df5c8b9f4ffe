// The framework BackgroundTasks: work that the system starts when it suits.

/// Keeps the app's requests for work in the background. The model's Info.plist permits every name,
/// and a simulated device starts nothing by itself.
@available(iOS 13.0, *)
open class BGTaskScheduler: NSObject {
  private var handlers: [String: (BGTask) -> Void] = [:]
  private var pending: [BGTaskRequest] = []

  public static var shared: BGTaskScheduler { return Simulation.current.system.taskScheduler }

  override init() {
    super.init()
  }

  /// The reasons why a request is refused.
  public struct Error: CustomNSError, Equatable {
    public enum Code: Int {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
    }

    public let code: BGTaskScheduler.Error.Code

    public init(_ code: BGTaskScheduler.Error.Code) {
      self.code = code
    }

    public static let unavailable = Code.unavailable
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    public static let notPermitted = Code.notPermitted

    public static var errorDomain: String { return "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { return code.rawValue }
  }

  /// Takes the code for a kind of work, which must happen before the launch is over.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    if UIApplication.shared.hasLaunched, because(.taskIsRegisteredAtLaunch) {
      refuse("All launch handlers must be registered before application finishes launching")
    }
    if handlers[identifier] != nil, because(.taskIsRegisteredOnce) {
      refuse("Launch handler for task with identifier \(identifier) has already been registered")
    }
    handlers[identifier] = launchHandler
    return true
  }

  private func refuse(_ reason: String) {
    Host.raise(NSException(name: .internalInconsistencyException, reason: reason))
  }

  /// Takes a request in place of one with the same name: one refresh, and ten for processing.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    let others = pending.filter { $0.identifier != taskRequest.identifier }
    if others.filter({ $0.isRefresh == taskRequest.isRefresh }).count >= taskRequest.limit,
      because(.taskRequestsAreLimited)
    {
      throw BGTaskScheduler.Error(.tooManyPendingTaskRequests)
    }
    pending = others + [taskRequest]
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {
    pending = pending.filter { $0.identifier != identifier }
  }

  open func cancelAllTaskRequests() { pending = [] }

  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    let found = pending
    DispatchQueue.global().async { completionHandler(found) }
  }

  open func pendingTaskRequests() async -> [BGTaskRequest] { return pending }

  /// The system starts work that was asked for.
  func start(_ identifier: String) {
    guard let request = pending.first(where: { $0.identifier == identifier }),
      let handler = handlers[identifier]
    else { return }
    pending = pending.filter { $0 !== request }
    let task = request.isRefresh ? BGAppRefreshTask(identifier) : BGProcessingTask(identifier)
    RunLoop.main.enqueue(after: 0) { handler(task) }
  }
}

/// A piece of work that the system has started.
@available(iOS 13.0, *)
open class BGTask: NSObject {
  public let identifier: String
  /// Called when the time for the work runs out.
  open var expirationHandler: (() -> Void)?
  private(set) var isCompleted = false

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open func setTaskCompleted(success: Bool) { isCompleted = true }
}

/// Work of some seconds that brings the app's content up to date.
@available(iOS 13.0, *)
open class BGAppRefreshTask: BGTask {}

/// Work of minutes.
@available(iOS 13.0, *)
open class BGProcessingTask: BGTask {}

/// A wish for work.
@available(iOS 13.0, *)
open class BGTaskRequest: NSObject {
  public let identifier: String
  open var earliestBeginDate: Date?

  init(name: String) {
    identifier = name
    super.init()
  }

  var isRefresh: Bool { return self is BGAppRefreshTaskRequest }
  var limit: Int { return isRefresh ? 1 : 10 }
}

@available(iOS 13.0, *)
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) {
    super.init(name: identifier)
  }
}

@available(iOS 13.0, *)
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false

  public init(identifier: String) {
    super.init(name: identifier)
  }
}

extension Simulator {
  /// The system starts work of the app's that was asked for with `BGTaskScheduler`.
  @available(iOS 13.0, *)
  public static func startBackgroundTask(_ identifier: String) {
    BGTaskScheduler.shared.start(identifier)
  }
}
