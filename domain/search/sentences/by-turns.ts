/** The first of each list, then the second of each; what stands in several of them once. */
export function byTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
  return [...new Set(turns.flat() as Item[])]
}
