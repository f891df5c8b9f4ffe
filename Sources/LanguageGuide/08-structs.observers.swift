// Computed, observed and lazy properties
class Room {
  var side = 2 { didSet { print("was", oldValue) } }
  var area: Int {
    get { side * side }
    set { side = newValue / side }
  }
  lazy var name: String = {
    print("made"); return "room"
  }()
}
let room = Room()
room.area = 8
print(room.area, room.name, room.name)
