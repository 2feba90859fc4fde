import { expect, test } from 'vitest'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { judgeOf } from '#domain/almanac/journey.ts'
import { IN_SEASON_WITHIN_DAYS } from '#domain/departures/departure.ts'
import { HOME_SECTIONS } from '#domain/settings/home-sections.ts'
import { openFacts } from '#demo/facts/facts.ts'
import { makeDepartures } from '#demo/packages/make-departures.ts'
import { makePackages } from '#demo/packages/make-packages.ts'
import { monthName } from '#platform/dates.ts'
import { leavingInSeason } from './leaving-in-season.ts'

const packages = makePackages(openFacts(process.cwd()), { today: '2026-11-24' })
const cards = packages.map((pkg) => ({ ...pkg, id: pkg.slug }))
const DAYS = Array.from(
  { length: 12 },
  (_, at) => `${at < 1 ? 2026 : 2027}-${String(((at + 11) % 12) + 1).padStart(2, '0')}-24`,
)

test.each(DAYS)('what the home page says of its tours and treks is true on %s', (today) => {
  const next = new Map(
    cards.flatMap((pkg) => {
      const [soonest] = makeDepartures(pkg, { today })
      return soonest ? [[pkg.id, soonest] as const] : []
    }),
  )
  const shown = leavingInSeason(cards, next, today)
  const dates = shown.map(({ id }) => next.get(id)!.startsOn)
  expect(shown.flatMap((pkg, at) => judgeOf(SHIPPED_ALMANAC, pkg)(dates[at]!))).toEqual([])
  expect(dates).toEqual(dates.toSorted())
  for (const kind of ['trek', 'tour'])
    expect(shown.some((pkg) => (pkg.kind === 'trek') === (kind === 'trek'))).toBe(true)
})

test('what leaves later than is said, or out of its months, is not shown (caught: within two months; in any month)', () => {
  const next = new Map([
    ['in-six-weeks', { startsOn: '2027-01-08' }],
    ['a-day-later', { startsOn: '2027-01-09' }],
    ['out-of-season', { startsOn: '2026-12-20' }],
    ['soon', { startsOn: '2026-12-01' }],
  ])
  const card = (id: string, ...months: number[]) => ({ id, months })
  const all = [card('in-six-weeks', 1), card('a-day-later', 1), card('out-of-season', 1, 11), card('soon', 12)]
  expect(leavingInSeason([...all, card('never', 12)], next, '2026-11-24').map(({ id }) => id)).toEqual([
    'soon',
    'in-six-weeks',
  ])
})

test('the headings as shipped name no month, and say how far ahead is looked', () => {
  for (const { title, lead } of [HOME_SECTIONS.season, HOME_SECTIONS.treks]) {
    expect(lead).toContain(`within ${IN_SEASON_WITHIN_DAYS} days`)
    for (let month = 1; month <= 12; month++) expect(`${title} ${lead}`).not.toContain(monthName(month))
  }
})
