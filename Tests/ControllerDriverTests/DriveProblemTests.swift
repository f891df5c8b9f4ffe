import ControllerDriver
import Testing

struct DriveProblemTests {
  @Test(arguments: [
    (
      DriveProblem.missingCallback("viewDidLoad()"),
      "viewDidLoad() must be called, but never came or came out of order"
    ),
    (.emptyBody("viewDidLoad()"), "viewDidLoad() came, but none of its statements ran"),
    (.violation(.neverReturned("loadView()"), object: "Home"), "Home: loadView() never returned"),
    (
      .violation(.repeated("viewDidLoad()"), object: "Home"),
      "Home: viewDidLoad() came more than once"
    ),
    (
      .violation(.before("viewDidLoad()", other: "loadView()"), object: "Home"),
      "Home: viewDidLoad() came before loadView()"
    ),
    (
      .violation(.after("viewDidAppear(_:)", other: "viewDidDisappear(_:)"), object: "Home"),
      "Home: viewDidAppear(_:) came after viewDidDisappear(_:)"
    ),
    (
      .violation(.first("viewDidAppear(_:)"), object: "Home"),
      "Home: viewDidAppear(_:) came first"
    ),
    (
      .violation(.unfinished("viewWillAppear(_:)"), object: "Home"),
      "Home: viewWillAppear(_:) came last, and the callback that completes it is missing"
    ),
    (
      .violation(.unpairedMoves(willCount: 1, didCount: 0), object: "Home"),
      "Home: willMove(toParent:) came once, didMove(toParent:) 0 times"
    ),
  ])
  func `a problem is said in a line`(problem: DriveProblem, message: String) {
    #expect(problem.message == message)
  }

  @Test(arguments: [
    (ExcerptedDrive.Refusal.failedDrive, "the class fails its drive"),
    (.noCallbacks, "it overrides no callback of its life cycle"),
    (.refused(error: "no such type"), "its callbacks do not run by themselves: no such type"),
    (.refused(error: nil), "its callbacks do not run by themselves: the excerpt is refused"),
    (.trapped(message: "Fatal error"), "its callbacks trap by themselves: Fatal error"),
    (.limit, "its callbacks do not end by themselves"),
    (.differs, "without the rest of the class, its callbacks come in another way"),
  ])
  func `a class without an excerpt has a reason`(
    refusal: ExcerptedDrive.Refusal, message: String
  ) {
    #expect(refusal.message == message)
  }
}
