import Curriculum

extension WriteTask: ExerciseJudging {
  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String { "type the code" }
}
