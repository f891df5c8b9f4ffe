// title: A refresh control runs its target when valueChanged is sent; beginRefreshing only sets its state
// ios: 14
// device: iphone
// watch: refresh
// normalize:
// source: https://github.com/ReactiveCocoa/ReactiveCocoa ReactiveCocoaTests/UIKit/UIRefreshControlSpec.swift (ReactiveCocoa, 2020)
// confidence: medium
// note: The spec sends valueChanged for the action and sets the state with begin/endRefreshing. That beginRefreshing sends no event is from UIRefreshControl.h: it tells the control that an external event began the refresh; the event is fired when a user pulls.
import UIKit
final class Page: UIViewController {
    @objc func pulled() { print("refresh action") }
}
let page = Page()
let control = UIRefreshControl()
control.addTarget(page, action: #selector(Page.pulled), for: .valueChanged)
print("refresh \(control.isRefreshing)")
control.beginRefreshing()
print("refresh \(control.isRefreshing)")
control.endRefreshing()
print("refresh \(control.isRefreshing)")
control.sendActions(for: .valueChanged)

// prints:
// refresh false
// refresh true
// refresh false
// refresh action
