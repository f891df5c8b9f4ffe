/// A message to all observers.
public struct Notification: CustomStringConvertible {
  public struct Name: Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public var description: String { return "NSNotificationName(_rawValue: \(rawValue))" }

    /// Inside of an array or an optional, Swift prints the module of imported types, too.
    public var debugDescription: String { return "__C." + description }
  }

  public var name: Notification.Name
  public var object: Any?
  public var userInfo: [String: Any]?

  public init(name: Notification.Name, object: Any? = nil, userInfo: [String: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  public var description: String {
    let sender = object.map { "Optional(\($0))" } ?? "nil"
    return "name = \(name.rawValue), object = \(sender), userInfo = \(printedInfo)"
  }

  public var debugDescription: String { return description }

  /// The dictionary as Swift prints it, whose keys may be of any type.
  private var printedInfo: String {
    guard let info = userInfo else { return "nil" }
    if info.isEmpty { return "Optional([:])" }
    let entries = info.map { "AnyHashable(\"\($0.key)\"): \(String(reflecting: $0.value))" }
    return "Optional([\(entries.joined(separator: ", "))])"
  }
}

/// Objective-C's name: its objects come to Swift as values of `Notification`.
public typealias NSNotification = Notification

/// The senders that an observer hears.
enum NotificationSender {
  case any
  /// An object, which is not kept alive. When it is gone, nothing is heard.
  case object(WeakObject)
  /// A value. Small texts and numbers are the same object for Objective-C each time.
  case value(AnyObject)

  init(_ object: Any?) {
    guard let object = object else {
      self = NotificationSender.any
      return
    }
    if let object = instance(object) {
      self = NotificationSender.object(WeakObject(object))
    } else {
      self = NotificationSender.value(object as AnyObject)
    }
  }

  /// Whether that is the sender; without a sender there is none.
  func isObject(_ object: Any?) -> Bool {
    guard let object = object else { return false }
    switch self {
    case .any: return false
    case .object(let weakObject): return weakObject.object === (object as AnyObject)
    case .value(let value): return value === (object as AnyObject)
    }
  }

  func hears(_ sender: Any?) -> Bool {
    if case .any = self { return true }
    return isObject(sender)
  }
}

struct WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// The token of a block observer: the centre owns it, and it owns the block.
final class NotificationObserver: NSObject {
  let name: Notification.Name?
  let sender: NotificationSender
  var block: ((Notification) -> Void)?
  /// The queue on which the block runs; nil for the poster's.
  var queue: DispatchQueue?
  weak var target: AnyObject?

  init(name: Notification.Name?, sender: Any?, block: ((Notification) -> Void)?) {
    self.name = name
    self.sender = NotificationSender(sender)
    self.block = block
    super.init()
  }

  /// Whether it is this token, or observes for this target.
  func belongs(to observer: AnyObject?) -> Bool {
    guard let observer = observer else { return false }
    return self === observer || target === observer
  }
}

/// Delivers notifications at once, in the order in which observers were added.
open class NotificationCenter: NSObject {
  private var observers: [NotificationObserver] = []

  public static var `default`: NotificationCenter {
    return FoundationState.current.notificationCenter
  }

  /// Adds a block; it is kept until the returned token is removed.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = NotificationObserver(name: name, sender: object, block: block)
    observer.queue = queue?.underlyingQueue
    observers.append(observer)
    return observer
  }

  /// Adds a target. It is not kept alive, and from iOS 9 it need not be removed.
  public func addObserver(
    _ target: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let observer = NotificationObserver(name: name, sender: object, block: nil)
    let receiver = instance(target)
    observer.target = receiver
    observer.block = { [weak receiver] notification in
      guard let receiver = receiver else { return }
      _ = Host.perform(receiver, selector, notification as AnyObject)
    }
    observers.append(observer)
  }

  public func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes what was added for this name and this sender; nil stands for all of them.
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let owner = instance(observer)
    var kept: [NotificationObserver] = []
    var gone: [NotificationObserver] = []
    for candidate in observers {
      let matches =
        candidate.belongs(to: owner) && (name == nil || candidate.name == name)
        && (object == nil || candidate.sender.isObject(object))
      if matches {
        gone.append(candidate)
      } else {
        kept.append(candidate)
      }
    }
    observers = kept
    for candidate in gone {
      let block = candidate.block
      candidate.block = nil
      _ = block
    }
  }

  public func post(name: Notification.Name, object: Any?) {
    post(Notification(name: name, object: object))
  }

  public func post(name: Notification.Name, object: Any?, userInfo: [String: Any]?) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  public func post(_ notification: Notification) {
    let listeners = observers
    for observer in listeners {
      if let name = observer.name, name != notification.name { continue }
      if !observer.sender.hears(notification.object) { continue }
      if let block = observer.block {
        Host.branch()
        if let queue = observer.queue, queue !== DispatchQueue.current {
          queue.run { block(notification) }
        } else {
          block(notification)
        }
      }
    }
  }
}

