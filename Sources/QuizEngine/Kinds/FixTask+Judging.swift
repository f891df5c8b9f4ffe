import Curriculum

extension FixTask: ExerciseJudging {
  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String { "type the fixed code" }
}
