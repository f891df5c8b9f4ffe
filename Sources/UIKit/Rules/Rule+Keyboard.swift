/// The keyboard and its notifications.
extension Rule {
  static let keyboardIsTold = Rule(
    "keyboard.is-told",
    "The keyboard posts `keyboardWillChangeFrame`, then `keyboardWillShow` or `keyboardWillHide`, "
      + "inside the call that moves the focus. The did notifications follow its animation.",
    evidence: "A: keyboardWillShowNotification; T: Rultech 2014, Grummitt 2016",
    confidence: "high",
    names: [
      "keyboardWillShowNotification", "keyboardDidShowNotification",
      "keyboardWillHideNotification", "keyboardDidHideNotification",
      "keyboardWillChangeFrameNotification", "keyboardDidChangeFrameNotification",
    ])

  static let newSizeIsTold = Rule(
    "keyboard.new-size-is-told",
    "A keyboard that gets another height for another field posts `keyboardWillChangeFrame` and "
      + "`keyboardWillShow` again. With the same height it posts nothing.",
    evidence: "T: rdar 22383652, rdar 34432484", confidence: "medium",
    names: ["keyboardWillChangeFrameNotification", "keyboardWillShowNotification"])

  static let newSizeIsSilent = Rule(
    "keyboard.new-size-is-silent",
    "On iOS 9, a keyboard that gets another height for another field posts nothing.",
    since: "9", through: "9", isBoundToReleases: true, evidence: "T: rdar 22383652, rdar 22437233",
    confidence: "medium",
    names: ["keyboardWillChangeFrameNotification", "inputAccessoryView"])

  static let newAccessoryIsTold = Rule(
    "keyboard.new-accessory-is-told",
    "Through iOS 7, a keyboard that gets another accessory view posts all four notifications of a "
      + "keyboard that comes, even if its height stays.",
    since: "5", through: "7", isBoundToReleases: true, evidence: "T: Rultech 2014",
    confidence: "medium",
    names: [
      "keyboardWillChangeFrameNotification", "keyboardWillShowNotification", "inputAccessoryView",
    ])

  static let handoverIsTold = Rule(
    "keyboard.handover-is-told",
    "On iOS 10, every field that takes over a visible keyboard makes it post `keyboardWillShow`.",
    since: "10", through: "10", isBoundToReleases: true, evidence: "T: rdar 34432484",
    confidence: "medium", names: ["keyboardWillShowNotification"])

  static let keyboardNamesScreen = Rule(
    "keyboard.names-its-screen",
    "From iOS 16.1 on, the object of a keyboard's notification is the screen that it is on. In earlier "
      + "releases it is nil.",
    since: "16.1", isBoundToReleases: true,
    evidence: "A: Adjusting your layout with keyboard layout guide; csdn 49424627",
    confidence: "high",
    names: ["keyboardWillShowNotification"])

  static let dragDismissesKeyboard = Rule(
    "keyboard.drag-dismisses-it",
    "A drag of a scroll view whose `keyboardDismissMode` is `onDrag` takes the focus, and the keyboard "
      + "hides.",
    since: "7", evidence: "A: keyboardDismissMode", confidence: "high",
    names: ["keyboardDismissMode", "scrollViewWillBeginDragging(_:)", "isFirstResponder"])

  static let keyboardHandlersAreAnimated = Rule(
    "keyboard.handlers-are-animated",
    "Observers of a keyboard's will notifications run inside the animation of the keyboard.",
    evidence: "T: Uptech; Stack Overflow 33486030", confidence: "medium",
    names: ["keyboardWillShowNotification", "inheritedAnimationDuration"])

  static let keyboardStaysForRemoved = Rule(
    "keyboard.stays-for-removed",
    "On iOS 10, the keyboard stays up if an observer of its notification takes the first responder "
      + "out of the window.",
    since: "10", through: "10", isBoundToReleases: true, evidence: "T: rdar 29577461",
    confidence: "medium", names: ["keyboardWillChangeFrameNotification", "removeFromSuperview"])

