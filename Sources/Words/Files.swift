/// What is wrong with a file or a folder. In lower case, no full stop.
public enum Files {
  public static let denied = "permission denied"
  public static let noFolder = "no such folder"
}
