/// How much of some work is done.
open class Progress: NSObject {
  open var totalUnitCount: Int64
  open var completedUnitCount: Int64 = 0
  open var localizedDescription: String?
  open var isCancellable = true
  open private(set) var isCancelled = false
  open var cancellationHandler: (() -> Void)?

  public override init() {
    totalUnitCount = 0
    super.init()
  }

  public init(totalUnitCount: Int64) {
    self.totalUnitCount = totalUnitCount
    super.init()
  }

  /// The share of the whole, from 0 to 1.
  open var fractionCompleted: Double {
    return totalUnitCount > 0 ? Double(completedUnitCount) / Double(totalUnitCount) : 0
  }

  open var isIndeterminate: Bool { return totalUnitCount < 0 || completedUnitCount < 0 }

  open var isFinished: Bool {
    return totalUnitCount > 0 && completedUnitCount >= totalUnitCount
  }

  open func cancel() {
    if isCancelled { return }
    isCancelled = true
    cancellationHandler?()
  }
}
