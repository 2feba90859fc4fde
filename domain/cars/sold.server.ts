import { and, eq } from 'drizzle-orm'
import { listStatesByPackages } from '#domain/catalogue/states.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { listCars } from './cars.server.ts'
import type { Sold } from './sold.ts'

/** What is for sale now, and where it goes. */
export async function readSold(db: Db): Promise<Sold> {
  reads('catalogue')
  const count = (kind: 'tour' | 'trek') =>
    db.$count(packages, and(eq(packages.published, true), eq(packages.kind, kind)))
  const [states, cars] = [await listStatesByPackages(db), await listCars(db)]
  const places = states.filter(({ packageCount }) => packageCount > 0).map(({ name }) => name)
  return { tours: await count('tour'), treks: await count('trek'), cars: cars.length, places }
}
