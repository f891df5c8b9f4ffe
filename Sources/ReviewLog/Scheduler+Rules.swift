public import Curriculum
public import SpacedRepetition

extension Scheduler {
  /// The scheduler of rules: a rule got wrong is asked again within the session, all else in days.
  ///
  /// Stored states keep its name; vdl rebuilds states of another name from the log.
  public static let ofRules = Scheduler(
    learningSteps: [.seconds(60)], relearningSteps: [.seconds(60)], fuzz: Fuzz(seed: 6))

  /// Names model, parameters and options, so that a stored state says how it was computed.
  public var name: String {
    let parameters = Digest.of(fsrs.parameters.weights.map { String($0) }).abbreviated
    let steps = { (steps: [Duration]) in
      steps.map { String($0.components.seconds) }.joined(separator: ",")
    }
    let fuzz = fuzz.map { String($0.seed) } ?? "off"
    return "fsrs-6 parameters=\(parameters) retention=\(desiredRetention)"
      + " longest=\(longestInterval.rawValue) learning=\(steps(learningSteps))"
      + " relearning=\(steps(relearningSteps)) fuzz=\(fuzz)"
  }

  /// Returns the scheduler for a learner who chose these values, as they are typed. An impossible value
  /// changes nothing, since another version may have written it.
  public func with(_ choices: [Settings.Key: String]) -> Scheduler {
    var scheduler = self
    var settings = Settings()
    for key in Settings.Key.ofSchedule {
      guard let value = choices[key], settings.set(key, to: value) else { continue }
      switch key {
      case .retention: scheduler.desiredRetention = settings.retention
      case .longestInterval: scheduler.longestInterval = settings.longestInterval
      case .firstWeights:
        scheduler.fsrs = FSRS(fsrs.parameters.with(settings.firstWeights))
      case .newPerDay, .sessionLength, .confidence, .addedQuestions, .weeklyGoal: break
      }
    }
    return scheduler
  }
}

/// Returns the number that names a learner's rule to the fuzz (FNV-1a), the same on every machine.
public func fuzzID(learner: LearnerID, rule: RuleID) -> UInt64 {
  "\(learner.rawValue)/\(rule.rawValue)".utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
