// title: A cell's configurationUpdateHandler is called after its updateConfiguration(using:)
// ios: 15
// device: iphone
// watch: step
// normalize: collapse-repeats
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITableViewCell.rs (header comments of UITableViewCell.h, Apple, 2025)
// confidence: high
// note: Comment at configurationUpdateHandler; setting a handler requests an update.
import UIKit
final class Cell: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state); print("step method") }
}
let cell = Cell(style: .default, reuseIdentifier: nil)
let a = UIViewController()
cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
a.view.addSubview(cell)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
cell.configurationUpdateHandler = { cell, state in print("step handler") }
Simulator.settle()

// prints:
// step method
// step handler
