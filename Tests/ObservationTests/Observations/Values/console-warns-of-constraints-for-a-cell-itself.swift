// title: iOS 14: turning translatesAutoresizingMaskIntoConstraints off for a table's cell is warned about in the console
// ios: 14
// device: iphone
// watch: log
// normalize:
// source: public source file 69407877407 of the code index (a lesson's list of warnings, cell 320 by 44)
// confidence: medium
// note: The warning is quoted there with the cell's description, which is cut off. NEWACT: Simulator.consoleLines()
// open: the model has no consoleLines
import UIKit
final class Source: NSObject, UITableViewDataSource {
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 1 }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
        cell.translatesAutoresizingMaskIntoConstraints = false
        return cell
    }
}
let source = Source()
let a = UIViewController()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
table.dataSource = source
a.view.addSubview(table)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let text = "Changing the translatesAutoresizingMaskIntoConstraints property of a UITableViewCell that is managed by a UITableView is not supported, and will result in incorrect self-sizing. Cell: <UITableViewCell"
print("log \(Simulator.consoleLines().contains { $0.contains(text) })")

// prints:
// log true
