internal import Phrases

/// What a session says between questions, and where it asks for something.
public enum Session {
  // MARK: Prompts

  public static let answerPrompt = "answer> "
  public static let lineOfAnswerPrompt = "     +> "
  public static let codePrompt = "code> "
  public static let commandPrompt = "vdl> "
  public static let confidencePrompt = "how sure, 0 to 100? "
  public static let sayConfidence =
    "A number from 0, a guess, to 100, certain; or Return to leave it open."

  // MARK: The beginning

  public static let typeAnAnswer = "Type an answer; 'help' shows the commands."
  public static let typeAnAnswerOrLearn =
    "Type an answer, or 'learn' to read a lesson first; 'help' shows the commands."
  public static let offerPlacement = "If you know some of it, 'placement' finds where to start."
  public static let unseenVerdict = "Your last answer was saved, but its verdict was not shown:"

  public static func welcome(_ learner: String) -> String {
    "Welcome, \(learner). Read the code, say what UIKit does; a model of UIKit decides."
  }

  public static func welcomeBack(_ learner: String) -> String { "Welcome back, \(learner)." }

  public static func rules(due: Int, new: Int, held: Int, of total: Int) -> String {
    let dueRules = due == 0 ? "Nothing is" : due == 1 ? "1 rule is" : "\(due) rules are"
    let newRules = (due > 0 ? "\(new)" : numbered(new, "rule")) + (new == 1 ? " is" : " are")
    return "\(dueRules) due, \(newRules) new, \(share(held, of: total)) held."
  }

  // MARK: The end

  public static let questionWaits = "The question waits for you."
  public static let nothingDue = "Nothing is due."
  public static let enoughNew =
    "Nothing is due, and there were enough new rules today; 'quiz' asks anyway."
  public static let nothingNew =
    "Nothing is due, and there is nothing new. 'learn' shows a lesson, 'quiz' asks anyway."
  public static let noQuestion = "There is no question to ask."
  public static let beginAtTheBeginning =
    "Begin at the beginning: 'learn' reads the first lesson to you."
  public static let presumedKnown =
    "You are taken to know what these lessons teach, until an answer says otherwise:"

  public static func answered(_ count: Int, right: Int) -> String {
    "Answered \(count), right \(right)."
  }

  public static func offerToStop(after questions: Int) -> String {
    "That was a session of \(counted(questions, "question")): 'quit' stops here, 'quiz' goes on."
  }

  // MARK: Saving

  public static let saving =
    "Saving; another program keeps the database. Ctrl-C leaves without saving."
  public static let notSaved = "What you did last was not saved."
  public static let answerNotSaved = "Your answer was not saved; the question waits for you."
  public static let answeredElsewhere =
    "You answered this question in another session; that answer counts."
  public static let stopped = "Stopped."

  /// To programs, which hold the session as JSON.
  public static let answerNotSavedNotice = "the answer was not saved"
  public static let answeredElsewhereNotice = "this question was answered in another session"

  // MARK: What may have been meant

  public static func meantCommandNotAnswer(_ command: String) -> String {
    "If you meant '\(command)', type it; put = before it to answer with it."
  }

  public static func meantCommand(_ command: String) -> String {
    "If you meant the command, type '\(command)'."
  }

  /// `near` is a command that is like it.
  public static func noCommand(_ word: String, near: String?) -> String {
    "There is no command '\(word)'" + (near.map(didYouMean) ?? "; 'help' lists them.")
  }

  // MARK: Commands about a question

  public static let skipped = "Skipped; it grades nothing."
  public static let noMoreHints = "There are no more hints."
  public static let noCodeHere = "There is no code to edit here."
  public static let nothingChanged = "Nothing was changed, so nothing is judged."

  /// Goes before a hint.
  public static func hint(_ step: Int, of count: Int) -> String { "Hint \(step) of \(count): " }

  /// `reason` is a sentence of `Editing`.
  public static func typeTheCode(_ reason: String) -> String {
    "\(reason) Type the code instead, and '.' on a line of its own when it is done."
  }

  public static let noQuestionToSkip = "There is no question to skip."
  public static let noQuestionToHint = "There is no question to give a hint for."
  public static let noQuestionToFlag = "There is no question yet to say something about."
  public static let noCode = "There is no code to edit."
  public static let noRuleToSuspend = "There is no rule yet to suspend."

  // MARK: Commands about answers

  public static let noAnswerToExplain = "There is no answer yet to explain."
  public static let noAnswerToTry =
    "Answer a question first; then you may change its code and run it."
  public static let noAnswerToUndo = "There is no answer of this session to take back."

  public static func takenBack(_ question: String) -> String {
    "Your answer to '\(question)' is taken back. Its rule comes again as a fresh question; a right "
      + "answer today is not graded."
  }

  /// After a flag without a remark.
  public static func noted(_ question: String) -> String {
    "Noted for the author of '\(question)'; 'flag' and some words would say what is wrong."
  }

  public static func notedRemark(_ question: String) -> String {
    "Noted for the author of '\(question)'."
  }

  // MARK: Rules that are not asked

  public static let noneSuspended = "No rule is suspended."

  public static func isSuspended(_ rule: String) -> String {
    "The rule \(rule) is not asked any more; 'resume \(rule)' takes that back."
  }

  public static func suspended(_ rules: [String]) -> String { "Suspended: \(list(rules))." }

  /// `near` is one that is suspended and like it.
  public static func notSuspended(_ rule: String, near: String?) -> String {
    "No rule '\(rule)' is suspended" + (near.map(didYouMean) ?? ".")
  }

  public static func isAskedAgain(_ rule: String) -> String {
    "The rule \(rule) is asked again."
  }
}
