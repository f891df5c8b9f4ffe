// belief: A push ends like a presentation: the new `viewDidAppear`, then the old
// `viewDidDisappear`.
// expect: You may expect that a push ends like a presentation, with the new controller's
// `viewDidAppear` first.
// truth: It is not so: the old controller's `viewDidDisappear` comes first.
// why: These are different transitions: a push finishes the leaving controller first, a full-screen
// presentation the arriving one.
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
