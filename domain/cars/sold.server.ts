import { and, eq, ne } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { listStatesByPackages } from '#domain/catalogue/states.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { listCars } from './cars.server.ts'
import type { Sold } from './sold.ts'

/** What is for sale now, and where it goes. */
export async function readSold(db: Db): Promise<Sold> {
  reads('catalogue')
  const { published, kind } = packages
  const count = (isMeant: SQL) => db.$count(packages, and(eq(published, true), isMeant))
  const [states, cars] = [await listStatesByPackages(db), await listCars(db)]
  const places = states.filter(({ packageCount }) => packageCount > 0).map(({ name }) => name)
  // Weekends are tours, as every count of the site has them.
  return { tours: await count(ne(kind, 'trek')), treks: await count(eq(kind, 'trek')), cars: cars.length, places }
}