  static let keyboardStaysAfterEarlyEnd = Rule(
    "keyboard.stays-after-early-end",
    "Through iOS 6, the keyboard stays up if a field gives up the focus inside its "
      + "`textFieldDidBeginEditing`.",
    since: "3", through: "6", isBoundToReleases: true, evidence: "T: rdar 12279887",
    confidence: "medium", names: ["textFieldDidBeginEditing(_:)", "resignFirstResponder"])

  static let inputViewsAreReloaded = Rule(
    "keyboard.reload-input-views",
    "`reloadInputViews()` asks the first responder for its input views again. For another responder "
      + "it does nothing.",
    since: "3.2", evidence: "A: reloadInputViews(), UIResponder.h", confidence: "high",
    names: ["reloadInputViews", "inputView", "inputAccessoryView"])

  static let accessoryGivesFocusBack = Rule(
    "keyboard.accessory-gives-back",
    "A field in an input accessory view takes the focus from the view's owner. When the field gives "
      + "it up, the owner is first responder again.",
    since: "3.2", evidence: "T: mamicode 2017", confidence: "medium",
    names: ["inputAccessoryView", "resignFirstResponder", "isFirstResponder"])

  static let keyWindowHasKeyboard = Rule(
    "keyboard.key-window-has-it",
    "The keyboard is up only for the first responder of the key window. If a window without one becomes "
      + "key, the keyboard hides.",
    evidence: "A: becomeFirstResponder(); T: hyperoslo/Whisper 186, exyte/PopupView 297",
    confidence: "high",
    names: ["makeKeyAndVisible", "keyboardWillHideNotification"])

  static let presentationTakesFocus = Rule(
    "keyboard.presentation-hides-it",
    "From iOS 8 on, a presentation takes the focus from the first responder below, so the keyboard "
      + "hides.",
    since: "8", isBoundToReleases: true, evidence: "T: SlackTextViewController 300",
    confidence: "medium",
    names: ["present(_:animated:completion:)", "keyboardWillHideNotification"])

  static let dismissalReturnsFocus = Rule(
    "keyboard.dismissal-returns-focus",
    "After a dismissal the responder that had the focus before the presentation is first responder "
      + "again.",
    since: "8", evidence: "T: a maintainer's comment on iOS 11", confidence: "medium",
    names: ["dismiss(animated:completion:)", "isFirstResponder"])

  static let formSheetKeepsKeyboard = Rule(
    "keyboard.form-sheet-keeps-it",
    "On an iPad the keyboard stays up in a form sheet when a field gives up the focus, unless "
      + "`disablesAutomaticKeyboardDismissal` is false.",
    since: "4.3", evidence: "A: disablesAutomaticKeyboardDismissal", confidence: "high",
    names: ["disablesAutomaticKeyboardDismissal", "keyboardWillHideNotification", "formSheet"])

  static let rotationHidesKeyboard = Rule(
    "keyboard.rotation-hides-it",
    "Through iOS 7, the keyboard hides before the interface turns and shows again after it.",
    since: "3", through: "7", isBoundToReleases: true, evidence: "T: Pontious 2013",
    confidence: "medium",
    names: ["keyboardWillHideNotification", "keyboardWillShowNotification"])

  static let rotationMovesKeyboard = Rule(
    "keyboard.rotation-moves-it",
    "From iOS 8 on, a keyboard that is up when the interface turns posts the change of its frame and "
      + "`keyboardWillShow`. It doesn't hide.",
    since: "8", evidence: "A: keyboardWillChangeFrameNotification", confidence: "medium",
    names: ["keyboardWillChangeFrameNotification", "keyboardWillShowNotification"])

  static let keyboardRules: [Rule] = [
    keyboardIsTold, newSizeIsTold, newSizeIsSilent, newAccessoryIsTold, handoverIsTold,
    keyboardHandlersAreAnimated, keyboardStaysForRemoved, keyboardStaysAfterEarlyEnd,
    inputViewsAreReloaded, accessoryGivesFocusBack, keyWindowHasKeyboard, presentationTakesFocus,
    dismissalReturnsFocus, rotationHidesKeyboard, keyboardNamesScreen, dragDismissesKeyboard,
    formSheetKeepsKeyboard, rotationMovesKeyboard,
  ]
}
