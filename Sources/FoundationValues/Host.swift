import Glibc

/// The model's questions to the program that runs it.
///
/// Natively these are plain functions with the simplest body that is true. The interpreter knows
/// them by their `@_semantics` name and replaces them with its own, so the rest of the model does
/// not depend on the way it is run.
package enum Host {

  /// Raises an Objective-C exception: the scenario ends unless `catching` is on the stack.
  @_semantics("vdl.raise")
  package static func raise(_ exception: NSException) -> Never {
    fatalError(
      "*** Terminating app due to uncaught exception '\(exception.name.rawValue)', "
        + "reason: '\(exception.reason ?? "(null)")'")
  }

  /// Runs `body` and returns the exception that ended it. Native Swift frames cannot be unwound,
  /// so natively an exception always ends the program.
  @_semantics("vdl.catch")
  package static func catching(_ body: () -> Void) -> NSException? {
    body()
    return nil
  }

  /// The run loop entered another phase: 0 the caller's statement, 1 the commit, 2 after the
  /// commit, 3 the end of an animation.
  @_semantics("vdl.phase")
  package static func entered(phase: Int) {}

  /// The virtual clock moved, in seconds since launch.
  @_semantics("vdl.time")
  package static func advanced(to seconds: Double) {}

  /// Sets a property by name, as a nib does. False when the object has no such property.
  @_semantics("vdl.setOutlet")
  package static func setOutlet(_ object: AnyObject, _ key: String, _ value: AnyObject?) -> Bool {
    return true
  }

  /// Sends an action message, as a control does to its target, which takes none, one or both of the
  /// arguments. False when the target does not understand it. Linux has no selectors, so natively nothing
  /// is sent.
  @_semantics("vdl.perform")
  package static func perform(
    _ object: AnyObject, _ selector: Selector, _ first: AnyObject?, _ second: AnyObject?
  ) -> Bool {
    return true
  }

  package static func perform(_ object: AnyObject, _ selector: Selector, _ argument: AnyObject?)
    -> Bool
  {
    return perform(object, selector, argument, nil)
  }

  /// The bare name of the class whose method a message would run: the object's or one above it. Nil when
  /// the object does not understand it.
  @_semantics("vdl.implementer")
  package static func implementer(in object: AnyObject, of selector: Selector) -> String? {
    return nil
  }

  /// Whether a message would run a method of a class below the one of that name.
  package static func hasOwn(_ object: AnyObject, _ selector: Selector, below root: String) -> Bool
  {
    guard let owner = implementer(in: object, of: selector) else { return false }
    return owner != root
  }

  /// Creates an object with `init()`, given its class. Native Swift has no way to do this for a
  /// class that does not promise the initialiser, so the native function returns nil.
  @_semantics("vdl.make")
  package static func make(_ type: AnyClass) -> AnyObject? {
    return nil
  }

  /// A stable number that stands for the object's address.
  @_semantics("vdl.address")
  package static func address(_ object: AnyObject) -> Int {
    guard let object = object as? NSObject else { return 0 }
    return 105_553_116_266_496 + object.serial * 64
  }

  /// The bare name of the object's class.
  @_semantics("vdl.className")
  package static func className(_ object: AnyObject) -> String {
    return "\(type(of: object))"
  }

  /// The bare name of a class.
  @_semantics("vdl.typeName")
  package static func className(ofType type: AnyClass) -> String {
    return "\(type)"
  }

  /// The rest of the running function is one of several pieces of work without a promised order:
  /// siblings that are notified, windows that are laid out. The next call begins the next piece;
  /// the function's end, or `join`, ends them. The model does them in one order; a trace knows that
  /// another is as right.
  @_semantics("vdl.branch")
  package static func branch() {}

  /// The rest of the running function is in order again.
  @_semantics("vdl.join")
  package static func join() {}

  /// A line that UIKit itself writes to the console; it is not part of a scenario's output.
  package static func warn(_ message: String) {
    FoundationState.current.consoleLines += message.components(separatedBy: "\n")
    write(toConsole: message)
  }

  @_semantics("vdl.warn")
  private static func write(toConsole message: String) {}

  /// A number with so many digits after the point, rounded as its exact value asks for.
  @_semantics("vdl.double.format")
  package static func fixed(_ number: Double, _ digits: Int) -> String {
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2048) { buffer in
      withVaList([Int32(min(1200, digits)), number]) {
        _ = vsnprintf(buffer.baseAddress, buffer.count, "%.*f", $0)
      }
      guard let text = buffer.baseAddress else { return "" }
      return String(cString: text)
    }
  }

  @_semantics("vdl.double.sine")
  package static func sine(_ angle: Double) -> Double { return sin(angle) }

  /// The angle of a point, from the axis to the right.
  package static func arcTangent(_ y: Double, _ x: Double) -> Double { return atan2(y, x) }

  @_semantics("vdl.double.cosine")
  package static func cosine(_ angle: Double) -> Double { return cos(angle) }

  /// `<ClassName: 0x600000000040>`, as Objective-C describes an object.
  package static func describe(_ object: AnyObject) -> String {
    return "<\(className(object)): \(hexadecimal(address(object)))>"
  }

  package static func hexadecimal(_ value: Int) -> String {
    let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f"]
    var rest = value
    var text = ""
    while rest > 0 {
      text = digits[rest % 16] + text
      rest = rest / 16
    }
    return "0x" + (text.isEmpty ? "0" : text)
  }
}
