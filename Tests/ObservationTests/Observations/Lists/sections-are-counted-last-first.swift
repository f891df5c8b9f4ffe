// title: With four sections the row count is asked for section 3 first, then 0, 1 and 2
// ios: 9
// device: iphone
// watch: Section
// normalize:
// source: https://github.com/BrianSlick/Book-UITableViewGuide 15.SectionHeadersFooters/SectionHeadersFooters.md (Brian Slick, 2016-02)
// confidence: medium
// note: The log begins Section 3, 0, 1, 2 and may repeat; https://biecuoliao.com/pa/MBGj2Z0.html shows 1, 0 for two sections. Only the first four are printed. Release from the repository's date.
import UIKit
var printed = 0
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func numberOfSections(in t: UITableView) -> Int { return 4 }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
        printed += 1
        if printed <= 4 { print("Section \(s)") }
        return 3
    }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = List()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// Section 3
// Section 0
// Section 1
// Section 2
