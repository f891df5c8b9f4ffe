/// Drag and drop.
extension Rule {
  static let dragAsksForItems = Rule(
    "drag.asks-for-items",
    "A long press on a view with a drag interaction asks the delegate for items. Without items there "
      + "is no drag.",
    since: "11", evidence: "A: dragInteraction(_:itemsForBeginning:)", confidence: "high",
    names: ["dragInteraction(_:itemsForBeginning:)", "UIDragInteraction"])

  static let dragTellsSource = Rule(
    "drag.tells-source",
    "The delegate of a drag interaction hears when the items begin to move and of each move. It hears "
      + "of the end twice, before and after the animation.",
    since: "11", evidence: "A: UIDragInteractionDelegate", confidence: "high",
    names: [
      "dragInteraction(_:sessionWillBegin:)", "dragInteraction(_:sessionDidMove:)",
      "dragInteraction(_:session:willEndWith:)", "dragInteraction(_:session:didEndWith:)",
    ])

  static let dropViewIsTold = Rule(
    "drag.drop-view-is-told",
    "A drop interaction below a drag is asked once whether it handles the drag. Then it hears that "
      + "the drag enters, exits and ends.",
    since: "11", evidence: "A: UIDropInteractionDelegate", confidence: "high",
    names: [
      "dropInteraction(_:canHandle:)", "dropInteraction(_:sessionDidEnter:)",
      "dropInteraction(_:sessionDidExit:)", "dropInteraction(_:sessionDidEnd:)",
    ])

  static let dropNeedsProposal = Rule(
    "drag.drop-needs-proposal",
    "A view takes a drop only if its delegate proposed to copy or to move. A delegate without "
      + "`sessionDidUpdate` takes nothing.",
    since: "11", evidence: "A: dropInteraction(_:sessionDidUpdate:)", confidence: "high",
    names: ["dropInteraction(_:sessionDidUpdate:)", "UIDropProposal"])

  static let dropIsPerformed = Rule(
    "drag.drop-is-performed",
    "When the finger lifts over a view that takes the drop, its delegate performs the drop at once. "
      + "It concludes the drop after the animation.",
    since: "11", evidence: "A: UIDropInteractionDelegate", confidence: "high",
    names: ["dropInteraction(_:performDrop:)", "dropInteraction(_:concludeDrop:)"])

  static let dragRules: [Rule] = [
    dragAsksForItems, dragTellsSource, dropViewIsTold, dropNeedsProposal, dropIsPerformed,
  ]
}
