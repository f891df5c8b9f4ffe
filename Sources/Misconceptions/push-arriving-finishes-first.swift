// belief: A push ends like a presentation: the new `viewDidAppear`, then the old
// `viewDidDisappear`.
// from: two undated articles; M-02 the other way round
// against: navigation.leaving-finishes-first
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewDidDisappear())
  func finishAfterNextInStack() {
    if let navigation = parentStorage as? UINavigationController,
      let incoming = navigation.stack.last, incoming !== self, because(.leavingFinishesFirst)
    {
      incoming.__viewDidAppear()
    }
    __viewDidDisappear()
  }
}
