internal import Curriculum

extension StateTask: ItemMaking {
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    guard !answer.value.allSatisfy(\.isWhitespace), !answer.value.contains(where: \.isNewline)
    else {
      return nil
    }
    let moment = event.map { ", when `\($0)` begins" } ?? ", after the run"
    let text = "`\(expression)`\(moment). Write the value as `print` shows it."
    if let number = Int(answer.value) {
      return AskedItem(text: text, answer: .number([number], remarks: remarks))
    }
    return AskedItem(
      text: text, answer: .line(Self.forms(of: answer.value), remarks: remarks))
  }

  /// Returns the ways to write a value: quotation marks, brackets and spaces only group its parts.
  private static func forms(of value: String) -> [String] {
    let bare = value.filter { !"\"[]".contains($0) }
    let forms = [value, value.filter { $0 != "\"" }, bare].flatMap { [$0, $0.closingCommas] }
    return forms.filter { !$0.allSatisfy(\.isWhitespace) }.withoutRepeats
  }
}

extension String {
  /// The text without spaces after commas.
  fileprivate var closingCommas: String {
    split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: ",")
  }
}
