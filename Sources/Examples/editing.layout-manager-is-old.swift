import UIKit

let view = UITextView()
print("newer:", view.textLayoutManager != nil)
_ = view.layoutManager
print("newer:", view.textLayoutManager != nil)
