// Messages by name. They live here since `#selector` names methods of UIKit.
extension NSObject {
  /// Sends the message at once.
  @discardableResult
  public func perform(_ selector: Selector) -> AnyObject? {
    return perform(selector, with: nil)
  }

  /// Sends the message with one argument at once.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> AnyObject? {
    if !Host.perform(self, selector, object.map { $0 as AnyObject }) { raiseUnrecognized(selector) }
    return nil
  }

  /// Sends the message from the main run loop, seconds later. The object is kept until then.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    RunLoop.main.enqueue(after: delay, phase: 0) { _ = self.perform(selector, with: object) }
  }

  private func raiseUnrecognized(_ selector: Selector) {
    Host.raise(
      NSException(
        name: .invalidArgumentException,
        reason: "-[\(Host.className(self)) \(selector)]: unrecognized selector sent to instance "
          + "\(Host.hexadecimal(Host.address(self)))"))
  }
}
