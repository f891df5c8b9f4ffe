import UIKit

class Home: UIViewController, UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    print("picked:", urls.count)
  }
}

let home = Home()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
picker.delegate = home
home.present(picker, animated: true)
Simulator.settle()
Simulator.pick([URL(fileURLWithPath: "/tmp/notes.txt")], in: picker)
Simulator.settle()
print("the picker is gone:", home.presentedViewController == nil)
