internal import ContentImport
public import ControllerDriver
internal import Curriculum
internal import Diagnostics
internal import Releases
public import Scenarios

/// Questions about view controllers of a real app: an order, a count and a state of each.
public struct DrivenQuestions {
  /// The questions as they stand in a lesson.
  public private(set) var questions: [String] = []
  public private(set) var refusals: [DrivenRefusal] = []

  /// Makes questions about classes that `drive` takes through their lives.
  public init(
    about subjects: [DrivableClass], _ model: AuthoringModel,
    drive: (DrivableClass, @escaping @Sendable (Scenario, Limits) -> Run) -> DriveResult
  ) {
    // Questions that name no version are about iOS 17.
    let run: @Sendable (Scenario, Limits) -> Run = { [run = model.run] scenario, limits in
      var scenario = scenario
      scenario.ios = .ofQuestions
      return run(scenario, limits)
    }
    let importer = QuestionImporter(model)
    for subject in subjects {
      do throws(ExcerptedDrive.Refusal) {
        let excerpt = try ExcerptedDrive(of: drive(subject, run), run: run)
        let requests = DrivenRequest.all(about: subject, in: excerpt)
        let made = model.map(requests.count) { number, run in
          requests[number].question(by: importer, run: run)
        }
        for (request, question) in zip(requests, made) { add(question, request, subject) }
      } catch {
        refusals.append(.nothingAsked(of: subject, error))
      }
    }
  }

  private mutating func add(
    _ question: ImportedQuestion?, _ request: DrivenRequest, _ subject: DrivableClass
  ) {
    if let text = question?.text {
      questions.append(text)
    } else if let refusal = question?.refusals.first {
      refusals.append(.notAsked(request.kind, about: request.callback, of: subject, refusal))
    } else {
      refusals.append(.noPromisedCount(request.kind, of: subject))
    }
  }
}
