import { and, asc, eq, getTableColumns, gte, inArray, ne, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import { OWN_CELLS } from '#domain/departures/departure.ts'
import { PLANNED_STATUSES } from '#domain/departures/planning/departure-plan.ts'
import {
  faultsOfPlan,
  measuresOf,
  planDepartures,
  PlannedDeparture,
} from '#domain/departures/planning/planned-departures.server.ts'
import { newHints, readPlanHints } from '#domain/departures/planning/plan-hints.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import { isCalendarDate } from '#platform/dates.ts'
import { inChunks } from '#platform/upsert.server.ts'
import { money, oneOf, orNothing, orUsual, whole, words } from '#domain/spreadsheets/cell.ts'
import { column, REFERENCES } from '#domain/spreadsheets/columns.ts'
import type { SheetKind } from '#domain/spreadsheets/kind.ts'

type Row = typeof departures.$inferSelect

const CELL_HEADS: Record<(typeof OWN_CELLS)[number], string> = {
  single: 'Single',
  triple: 'Triple',
  quad: 'Quad',
  childWithBed: 'Child with bed',
  childNoBed: 'Child without bed',
  infant: 'Infant',
}

/** Further on in the order of days. */
function isAfter(last: string): SQL | undefined {
  const [day, id] = last.split(' ')
  return last === '' ? undefined : sql`(${departures.startsOn}, ${departures.id}) > (${day}::date, ${id})`
}

/** Departures anybody may join. A file holds those that are ahead and on. */
export const DEPARTURES: SheetKind = {
  name: 'departures',
  title: 'Departures',
  one: 'departure',
  many: 'departures',
  action: 'departures.plan',
  sheet: {
    columns: [
      column(
        'Package',
        'packageId',
        'The address of its package; with day and city it says which row is which.',
        words,
        REFERENCES.package,
      ),
      column('Leaves on', 'startsOn', 'A day, as 2026-12-05.'),
      column('From', 'departureCity', 'The city it leaves from: a place of the catalogue, by its name.'),
      column('Twin', 'twinPaise', 'A person’s share of a twin room, in rupees before GST.', money),
      ...OWN_CELLS.map((cell) =>
        column(
          CELL_HEADS[cell],
          `cells.${cell}`,
          'A price of that day alone; as far from the twin price as usual when empty.',
          orNothing(money),
        ),
      ),
      column('Seats', 'capacity', 'How many there are; never fewer than are taken.', whole),
      column('Runs from', 'minToRun', 'From how many travellers on; 1 when empty.', orUsual(whole)),
      column('Closes', 'cutoffDays', 'Days before it leaves; 1 when empty.', orUsual(whole)),
      column(
        'State',
        'status',
        `One of ${PLANNED_STATUSES.join(', ')}; scheduled when empty.`,
        orUsual(oneOf(PLANNED_STATUSES)),
      ),
    ],
  },
  draft: PlannedDeparture,
  key: ['packageId', 'startsOn', 'departureCity'],
  find: async (db, keys) => {
    const asked = new Set(keys)
    const found = new Map<string, Row>()
    const { url } = packages
    for (const some of inChunks([...asked])) {
      const [urls, days] = [0, 1].map((at) => [...new Set(some.map((key) => key.split('/')[at]!))])
      const rows = await db
        .select({ url, row: getTableColumns(departures) })
        .from(departures)
        .innerJoin(packages, eq(packages.id, departures.packageId))
        .where(
          and(
            inArray(url, urls!),
            inArray(departures.startsOn, days!.filter(isCalendarDate)),
            not(departures.isPrivate),
          ),
        )
      for (const { url, row } of rows) {
        const key = `${url}/${row.startsOn}/${row.departureCity}`
        if (asked.has(key)) found.set(key, row)
      }
    }
    return found
  },
  list: (db, after, most) =>
    db
      .select()
      .from(departures)
      .where(
        and(
          isAfter(after),
          gte(departures.startsOn, todayInIndia),
          ne(departures.status, 'cancelled'),
          not(departures.isPrivate),
        ),
      )
      .orderBy(asc(departures.startsOn), asc(departures.id))
      .limit(most),
  idOf: ({ startsOn, id }) => `${String(startsOn)} ${String(id)}`,
  against: async (db, asked) => {
    const plans = asked.map(({ draft }) => draft as Partial<PlannedDeparture>)
    const measures = await measuresOf(db, plans)
    return plans.map((plan, at) => faultsOfPlan(plan, asked[at]!.stood as Row | undefined, measures))
  },
  judgesInPart: true,
  hints: async (db, asked) => {
    const plans = asked.map(({ draft }) => draft as PlannedDeparture)
    const hintsOf = await readPlanHints(
      db,
      plans.map(({ packageId }) => packageId),
    )
    return plans.map((plan, at) => newHints(hintsOf, plan, asked[at]!.stood as Row | undefined))
  },
  save: planDepartures,
  example: [
    {
      Package: 'kerala-tea-hills',
      'Leaves on': '2027-01-09',
      From: 'Kochi',
      Twin: '19,050',
      Single: '26,400',
      Seats: '16',
      'Runs from': '4',
      Closes: '2',
      State: 'scheduled',
    },
  ],
}
