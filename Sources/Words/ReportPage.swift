internal import Phrases

/// The page that `vdl report` writes. Numbers come as the page shows them.
public enum ReportPage {
  public static let ranges =
    "What you know is what the model of forgetting FSRS-6 expects. Ranges hold nine times out of "
    + "ten."

  public static func title(_ learner: String) -> String { "What \(learner) knows of UIKit" }
  public static func written(on day: String) -> String { "As of \(day), by ViewDidLearn." }

  // MARK: What several charts say

  public static let yes = "yes"
  public static let no = "no"
  public static let today = "today"
  public static let held = "held"
  public static let beingLearnt = "being learnt"
  public static let new = "new"

  /// The summary of the table that a chart was drawn from.
  public static func numbers(_ table: String) -> String { "The numbers: \(table)" }

  /// What a screen reader says of the table.
  public static func table(_ caption: String) -> String { "Table: \(caption)" }

  public static func seconds(_ count: Int) -> String { "\(count) s" }
  public static func minutes(_ count: Int) -> String { "\(count) min" }
  public static func hours(_ count: String) -> String { "\(count) h" }
  public static func days(_ count: String) -> String { "\(count) days" }

  // MARK: At the top

  public enum Summary {
    public static let heading = "In short"
    public static let held = "Rules held"
    public static let beingLearnt = "Being learnt"
    public static let new = "New"
    public static let known = "Known today"
    public static let due = "Due now"
    public static let right = "Answers right"

    public static func known(from low: String, to high: String) -> String {
      "\(range(low, high)) known today"
    }

    public static func known(from low: String, to high: String, of asked: Int) -> String {
      "\(known(from: low, to: high)), of \(asked) asked"
    }

    public static func rules(_ count: Int) -> String { "of \(count) rules" }
    public static func days(_ count: Int) -> String { "on \(count) days" }
  }

  // MARK: The charts

  public enum Memory {
    public static let heading = "What you know today"
    public static let empty = "No rule was asked about yet."
    public static let title = "The probability that each rule is known today"
    public static let caption = "what is known of each rule"
    public static let otherLessons = "of other courses"
    public static let columns = [
      "Rule", "Lesson", "Standing", "Known today", "Stability", "Passes", "Due",
    ]

    public static func lead(weakest rule: String, at share: String) -> String {
      "Each dot is a rule; the farther to the right, the surer it is that you know it today. The "
        + "weakest is \(rule), at \(share)."
    }

    public static func description(
      rules: Int, lessons: Int, from low: String, to high: String
    ) -> String {
      "\(rules) rules in \(lessons) lessons, from \(range(low, high)). The table has each of them."
    }

    public static func notAsked(_ standing: String) -> String { "\(standing), not asked" }

    public static func passes(
      _ count: Int, of answers: Int, from low: String, to high: String
    ) -> String {
      "\(share(count, of: answers)) (\(range(low, high)))"
    }
  }

  public enum Forgetting {
    public static let heading = "What you will forget first"
    public static let empty = "Nothing can be forgotten that was not learnt."
    public static let caption = "the weakest rules"
    public static let columns = ["Rule", "Last answer", "Today", "In a week", "In a month"]

    public static func lead(retention: String) -> String {
      "The line falls as you forget and rises with each answer; after today it is dashed. Where it "
        + "meets the thin line, at \(retention), the rule is due."
    }

    public static func tip(_ day: String, isRight: Bool) -> String {
      "\(day): \(isRight ? "right" : "wrong")"
    }

    public static func ahead(_ days: Int) -> String { "\(days) days on" }
    public static func title(_ rule: String) -> String { "Forgetting of \(rule)" }

    public static func description(known: String, answers: Int, right: Int) -> String {
      "Known today with \(known), after \(answers) answers, \(right) of them right."
    }
  }

  public enum Forecast {
    public static let heading = "Reviews ahead"
    public static let title = "Rules that come due on each day"
    public static let caption = "rules that come due"
    public static let columns = ["Day", "Rules"]

    public static func nothing(within days: Int) -> String {
      "Nothing comes due within \(days) days."
    }

    public static func lead(now: Int, total: Int, within days: Int) -> String {
      "\(now) due now, \(total) within \(days) days, if you learn nothing new and answer them when "
        + "they come."
    }

