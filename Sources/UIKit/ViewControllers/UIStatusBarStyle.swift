public enum UIStatusBarStyle: Int {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int {
  case none = 0
  case fade = 1
  case slide = 2
}
