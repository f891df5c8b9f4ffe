import UIKit

let token = NotificationCenter.default.addObserver(
  forName: UIScreen.brightnessDidChangeNotification, object: nil, queue: nil
) { _ in print("brighter") }
UIScreen.main.brightness = 0.8
