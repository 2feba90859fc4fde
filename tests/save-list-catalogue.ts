import type { Db } from '#platform/db.server.ts'
import { insertRows } from '#platform/upsert.server.ts'
import { departures } from '#domain/departures/tables.ts'
import {
  attractions,
  categories,
  cities,
  packageAttractions,
  packageCategories,
  packages,
  packageStops,
  states,
} from '#domain/catalogue/tables.ts'
import { eravikulam, hillStations, kerala, munnar, saveSampleCatalogue, teaHills } from './sample-catalogue.ts'
import type { PlainCatalogue, PlainPackage } from './plain-lists.ts'
import { PLACES, SIGHTS, STATES } from './random-lists.ts'

/** Puts a catalogue made by chance into a database. */
export async function saveListCatalogue(db: Db, catalogue: PlainCatalogue): Promise<void> {
  // What chance makes has no prototype, which the database's client does not expect.
  const { packages: all, categories: kinds } = structuredClone(catalogue)
  await saveSampleCatalogue(db)
  await db.delete(packages)
  await db.delete(categories)
  const [pictureId, altNames] = [kerala.pictureId, []]
  await insertRows(
    db,
    states,
    STATES.slice(1).map((code) => ({ ...kerala, id: code, code, url: code, name: code })),
  )
  await insertRows(
    db,
    cities,
    PLACES.map((id) => ({ ...munnar, id, url: id, name: id, altNames })),
  )
  await insertRows(
    db,
    attractions,
    SIGHTS.map((id) => ({ ...eravikulam, id, url: id, name: id })),
  )
  await insertRows(
    db,
    categories,
    kinds.map((one, position) => ({ ...hillStations, ...one, key: one.url, position, pictureId })),
  )
  await insertRows(
    db,
    packages,
    all.map((row) => ({
      ...teaHills,
      ...row,
      name: row.id,
      url: row.id,
      categoryId: hillStations.id,
    })),
  )
  const links = (ids: (row: PlainPackage) => readonly string[]) =>
    all.flatMap((row) => ids(row).map((id, position) => ({ packageId: row.id, id, position })))
  await insertRows(
    db,
    packageStops,
    links((row) => row.cityIds).map(({ id, ...row }) => ({ ...row, cityId: id, nights: 1 })),
  )
  await insertRows(
    db,
    packageCategories,
    links((row) => row.categoryIds).map(({ id, packageId }) => ({ packageId, categoryId: id })),
  )
  await insertRows(
    db,
    packageAttractions,
    links((row) => row.attractionIds).map(({ id, packageId }) => ({ packageId, attractionId: id })),
  )
  const seats = { capacity: 20, held: 0, sold: 0, status: 'scheduled' as const }
  const open = all.flatMap((row) =>
    row.departures.map(({ seats: left, ...departure }) => ({
      ...seats,
      sold: seats.capacity - left,
      ...departure,
      packageId: row.id,
    })),
  )
  // A full one, a cancelled one and a closed one of everything, all far cheaper, on a day and from a city of their own.
  const shut = all.flatMap(({ id }) =>
    [{ sold: 20 }, { status: 'cancelled' as const }, { status: 'closed' as const }].map((why, at) => ({
      ...seats,
      ...why,
      packageId: id,
      startsOn: `2026-12-1${at}`,
      departureCity: 'Surat',
      twinPaise: 100,
      minToRun: 1,
    })),
  )
  await insertRows(db, departures, [...open, ...shut])
}
