import { and, arrayContains, asc, desc, eq, gte, ilike, inArray, max, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Comfort, PackageKind } from '#domain/catalogue/package.ts'
import { countOpenRevisions } from '#domain/catalogue/revisions.server.ts'
import { countPackages, selectCards } from '#domain/catalogue/reading/cards.server.ts'
import { toPicture } from '#domain/media/picture-columns.server.ts'
import { cities, packagePictures, packages, packageStops } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { fromNearerEnd } from '#platform/nearer-end.ts'
import { done } from '#platform/result.ts'
import { isOnSale, nextDepartures } from './departures.server.ts'
import { holding } from '#platform/like.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'
import type { HintFacts } from './package-hints.ts'
import { isFine, isToMend, isToMendEach } from './packages-to-mend.server.ts'
import type { PackageView } from './package-view.ts'
import { departures } from './tables.ts'

type DeskNeeds = { db: Db; memory: TagMemory }
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
/** Nobody turns more pages of those to mend: they narrow them. */
const MOST_TO_MEND = 5_000
/** Beyond so many packages it is quicker to make sets of what each is asked for. */
const MOST_LOOKED_UP = 10_000

/** One page of the packages there are, public or not, with what is worth mending of each; the pages of those to mend end at `MOST_TO_MEND`. Refuses `forbidden`. */
export async function listPackagesDesk(
  needs: DeskNeeds,
  actor: Actor,
  asked: Partial<PackagesAsked>,
  {
    today,
    pageSize = PAGE_SIZE,
    mostLookedUp = MOST_LOOKED_UP,
  }: { today: CalendarDate; pageSize?: number; mostLookedUp?: number },
) {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const { db } = needs
  const { view = 'all', page = 1 } = asked
  const meant = meantBy(db, asked)
  const order = orderOf(asked)
  // A view that nothing narrows is counted beside the tabs already.
  const total = meant
    ? await countPackages(db, and(IN_VIEW[view](db, today), meant))
    : (await countedIn(needs, today))[view]
  const listed = view === 'mend' ? Math.min(total, MOST_TO_MEND) : total
  const { isTurned, offset, limit } =
    listed < total ? fromStart(page, pageSize, listed) : fromNearerEnd(page, pageSize, total)
  const isNear = view === 'mend' && !meant && (await isWithin(needs, today, offset + limit, mostLookedUp))
  // The page is found by the index of its order, and the whole only counted.
  const { id } = packages
  const found = await db
    .select({ id })
    .from(packages)
    .where(and(isNear ? isToMendEach(db, today) : IN_VIEW[view](db, today), meant))
    .orderBy(...orderOf(asked, isTurned))
    .limit(limit)
    .offset(offset)
  const ids = found.map((row) => row.id)
  const cards = await selectCards(db, { where: inArray(id, ids), order, limit: pageSize })
  const next = await nextDepartures(db, ids, { today })
  const more = await readMore(db, ids)
  const rows = cards.map(({ total: _total, picture, ...card }) => ({
    ...card,
    ...more.get(card.id)!,
    picture: toPicture(picture),
    next: next.get(card.id),
  }))
  return done({ rows, total, pages: Math.max(1, Math.ceil(listed / pageSize)) })
}

function fromStart(page: number, pageSize: number, listed: number) {
  const offset = (page - 1) * pageSize
  return { isTurned: false, offset, limit: Math.max(0, Math.min(pageSize, listed - offset)) }
}

/** Whether so many of those to mend are found among the first `most` of all: they stand anywhere. */
async function isWithin(needs: DeskNeeds, today: CalendarDate, wanted: number, most: number): Promise<boolean> {
  const { all, mend } = await countedIn(needs, today)
  return wanted * all <= mend * most
}

