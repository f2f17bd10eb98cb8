/// Where finished pictures of a set are kept, and which part of the set was planned before.
package struct SetRunSettings: Sendable {
  /// A folder where finished pictures are kept.
  package var cache: String?
  /// The most bytes of that folder.
  package var cacheSize = WorkCache.usualBound
  /// A file with the plan that was made before.
  package var plan: String?

  package init() {}

  /// The plan that was made before, where one is given.
  func readPlan() throws(Failure) -> WorkPlan? {
    guard let plan else { return nil }
    do throws(PartError) { return try WorkPlan(reading: plan) } catch {
      throw Failure(error.message, hint: error.hint)
    }
  }

  /// The cache, where one is wanted.
  func openCache() throws -> WorkCache? {
    try cache.map { try WorkCache($0, bound: cacheSize) }
  }
}
