// belief: In a push the new controller's `viewWillAppear` comes before the old one's
// `viewWillDisappear`.
// expect: You may expect that a push sends the new controller's `viewWillAppear` before the old
// one's `viewWillDisappear`.
// truth: It is not so: the old one's `viewWillDisappear` comes first.
// why: A push begins with the controller that leaves; a tab switch up to iOS 17 begins with the one
// that arrives.
// from: M-02: "uses another container's order (tab switch)"
// against: navigation.outgoing-will-first
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewWillDisappear(_:))
  func disappearAfterNextInStack(_ animated: Bool) {
    if let navigation = parentStorage as? UINavigationController,
      navigation.currentTransition != nil, let incoming = navigation.stack.last,
      incoming !== self, because(.outgoingWillFirst)
    {
      incoming.__viewWillAppear(animated)
    }
    __viewWillDisappear(animated)
  }
}
