// title: UIButton(configuration:primaryAction:) copies the action's title into the configuration
// ios: 15
// device: iphone
// watch: title
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIButton.rs (header comments of UIButton.h, Apple, 2025)
// confidence: high
// note: Comment at the initialiser.
import UIKit
let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in })
print("title of configuration \(button.configuration?.title ?? "nil")")

// prints:
// title of configuration Go
