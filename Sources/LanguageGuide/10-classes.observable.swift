// Observable objects
import Observation
@Observable final class Basket {
  var count = 0
  @ObservationIgnored var label = "new"
}
let basket = Basket()
func watch() {
  withObservationTracking {
    print("shows", basket.count)
  } onChange: {
    print("changes from", basket.count)
  }
}
watch()
basket.label = "old"
basket.count = 1
basket.count = 2
watch()
