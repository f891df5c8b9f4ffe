internal import Curriculum

extension OrderTask: ItemMaking {
  /// Questions of order know one right order elsewhere. Where there are more, a line of letters can tell.
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    guard let order = answer.orders.first else { return nil }
    if answer.orders.count == 1, order.count > 2 {
      return AskedItem(
        text: "Put all of these in the order of the calls.\(meaning(ofOccurrencesIn: events))",
        answer: .order(order))
    }
    let listed = events.sorted()
    guard let list = LetteredList(listed.map { "`\($0)`" }) else { return nil }
    let letters = answer.orders.map { order in
      list.letters(at: order.compactMap { listed.firstIndex(of: $0) })
    }
    return AskedItem(
      text: """
        \(list.text)

        Write the letters in the order of the calls, for example \(list.example). More than one order \
        may be right.\(meaning(ofOccurrencesIn: events))
        """, answer: .line(letters.flatMap(LetteredList.forms), remarks: []),
      shownAnswer: zip(letters, answer.orders).map { letters, order in
        "- \(letters): " + order.map { "`\($0)`" }.joined(separator: ", ")
      }.joined(separator: "\n"))
  }
}

extension NextTask: ItemMaking {
  /// A page has no steps: it asks for the whole order.
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    OrderTask(events: events).asked(answer, remarks)
  }
}

/// Returns a sentence about names such as `A.viewDidAppear (2)`; nothing where there are none.
func meaning(ofOccurrencesIn events: [String]) -> String {
  guard events.contains(where: { (EventName($0)?.occurrence ?? 1) > 1 }) else { return "" }
  return " A number in brackets tells which call it is: (2) is the second one in this run."
}
