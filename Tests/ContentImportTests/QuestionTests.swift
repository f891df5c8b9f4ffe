import ContentImport
import Curriculum
import Testing

@Suite struct QuestionTests {
  // MARK: The heading

  @Test func `headings that were meant as questions`() {
    check(
      lesson: lesson("1️⃣## Question q\n"),
      finds: [
        "1️⃣ a question begins with '## Question: ' and its id, for example '## Question: first-read'",
        "1️⃣ question '' has no 'ask' block; write one below the heading, with kind: and rules:",
        "1️⃣ question '' has no scenario; add a '```swift' block whose run has the answer",
      ])
    check(
      lesson: question("kind: output\nrules: [r]").replacing(
        "## Question: q", with: "1️⃣### Question: q"),
      finds: [
        "1️⃣ a question begins with '## Question: ' and its id, for example '## Question: first-read'"
      ])
    check(
      lesson: question("kind: output\nrules: [r]").replacing(
        "## Question: q", with: "1️⃣## Qestion: q"),
      finds: [
        "1️⃣ a question begins with '## Question: ' and its id, for example '## Question: first-read'"
      ])
    check(
      lesson: question("kind: output\nrules: [r]").replacing(
        "Question: q", with: "Question: 1️⃣First_Read"),
      finds: [
        "1️⃣ 'First_Read' isn't an id; use lower-case letters, digits and hyphens, a letter first, for example"
          + " 'first-read'"
      ])
  }

  @Test func `an id that is there twice`() {
    let twice =
      question("kind: output\nrules: [r]") + "\n\n1️⃣## Question: q\n"
      + question("kind: output\nrules: [s]").split(separator: "## Question: q")[1]
    check(
      lesson: twice,
      finds: [
        "1️⃣ a second question 'q' in this course; give it an id of its own\n"
          + "  note: the first is here"
      ])
  }

  @Test func `what is still to be written is one finding`() {
    let rest = "```choices\n- TODO: one.\n  check: TODO\n- another.\n```"
    check(
      lesson: question("kind: choice\nrules: [r]", prompt: "1️⃣TODO: ask [000:9-3].", rest),
      finds: ["1️⃣ a TODO is left here"])
    check(
      lesson: question("kind: ordre", rest.replacing("- TODO", with: "- 1️⃣TODO")),
      finds: ["1️⃣ a TODO is left here"])
    check(
      lesson: question("kind: output\nrules: [r]", scenario: "print(\"TODO\") // 1️⃣TODO: mend"),
      finds: ["1️⃣ a TODO is left here"])
    check(
      lesson: question("kind: output\nrules: [r]", scenario: "struct TODO {}\nprint(\"TODO\")"),
      finds: [])
    check(
      lesson: question("kind: output\nrules: [r]").replacing(
        "title: A lesson", with: "title: 1️⃣TODO"),
      finds: ["1️⃣ a TODO is left here"])
  }

  // MARK: The ask block

  @Test func `an ask block with mistakes`() {
    check(
      lesson: question("kind: 1️⃣ordre\nrules: [r]\n2️⃣rule: [x]"),
      finds: [
        "1️⃣ unknown kind 'ordre'; did you mean 'order'?",
        "2️⃣ unknown key 'rule' in the 'ask' block; did you mean 'rules'?",
      ])
    check(
      lesson: question("1️⃣kind: output"),
      finds: [
        "1️⃣ question 'q' names no rule; run 'vdl trace' on its code to see the rules of each event,"
          + " and list the one that it is about first"
      ])
    check(
      lesson: question("kind: output\n1️⃣zzz: [r]"),
      finds: [
        "1️⃣ unknown key 'zzz' in the 'ask' block; expected 'kind', 'rules', 'claims', 'ios',"
          + " 'device', 'ends', 'event', 'at', 'among', 'most', 'uses', 'names', 'vary',"
          + " 'shuffle' or 'formerly'"
      ])
    check(
      lesson: question("1️⃣rules: [r]"),
      finds: ["1️⃣ the 'ask' block has no 'kind'; write 'kind: order'"])
    check(
      lesson: question(
        "kind: output\nrules: [1️⃣View_Loads]\nclaims: [2️⃣S1]\nios: 3️⃣19\ndevice: 4️⃣ipod"),
      finds: [
        "1️⃣ 'View_Loads' isn't the id of a rule; 'vdl rules' lists ids such as"
          + " 'view.loads-on-first-access'",
        "2️⃣ 'S1' isn't the id of a claim; write it like 'S000-10' or 'M-09'",
        "3️⃣ there is no iOS 19; did you mean '18.7' or '26'?",
        "4️⃣ unknown device 'ipod'; did you mean 'ipad'?",
      ])
    check(
      lesson: question("kind: output\nrules: [r]\nends: 1️⃣crash\nevent: 2️⃣V.x"),
      finds: [
        "1️⃣ unknown ending 'crash'; expected 'completed' or 'trap'",
        "2️⃣ 'event' belongs to kind 'count' and 'why', and this is 'output'; leave it out",
      ])
    check(
      lesson: question("1️⃣kind: count\nrules: [r]"),
      finds: ["1️⃣ the 'ask' block has no 'event'; write 'event: V.viewDidLoad'"])
    check(
      lesson: question("kind: count\nrules: [r]\nevent: 1️⃣viewDidLoad"),
      finds: [
        "1️⃣ 'viewDidLoad' isn't an event; write the class, a full stop and the callback, for example"
          + " 'V.viewDidLoad'"
      ])
  }