const countedIn = remembered('packages on the desk', async ({ db }: { db: Db }, today: CalendarDate) => {
  reads('catalogue', 'departures')
  // Who waits for a list waits for the longest of them, not for each.
  const [all, hidden, fine] = await Promise.all([
    countPackages(db, undefined),
    countPackages(db, IN_VIEW.hidden(db, today)),
    countPackages(db, isFine(db, today)),
  ])
  // What is left out of them is found sooner than the many themselves.
  return { all, public: all - hidden, hidden, mend: all - fine } satisfies Record<PackageView, number>
})

/**
 * How many packages each list holds on a day when nothing narrows it, from memory, and how many are `written`. All of them are those that are or were public, and those that never
 * were. Refuses `forbidden`.
 */
export async function countPackagesDesk(needs: DeskNeeds, actor: Actor, { today }: { today: CalendarDate }) {
  const open = await countOpenRevisions(needs.db, actor)
  if (!open.ok) return open
  const counted = await countedIn(needs, today)
  return done({ ...counted, all: counted.all + open.value.fresh, written: open.value.written })
}

const pictureCount = (db: Db) => db.$count(packagePictures, eq(packagePictures.packageId, packages.id))

type InView = (db: Db, today: CalendarDate) => SQL | undefined

/** The longest drive of a package's days. */
const longest = sql<HintFacts['longest']>`(
  select jsonb_build_object('day', (one ->> 'day')::integer, 'km', (one ->> 'km')::numeric)
  from jsonb_array_elements(${packages.itinerary}) as one
  where one ->> 'travel' = 'road' and one ->> 'km' is not null
  order by (one ->> 'km')::numeric desc, (one ->> 'day')::integer limit 1)`

const IN_VIEW: Record<PackageView, InView> = {
  all: () => undefined,
  public: () => eq(packages.published, true),
  // In the words of its index.
  hidden: () => not(packages.published),
  mend: isToMend,
}

function meantBy(db: Db, { words = '', stateCode = '', kind, comfort }: Partial<PackagesAsked>): SQL | undefined {
  return and(
    words === '' ? undefined : inArray(packages.id, saying(db, words)),
    stateCode === '' ? undefined : arrayContains(packages.stateCodes, [stateCode]),
    kind && eq(packages.kind, kind),
    comfort && eq(packages.comfort, comfort),
  )
}

/** Packages with the words in their name or in that of a halt, or whose address they are: each way goes by its own index. */
function saying(db: Db, words: string) {
  const { id, name, url } = packages
  const stopping = db
    .select({ id: packageStops.packageId })
    .from(packageStops)
    .innerJoin(cities, eq(cities.id, packageStops.cityId))
    .where(ilike(cities.name, holding(words)))
  return db
    .select({ id })
    .from(packages)
    .where(or(ilike(name, holding(words)), eq(url, words)))
    .union(stopping)
}

function orderOf({ sort = 'name', isDown = false }: Partial<PackagesAsked>, isTurned = false): SQL[] {
  const [way, among] = [isDown === isTurned ? asc : desc, isTurned ? desc : asc]
  return [way(sort === 'changed' ? packages.updatedAt : packages.name), among(packages.id)]
}

async function readMore(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      id: packages.id,
      published: packages.published,
      updatedAt: packages.updatedAt,
      pictureCount: pictureCount(db),
      months: packages.months,
      longest,
    })
    .from(packages)
    .where(inArray(packages.id, [...ids]))
  const last = await findLastDates(db, ids)
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, lastStartsOn: last.get(id) ?? null }]))
}

/** The last date on sale of each package that has one. */
export async function findLastDates(db: Db, ids: readonly string[]): Promise<Map<string, CalendarDate | null>> {
  const lasts = await db
    .select({ packageId: departures.packageId, lastStartsOn: max(departures.startsOn) })
    .from(departures)
    .where(and(inArray(departures.packageId, [...ids]), isOnSale, gte(departures.startsOn, todayInIndia)))
    .groupBy(departures.packageId)
  return new Map(lasts.map(({ packageId, lastStartsOn }) => [packageId, lastStartsOn]))
}
