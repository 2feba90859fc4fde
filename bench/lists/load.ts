import { sql } from 'drizzle-orm'
import { departures } from '#domain/departures/tables.ts'
import { categories, cities, packageCategories, packages, packageStops, states } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { insertRows } from '#platform/upsert.server.ts'
import { hillStations, kerala, munnar, saveSamplePicture, teaHills } from '#tests/sample-catalogue.ts'
import { benchPackages, CATEGORIES, PLACES, STATES } from './catalogue.ts'
import type { BenchPackage } from './catalogue.ts'

const PACKAGES_AT_A_TIME = 2000

/** Puts `count` made-up packages with their stops, categories and departures into a database. */
export async function loadBenchPackages(db: Db, count: number): Promise<void> {
  const pictureId = await saveSamplePicture(db)
  const place = { ...munnar, pictureId, stateCode: STATES[0]! }
  await insertRows(
    db,
    states,
    STATES.map((code) => ({ ...kerala, pictureId, id: code, code, url: code, name: code })),
  )
  await insertRows(
    db,
    cities,
    PLACES.map((id) => ({ ...place, id, url: id, name: id })),
  )
  await insertRows(
    db,
    categories,
    CATEGORIES.map((one, position) => ({ ...hillStations, pictureId, ...one, key: one.id, position })),
  )
  let some: BenchPackage[] = []
  for (const pkg of benchPackages(count)) {
    if (some.push(pkg) === PACKAGES_AT_A_TIME) await loadSome(db, some.splice(0))
  }
  await loadSome(db, some)
}

async function loadSome(db: Db, some: readonly BenchPackage[]): Promise<void> {
  if (some.length === 0) return
  const categoryId = CATEGORIES[0]!.id
  await insertRows(
    db,
    packages,
    some.map((pkg) => ({ ...teaHills, ...pkg, url: pkg.id, categoryId, fromPaise: pkg.grid.twin })),
  )
  const leaving = some.flatMap((pkg) =>
    pkg.departures.map((one, at) => ({ ...one, id: `${pkg.id}-${at}`, owner: pkg.id })),
  )
  await db.execute(sql`
    insert into ${departures} (id, package_id, starts_on, departure_city, twin_paise, min_to_run, capacity)
    select id, owner, "startsOn", "departureCity", "twinPaise", "minToRun", 20 from json_to_recordset(${JSON.stringify(leaving)}::json)
      as row(id text, owner text, "startsOn" date, "departureCity" text, "twinPaise" integer, "minToRun" integer)`)
  const stops = some.flatMap((pkg) => pkg.cityIds.map((id, position) => ({ id, position, owner: pkg.id })))
  await db.execute(sql`
    insert into ${packageStops} (package_id, position, city_id, nights)
    select owner, position, id, 1 from json_to_recordset(${JSON.stringify(stops)}::json) as row(owner text, position integer, id text)`)
  const themes = some.flatMap((pkg) => pkg.categoryIds.map((id) => ({ id, owner: pkg.id })))
  await db.execute(sql`
    insert into ${packageCategories} (package_id, category_id)
    select owner, id from json_to_recordset(${JSON.stringify(themes)}::json) as row(owner text, id text)`)
}
