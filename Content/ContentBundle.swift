internal import HostSystem

/// The courses that ship with the program.
public enum ContentBundle {
  /// The folder with one folder for each course: the one that was installed with the program, else that of the
  /// checkout in which the program was built.
  public static let courses = Installation.shared("courses") ?? checkedOut

  private static var checkedOut: String {
    let file: String = #filePath
    return Path.folder(of: file) + "/Courses"
  }
}
