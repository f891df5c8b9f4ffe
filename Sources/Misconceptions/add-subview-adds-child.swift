// belief: Adding a controller's view makes the controller a child.
// expect: You may expect that adding a controller's view makes the controller a child.
// truth: It is not so: `addSubview` leaves `parent` and `children` as they are.
// why: Views and controllers form two separate trees, and `addSubview` changes only the tree of
// views.
// from: articles 002 and 003; common question "why is parent nil?" after `addSubview`
// against: appearance.view-driven, child.add-sends-will-move
@testable import UIKit

extension UIView {
  @_dynamicReplacement(for:addSubview(_:at:))
  func addSubviewAndItsController(_ view: UIView, at index: Int) {
    if let child = view.viewDelegate, child.parentStorage == nil, child.presentingStorage == nil,
      let parent = nearestViewController, parent !== child
    {
      parent.adopt(child)
    }
    addSubview(view, at: index)
  }
}
