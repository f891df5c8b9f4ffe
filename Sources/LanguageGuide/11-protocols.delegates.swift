// Delegates
protocol DoorDelegate: AnyObject { func doorDidOpen(_ door: Door) }
class Door {
  weak var delegate: DoorDelegate?
  func open() { delegate?.doorDidOpen(self) }
}
class Guard: DoorDelegate { func doorDidOpen(_ door: Door) { print("who is there?") } }
let door = Door(), watch = Guard()
door.delegate = watch
door.open()
