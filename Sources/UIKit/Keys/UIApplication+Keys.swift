/// Keys of a hardware keyboard, and events without a finger.
extension UIApplication {
  /// A person presses a key and lets it go: key commands and typing get it, in the order of the
  /// release, and responders get what neither takes.
  func pressKey(_ input: String, _ modifiers: UIKeyModifierFlags) {
    let start = responderForKeys
    if modifiers == .command, let start = start, let action = EditAction.keys[input],
      start.finds(action, from: nil), because(.editKeys)
    {
      _ = sendAction(action, to: nil, from: nil, for: nil)
      return
    }
    let command = Simulation.current.isAtLeast(7) ? start?.command(for: input, modifiers) : nil
    let isTyped = start?.isTyped(input, modifiers) ?? false
    if let command = command, !isTyped || goesFirst(command) {
      _ = sendAction(command.action, to: nil, from: command, for: nil)
      return
    }
    let press = UIPress(UIKey(input, modifiers), for: start)
    if let start = start { sendPress(press, to: start) }
    if isTyped { start?.type(input, modifiers) }
    press.phaseStorage = .ended
    if let start = start { sendPress(press, to: start) }
  }

  /// Keys of a keyboard are presses from iOS 13.4 on.
  private func sendPress(_ press: UIPress, to responder: UIResponder) {
    guard Simulation.current.isAtLeast(13, 4) else { return }
    guard because(.eventsGoToFocus) else { return }
    if press.phaseStorage == .began {
      responder.pressesBegan([press], with: UIPressesEvent([press]))
    } else {
      responder.pressesEnded([press], with: UIPressesEvent([press]))
    }
  }

  /// Whether a command gets a key that could be typed.
  private func goesFirst(_ command: UIKeyCommand) -> Bool {
    return command.wantsPriorityOverSystemBehavior || !because(.typingBeforeCommands)
  }

  /// The first responder, or the controller in front.
  private var responderForKeys: UIResponder? {
    if let responder = Simulation.current.keyFocus { return responder }
    let window = Simulation.current.keyWindow
    return window?.rootViewController?.frontController ?? window
  }

  /// A person shakes the device.
  func shake() {
    let event = UIEvent(type: .motion, subtype: .motionShake)
    event.timestampStorage = RunLoop.main.now
    guard because(.eventsGoToFocus), let target = responderWithoutFinger else { return }
    target.motionBegan(.motionShake, with: event)
    target.motionEnded(.motionShake, with: event)
  }

  /// A person presses a button of a headset or of the lock screen. An app gets it that asked for it.
  func receiveRemoteControl(_ subtype: UIEvent.EventSubtype) {
    guard wantsRemoteControl || !because(.remoteControlIsWanted) else { return }
    let event = UIEvent(type: .remoteControl, subtype: subtype)
    event.timestampStorage = RunLoop.main.now
    guard because(.eventsGoToFocus) else { return }
    responderWithoutFinger?.remoteControlReceived(with: event)
  }

  private var responderWithoutFinger: UIResponder? {
    return Simulation.current.keyFocus ?? Simulation.current.keyWindow
  }
}

extension UIResponder {
  /// The key command of this responder or the nearest one in the chain.
  fileprivate func command(
    for input: String, _ modifiers: UIKeyModifierFlags
  ) -> UIKeyCommand? {
    guard because(.keyCommandsOfChain) else { return nil }
    var current: UIResponder? = self
    while let candidate = current {
      for command in candidate.keyCommands ?? [] {
        if command.input == input && command.modifierFlags == modifiers { return command }
      }
      current = candidate.next
    }
    return nil
  }

  /// Whether the key changes the text of the responder.
  fileprivate func isTyped(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    return takesKeys && modifiers.subtracting([.shift, .alphaShift]).isEmpty
      && (input == UIKeyCommand.inputDelete || !input.hasPrefix("UIKeyInput"))
  }

  fileprivate func type(_ input: String, _ modifiers: UIKeyModifierFlags) {
    if input == UIKeyCommand.inputDelete || input == "\u{8}" {
      keyDeleted()
    } else if input == "\r" || input == "\n" {
      keyReturned()
    } else {
      keyTyped(modifiers.isEmpty ? input : input.uppercased())
    }
  }
}

extension UIViewController {
  /// `-[UIViewController _deepestActionResponder]`: the controller that a person looks at.
  fileprivate var frontController: UIViewController {
    if let presented = presentedStorage { return presented.frontController }
    if let top = (self as? UINavigationController)?.topViewController {
      return top.frontController
    }
    if let tab = (self as? UITabBarController)?.selectedViewController {
      return tab.frontController
    }
    return self
  }
}
