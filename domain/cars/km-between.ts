import { sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'

type Placed = { lat: SQLWrapper; lon: SQLWrapper }

/** As the crow flies, on a plane: near enough to choose a garage by. */
export function kmBetween(one: Placed, other: Placed) {
  const east = sql`(${one.lon} - ${other.lon}) * cos(radians(${other.lat}))`
  return sql<number>`111.2 * sqrt(power(${one.lat} - ${other.lat}, 2) + power(${east}, 2))`
}
