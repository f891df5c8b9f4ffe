import Coursework
import Curriculum
import LearningRecords
import ReviewLog
import Testing

/// Entries of the log as statements of xAPI, and back.
@Suite struct StatementTests {
  @Test func `an answer is a statement with fixed words`() {
    let statement = XAPIStatement(Samples.answer(), ofCourse: Samples.course, naming: .ids)
    #expect(statement.id == "c0000000-0000-4000-8000-000000000001")
    let fact = "https://viewdidlearn.invalid/fact/"
    #expect(
      statement.json
        == """
        {"id":"c0000000-0000-4000-8000-000000000001",\
        "actor":{"objectType":"Agent","account":{"homePage":"https://viewdidlearn.invalid/learner",\
        "name":"a0000000-0000-4000-8000-000000000000"}},\
        "verb":{"id":"http://adlnet.gov/expapi/verbs/answered","display":{"en":"answered"}},\
        "object":{"objectType":"Activity","id":"https://viewdidlearn.invalid/question/kettles/how-many",\
        "definition":{"type":"http://adlnet.gov/expapi/activities/cmi.interaction",\
        "interactionType":"numeric","name":{"en":"kettles/how-many"}}},\
        "result":{"success":true,"completion":true,"score":{"scaled":1.0},"response":"3",\
        "duration":"PT9.5S","extensions":{"\(fact)typed":"three","\(fact)verdict":"right",\
        "\(fact)hints":1,"\(fact)read":["3"],"\(fact)rating":"hard","\(fact)confidence":0.75,\
        "\(fact)missed":["view.appears"]}},\
        "context":{"revision":"0123456789abcdef","platform":"vdl 0.1.0","language":"en",\
        "contextActivities":{"parent":[{"objectType":"Activity",\
        "id":"https://viewdidlearn.invalid/course/\(Samples.course)/lesson/kettle"}],\
        "grouping":[{"objectType":"Activity",\
        "id":"https://viewdidlearn.invalid/course/\(Samples.course)"}]},\
        "extensions":{"\(fact)presentation":"b0000000-0000-4000-8000-000000000001",\
        "\(fact)shown":"2026-11-30T00:53:20.250Z","\(fact)revision":"0123456789abcdef",\
        "\(fact)seed":"00000000000000ff","\(fact)kind":"count","\(fact)rule":"view.loads",\
        "\(fact)ios":"17","\(fact)model":"m1","\(fact)occasion":"due","\(fact)guess-rate":0.05,\
        "\(fact)zone-offset":3600}},"timestamp":"2026-11-30T00:53:29.750Z"}
        """)
  }

  @Test func `names go along only where somebody wants it`() {
    let with = XAPIStatement(Samples.answer(), ofCourse: Samples.course, naming: .names)
    let without = XAPIStatement(Samples.answer(), ofCourse: Samples.course, naming: .ids)
    #expect(with.json.contains("\"name\":\"Ada\""))
    #expect(!without.json.contains("Ada"))
  }

  @Test func `an answer that xAPI has no form for is as it was typed`() {
    func check(_ kind: QuestionKind, _ typed: String, _ read: [String], _ part: String) {
      let answer = Samples.answer(kind: kind, typed: typed, read: read)
      let json = XAPIStatement(answer, ofCourse: Samples.course, naming: .ids).json
      #expect(json.contains(part))
    }
    check(TruthTask.kind, "t", ["true"], "\"interactionType\":\"true-false\"")
    check(TruthTask.kind, "t", ["true"], "\"response\":\"true\"")
    check(OutputTask.kind, "3", ["3"], "\"interactionType\":\"other\"")
    check(OutputTask.kind, "a\u{1}b", ["a"], "\"response\":\"a\\u0001b\"")
  }

  @Test func `an undo is a statement of its own`() {
    let statement = XAPIStatement(
      voiding: ReviewID(rawValue: "c1"), by: EventID(rawValue: "e1"), of: Samples.ada,
      at: UTCTime(milliseconds: 1_796_000_000_000), naming: .ids)
    #expect(statement.id == "e1")
    #expect(statement.json.contains("\"id\":\"http://adlnet.gov/expapi/verbs/voided\""))
    #expect(statement.json.contains("{\"objectType\":\"StatementRef\",\"id\":\"c1\"}"))
  }
}
