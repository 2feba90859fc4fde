import { LRUCache } from 'lru-cache'
import type { CalendarDate } from '#platform/dates.ts'
import type { Columns as KeptColumns } from '#platform/columns-file.server.ts'
import { shareRuns } from '#platform/share-runs.ts'
import { reads } from '#platform/tags.ts'
import type { ChangeTag } from '#platform/tags.ts'
import { seatsNeeded } from '#domain/party/party.ts'
import type { SeatsNeeded } from '#domain/party/party.ts'
import { leavingTags } from '#domain/departures/departures.server.ts'
import type { GstRates } from '#domain/tax/gst-rates.ts'
import type { OpenDeparture } from '#domain/search/lists/list-row.ts'
import type { ListQuestion, PackageLists } from '#domain/search/lists/port.ts'
import { makeCatalogue } from './catalogue.ts'
import type { Catalogue, PublishedCatalogue } from './catalogue.ts'
import { makeDay } from './day.ts'
import type { Day } from './day.ts'
import { makeDepartures } from './departures.ts'
import type { Departures } from './departures.ts'
import { knownFacts } from './known-facts.ts'
import { listsFromColumns, listsToColumns } from './lists-columns.ts'
import { listFromColumns, tellHaltsFromColumns } from './memory-lists.ts'
import { listOfScope, listsOf } from './scopes.ts'
import { putSeats } from './seats.ts'
import type { SeatsChange } from './seats.ts'

/** Where the columns are read from. */
export type ListSource = {
  catalogue(): Promise<PublishedCatalogue>
  /** The departures of packages that are on sale, full ones too, some packages at a time. */
  departures(ids: readonly string[]): AsyncIterable<Map<string, OpenDeparture[]>>
}

/** Reads all of a source, or all departures of it, wherever that is best read. */
export type ReadingAll = <Value>(work: (source: ListSource) => Promise<Value>) => Promise<Value>

/** Hears which lists have changed with seats. */
export type TellChanges = (...changes: readonly ChangeTag[]) => void

type Columns = {
  catalogue: Catalogue
  departures: Departures
  rates: GstRates
  days: LRUCache<CalendarDate, Day>
}

/** Days kept ready: today, and the one before or after around midnight. */
const DAYS_KEPT = 2

/** Lists whose columns another process may take up, and of how many packages they are. */
export type MemoryLists = PackageLists & { columns(): KeptColumns; size(): number }

/**
 * Lists from columns of what is published, in this process's memory, at first those another `kept`, where there are such; answers from the old ones while new
 * ones are built.
 */
export async function openMemoryLists(
  source: ListSource,
  gstRates: GstRates,
  told: TellChanges = () => undefined,
  { kept, readingAll = (work) => work(source) }: { kept?: KeptColumns | undefined; readingAll?: ReadingAll } = {},
): Promise<MemoryLists> {
  let columns: Columns = kept
    ? { ...listsFromColumns(kept), ...freshDays(gstRates) }
    : await readingAll(async (source) => buildColumns(await buildCatalogue(source), source, gstRates))
  const old = { catalogue: false, departures: false }
  let sold = new Set<string>()

  // One after the other: what is read last must not be replaced by what was read before it.
  const takeIn = shareRuns(async () => {
    const [wasOld, ids] = [{ ...old }, [...sold]]
    Object.assign(old, { catalogue: false, departures: false })
    sold = new Set()
    try {
      if (!wasOld.catalogue && !wasOld.departures && (await patch(ids))) return
      columns = await readingAll(async (source) =>
        buildColumns(wasOld.catalogue ? await buildCatalogue(source) : columns.catalogue, source, gstRates),
      )
      if (ids.length > 0) told('departures')
    } catch (error) {
      Object.assign(old, { catalogue: old.catalogue || wasOld.catalogue, departures: true })
      throw error
    }
  })

  /** Puts the seats of some packages in their cells, and tells which lists they change; false where their dates are other ones too. */
  async function patch(ids: readonly string[]): Promise<boolean> {
    const { catalogue, departures } = columns
    const known = ids.filter((id) => catalogue.numbers.has(id))
    const changes: SeatsChange[] = []
    for await (const page of source.departures(known))
      for (const [id, rows] of page) if (!putSeats(catalogue, departures, { id, rows, changes })) return false
    if (changes.length > 0) forget(changes)
    return true
  }

  function forget(changes: readonly SeatsChange[]): void {
    const { catalogue, days } = columns
    // Without a seat left, or with one again, a package leaves at other times for everybody.
    if (changes.some(({ from, to }) => from === 0 || to === 0)) days.clear()
    const isCrossed = ({ seats, infants }: SeatsNeeded) =>
      changes.some((change) => crosses(change, seats + infants * catalogue.infantsHaveSeats[change.number]!))
    for (const day of days.values()) day.forget(isCrossed)
    const changed = new Set<ChangeTag>()
    for (const change of changes) for (const tag of listsChanged(catalogue, change)) changed.add(tag)
    told(...changed)
  }

  function readDay({ scope, party, today }: ListQuestion): Day {
    const list = listOfScope(scope)
    reads('catalogue', 'departures', `leaving:0:${list}`, ...leavingTags(seatsNeeded(party), list))
    return dayOf(columns, today)
  }

  return {
    list: (question) => listFromColumns(readDay(question), question),
    tellHalts: (question, groups) => tellHaltsFromColumns(readDay(question), question, groups),
    facts: () => {
      reads('catalogue')
      return knownFacts(columns.catalogue)
    },
    refresh: async (tag) => {
      old.departures = true
      old.catalogue ||= tag !== 'departures'
      await takeIn()
    },
    takeSeats: async (packageIds) => {
      for (const id of packageIds) sold.add(id)
      await takeIn()
    },
    columns: () => listsToColumns(columns),
    size: () => columns.catalogue.size,
    close: () => Promise.resolve(),
  }
}

/** Whether there are enough seats for so many people on one side of a change only. */
function crosses({ from, to }: SeatsChange, seats: number): boolean {
  return from >= seats !== to >= seats
}

/**
 * The lists, and the cards, that are other ones now for people who need as many seats as are left on one side only. 0 is for everybody: when
 * a departure is full, or no longer, its package may leave at other times and with fewer people.
 */
function listsChanged(catalogue: Catalogue, { number, from, to }: SeatsChange): ChangeTag[] {
  const changed: ChangeTag[] = []
  const about = [catalogue.ids[number]!, ...listsOf(catalogue, number)]
  const least = Math.min(from, to)
  for (let seats = least === 0 ? 0 : least + 1; seats <= Math.max(from, to); seats++)
    for (const one of about) changed.push(`leaving:${seats}:${one}`)
  return changed
}

async function buildCatalogue(source: ListSource): Promise<Catalogue> {
  return makeCatalogue(await source.catalogue())
}

async function buildColumns(catalogue: Catalogue, source: ListSource, rates: GstRates): Promise<Columns> {
  const departures = await makeDepartures(catalogue, source.departures(catalogue.ids))
  return { catalogue, departures, ...freshDays(rates) }
}

function freshDays(rates: GstRates): Pick<Columns, 'rates' | 'days'> {
  return { rates, days: new LRUCache({ max: DAYS_KEPT }) }
}

function dayOf({ catalogue, departures, rates, days }: Columns, today: CalendarDate): Day {
  const known = days.get(today)
  if (known) return known
  const day = makeDay(catalogue, departures, { on: today, rates })
  days.set(today, day)
  return day
}
