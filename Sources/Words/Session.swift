/// What a session says between questions, and where it asks for something.
public enum Session {
  public static let stopped = "Stopped."

  // MARK: To programs, which hold it as JSON

  public static let answerNotSavedNotice = "the answer was not saved"
  public static let answeredElsewhereNotice = "this question was answered in another session"

  // MARK: Saving

  public static let saving =
    "Saving; another program keeps the database. Ctrl-C leaves without saving."
}
