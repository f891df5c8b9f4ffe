// belief: A container's children hear of appearing and disappearing before the container does.
// expect: You may expect that a container's children get the appearance callbacks before the
// container does.
// truth: It is not so: the container gets each of the four callbacks first.
// why: UIKit calls the container and then passes the callback on to its children.
// from: S002-20; common guess "inner first", as with `deinit` and constraints
// against: appearance.forwards-parent-first
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewWillAppear(_:))
  func appearAfterChildren(_ animated: Bool) {
    if appearState == .disappeared || appearState == .disappearing {
      loadViewIfRequired()
      tellChildrenBefore { $0.__viewWillAppear(animated) }
    }
    __viewWillAppear(animated)
  }

  @_dynamicReplacement(for:__viewDidAppear())
  func finishAppearingAfterChildren() {
    if appearState == .appearing {
      tellChildrenBefore { $0.__viewDidAppear() }
    }
    __viewDidAppear()
  }

  @_dynamicReplacement(for:__viewWillDisappear(_:))
  func disappearAfterChildren(_ animated: Bool) {
    if appearState == .appeared || appearState == .appearing {
      tellChildrenBefore { $0.__viewWillDisappear(animated) }
    }
    __viewWillDisappear(animated)
  }

  @_dynamicReplacement(for:__viewDidDisappear())
  func finishDisappearingAfterChildren() {
    if appearState == .disappearing {
      tellChildrenBefore { $0.__viewDidDisappear() }
    }
    __viewDidDisappear()
  }

  private func tellChildrenBefore(_ tell: (UIViewController) -> Void) {
    let children = childrenForAppearance
    for child in children {
      if because(.forwardsParentFirst) { tell(child) }
    }
  }
}