  // MARK: Missing and superfluous fields

  @Test func `a question with a part missing`() {
    check(
      lesson: lesson("1️⃣## Question: q\n\n```ask\nkind: output\nrules: [r]\n```\n\nWhat?\n"),
      finds: ["1️⃣ question 'q' has no scenario; add a '```swift' block whose run has the answer"])
    check(
      lesson: lesson(
        "1️⃣## Question: q\n\n```ask\nkind: output\nrules: [r]\n```\n\n```swift\nx\n```\n"),
      finds: [
        "1️⃣ question 'q' asks nothing; write the prompt between the 'ask' block and the code"
      ])
    check(
      lesson: question("kind: order\nrules: [r]").replacing("## Question", with: "1️⃣## Question"),
      finds: [
        "1️⃣ question 'q' is of kind 'order' and has no 'events' block; add one after the scenario"
      ])
    check(
      lesson: lesson(
        "## Question: q\n\n```ask\nkind: output\nrules: [r]\n```\n\nWhat?\n\n1️⃣```swift\n\n```\n"),
      finds: ["1️⃣ the scenario of question 'q' is empty; write the Swift to run"])
  }

  @Test func `a question with a part too many`() {
    check(
      lesson: question("kind: output\nrules: [r]", "1️⃣```swift\nprint(2)\n```\n\n2️⃣More."),
      finds: [
        "1️⃣ a second scenario in question 'q'; keep one",
        "2️⃣ prose after the scenario of question 'q'; write it above, or begin a new part with '## …'",
      ])
    check(
      lesson: question("kind: output\nrules: [r]", "1️⃣```events\nV.a\nV.b\nV.c\n```"),
      finds: ["1️⃣ kind 'output' takes no 'events' block; it takes none"])
    check(
      lesson: question(
        "kind: choice\nrules: [r]",
        "```choices\n- a\n  check: x\n- b\n  check: y\n```\n\n"
          + "1️⃣```statement\n- a\n  check: x\n```\n\n2️⃣```hint\nx\n```\n\n3️⃣### More\n"),
      finds: [
        "1️⃣ kind 'choice' takes no 'statement' block; it takes 'choices'",
        "2️⃣ unknown block 'hint' in question 'q'; did you mean 'hints'?",
        "3️⃣ question 'q' contains a heading; end the question with a heading '## …'",
      ])
    check(
      lesson: lesson(
        "## Question: q\n\n1️⃣Early.\n\n```ask\nkind: output\nrules: [r]\n```\n\n"
          + "2️⃣```ask\nkind: output\n```\n\nWhat?\n\n3️⃣```swift run\nx\n```\n\n```swift\nx\n```\n"),
      finds: [
        "1️⃣ prose before the 'ask' block of question 'q'; write it below that block",
        "2️⃣ a second 'ask' block in question 'q'; keep one",
        "3️⃣ 'run' after 'swift'; vdl always runs a scenario, and 'ios:' and 'device:' belong in the 'ask'"
          + " block",
      ])
  }

  // MARK: Events, choices, statements

