/// A message to all observers.
public struct Notification: CustomStringConvertible {
  public struct Name: Equatable, Hashable, CustomStringConvertible {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public var description: String { return rawValue }
  }

  public var name: Notification.Name
  public var object: Any?
  public var userInfo: [String: Any]?

  public init(name: Notification.Name, object: Any? = nil, userInfo: [String: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  public var description: String { return "name = \(name.rawValue)" }
}

/// Objective-C's name: its objects come to Swift as values of `Notification`.
public typealias NSNotification = Notification

/// The token of a block observer: the centre owns it, and it owns the block.
final class NotificationObserver: NSObject {
  let name: Notification.Name?
  weak var sender: AnyObject?
  let anySender: Bool
  var block: ((Notification) -> Void)?
  weak var target: AnyObject?

  init(name: Notification.Name?, sender: AnyObject?, block: ((Notification) -> Void)?) {
    self.name = name
    self.sender = sender
    self.anySender = sender == nil
    self.block = block
    super.init()
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
    let observer = NotificationObserver(name: name, sender: identity(object), block: block)
    observers.append(observer)
    return observer
  }

  /// Adds a target. It is not kept alive, and from iOS 9 it need not be removed.
  public func addObserver(
    _ target: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let observer = NotificationObserver(name: name, sender: identity(object), block: nil)
    let receiver = target as? NSObject
    observer.target = receiver
    observer.block = { [weak receiver] notification in
      guard let receiver = receiver else { return }
      _ = Host.perform(receiver, selector, notification as AnyObject)
    }
    observers.append(observer)
  }

  public func removeObserver(_ observer: Any) {
    let object = observer as? NSObject
    var kept: [NotificationObserver] = []
    var gone: [NotificationObserver] = []
    for candidate in observers {
      if candidate === object || (candidate.target != nil && candidate.target === object) {
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

  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let target = observer as? NSObject
    var kept: [NotificationObserver] = []
    for candidate in observers {
      let matches =
        (candidate === target || candidate.target === target)
        && (name == nil || candidate.name == name)
      if !matches {
        kept.append(candidate)
      }
    }
    let old = observers
    observers = kept
    _ = old
  }

  public func post(name: Notification.Name, object: Any?) {
    post(Notification(name: name, object: object))
  }

  public func post(name: Notification.Name, object: Any?, userInfo: [String: Any]?) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  public func post(_ notification: Notification) {
    let sender = identity(notification.object)
    let listeners = observers
    for observer in listeners {
      if let name = observer.name, name != notification.name { continue }
      if !observer.anySender && observer.sender !== sender { continue }
      if let block = observer.block {
        Host.branch()
        block(notification)
      }
    }
  }

  private func identity(_ object: Any?) -> AnyObject? {
    guard let object = object else { return nil }
    return object as? NSObject
  }
}
