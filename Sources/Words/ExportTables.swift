/// What the tables that `vdl export` writes hold, as `vdl help tables` tells it.
public enum ExportTables {
  public static let learners = "one row for each learner"
  public static let lessons = "one row for each learner and lesson"
  public static let rules = "one row for each learner and rule that was asked"
  public static let reviews = "one row for each answer"

  // MARK: Columns, by their names

  /// Of every table.
  public enum OfAll {
    public static let learner = "pseudonym, the same in every export of one database"
    public static let name = "the learner's name; only with --names"
  }

  public enum OfLearners {
    public static let firstReview = "time of the first answer, UTC"
    public static let lastReview = "time of the latest answer, UTC"
    public static let days = "days on which something was answered; a day ends at 04:00"
    public static let answered = "answers given"
    public static let right = "answers that were right"
    public static let accuracy = "right / answered; empty before the first answer"
    public static let rulesNew = "rules never graded"
    public static let rulesLearning = "rules graded and not held"
    public static let rulesHeld = "rules passed on two days where guessing does not help"
    public static let due = "rules to be reviewed at the time of the export"
    public static let minutes = "time spent answering"
  }

  public enum OfLessons {
    public static let course = "the course's id"
    public static let lesson = "the lesson's id"
    public static let title = "the lesson's title"
    public static let read = "whether the lesson was read to its end"
    public static let rulesNew = "rules of its questions that were never graded"
    public static let rulesLearning = "rules graded and not held"
    public static let rulesHeld = "rules passed on two days where guessing does not help"
    public static let answered = "answers given to its questions"
    public static let right = "answers that were right"
    public static let accuracy = "right / answered; empty before the first answer"
  }

  public enum OfRules {
    public static let rule = "the rule's id"
    public static let standing = "new, learning or held"
    public static let due = "when it is to be reviewed, UTC"
    public static let lastReview = "time of the latest graded answer, UTC"
    public static let reviews = "graded answers"
    public static let passes = "graded answers that were a pass"
    public static let lapses = "how often it was forgotten after it had been learnt"
    public static let stabilityDays = "days until the probability of recall is 0.9 (FSRS-6)"
    public static let difficulty = "from 1 to 10 (FSRS-6)"
    public static let suspended = "whether the learner does not want it asked"
  }

  public enum OfReviews {
    public static let review = "the answer's uuid"
    public static let presentation = "the uuid of the question as it was shown"
    public static let time = "when it was answered, UTC"
    public static let zoneOffsetSeconds = "how far the learner's clock was ahead of UTC"
    public static let shownTime = "when the question was shown, UTC"
    public static let course = "the course's id"
    public static let lesson = "the lesson's id"
    public static let question = "the question's id"
    public static let revision = "the question's wording and meaning, 16 hexadecimal digits"
    public static let kind = "order, output, choice, truth or count"
    public static let ios = "the release that was asked about"
    public static let modelVersion = "the model of UIKit that gave the right answer"
    public static let rule = "the rule that the answer was graded for"
    public static let occasion = "new, due, practice or placement"
    public static let guessRate = "the probability that a blind guess is right"
    public static let verdict = "right, wrong or partly"
    public static let score = "from 0 to 1"
    public static let rating = "again, hard, good or easy; empty when nothing was graded"
    public static let hints = "hints shown before the answer"
    public static let confidence =
      "the learner's own probability of being right; empty when not asked"
    public static let seconds = "time from question to answer"
    public static let answer = "as it was typed"
    public static let answerRead = "as it was understood; parts separated by ' | '"
    public static let missedRules = "other rules that the answer got wrong, separated by spaces"
    public static let undone = "whether the learner took the answer back"
    public static let programVersion = "the version of vdl"
  }
}
