import UIKit

class Profile: UIViewController {}

let profile = Profile()
print("made")
profile.loadViewIfNeeded()
print("loaded: \(profile.isViewLoaded)")
let again = profile.view
