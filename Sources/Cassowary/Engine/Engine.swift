/// All state of a solver: the constraints as given, the variables that required equations define,
/// and the optimiser for the rest.
struct Engine: ~Copyable {
  var source = Source()
  var levels = LevelTable()
  var definitions = Definitions()
  var kernel = Kernel()
  /// The slot of the constraint that edits each variable, or -1.
  var editSlot = FixedBuffer<Int32>()
  var names: [Int32: String] = [:]
  /// How many required equations were added since definitions were made last.
  var laterEquations = 0

  // Working space.
  var row = SparseVector()
  var change = SparseVector()

  init() {
    kernel.candidates.reset(levels: 1)
    kernel.growWork()
  }

  var variableCount: Int { kernel.value.count }

  mutating func makeVariable(_ name: String?) -> Variable {
    let variable = Variable(Int32(truncatingIfNeeded: variableCount))
    kernel.appendVariable()
    definitions.appendVariable()
    editSlot.append(-1)
    if let name { names[variable.index] = name }
    return variable
  }

  /// The level of a priority, which may be new to the kernel.
  mutating func level(of priority: Double) -> Int32 {
    let isNew = levels.insert(priority)
    let level = levels.level(of: priority)
    if isNew { kernel.insertLevel(at: Int(level)) }
    return level
  }

  func copy() -> Engine {
    var result = Engine()
    result.source = source.copy()
    result.levels = levels
    result.definitions = definitions.copy()
    result.kernel = kernel.copy()
    result.editSlot = editSlot.copy()
    result.names = names
    result.laterEquations = laterEquations
    return result
  }
}
