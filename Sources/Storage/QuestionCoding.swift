internal import Curriculum

// A question and its right answer as JSON. Empty parts are left out, so that a form can grow without
// changing the texts that are there. A kind's own part is the `Codable` form of its task and answer.

struct SupportForm: Codable {
  var name: String
  var text: String

  init(_ file: SupportFile) {
    name = file.name
    text = file.text
  }

  var file: SupportFile { SupportFile(name: name, text: text) }
}

/// All parts of a revision that have no column of their own.
///
/// The task's keys stand beside those that all questions share.
struct RevisionForm: Codable {
  var task: any QuestionTask
  private var common: Common

  private struct Common: Codable {
    var version = ContentCoding.version
    var kind: String
    /// How the run must end; left out when it completes.
    var ending: String?
    var support: [SupportForm]?
    var explanation: String?
    var feedback: [FeedbackForm]?
    var hints: [String]?
    var variation: VariationForm?
  }

  struct FeedbackForm: Codable {
    var text: String
    var answer: String?
    /// The id of a misconception.
    var belief: String?
  }

  struct VariationForm: Codable {
    var names: [String]
    var values: [PlaceholderForm]
    var shuffles: [PlaceholderForm]

    struct PlaceholderForm: Codable {
      var name: String
      var options: [String]
    }
  }

  init(_ question: Question) {
    task = question.task
    common = Common(
      kind: question.kind.rawValue,
      ending: question.ending == .completed ? nil : question.ending.rawValue,
      support: question.support.isEmpty ? nil : question.support.map(SupportForm.init),
      explanation: question.explanation,
      feedback: question.feedback.isEmpty ? nil : question.feedback.map(Self.form),
      hints: question.hints.isEmpty ? nil : question.hints,
      variation: question.variation.map(Self.form))
  }

  private static func form(_ feedback: Feedback) -> FeedbackForm {
    switch feedback.to {
    case .typed(let answer): FeedbackForm(text: feedback.text, answer: answer)
    case .believing(let id): FeedbackForm(text: feedback.text, belief: id)
    }
  }

  private static func form(_ variation: Variation) -> VariationForm {
    func form(_ placeholder: Variation.Placeholder) -> VariationForm.PlaceholderForm {
      VariationForm.PlaceholderForm(name: placeholder.name, options: placeholder.options)
    }
    return VariationForm(
      names: variation.names, values: variation.values.map(form),
      shuffles: variation.shuffles.map(form))
  }

  func encode(to encoder: any Encoder) throws {
    try common.encode(to: encoder)
    try task.encode(to: encoder)
  }

  // MARK: Reading

  init(from decoder: any Decoder) throws {
    common = try Common(from: decoder)
    task = try decodedTask(of: common.kind, from: decoder)
  }

  /// How the run must end; nil when the form names no way that there is.
  var ending: Ending? {
    guard let ending = common.ending else { return .completed }
    return Ending(rawValue: ending)
  }

  /// Fills in what goes with the question besides its task.
  func complete(_ question: inout Question) {
    question.support = (common.support ?? []).map(\.file)
    question.explanation = common.explanation
    question.hints = common.hints ?? []
    question.feedback = (common.feedback ?? []).compactMap { form in
      if let answer = form.answer { return Feedback(text: form.text, to: .typed(answer)) }
      return form.belief.map { Feedback(text: form.text, to: .believing($0)) }
    }
    question.variation = common.variation.map { form in
      Variation(
        names: form.names,
        values: form.values.map { .init(name: $0.name, options: $0.options) },
        shuffles: form.shuffles.map { .init(name: $0.name, options: $0.options) })
    }
  }
}

/// A prediction of a lesson: the task's keys beside its own.
struct PredictionForm: Codable {
  var prediction: Prediction

  private struct Common: Codable {
    var kind: String
    var prompt: String
    var explanation: String?
  }

  init(_ prediction: Prediction) { self.prediction = prediction }

  func encode(to encoder: any Encoder) throws {
    try Common(
      kind: prediction.task.kind.rawValue, prompt: prediction.prompt,
      explanation: prediction.explanation
    ).encode(to: encoder)
    try prediction.task.encode(to: encoder)
  }

  init(from decoder: any Decoder) throws {
    let common = try Common(from: decoder)
    prediction = Prediction(
      prompt: common.prompt, task: try decodedTask(of: common.kind, from: decoder),
      explanation: common.explanation)
  }
}

/// Reads the task whose keys stand beside others.
private func decodedTask(of kind: String, from decoder: any Decoder) throws -> any QuestionTask {
  guard let kind = QuestionKind(rawValue: kind) else {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "an unknown kind"))
  }
  return try kind.task.init(from: decoder)
}

/// A truth as JSON: the form of its kind's answer, or a list of such forms for a template.
private struct TruthForm: Encodable {
  var truth: Truth
  var isInstance = false

  fileprivate enum CodingKeys: String, CodingKey { case version, instances }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !isInstance { try container.encode(ContentCoding.version, forKey: .version) }
    switch truth {
    case .answer(let answer): try answer.encode(to: encoder)
    case .instances(let truths):
      try container.encode(
        truths.map { TruthForm(truth: $0, isInstance: true) }, forKey: .instances)
    }
  }
}

/// A truth of one kind, read.
private struct StoredTruth<Task: QuestionTask>: Decodable {
  var truth: Truth

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: TruthForm.CodingKeys.self)
    if let instances = try container.decodeIfPresent([StoredTruth].self, forKey: .instances) {
      truth = .instances(instances.map(\.truth))
    } else {
      truth = .answer(try Task.Answer(from: decoder))
    }
  }
}

extension ContentCoding {
  static func encode(_ truth: Truth) -> String { encode(TruthForm(truth: truth)) }

  static func decodeTruth(
    _ text: String, of question: Question, table: String
  ) throws(StoreError) -> Truth {
    func decoded<Task: QuestionTask>(_ task: Task.Type) throws(StoreError) -> Truth {
      try decode(StoredTruth<Task>.self, text, table: table, of: question.id.rawValue).truth
    }
    return try decoded(question.kind.task)
  }
}
