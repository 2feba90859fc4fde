import { and, asc, inArray, sql } from 'drizzle-orm'
import { RoadDraft, saveRoads } from '#domain/cars/roads/roads.server.ts'
import { WAYS } from '#domain/cars/roads/roads.ts'
import { roads } from '#domain/cars/tables.ts'
import { cities } from '#domain/catalogue/tables.ts'
import { decimal, oneOf, whole, words } from '#domain/spreadsheets/cell.ts'
import { column, REFERENCES } from '#domain/spreadsheets/columns.ts'
import type { SheetKind } from '#domain/spreadsheets/kind.ts'

const spelt = (key: string) => key.split('/').toSorted().join('/')

/** What lies between two places, good for either direction. */
export const ROADS: SheetKind = {
  name: 'roads',
  title: 'Roads',
  one: 'road',
  many: 'roads',
  action: 'cars.edit',
  sheet: {
    columns: [
      column(
        'Between',
        'oneCityId',
        'The address of a city; both, in either order, say which row is which.',
        words,
        REFERENCES.city,
      ),
      column('And', 'otherCityId', 'The address of the other.', words, REFERENCES.city),
      column('Km', 'km', 'Whole kilometres.', whole),
      column('Hours', 'hours', 'By car, as 3.5.', decimal),
      column('Way', 'way', `One of ${WAYS.join(', ')}.`, oneOf(WAYS)),
    ],
  },
  draft: RoadDraft,
  key: ['oneCityId', 'otherCityId'],
  spelt,
  begins: { way: 'road' },
  find: async (db, keys) => {
    const asked = new Set(keys)
    const urls = [...new Set(keys.flatMap((key) => key.split('/')))]
    const places = await db.select({ id: cities.id, url: cities.url }).from(cities).where(inArray(cities.url, urls))
    const urlOf = new Map(places.map(({ id, url }) => [id, url]))
    const ids = [...urlOf.keys()]
    const rows = await db
      .select()
      .from(roads)
      .where(and(inArray(roads.oneCityId, ids), inArray(roads.otherCityId, ids)))
    const known = rows.map((row) => [spelt(`${urlOf.get(row.oneCityId)}/${urlOf.get(row.otherCityId)}`), row] as const)
    return new Map(known.filter(([key]) => asked.has(key)))
  },
  list: (db, after, most) => {
    const [one = '', other = ''] = after.split('/')
    return db
      .select()
      .from(roads)
      .where(sql`(${roads.oneCityId}, ${roads.otherCityId}) > (${one}, ${other})`)
      .orderBy(asc(roads.oneCityId), asc(roads.otherCityId))
      .limit(most)
  },
  inRow: ({ oneCityId: one, otherCityId: other, ...road }) => {
    const [oneCityId, otherCityId] = [String(one), String(other)].toSorted()
    return { ...road, oneCityId, otherCityId }
  },
  idOf: ({ oneCityId, otherCityId }) => [oneCityId, otherCityId].join('/'),
  save: saveRoads,
  example: [{ Between: 'kochi', And: 'munnar', Km: '130', Hours: '4', Way: 'road' }],
}
