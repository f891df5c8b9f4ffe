/// How the questions of an assignment did in a class: the figures of Moodle's item analysis
/// (question/classes/statistics/questions/calculator.php), over first tries.
///
/// For a question, x is a student's mark on it, and T the student's marks on all questions together. Variances and
/// covariances are those of samples (n - 1), over the students who tried the question.
public struct ItemAnalysis: Hashable, Sendable {
  /// One for each question, in their order.
  public var items: [Item]

  /// The figures of a question.
  public struct Item: Hashable, Sendable {
    /// The students who tried it.
    public var n: Int
    /// The mean of x in parts of the greatest mark, from 0 to 1; nil without a student.
    public var facility: Double?
    /// 100 times the correlation of x with T - x, from -100 to 100; nil where one of them doesn't vary, and below
    /// two students.
    public var discrimination: Double?
    /// 100 times the covariance of x and T - x in parts of the greatest that these marks could have.
    public var efficiency: Double?
    /// The question's part in what tells students apart, in percent of all questions; nil where x and T go against
    /// each other.
    public var effectiveWeight: Double?
  }

  /// Computes the figures. `marks` has for each student a mark on each question, nil for one that they didn't try;
  /// `greatest` has the greatest mark of each question.
  public init(marks: [[Double?]], greatest: [Double]) {
    let totals = marks.map { $0.reduce(0) { $0 + ($1 ?? 0) } }
    var covariances: [Double?] = []
    items = greatest.indices.map { index in
      var own: [Double] = []
      var all: [Double] = []
      for (student, total) in zip(marks, totals) {
        guard let mark = student[index] else { continue }
        own.append(mark)
        all.append(total)
      }
      covariances.append(covariance(own, all))
      return Item(own, all, greatest: greatest[index])
    }
    let roots = covariances.map { $0.flatMap { $0 >= 0 ? $0.squareRoot() : nil } }
    let sum = roots.reduce(0) { $0 + ($1 ?? 0) }
    guard sum > 0 else { return }
    for (index, root) in roots.enumerated() {
      items[index].effectiveWeight = root.map { 100 * $0 / sum }
    }
  }
}

extension ItemAnalysis.Item {
  /// The figures from the marks on a question and the totals of the same students.
  fileprivate init(_ own: [Double], _ all: [Double], greatest: Double) {
    n = own.count
    facility = own.isEmpty || greatest == 0 ? nil : mean(own) / greatest
    let rest = zip(all, own).map(-)
    guard let both = covariance(own, rest), let ownVariance = covariance(own, own),
      let restVariance = covariance(rest, rest)
    else { return }
    let product = (ownVariance * restVariance).squareRoot()
    // A difference that only rounding makes is none.
    if product > 1e-12 { discrimination = max(-100, min(100, 100 * both / product)) }
    if let most = covariance(own.sorted(), rest.sorted()), abs(most) > 1e-12 {
      efficiency = 100 * both / most
    }
  }
}

private func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

/// The covariance of a sample; nil below two pairs.
private func covariance(_ a: [Double], _ b: [Double]) -> Double? {
  guard a.count > 1 else { return nil }
  let (meanA, meanB) = (mean(a), mean(b))
  let sum = zip(a, b).reduce(0) { $0 + ($1.0 - meanA) * ($1.1 - meanB) }
  return sum / Double(a.count - 1)
}
