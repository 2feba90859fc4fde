/**
 * How a page of a list of so many rows is reached over the fewest of them: from the end where that is nearer, in the order turned round. `limit` is
 * what the page holds, so that the last one is not filled up with rows of the one before.
 */
export function fromNearerEnd(page: number, pageSize: number, total: number) {
  const before = (page - 1) * pageSize
  const after = Math.max(0, total - before - pageSize)
  const isTurned = before < total && after < before
  return isTurned
    ? { isTurned, offset: after, limit: Math.min(pageSize, total - before) }
    : { isTurned, offset: before, limit: pageSize }
}