extension NotificationCenter {
  /// The notifications from now on, as they come.
  @available(iOS 15.0, *)
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> AsyncStream<Notification> {
    return AsyncStream { continuation in
      let token = self.addObserver(forName: name, object: object, queue: nil) { notification in
        continuation.yield(notification)
      }
      continuation.onTermination = { _ in self.removeObserver(token) }
    }
  }
}

/// Posts notifications later, and equal ones once.
open class NotificationQueue: NSObject {
  public enum PostingStyle: UInt {
    case whenIdle = 1
    case asap = 2
    case now = 3
  }

  public struct NotificationCoalescing: OptionSet {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let none = NotificationCoalescing([])
    public static let onName = NotificationCoalescing(rawValue: 1)
    public static let onSender = NotificationCoalescing(rawValue: 2)
  }

  private static let shared = NotificationQueue(notificationCenter: NotificationCenter.default)

  public static var `default`: NotificationQueue { return shared }

  private let center: NotificationCenter
  private var waiting: [QueuedNotification] = []

  public init(notificationCenter: NotificationCenter) {
    center = notificationCenter
    super.init()
  }

  /// Queues a notification: for the next turn, or for when nothing else is left to do. One that
  /// waits and has its name and its sender is dropped.
  open func enqueue(_ notification: Notification, postingStyle: NotificationQueue.PostingStyle) {
    enqueue(
      notification, postingStyle: postingStyle, coalesceMask: [.onName, .onSender], forModes: nil)
  }

  open func enqueue(
    _ notification: Notification, postingStyle: NotificationQueue.PostingStyle,
    coalesceMask: NotificationQueue.NotificationCoalescing, forModes modes: [RunLoop.Mode]?
  ) {
    dequeueNotifications(matching: notification, coalesceMask: coalesceMask)
    if postingStyle == .now {
      center.post(notification)
      return
    }
    let queued = QueuedNotification(notification)
    waiting.append(queued)
    post(queued, after: postingStyle == .whenIdle ? 1 : 0)
  }

  /// Idle ones come behind those that are due in this turn and the next one.
  private func post(_ queued: QueuedNotification, after turns: Int) {
    RunLoop.main.enqueue(after: 0) {
      if turns > 0 { return self.post(queued, after: turns - 1) }
      guard self.waiting.contains(where: { $0 === queued }) else { return }
      self.waiting = self.waiting.filter { $0 !== queued }
      self.center.post(queued.notification)
    }
  }

  /// Takes away what waits and is alike.
  open func dequeueNotifications(
    matching notification: Notification,
    coalesceMask: NotificationQueue.NotificationCoalescing
  ) {
    if coalesceMask.isEmpty { return }
    waiting = waiting.filter { queued in
      let other = queued.notification
      if coalesceMask.contains(.onName) && other.name != notification.name { return true }
      return coalesceMask.contains(.onSender)
        && (other.object as AnyObject?) !== (notification.object as AnyObject?)
    }
  }
}

private final class QueuedNotification {
  let notification: Notification

  init(_ notification: Notification) {
    self.notification = notification
  }
}
