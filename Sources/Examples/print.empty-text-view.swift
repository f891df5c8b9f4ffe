import UIKit

let notes = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
print("empty:", notes.description.contains("text = ''"))
notes.text = "Milk"
print("with text:", notes.description.contains("text = 'Milk'"))
