// title: A cell whose configurationUpdateHandler read an observable property runs the handler again when that property changes
// ios: 26
// device: iphone
// watch: label
// normalize: 
// source: https://github.com/pookjw/MiscellaneousWWDC25 MiscellaneousUIKit/Classes/ObservationDemoContentConfigurationViewController.swift (Jinwoo Kim, 2025-06)
// confidence: high
// note: The demo changes only the model and all visible cells follow. A table stands for the collection view. MISSING: Observable
import UIKit
@Observable class Model { var count = 0 }
let model = Model()
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 1 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
        cell.configurationUpdateHandler = { cell, state in
            var content = UIListContentConfiguration.cell()
            content.text = "\(model.count)"
            cell.contentConfiguration = content
        }
        return cell
    }
}
let a = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
func text() -> String {
    let cell = a.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    let content = cell?.contentConfiguration as? UIListContentConfiguration
    return content?.text ?? "nil"
}
print("label \(text())")
model.count = 7
Simulator.settle()
print("label \(text())")

// prints:
// label 0
// label 7
