internal import Curriculum

extension OrderTask: GIFTAnswering {
  /// The plug-in for ordering knows one right order, of three events or more.
  func answerInGIFT(_ answer: Answer) -> String? {
    guard let order = answer.orders.first, answer.orders.count == 1, events.count > 2 else {
      return nil
    }
    return ">\(order.count) ALL VERTICAL ABSOLUTE_POSITION SHOW none\n"
      + order.map { GIFT.escape($0) + "\n" }.joined()
  }
}
