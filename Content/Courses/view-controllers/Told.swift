import UIKit

/// A controller that prints what it hears.
class Told: UIViewController {
    func say(_ words: String...) {
        print(type(of: self), words.joined(separator: " "))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        say("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        say("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        say("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        say("viewDidDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        say("willMove", parent == nil ? "out" : "in")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        say("didMove", parent == nil ? "out" : "in")
    }

    deinit { say("deinit") }
}
