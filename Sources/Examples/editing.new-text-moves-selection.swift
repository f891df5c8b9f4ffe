import UIKit

class Listener: NSObject, UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { print("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    print("selection", textView.selectedRange.location)
  }
}

let listener = Listener()
let view = UITextView()
view.delegate = listener
view.text = "tea"
