import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  lt,
  max,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Comfort, PackageKind } from '#domain/catalogue/package.ts'
import { countPackages, selectCards } from '#domain/catalogue/reading/cards.server.ts'
import { toPicture } from '#domain/media/picture-columns.server.ts'
import { cities, packagePictures, packages, packageStops } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { isOnSale, nextDepartures } from './departures.server.ts'
import { holding } from '#platform/like.ts'
import { DATES_AHEAD_DAYS, FEWEST_PICTURES, LONGEST_DRIVE_KM } from './package-hints.ts'
import type { HintFacts } from './package-hints.ts'
import { PACKAGE_VIEWS } from './package-view.ts'
import type { PackageView } from './package-view.ts'
import { departures } from './tables.ts'

export type PackagesAsked = {
  view: PackageView
  words: string
  stateCode: string
  kind: PackageKind | undefined
  comfort: Comfort | undefined
  sort: 'name' | 'changed'
  isDown: boolean
  page: number
}

const PAGE_SIZE = 40

/** One page of the packages there are, public or not, with what is worth mending of each. Refuses `forbidden`. */
export async function listPackagesDesk(
  db: Db,
  actor: Actor,
  asked: Partial<PackagesAsked>,
  { today, pageSize = PAGE_SIZE }: { today: CalendarDate; pageSize?: number },
) {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const { view = 'all', page = 1 } = asked
  const where = and(IN_VIEW[view](db), meantBy(db, asked))
  const cards = await selectCards(db, { where, order: orderOf(asked), limit: pageSize, offset: (page - 1) * pageSize })
  const total = cards[0]?.total ?? (page > 1 ? await countPackages(db, where) : 0)
  const ids = cards.map(({ id }) => id)
  const next = await nextDepartures(db, ids, { from: today })
  const more = await readMore(db, ids)
  const rows = cards.map(({ total: _total, picture, ...card }) => ({
    ...card,
    ...more.get(card.id)!,
    picture: toPicture(picture),
    next: next.get(card.id),
  }))
  return done({ rows, total, pages: Math.max(1, Math.ceil(total / pageSize)) })
}

/** How many packages each list holds when nothing narrows it. Refuses `forbidden`. */
export async function countPackagesDesk(db: Db, actor: Actor) {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const counts = PACKAGE_VIEWS.map((view) =>
    sql<number>`count(*) filter (where ${IN_VIEW[view](db) ?? sql`true`})`.mapWith(Number).as(view),
  )
  const [row] = await db
    .select(
      Object.fromEntries(PACKAGE_VIEWS.map((view, at) => [view, counts[at]!])) as Record<
        PackageView,
        SQL.Aliased<number>
      >,
    )
    .from(packages)
  return done(row!)
}

const sellable = (db: Db, only?: SQL) =>
  db
    .select({ one: sql`1` })
    .from(departures)
    .where(and(eq(departures.packageId, packages.id), isOnSale, gte(departures.startsOn, todayInIndia), only))

const pictureCount = (db: Db) => db.$count(packagePictures, eq(packagePictures.packageId, packages.id))

/** The longest drive of a package's days. */
const longest = sql<HintFacts['longest']>`(
  select jsonb_build_object('day', (one ->> 'day')::integer, 'km', (one ->> 'km')::numeric)
  from jsonb_array_elements(${packages.itinerary}) as one
  where one ->> 'travel' = 'road' and one ->> 'km' is not null
  order by (one ->> 'km')::numeric desc, (one ->> 'day')::integer limit 1)`

const IN_VIEW: Record<PackageView, (db: Db) => SQL | undefined> = {
  all: () => undefined,
  public: () => eq(packages.published, true),
  hidden: () => eq(packages.published, false),
  mend: (db) =>
    or(
      lt(pictureCount(db), FEWEST_PICTURES),
      notExists(sellable(db, gte(departures.startsOn, sql`${todayInIndia} + ${DATES_AHEAD_DAYS}::integer`))),
      sql`(${longest} ->> 'km')::numeric > ${LONGEST_DRIVE_KM}`,
    ),
}

function meantBy(db: Db, { words = '', stateCode = '', kind, comfort }: Partial<PackagesAsked>): SQL | undefined {
  return and(
    words === '' ? undefined : or(ilike(packages.name, holding(words)), eq(packages.url, words), stopsAt(db, words)),
    stateCode === '' ? undefined : arrayContains(packages.stateCodes, [stateCode]),
    kind && eq(packages.kind, kind),
    comfort && eq(packages.comfort, comfort),
  )
}

function stopsAt(db: Db, words: string): SQL {
  const stop = db
    .select({ one: sql`1` })
    .from(packageStops)
    .innerJoin(cities, eq(cities.id, packageStops.cityId))
  return exists(stop.where(and(eq(packageStops.packageId, packages.id), ilike(cities.name, holding(words)))))
}

function orderOf({ sort = 'name', isDown = false }: Partial<PackagesAsked>): SQL[] {
  const way = isDown ? desc : asc
  return [way(sort === 'changed' ? packages.updatedAt : packages.name), asc(packages.id)]
}

async function readMore(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      id: packages.id,
      published: packages.published,
      updatedAt: packages.updatedAt,
      pictureCount: pictureCount(db),
      longest,
    })
    .from(packages)
    .where(inArray(packages.id, [...ids]))
  const lasts = await db
    .select({ packageId: departures.packageId, lastStartsOn: max(departures.startsOn), dates: count() })
    .from(departures)
    .where(and(inArray(departures.packageId, [...ids]), isOnSale, gte(departures.startsOn, todayInIndia)))
    .groupBy(departures.packageId)
  const last = new Map(lasts.map(({ packageId, lastStartsOn }) => [packageId, lastStartsOn]))
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, lastStartsOn: last.get(id) ?? null }]))
}
