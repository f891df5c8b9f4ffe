/// The commands of a session, as `help` lists them.
public enum SessionCommands {
  public static let list: [(term: String, meaning: String)] = [
    ("help", "show this list"),
    ("lessons", "list the lessons and how far you are"),
    ("learn [LESSON]", "read a lesson; without a name, the next one"),
    ("quiz [LESSON]", "ask more questions, of that lesson or of any"),
    ("placement", "find where to start, by about ten questions"),
    ("why [LINE]", "tell who called what in the last answer, and by which rule"),
    ("why EVENT", "the same for any event of its run, such as 'why A.viewDidLoad'"),
    ("hint", "give a hint, three times at most; a right answer then counts less"),
    ("edit", "edit the code of a question in $EDITOR"),
    ("try", "change the code of the last question and see what it does then"),
    ("skip", "leave this question; it grades nothing"),
    ("undo", "take the last answer of this session back, then the one before"),
    ("flag WORDS", "tell the author what is wrong with this question, or with the last one"),
    ("suspend", "ask no more about the rule of this question, or of the last one"),
    ("resume [RULE]", "ask about it again; without a name, list what is suspended"),
    ("progress", "show what you hold and what is due"),
    ("quit", "leave; so does Ctrl-D"),
    ("=ANSWER", "answer with a word that is a command"),
    ("Tab", "at a terminal: complete a word, or list what it may become"),
  ]
}
