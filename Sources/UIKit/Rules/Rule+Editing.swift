/// Text that a person edits.
extension Rule {
  static let tapBeginsEditing = Rule(
    "editing.tap-begins",
    "A tap on a text field or text view makes it first responder. A tapped field sends `touchDown` "
      + "and no `touchUpInside`.",
    evidence: "A: UITextField; T: lyft/Hammer tests; Neuburg, Programming iOS 4",
    confidence: "high", names: ["becomeFirstResponder", "touchDown", "touchUpInside"])

  static let typingAsksDelegate = Rule(
    "editing.typing-asks-delegate",
    "Before a typed or deleted character changes the text, the delegate is asked. Code that calls "
      + "`insertText(_:)` asks nobody.",
    evidence:
      "A: textField(_:shouldChangeCharactersIn:replacementString:); T: CYRKeyboardButton 1, "
      + "Stack Overflow 4674023",
    confidence: "high",
    names: [
      "textField(_:shouldChangeCharactersIn:replacementString:)",
      "textView(_:shouldChangeTextIn:replacementText:)", "insertText(_:)",
    ])

  static let fieldTellsChange = Rule(
    "editing.field-tells-change",
    "A field whose text was edited sends `editingChanged`, then posts `textDidChangeNotification`. "
      + "Code that sets `text` sends nothing.",
    evidence: "A: UIControl.Event.editingChanged; T: breakpoints of 2019 on iOS 13",
    confidence: "high", names: ["editingChanged", "textDidChangeNotification", "text"])

  static let fieldTellsSelection = Rule(
    "editing.field-tells-selection",
    "From iOS 13 on, a field tells its delegate when the selection changes, and before it tells of "
      + "a new text.",
    since: "13", isBoundToReleases: true, evidence: "A: textFieldDidChangeSelection(_:)",
    confidence: "medium", names: ["textFieldDidChangeSelection(_:)"])

  static let freshFieldHasSelection = Rule(
    "editing.fresh-field-has-selection",
    "From iOS 11 on, a text field has a selected range from the start. In earlier releases it has "
      + "none until it was edited.",
    since: "11", isBoundToReleases: true, evidence: "T: dotnet/macios TextFieldTest",
    confidence: "high", names: ["selectedTextRange"])

  static let fieldSetsTextAtEnd = Rule(
    "editing.field-sets-text-at-end",
    "When a field's editing ends, the field sets its own `text`, so that an override of the property "
      + "hears of it before the delegate does.",
    evidence: "S: rdar 22872412", confidence: "medium", names: ["text", "resignFirstResponder"])

  static let endHasReason = Rule(
    "editing.end-has-reason",
    "From iOS 10 on, a delegate with `textFieldDidEndEditing(_:reason:)` hears that one in place of "
      + "`textFieldDidEndEditing(_:)`.",
    since: "10", isBoundToReleases: true,
    evidence: "A: textFieldDidEndEditing(_:), UITextField.h", confidence: "high",
    names: ["textFieldDidEndEditing(_:reason:)", "textFieldDidEndEditing(_:)"])

  static let clearsOnBegin = Rule(
    "editing.clears-on-begin",
    "A field with `clearsOnBeginEditing` asks `textFieldShouldClear` when its editing begins, and "
      + "empties if the answer is yes.",
    evidence: "A: clearsOnBeginEditing, textFieldShouldClear(_:)", confidence: "high",
    names: ["clearsOnBeginEditing", "textFieldShouldClear(_:)"])

  static let secureFieldStartsOver = Rule(
    "editing.secure-field-starts-over",
    "The first key typed into a secure field takes the place of the text that was there when editing "
      + "began.",
    evidence: "T: rdar 25690848, ReactiveCocoa 779, MaterialTextField 15", confidence: "high",
    names: ["isSecureTextEntry", "text"])

  static let clearAsksDelegate = Rule(
    "editing.clear-asks-delegate",
    "The clear button of a field asks the delegate before it empties the field.",
    evidence: "A: textFieldShouldClear(_:)", confidence: "high",
    names: ["textFieldShouldClear(_:)", "clearButtonMode"])

  static let returnAsksDelegate = Rule(
    "editing.return-asks-delegate",
    "The return key asks a field's delegate. If it agrees, the field sends `editingDidEndOnExit`, and "
      + "a field with an action for that event gives up the focus.",
    evidence: "A: textFieldShouldReturn(_:), UIControl.Event.editingDidEndOnExit",
    confidence: "high",
    names: ["textFieldShouldReturn(_:)", "editingDidEndOnExit", "resignFirstResponder"])

  static let textViewAsksDelegate = Rule(
    "editing.text-view-asks-delegate",
    "A text view asks its delegate before it takes or gives up the focus. It tells the delegate after "
      + "the keyboard's notification.",
    evidence: "A: UITextViewDelegate; T: Grummitt 2016", confidence: "high",
    names: [
      "textViewShouldBeginEditing(_:)", "textViewDidBeginEditing(_:)",
      "textViewShouldEndEditing(_:)", "textViewDidEndEditing(_:)", "keyboardWillShowNotification",
    ])

