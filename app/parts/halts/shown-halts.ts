const MOST_HALTS = 4
const ROOM = 42
const AIR = 3

/** What the line of a card shows of a route: the halts' names in order and how many are left out between them. */
export type ShownHalts = { before: string[]; skipped: number; after: string[] }

/**
 * Chooses the halts that fit on the line of a card: all of them when they are four at most and their names have room,
 * else the first and the last with the number left out between. A place stayed at twice in a row is one halt.
 */
export function shownHalts(names: string[]): ShownHalts {
  const route = routeOf(names)
  const room = route.reduce((sum, name) => sum + name.length + AIR, -AIR)
  if (route.length <= 2 || (route.length <= MOST_HALTS && room <= ROOM)) return { before: route, skipped: 0, after: [] }
  return { before: route.slice(0, 1), skipped: route.length - 2, after: route.slice(-1) }
}

/** The places of a route in order, nights in one place taken together. */
export function routeOf(names: string[]): string[] {
  return names.filter((name, at) => name !== names[at - 1])
}
