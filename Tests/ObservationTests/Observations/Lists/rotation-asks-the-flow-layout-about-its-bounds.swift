// title: Rotating a collection controller asks the flow layout about the new bounds between the start and end of the transition
// ios: 11.4
// device: iphone
// watch: transition | should | invalidate
// normalize: collapse-repeats
// source: https://github.com/danielctull-tests/Collection-View-Layout-Bounds-Change-Test readme.md (Daniel Tull, 2018-08, iPhone 7, iOS 11.4)
// confidence: high
// note: Log of the UICollectionViewController variant: start, shouldInvalidateLayout true, invalidateLayout, end. The controller of the log is pushed in a navigation controller. MISSING: shouldInvalidateLayout
import UIKit
final class Flow: UICollectionViewFlowLayout {
    override func invalidateLayout() { super.invalidateLayout(); print("invalidateLayout") }
    override func shouldInvalidateLayout(forBoundsChange b: CGRect) -> Bool {
        let answer = super.shouldInvalidateLayout(forBoundsChange: b)
        print("should \(answer)")
        return answer
    }
}
final class Grid: UICollectionViewController {
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 100 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell { return c.dequeueReusableCell(withReuseIdentifier: "c", for: p) }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        print("transition start")
        coordinator.animate(alongsideTransition: nil) { _ in print("transition end") }
    }
}
let grid = Grid(collectionViewLayout: Flow())
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
nav.pushViewController(grid, animated: false)
Simulator.settle()
print("# reset")
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()

// prints:
// transition start
// should true
// invalidateLayout
// transition end