  static let textViewTellsChange = Rule(
    "editing.text-view-tells-change",
    "A text view whose text was edited tells its delegate, then posts `textDidChangeNotification`. "
      + "Code that sets `text` causes neither.",
    evidence: "A: textViewDidChange(_:)", confidence: "high",
    names: ["textViewDidChange(_:)", "textDidChangeNotification", "text"])

  static let textViewTellsSelection = Rule(
    "editing.text-view-tells-selection",
    "A text view tells its delegate of another selection, by code too. After an edit this comes before "
      + "the news of the text.",
    evidence: "A: textViewDidChangeSelection(_:); T: AztecEditor-iOS 327, Runestone 158",
    confidence: "high", names: ["textViewDidChangeSelection(_:)", "selectedRange"])

  static let editActions = Rule(
    "editing.edit-actions",
    "Cut, copy and paste in a field or text view work on the selection and the general pasteboard. "
      + "Cutting and pasting ask the delegate as typing does.",
    evidence: "A: UIResponderStandardEditActions, "
      + "textField(_:shouldChangeCharactersIn:replacementString:)",
    confidence: "high",
    names: [
      "cut(_:)", "copy(_:)", "paste(_:)", "selectAll(_:)",
      "textField(_:shouldChangeCharactersIn:replacementString:)",
    ])

  static let menuNeedsFocus = Rule(
    "editing.menu-needs-focus",
    "The edit menu shows only while there is a first responder.",
    evidence: "A: UIMenuController; T: NSHipster 178 and 429", confidence: "high",
    names: ["setMenuVisible(_:animated:)", "isMenuVisible", "becomeFirstResponder"])

  static let menuAsksWhatApplies = Rule(
    "editing.menu-asks-what-applies",
    "The edit menu asks the first responder and those after it in the chain which actions they can "
      + "perform. It shows only if there is one.",
    evidence: "A: canPerformAction(_:withSender:), UIMenuController", confidence: "high",
    names: ["canPerformAction(_:withSender:)", "menuItems", "isMenuVisible"])

  static let editMenuIsAsked = Rule(
    "editing.edit-menu-is-asked",
    "An edit menu interaction suggests what the responders around its view can do, and asks its "
      + "delegate for the menu. A menu without elements doesn't show.",
    since: "16", evidence: "A: editMenuInteraction(_:menuFor:suggestedActions:)",
    confidence: "high",
    names: [
      "editMenuInteraction(_:menuFor:suggestedActions:)", "presentEditMenu(with:)",
      "canPerformAction(_:withSender:)",
    ])

  static let editMenuIsTold = Rule(
    "editing.edit-menu-is-told",
    "The delegate of an edit menu interaction hears before the menu shows and before it goes.",
    since: "16", evidence: "A: UIEditMenuInteractionDelegate", confidence: "high",
    names: [
      "editMenuInteraction(_:willPresentMenuFor:animator:)",
      "editMenuInteraction(_:willDismissMenuFor:animator:)", "dismissMenu",
    ])

  static let typingCanBeUndone = Rule(
    "editing.typing-can-be-undone",
    "A text field and a text view have an undo manager of their own. What a person types without a "
      + "break is one change called Typing; setting the text in code forgets all changes.",
    evidence: "K; S: undoActionName \"Typing\"", confidence: "low",
    alternative: "The text views register nothing, and their undo manager is the window's.",
    names: ["undoManager", "UITextField", "UITextView"])

  static let textStorageTellsDelegate = Rule(
    "editing.text-storage-tells-delegate",
    "An edit of a text view's storage, by typing or by code, calls `willProcessEditing` and "
      + "`didProcessEditing` of the storage's delegate, before the view's delegate hears of the change.",
    since: "7", evidence: "A: NSTextStorageDelegate", confidence: "high",
    names: ["NSTextStorageDelegate", "textStorage"])

  static let layoutManagerIsOld = Rule(
    "editing.layout-manager-is-old",
    "A text view lays out with TextKit 2 until code asks for its `layoutManager`. From then on, its "
      + "`textLayoutManager` is nil.",
    since: "16", evidence: "A: UITextView.layoutManager; T: WWDC 2022, session 10090",
    confidence: "high", names: ["layoutManager", "textLayoutManager"])

  static let newTextMovesSelection = Rule(
    "editing.new-text-moves-selection",
    "Setting the text of a text view in code moves the insertion point to its end. The delegate gets "
      + "`textViewDidChangeSelection`, but no `textViewDidChange`.",
    evidence: "T: niw/KeyboardGuide#2 (setting the text sets the selection); K", confidence: "low",
    alternative: "The delegate hears nothing of the selection.",
    names: ["text", "selectedRange", "textViewDidChangeSelection(_:)"])

  static let editingRules: [Rule] = [
    newTextMovesSelection,
    textStorageTellsDelegate, layoutManagerIsOld,
    typingCanBeUndone,
    tapBeginsEditing, typingAsksDelegate, fieldTellsChange, fieldTellsSelection,
    freshFieldHasSelection, fieldSetsTextAtEnd, endHasReason, clearsOnBegin, secureFieldStartsOver,
    clearAsksDelegate,
    returnAsksDelegate, textViewAsksDelegate, textViewTellsChange, textViewTellsSelection,
    editActions, menuNeedsFocus, menuAsksWhatApplies, editMenuIsAsked, editMenuIsTold,
  ]
}
