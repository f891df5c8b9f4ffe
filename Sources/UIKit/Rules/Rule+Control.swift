/// Controls, their values and their actions.
extension Rule {
  static let controlTracks = Rule(
    "control.tracks",
    "A control begins, continues and ends tracking in its own touch methods. It follows the finger as "
      + "long as these methods say yes.",
    evidence: "A: beginTracking(_:with:); T: Lotheve 2017", confidence: "high",
    names: ["beginTracking(_:with:)", "endTracking(_:with:)", "isTracking"])

  static let controlSendsTouchEvents = Rule(
    "control.sends-touch-events",
    "While a control is tracked, it sends its drag events inside `touchesMoved`, and after "
      + "`endTracking` it sends `touchUpInside` or `touchUpOutside`.",
    evidence: "T: CH520 2018, Lotheve 2017; P: Chameleon", confidence: "high",
    names: ["touchUpInside", "touchUpOutside", "touchDragInside", "touchDragExit"])

  static let tapChangesValue = Rule(
    "control.tap-changes-value",
    "A tap on a switch, stepper or segment changes its value and sends `valueChanged`. Code that sets "
      + "the value sends nothing.",
    evidence: "A: Apple's comments in UISwitch.h; P: lyft/Hammer and KIF tests", confidence: "high",
    names: ["valueChanged", "isOn", "selectedSegmentIndex", "value"])

  static let nilTargetClimbs = Rule(
    "control.nil-target-climbs",
    "An action without a target goes to the nearest responder that has the method, from the first "
      + "responder or the control upwards.",
    evidence: "A: addTarget(_:action:for:)", confidence: "high",
    names: ["addTarget(_:action:for:)", "next"])

  static let actionsAreUnique = Rule(
    "control.actions-are-unique",
    "A control has one action with an identifier for an event. A later one replaces the earlier.",
    since: "14", evidence: "A: Apple's comment in UIControl.h", confidence: "high",
    names: ["addAction(_:for:)"])

  static let pickedValueIsTold = Rule(
    "control.picked-value-is-told",
    "A choice by a person tells the delegate of a picker view, and makes a date picker send "
      + "`valueChanged`. A selection by code does neither.",
    evidence: "A: pickerView(_:didSelectRow:inComponent:), UIDatePicker", confidence: "high",
    names: [
      "pickerView(_:didSelectRow:inComponent:)", "valueChanged",
      "selectRow(_:inComponent:animated:)", "date",
    ], formerly: ["list.wheel-tells-delegate"])

  static let firstCountDownIsSilent = Rule(
    "control.first-countdown-is-silent",
    "On iOS 7, the first duration that a person picks in a countdown sends no `valueChanged`.",
    since: "7", through: "7", isBoundToReleases: true, evidence: "T: rdar 16341977, rdar 16048059",
    confidence: "high", names: ["countDownDuration", "valueChanged"])

  static let pasteboardCountsLate = Rule(
    "control.pasteboard-counts-late",
    "A pasteboard counts its changes at the end of the turn of the run loop, then posts "
      + "`changedNotification`.",
    evidence: "A: UIPasteboard.changeCount", confidence: "medium",
    names: ["changeCount", "changedNotification"])

  static let stepperLimitsRaise = Rule(
    "control.stepper-limits",
    "A stepper throws an exception if its lowest value isn't below its highest, or its step isn't above "
      + "0.",
    since: "5", evidence: "A: UIStepper.minimumValue, maximumValue, stepValue", confidence: "high",
    names: ["minimumValue", "maximumValue", "stepValue"])

  static let buttonIsConfigured = Rule(
    "control.button-is-configured",
    "A button with a configuration calls `updateConfiguration` before its next layout, and then its "
      + "handler. Setting a handler gives it a configuration.",
    since: "15", evidence: "A: Apple's comments in UIButton.h", confidence: "high",
    names: ["configuration", "updateConfiguration", "configurationUpdateHandler"])

  static let tapTogglesSelection = Rule(
    "control.tap-toggles-selection",
    "With `changesSelectionAsPrimaryAction`, a tap selects a button or takes the selection back.",
    since: "15", evidence: "A: Apple's comment in UIButton.h", confidence: "high",
    names: ["changesSelectionAsPrimaryAction", "isSelected"])

  static let controlRules: [Rule] = [
    stepperLimitsRaise, buttonIsConfigured, tapTogglesSelection,
    controlTracks, controlSendsTouchEvents, tapChangesValue, nilTargetClimbs, actionsAreUnique,
    pickedValueIsTold, firstCountDownIsSilent, pasteboardCountsLate,
  ]
}
