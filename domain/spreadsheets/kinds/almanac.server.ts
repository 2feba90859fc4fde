import { factKind, readAlmanac, saveFacts } from '#domain/almanac/almanac.server.ts'
import { AlmanacFact, FACT_KINDS } from '#domain/almanac/fact.ts'
import type { FactDays, YearlyDays } from '#domain/almanac/fact.ts'
import { factDaysIn, factDaysText, yearlyIn, yearlyText } from '#domain/almanac/fact-typed.ts'
import { cellOf, list, oneOf, orNothing, whole, words, yesNo } from '#domain/spreadsheets/cell.ts'
import { column } from '#domain/spreadsheets/columns.ts'
import type { SheetKind } from '#domain/spreadsheets/kind.ts'

const days = cellOf<FactDays>(factDaysIn, 'Days belong here, as 2027-03-14 to 2027-03-22, expected.', factDaysText)
const yearly = cellOf<YearlyDays>(yearlyIn, 'Days of every year belong here, as 06-01 to 10-31.', yearlyText)

/** What depends on a date: as shipped, corrected or added. */
export const FACTS: SheetKind = {
  name: 'almanac',
  title: 'Almanac',
  one: 'fact',
  many: 'facts',
  action: 'departures.plan',
  sheet: {
    columns: [
      column('Key', 'key', 'A short word of its own, as pushkar-fair; it says which row is which.'),
      column('Name', 'name', 'As a visitor reads it.'),
      column('Kind', 'kind', `One of ${FACT_KINDS.join(', ')}.`, oneOf(FACT_KINDS)),
      column('Also called', 'otherNames', 'With | between them.', list(words)),
      column('At', 'at', 'Addresses of places and sights; the whole country when empty.', list(words)),
      column(
        'Days',
        'days',
        'As 2027-03-14 to 2027-03-22, main 2027-03-15, expected; with | between the years.',
        list(days),
      ),
      column('Every year', 'yearly', 'As 06-01 to 10-31, where no days of that year are given.', orNothing(yearly)),
      column('Weekdays', 'weekdays', '1 for a Monday to 7, with | between them.', list(whole)),
      column('Months', 'months', 'When it usually is, as 3 | 4.', list(whole)),
      column('Day off', 'isDayOff', 'Whether nobody works: yes or no.', yesNo),
      column('Source', 'source', 'Who says so.'),
    ],
  },
  draft: AlmanacFact,
  key: ['key'],
  find: async (db, keys) => (await factKind.read(db, keys)) as Map<string, Record<string, unknown>>,
  list: async (db, after, most) => {
    const { facts } = await readAlmanac(db)
    const further = facts.filter(({ key }) => key > after)
    return further.toSorted((a, b) => (a.key < b.key ? -1 : 1)).slice(0, most)
  },
  idOf: ({ key }) => String(key),
  save: saveFacts,
  begins: { isDayOff: false, isFullMoon: false },
  example: [
    {
      Key: 'tea-fair-munnar',
      Name: 'Tea fair',
      Kind: 'festival',
      At: 'munnar',
      Days: '2027-01-14 to 2027-01-17, main 2027-01-15 | 2028-01-14 to 2028-01-17, expected',
      'Day off': 'no',
      Source: 'The district’s tourism office',
    },
  ],
}
