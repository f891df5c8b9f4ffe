/// Keys of a hardware keyboard, and events without a finger.
extension Rule {
  static let keyCommandsOfChain = Rule(
    "keys.commands-of-chain",
    "A pressed key runs the first matching key command of the responder chain. Its action goes to the "
      + "nearest responder that implements it.",
    since: "7", evidence: "A: keyCommands, UIKeyCommand", confidence: "high",
    names: ["keyCommands", "UIKeyCommand", "next"])

  static let typingBeforeCommands = Rule(
    "keys.typing-before-commands",
    "From iOS 15 on, a key that types goes to the text before the key commands, unless a command "
      + "wants priority. In earlier releases commands come first.",
    since: "15", isBoundToReleases: true, evidence: "A: wantsPriorityOverSystemBehavior",
    confidence: "high", names: ["wantsPriorityOverSystemBehavior", "keyCommands"])

  static let editKeys = Rule(
    "keys.edit-keys",
    "The keys for cut, copy, paste and select all go to the methods of these names before any key "
      + "command.",
    since: "7", evidence: "A: UIKeyCommand", confidence: "high",
    names: ["copy(_:)", "paste(_:)", "UIKeyCommand"])

  static let eventsGoToFocus = Rule(
    "keys.events-go-to-first-responder",
    "The press of a key, a shake and an event of a remote control go to the first responder. Without "
      + "one, a shake goes to the key window.",
    evidence: "A: Using responders and the responder chain to handle events", confidence: "high",
    names: [
      "pressesBegan(_:with:)", "motionBegan(_:with:)", "remoteControlReceived(with:)",
      "isFirstResponder",
    ])

  static let pressesGoUp = Rule(
    "keys.presses-go-up",
    "A responder that doesn't handle the press of a key passes it to its next responder.",
    since: "9", evidence: "A: pressesBegan(_:with:)", confidence: "high",
    names: ["pressesBegan(_:with:)", "pressesEnded(_:with:)", "next"])

  static let motionGoesUp = Rule(
    "keys.motion-goes-up",
    "A responder that doesn't handle a shake passes it to its next responder.",
    evidence: "A: motionBegan(_:with:)", confidence: "high",
    names: ["motionBegan(_:with:)", "motionEnded(_:with:)", "next"])

  static let remoteControlGoesUp = Rule(
    "keys.remote-control-goes-up",
    "A responder that doesn't handle an event of a remote control passes it to its next responder.",
    since: "4", evidence: "A: remoteControlReceived(with:)", confidence: "high",
    names: ["remoteControlReceived(with:)", "next"])

  static let remoteControlIsWanted = Rule(
    "keys.remote-control-is-wanted",
    "Events of a remote control come only after the app called `beginReceivingRemoteControlEvents()`.",
    since: "4", evidence: "A: beginReceivingRemoteControlEvents()", confidence: "high",
    names: ["beginReceivingRemoteControlEvents", "remoteControlReceived(with:)"])

  static let keysRules: [Rule] = [
    keyCommandsOfChain, typingBeforeCommands, editKeys, eventsGoToFocus, pressesGoUp, motionGoesUp,
    remoteControlGoesUp, remoteControlIsWanted,
  ]
}
