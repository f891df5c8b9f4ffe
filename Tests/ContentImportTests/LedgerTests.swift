import ContentImport
import Diagnostics
import Testing

@Suite struct `The ledger of claims` {
  private static let lesson = """
    ---
    lesson: one
    title: One
    aim: One.
    claims: [S000-01, S000-02]
    ---

    Words.

    ## Question: first

    ```ask
    kind: output
    rules: [view.loads-on-first-access]
    claims: [S000-01]
    ```

    What?

    ```swift
    print(1)
    ```

    """

  private func check(_ ledger: String, _ messages: [String]) {
    let reading = readCourse([
      SourceFile(
        name: "course.yaml",
        text: """
          course: c
          uuid: 0b8f5f4e-3b60-4f0e-9f3a-6a1c2d7e9b10
          title: C
          lessons: [L01.md]

          """),
      SourceFile(name: "L01.md", text: Self.lesson),
      SourceFile(name: "claims.yaml", text: ledger),
    ])
    #expect(reading.diagnostics.map(\.description) == messages)
    #expect(reading.isReadable, "what is wrong with claims hides nothing else")
  }

  @Test func `agrees with the lessons`() {
    check("core: [S000-01]\nsupport: [S000-02]\nduplicate: [S000-03]\n", [])
    check("core: [S000-01, S000-02]\nnot-asked:\n  S000-02: in doubt\n", [])
  }

  @Test func `says what is taught or asked by nobody`() {
    check(
      "core: [S000-01, S000-02, S000-03]\nsupport: [S000-04]\n",
      [
        "claims.yaml:1:26: error: no lesson teaches the core claim 'S000-03'; name it in the claims"
          + " of the one that does",
        "claims.yaml:2:11: error: no lesson teaches the support claim 'S000-04'; name it in the claims"
          + " of the one that does",
        "claims.yaml:1:17: error: no question asks the core claim 'S000-02'; name it in the claims of"
          + " one, or say under 'not-asked' why none does",
        "claims.yaml:1:26: error: no question asks the core claim 'S000-03'; name it in the claims of"
          + " one, or say under 'not-asked' why none does",
      ])
  }

  @Test func `knows every claim that is named`() {
    check(
      "core: [S000-01]\n",
      ["L01.md:5:19: error: the claim 'S000-02' isn't in claims.yaml"])
  }

  @Test func `refuses what is no ledger`() {
    check(
      """
      core: [S000-01, S000-02, S1]
      support: [S000-01]
      not-asked:
        S000-01: in doubt
        S000-02:
        S000-09: in doubt
      more: []

      """,
      [
        "claims.yaml:7:1: error: unknown key 'more' in the ledger of claims; did you mean 'core'?",
        "claims.yaml:1:26: error: 'S1' isn't the id of a claim; write it like 'S000-10' or 'M-09'",
        "claims.yaml:2:11: error: 'S000-01' is listed twice; keep one",
        "claims.yaml:5:11: error: 'S000-02' holds nothing; write why no question asks it",
        "claims.yaml:6:3: error: no claim 'S000-09' in this ledger",
        "L01.md:15:10: error: a question asks the claim 'S000-01', which is under 'not-asked'; remove it from one of them",
        "claims.yaml:1:17: error: no question asks the core claim 'S000-02'; name it in the claims of"
          + " one, or say under 'not-asked' why none does",
      ])
  }
}
