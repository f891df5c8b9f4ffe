import UIKit

class Listener: NSObject, NSTextStorageDelegate {
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    print("edited", editedRange.location, delta)
  }
}

let listener = Listener()
let view = UITextView()
view.textStorage.delegate = listener
view.insertText("tea")
print(view.text ?? "")