  @Test func `events with mistakes`() {
    let ask = "kind: order\nrules: [r]"
    check(
      lesson: question(ask, "```events\nV.a\n1️⃣viewDidLoad\n2️⃣V.a\nV.b\nV.c(x)\n```")
        .replacing("V.c(x)", with: "3️⃣V.c(x)"),
      finds: [
        "1️⃣ 'viewDidLoad' isn't an event; write the class, a full stop and the callback, for example"
          + " 'V.viewDidLoad'",
        "2️⃣ 'V.a' is listed twice; keep one, or write 'V.a (2)' for its second time\n"
          + "  note: the first is here",
        "3️⃣ 'V.c(x)' isn't an event; write the class, a full stop and the callback, for example 'V.viewDidLoad'",
      ])
    check(
      lesson: question(ask, "1️⃣```events\nV.a\nV.b\n```"),
      finds: ["1️⃣ 2 events; expected 3 to 10"])
  }

  @Test func `choices with mistakes`() {
    let ask = "kind: choice\nrules: [r]"
    check(
      lesson: question(
        ask,
        "```choices\n1️⃣Not an item.\n- a\n  check: x\n  2️⃣check: y\n  3️⃣more\n- b\n  4️⃣chekc: y\n```"),
      finds: [
        "1️⃣ expected '- ' and a choice, then '  check: ' and a Swift expression that is true when it is right",
        "2️⃣ a second 'check' for one choice; keep one, or join them with '&&'",
        "3️⃣ text after the check; indent the next line of check by four",
        "4️⃣ unknown key 'chekc'; did you mean 'check'?",
      ])
    check(
      lesson: question(ask, "```choices\n1️⃣- a\n2️⃣-  \n  check: x\n3️⃣- c\n  check:\n```"),
      finds: [
        "1️⃣ nothing decides this choice; add '  check: ' and a Swift expression that is true when it"
          + " is right",
        "2️⃣ a choice without words; write them after '- '",
      ])
    check(
      lesson: question(ask, "```choices\n1️⃣- a\n  check:\n- b\n  check: x\n```"),
      finds: ["1️⃣ 'check' says nothing; write a Swift expression that is true when it is right"])
    check(
      lesson: question(
        ask, "```choices\n- a, with\n  che-ck: in its words\n  check: x\n- b\n  check: y\n```"),
      finds: [])
    check(
      lesson: question(ask, "1️⃣```choices\n- a\n  check: x\n```"),
      finds: ["1️⃣ 1 choice; expected 2 to 8"])
    check(
      lesson: question(
        "kind: why\nrules: [r]\nevent: V.a", "```causes\n1️⃣- a\n- b\n  rule: r\n  2️⃣rule: s\n```"),
      finds: [
        "1️⃣ nothing decides this cause; add '  line: ' and the line of the scenario to take out, or"
          + " '  rule: ' and the id of the rule to switch off",
        "2️⃣ a second 'rule' for one cause; keep one",
      ])
    check(
      lesson: question("kind: output\nrules: [r]", "```feedback\n1️⃣- No.\n  answer:\n```"),
      finds: ["1️⃣ 'answer' says nothing; write a wrong answer as a learner would type it"])
    check(
      lesson: question(
        "kind: output\nrules: [r]",
        "```hints\n- a\n```\n\n1️⃣```hints\n- b\n```"),
      finds: ["1️⃣ a second 'hints' block in question 'q'; keep one"])
    check(
      lesson: question(
        "kind: output\nrules: [r]", "```explain\na\n```\n\n1️⃣```explain\nb\n```"),
      finds: ["1️⃣ a second 'explain' block in question 'q'; keep one"])
    let words = Array(repeating: "a", count: Question.mostWordsInExplanation + 1)
    check(
      lesson: question(
        "kind: output\nrules: [r]", "1️⃣```explain\n\(words.joined(separator: "\n"))\n```"),
      finds: ["1️⃣ the explanation has 51 words; say why in 1 to 50"])
    check(
      lesson: question("kind: output\nrules: [r]", "1️⃣```explain\n\n```"),
      finds: ["1️⃣ the explanation has 0 words; say why in 1 to 50"])
    check(
      lesson: question(
        "kind: truth\nrules: [r]", "1️⃣```statement\n- a\n  check: x\n- b\n  check: y\n```"),
      finds: ["1️⃣ 2 statements; a question of kind 'truth' has one"])
  }
}