    public static func description(days: Int, most: Int) -> String {
      "\(days) days from today, up to \(most) rules on one of them."
    }
  }

  public enum Answers {
    public static let heading = "Answers and time"
    public static let empty = "There is no answer yet."
    public static let right = "right (lower part)"
    public static let notRight = "not right (upper part)"
    public static let caption = "answers and time"
    public static let columns = ["From", "Answers", "Right", "Share", "Time"]
    public static let title = "Answers over time"
    public static let minutes = "Minutes"
    public static let timeTitle = "Time over time"

    /// `mean`, `low` and `high` are of the share that was right.
    public static func lead(
      right: Int, of count: Int, _ mean: String, from low: String, to high: String, time: String
    ) -> String {
      "\(share(right, of: count)) answers were right, \(mean) (\(range(low, high))); they took "
        + "\(time)."
    }

    public static func tip(_ day: String, right: Int, of count: Int) -> String {
      "\(day): \(share(right, of: count)) right"
    }

    /// `unit` is what the bars stand for.
    public static func description(_ count: Int, _ unit: String, most: Int) -> String {
      "\(count) \(unit), up to \(most) answers in one of them."
    }

    public static func timeDescription(_ count: Int, _ unit: String, most: Int) -> String {
      "Up to \(most) minutes in one of the \(count) \(unit)."
    }

    public static let days = "days"
    public static let weeks = "weeks"
    public static func spans(of days: Int) -> String { "spans of \(days) days" }
  }

  public enum Calibration {
    public static let heading = "What was foreseen"
    public static let empty = "There is nothing to compare yet: it takes an answer on a later day."
    public static let slantedLine =
      "A dot on the slanted line was said rightly; below it, too much was hoped."
    public static let axis = "said before the answer"
    public static let title = "Probabilities that were said, and the share that was right"
    public static let caption = "what was said and what came"
    public static let columns = ["Who said it", "Said on average", "Right", "Answers"]

    // Who said it, and how the legend and the sentence have them.
    public static let schedule = "the schedule"
    public static let scheduleSaid = "what the schedule predicted"
    public static let scheduleForesaw = "The schedule foresaw"
    public static let you = "you"
    public static let youSaid = "what you said (confidence)"
    public static let youForesaw = "You said"

    public static func tip(_ who: String, said: String, right: String, answers: Int) -> String {
      "\(who): \(said) said, \(right) right, \(answers) answers"
    }

    /// `foresaw` says who did; the average is the share of right answers.
    public static func lead(
      _ foresaw: String, answers: Int, logLoss: String, average: String, averageLogLoss: String
    ) -> String {
      "\(foresaw) \(answers) answers with a log loss of \(logLoss); saying your average each time, "
        + "\(average), has one of \(averageLogLoss). Less is better."
    }
  }

  public enum Beliefs {
    public static let heading = "What you may believe"
    public static let none = "No wrong belief shows in your answers."
    public static let noneNamed =
      "Some answers fit a wrong belief; none is likely enough to be named."
    public static let named = "named"
    public static let suspected = "suspected"
    public static let title = "How likely each wrong belief is"
    public static let caption = "wrong beliefs"
    public static let columns = ["Belief", "Likely", "Named", "Against"]

    public static func lead(_ beliefs: [String]) -> String {
      let what = beliefs.count == 1 ? "a wrong belief" : "\(beliefs.count) wrong beliefs"
      return "Your answers fit \(what): \(beliefs.joined(separator: " "))"
    }

    public static func description(_ count: Int, named: Int) -> String {
      "\(count) beliefs, \(named) of them named."
    }
  }

  public enum Course {
    public static let heading = "The course"
    public static let lead =
      "Each box is a lesson with its rules; a line leads from it to those that build on it. A "
      + "strong border says that you read it."
    public static let title = "The lessons of the course and what each builds on"
    public static let caption = "the lessons"
    public static let columns = [
      "Lesson", "Builds on", "Read", "Held", "Being learnt", "New", "Answers right",
    ]

    public static func description(
      lessons: Int, rules: Int, held: Int, beingLearnt: Int, new: Int
    ) -> String {
      "\(lessons) lessons with \(rules) rules: \(held) held, \(beingLearnt) being learnt, \(new) "
        + "new."
    }
  }
}
