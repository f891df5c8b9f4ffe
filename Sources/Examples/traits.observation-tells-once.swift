import UIKit

@Observable class Basket {
  var count = 0
  var owner = "Ada"
}

let basket = Basket()
withObservationTracking {
  print("shows", basket.count)
} onChange: {
  print("is about to change from", basket.count)
}
basket.owner = "Grace"
basket.count = 1
basket.count = 2
