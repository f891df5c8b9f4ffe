internal import Scenarios

/// The rules whose ids begin with the same word.
struct RuleTopic {
  /// `navigation`, the first word of the ids.
  var name: String
  /// In the order of the rule book.
  var rules: [RuleEntry]

  /// What the rules are about, for readers.
  var title: String { Self.titles[name] ?? name }

  /// The topics of all rules, in the order of the rule book.
  static func all(of rules: [RuleEntry]) -> [RuleTopic] {
    var topics: [RuleTopic] = []
    var places: [String: Int] = [:]
    for rule in rules {
      let name = String(rule.id.prefix { $0 != "." })
      if let place = places[name] {
        topics[place].rules.append(rule)
      } else {
        places[name] = topics.count
        topics.append(RuleTopic(name: name, rules: [rule]))
      }
    }
    return topics
  }

  static let titles = [
    "activity": "User activities",
    "alert": "Alerts and action sheets",
    "animation": "Animations",
    "app": "The states of the app",
    "appearance": "Appearing and disappearing",
    "bars": "Bars and the room that they take",
    "child": "Child controllers",
    "control": "Controls and their events",
    "dismiss": "Dismissing",
    "drag": "Drag and drop",
    "editing": "Editing text",
    "geometry": "Frames and transforms",
    "hierarchy": "Adding and removing views",
    "insets": "Insets of scroll views",
    "keyboard": "The keyboard and its notifications",
    "keys": "Keys, motion and remote controls",
    "launch": "Launching",
    "layer": "Layers and their animations",
    "layout": "Layout and constraints",
    "list": "Rows, items and their layouts",
    "memory": "Memory and owners",
    "menu": "Menus",
    "navigation": "Navigation controllers",
    "nib": "Nibs and outlets",
    "orientation": "Orientations",
    "pages": "Page view controllers",
    "popover": "Popovers",
    "present": "Presenting",
    "print": "Printed texts",
    "properties": "Property updates",
    "responder": "Responders and focus",
    "restoration": "Restoring state",
    "safe-area": "The safe area",
    "scene": "Scenes",
    "search": "Search bars and search controllers",
    "segue": "Segues",
    "sheet": "Sheets and their delegates",
    "size": "Sizes and rotation",
    "split": "Split views",
    "status-bar": "The status bar",
    "storyboard": "Storyboards",
    "table": "Tables and their cells",
    "tabs": "Tabs",
    "tint": "The tint color",
    "touch": "Touches and gesture recognizers",
    "traits": "Traits",
    "transition": "Transitions of your own",
    "update": "Updates of the screen and of empty content",
    "view": "Loading a view",
    "window": "Windows and their roots",
  ]
}
