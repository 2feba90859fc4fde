import { expect } from 'vitest'
import { forgetLead } from '#domain/leads/retention.server.ts'
import { leads } from '#domain/leads/tables.ts'
import type { LeadState } from '#domain/leads/lead.ts'
import type { SourceKind } from '#domain/leads/source.ts'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { bookYear } from './book-year.ts'
import { reportEnquiries } from './enquiries.server.ts'
import { got } from '#tests/benches/trade-bench.ts'

const OWNER = { id: 'devika', role: 'owner' } as const
const YEAR = bookYear(2026)
const NOON = '2026-09-10T06:30:00Z'

type Row = { at?: string; from?: SourceKind; state: LeadState; byTelephone?: boolean }
let made = 0

/** An enquiry as it stands in the table, whatever became of it. */
function lead({ at = NOON, from = 'package', state, byTelephone = false }: Row) {
  const createdAt = new Date(at)
  return {
    reference: `ENQ-0000-${String(++made).padStart(4, '0')}`,
    state,
    sourceKind: from,
    sourceKey: 'tea-hills',
    sourceName: 'Tea hills',
    pagePath: '/',
    byTelephone,
    name: 'Meera Nair',
    message: 'Tea, please.',
    spamSignals: [],
    messageIds: [],
    createdAt,
    forgetAfter: createdAt,
  }
}

const asked = (db: Db, rows: Row[]) => db.insert(leads).values(rows.map(lead)).returning({ id: leads.id })

/** Those rows of the report that are not all nothing: from where, asked, won, lost. */
async function figures(db: Db, year = YEAR) {
  const rows = await got(reportEnquiries(db, OWNER, year))
  return rows.flatMap(({ source, asked, won, lost }) => (asked + won + lost === 0 ? [] : [[source, asked, won, lost]]))
}

test('enquiries are counted by where they came from, with what became of each (caught: spam counted as asked, the telephone under the page it was about)', async ({
  db,
}) => {
  await asked(db, [
    // Of packages eight by the site: 3 won, 2 lost, 3 open or taken back.
    ...(['won', 'won', 'won', 'lost', 'lost', 'new', 'quoted', 'withdrawn'] as const).map((state) => ({ state })),
    { state: 'spam' },
    { state: 'spam', byTelephone: true },
    // By telephone three, of whatever they were about: 1 won.
    { state: 'won', byTelephone: true },
    { state: 'contacted', byTelephone: true },
    { state: 'new', from: 'contact', byTelephone: true },
    { state: 'lost', from: 'contact' },
    { state: 'new', from: 'search' },
  ])
  expect(await figures(db)).toEqual([
    ['package', 8, 3, 2],
    ['contact', 1, 0, 1],
    ['search', 1, 0, 0],
    ['telephone', 3, 1, 0],
  ])
  const all = await got(reportEnquiries(db, OWNER, YEAR))
  expect(all.map(({ source }) => source)).toEqual([
    'package',
    'city',
    'state',
    'attraction',
    'car',
    'contact',
    'search',
    'telephone',
  ])
})

test('a year begins and ends at midnight in India (caught: midnight of Greenwich, the last day of March left out)', async ({
  db,
}) => {
  await asked(db, [
    { at: '2026-03-31T18:29:59.999Z', state: 'won' },
    { at: '2026-03-31T18:30:00Z', state: 'lost' },
    { at: '2027-03-31T18:29:59.999Z', state: 'won' },
    { at: '2027-03-31T18:30:00Z', state: 'new' },
  ])
  expect(await figures(db)).toEqual([['package', 2, 1, 1]])
  expect(await figures(db, bookYear(2025))).toEqual([['package', 1, 1, 0]])
  expect(await figures(db, bookYear(2027))).toEqual([['package', 1, 0, 0]])
})

test('who asked is forgotten, and the figures of a year stay (caught: a conversion that falls as the years go by)', async ({
  db,
}) => {
  const [won, open] = await asked(db, [{ state: 'won' }, { state: 'new' }, { state: 'lost' }])
  for (const { id } of [won!, open!]) await forgetLead(db, systemClock, id)
  expect(await figures(db)).toEqual([['package', 3, 1, 1]])
})
