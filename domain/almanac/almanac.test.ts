import { describe, expect, test } from 'vitest'
import { demoRoads } from '#demo/cars/roads.ts'
import { openFacts } from '#demo/facts/facts.ts'
import type { PlaceFact } from '#demo/facts/facts.ts'
import { demoId } from '#demo/ids.ts'
import { daysIn, daysOn, SHIPPED_ALMANAC, SHIPPED_FACTS } from './almanac.ts'
import { closingOf, closingWords, hoursOfYear, openMonths } from './closings.ts'
import { AlmanacFact } from './fact.ts'
import { faultsOn, festivalDaysOf, isPossible, nearestDates, promiseOf } from './journey.ts'
import type { Journey } from './journey.ts'
import { longWeekends } from './long-weekends.ts'
import { fullMoonNight, fullMoons, newMoons } from './moons.ts'

const fact = (key: string) => SHIPPED_FACTS.find((one) => one.key === key)!

function journey(name: string, nights: string[], sights: Record<number, string> = {}): Journey {
  const days = [...nights, undefined].map((url, at) => ({
    day: at + 1,
    overnight: url === undefined ? null : { url },
    sights: sights[at + 1] ? [{ url: sights[at + 1]! }] : [],
  }))
  return { name, itinerary: days }
}

describe('the facts as shipped', () => {
  test('are well formed, each named once, and each says who says so', () => {
    expect(SHIPPED_FACTS.flatMap((one) => AlmanacFact.safeParse(one).error?.issues ?? [])).toEqual([])
    expect(new Set(SHIPPED_FACTS.map(({ key }) => key)).size).toBe(SHIPPED_FACTS.length)
  })

  test('name only places, sights, states and roads of the map', () => {
    const facts = openFacts(process.cwd())
    const places = new Set(facts.places.map(({ slug }) => slug))
    const sights = new Set(facts.attractions.map(({ slug }) => slug))
    const states = new Set(facts.states.map(({ code }) => code.toLowerCase()))
    const isThere = (at: string) => places.has(at) || sights.has(at) || states.has(at)
    const unknown = SHIPPED_FACTS.flatMap(({ at }) => at).filter((at) => !at.split('--').every(isThere))
    expect(unknown).toEqual([])
  })

  test('name every known road over a pass that snow shuts (caught: Jispa to Leh, Drass to Srinagar)', () => {
    const facts = openFacts(process.cwd())
    const byId = new Map(facts.places.map((place) => [demoId('city', place.slug), place]))
    const spiti = ['kaza', 'tabo', 'chandratal']
    const sideOf = ({ slug, stateCode }: PlaceFact) => (spiti.includes(slug) ? 'spiti' : stateCode)
    const passes = ['IN-HP IN-LA', 'IN-JK IN-LA', 'IN-LA spiti']
    const lahaul = ['manali', 'keylong', 'jispa', 'sissu']
    const shuts = demoRoads(facts).flatMap(({ oneCityId, otherCityId, way }) => {
      const ends = [byId.get(oneCityId)!, byId.get(otherCityId)!]
      const sides = ends.map(sideOf).toSorted().join(' ')
      const isKunzum = sides === 'IN-HP spiti' && ends.some(({ slug }) => lahaul.includes(slug))
      const slugs = ends.map(({ slug }) => slug).toSorted()
      return way === 'road' && (passes.includes(sides) || isKunzum) ? [[...slugs, slugs.join('--')]] : []
    })
    expect(shuts.length).toBeGreaterThan(6)
    expect(shuts.filter((names) => !names.some((at) => closingOf(SHIPPED_ALMANAC, at, '2027-02-10')))).toEqual([])
  })

  test('follow each other from year to year, and festivals of the moon move by no more than a month', () => {
    for (const { key, days } of SHIPPED_FACTS) {
      const starts = days.map(({ from }) => from)
      expect([key, starts.toSorted()]).toEqual([key, starts])
      expect([key, new Set(starts.map((from) => from.slice(0, 4))).size]).toEqual([key, starts.length])
      const inTheYear = starts.map(
        (from) => (Date.parse(`2027${from.slice(4)}`) - Date.parse('2027-01-01')) / 86_400_000,
      )
      expect([key, Math.max(0, ...inTheYear) - Math.min(366, ...inTheYear) < 62]).toEqual([key, true])
    }
  })
})

describe('the moon', () => {
  test.for([
    [2026, '2026-11-24T14:53'],
    [2027, '2027-02-20T23:23'],
    [2024, '2024-01-25T17:54'],
    [2025, '2025-12-04T23:14'],
  ] as const)('is full when the tables say so: %i', ([year, minute]) => {
    const nearest = Math.min(...fullMoons(year).map((one) => Math.abs(one.getTime() - Date.parse(`${minute}:00Z`))))
    expect(nearest).toBeLessThan(2 * 60_000)
  })

  test('is new when the tables say so, and full twelve or thirteen times a year', () => {
    const eclipse = Date.parse('2027-08-02T10:05:00Z')
    expect(Math.min(...newMoons(2027).map((one) => Math.abs(one.getTime() - eclipse)))).toBeLessThan(2 * 60_000)
    expect([2026, 2027, 2028, 2029].map((year) => fullMoons(year).length)).toEqual([13, 12, 13, 12])
  })

  test('lights the evening before when it is full before noon', () => {
    expect(fullMoonNight(new Date('2027-02-20T23:23:00Z'))).toBe('2027-02-20')
    expect(fullMoonNight(new Date('2026-11-24T14:53:00Z'))).toBe('2026-11-24')
  })

  test('agrees with the calendars on festivals of the full moon', () => {
    for (const key of ['guru-nanak-jayanti', 'holi', 'buddha-purnima', 'raksha-bandhan'])
      for (const { from } of fact(key).days) {
        const moons = fullMoons(Number(from.slice(0, 4)))
        const hours = Math.min(
          ...moons.map((moon) => Math.abs(moon.getTime() - Date.parse(`${from}T06:30:00Z`)) / 3_600_000),
        )
        expect([key, from, hours < 37]).toEqual([key, from, true])
      }
  })
})

describe('the days of a fact', () => {
  test('are those of its year, else those of every year, over the new year too', () => {
    expect(daysIn(fact('diwali'), 2027).map(({ from }) => from)).toEqual(['2027-10-29'])
    expect(daysIn(fact('diwali'), 2031)).toEqual([])
    expect(daysIn(fact('hornbill-festival'), 2031)).toMatchObject([{ from: '2031-12-01', to: '2031-12-10' }])
    const leap = { ...fact('hornbill-festival'), days: [], yearly: { from: '02-01', to: '02-29' } }
    expect([2027, 2028].map((year) => daysIn(leap, year)[0]?.to)).toEqual(['2027-02-28', '2028-02-29'])
    const amiss = { ...leap, yearly: { from: '02-01', to: '02-30' } }
    expect([leap, amiss].map((one) => AlmanacFact.safeParse(one).success)).toEqual([true, false])
    expect(daysOn(fact('winter-holidays'), '2028-01-01')).toMatchObject({ from: '2027-12-23' })
  })
})

describe('long weekends', () => {
  test('are three days off or more, with the holidays that make them', () => {
    const found = longWeekends(SHIPPED_ALMANAC, '2027-01-01', '2027-03-31')
    expect(found.map(({ from, to, names }) => [from, to, names])).toEqual([
      ['2027-03-20', '2027-03-22', ['Holi']],
      ['2027-03-26', '2027-03-28', ['Good Friday']],
    ])
  })
})

describe('what is shut', () => {
  const words = (at: string, date: string) => {
    const closing = closingOf(SHIPPED_ALMANAC, at, date)
    return closing && closingWords(closing, date)
  }

  test('is said with the day it opens, or the day of the week', () => {
    expect(words('ajanta-caves', '2026-12-07')).toBe('Ajanta is closed on Mondays.')
    expect(words('ajanta-caves', '2026-12-08')).toBeUndefined()
    expect(words('paradesi-synagogue', '2026-12-05')).toBe('The Paradesi Synagogue is closed on Fridays and Saturdays.')
    expect(words('kedarnath', '2027-01-10')).toBe(
      'Kedarnath is shut on Sun 10 Jan 2027 and opens about Wed 12 May 2027.',
    )
    expect(words('sarchu', '2027-01-10')).toBe(
      'The Manali–Leh road is shut on Sun 10 Jan 2027 and opens Tue 1 Jun 2027.',
    )
    expect(words('eravikulam-national-park', '2027-03-31')).toContain('opens Thu 1 Apr 2027')
    expect(words('kedarnath', '2027-06-10')).toBeUndefined()
  })

  test('is not said of a year nobody knows anything of, before the first dated one or after the last (caught: the years before the first)', () => {
    expect(words('kedarnath', '2031-01-10')).toBeUndefined()
    expect(words('kedarnath', '2025-06-10')).toBeUndefined()
    expect(words('kedarnath', '2027-04-10')).toContain('is shut')
  })

  test('opens on no day while nobody knows which (caught: the first of January)', () => {
    expect(words('kedarnath', '2029-12-10')).toBe('Kedarnath is shut on Mon 10 Dec 2029.')
  })
})

describe('a journey on a date', () => {
  const puja = journey('Kolkata for Durga Puja', ['kolkata', 'kolkata', 'kolkata', 'kolkata'])

  test('is there for the festival it is named for: all of a short one, every night there of a long one, and its main day (caught: one night of it taken for all)', () => {
    expect(
      ['2027-10-05', '2027-10-06', '2027-10-07'].map((day) => faultsOn(SHIPPED_ALMANAC, puja, day).length),
    ).toEqual([0, 0, 1])
    const hornbill = journey('Hornbill Festival and Konyak Country', ['kohima', 'kohima', 'kohima', 'mon'])
    expect(faultsOn(SHIPPED_ALMANAC, hornbill, '2026-12-08')).toEqual([])
    expect(faultsOn(SHIPPED_ALMANAC, hornbill, '2026-12-09')).toMatchObject([
      { reason: 'misses-festival', words: 'It misses Hornbill Festival: Tue 1 Dec to Thu 10 Dec 2026.' },
    ])
    const rann = journey('Full Moon on the White Rann', ['bhuj', 'dhordo', 'dhordo'])
    expect(faultsOn(SHIPPED_ALMANAC, rann, '2027-01-21')).toEqual([])
    expect(faultsOn(SHIPPED_ALMANAC, rann, '2027-01-22')).toMatchObject([{ reason: 'misses-festival' }])
  })

  test('is named for the longest name that fits, where it goes there', () => {
    expect(promiseOf(SHIPPED_ALMANAC, journey('Bastar Dussehra', ['jagdalpur']))?.key).toBe('bastar-dussehra')
    expect(promiseOf(SHIPPED_ALMANAC, journey('Holi in Braj', ['vrindavan']))?.key).toBe('holi-in-braj')
    expect(promiseOf(SHIPPED_ALMANAC, journey('Diwali by the sea', ['gokarna']))).toBeUndefined()
    expect(festivalDaysOf(SHIPPED_ALMANAC, puja)('2027-10-06')).toMatchObject({
      fact: { name: 'Durga Puja' },
      days: { to: '2027-10-09' },
    })
  })

  test('is named for whole words, and for an opening of its own state alone (caught: a name inside a word)', () => {
    const named = (name: string, nights: string[], stateCodes: string[]) =>
      promiseOf(SHIPPED_ALMANAC, { ...journey(name, nights), stateCodes })?.key
    expect(named('Braj Holiday', ['vrindavan'], ['IN-UP'])).toBeUndefined()
    expect(named('Yumthang, Valley of Flowers', ['lachung'], ['IN-SK'])).toBeUndefined()
    expect(named('Valley of Flowers Trek', ['govindghat'], ['IN-UK'])).toBe('valley-of-flowers')
  })

  test('of a festival nobody has dated has a fault on every day', () => {
    const pooram = journey('Thrissur Pooram', ['thrissur', 'thrissur'])
    expect(faultsOn(SHIPPED_ALMANAC, pooram, '2027-04-20')).toMatchObject([{ reason: 'festival-unknown' }])
  })

  test('visits nothing that is shut, and is told the day it would (caught: weekdays forgotten)', () => {
    const caves = journey('Caves', ['aurangabad', 'aurangabad'], { 2: 'ajanta-caves', 3: 'ellora-caves' })
    expect(faultsOn(SHIPPED_ALMANAC, caves, '2026-12-06').map(({ words }) => words)).toEqual([
      'Day 2, Mon 7 Dec: Ajanta is closed on Mondays.',
      'Day 3, Tue 8 Dec: Ellora is closed on Tuesdays.',
    ])
    expect(
      nearestDates(SHIPPED_ALMANAC, caves, { wanted: '2026-12-06', from: '2026-12-01', to: '2026-12-31' }),
    ).toEqual(['2026-12-05', '2026-12-07'])
  })

  test('stays within an opening it is named for, and is offered the nearest dates that do', () => {
    const amarnath = {
      ...journey('Amarnath Yatra Trek', ['pahalgam', 'pahalgam', 'pahalgam', 'srinagar']),
      stateCodes: ['IN-JK'],
    }
    expect(faultsOn(SHIPPED_ALMANAC, amarnath, '2027-05-01')).toMatchObject([{ reason: 'shut' }])
    const dhams = journey('Char Dham', ['haridwar', 'kedarnath', 'badrinath'])
    expect(
      nearestDates(SHIPPED_ALMANAC, dhams, { wanted: '2027-01-10', from: '2026-11-28', to: '2027-11-23' }),
    ).toEqual(['2027-05-12'])
    expect(
      nearestDates(SHIPPED_ALMANAC, dhams, { wanted: '2029-12-10', from: '2029-12-01', to: '2030-11-23' }),
    ).toEqual([])
    expect(
      nearestDates(
        SHIPPED_ALMANAC,
        { ...dhams, months: [9] },
        { wanted: '2027-01-10', from: '2026-11-28', to: '2027-11-23' },
      ),
    ).toEqual(['2027-09-01'])
  })

  test('is offered on days it is sold on, a sight shut or not (caught: only days without a fault)', () => {
    const caves = journey('Caves', ['aurangabad', 'kedarnath'], { 1: 'ajanta-caves', 2: 'kedarnath-temple' })
    const wanted = { wanted: '2027-05-08', from: '2027-05-01', to: '2027-06-30' }
    const [near] = nearestDates(SHIPPED_ALMANAC, caves, wanted)
    expect(near).toBe('2027-05-11')
    const monday = nearestDates(SHIPPED_ALMANAC, caves, { ...wanted, from: '2027-05-17' })
    expect([monday, faultsOn(SHIPPED_ALMANAC, caves, monday[0]!).map(({ reason }) => reason)]).toEqual([
      ['2027-05-17'],
      ['sight-shut'],
    ])
    expect(isPossible(faultsOn(SHIPPED_ALMANAC, caves, monday[0]!))).toBe(true)
  })
})

describe('the page of a sight', () => {
  const today = '2026-11-20'
  const rows = (at: string) => hoursOfYear(SHIPPED_ALMANAC, at, today).map(({ label, text }) => `${label}: ${text}`)

  test('says when it is closed, by the week or the year, and when it opens at all', () => {
    expect(rows('nathula-pass')).toEqual(['Closed: Mondays and Tuesdays'])
    expect(rows('panna-national-park')).toEqual(['Closed: 1 July to 30 September every year'])
    expect(rows('tungnath-temple')).toEqual(['Open: about Wed 12 May to Fri 29 Oct 2027'])
    expect(rows('hawa-mahal')).toEqual([])
  })

  test('names no month it is shut in (caught: Tungnath in April and November, Chandratal in June)', () => {
    const open = (at: string, months: number[]) => openMonths(SHIPPED_ALMANAC, at, { months, today })
    expect(open('tungnath-temple', [4, 5, 6, 9, 10, 11])).toEqual([5, 6, 9, 10])
    expect(open('chandratal-lake', [6, 7, 8, 9])).toEqual([7, 8, 9])
    expect(open('taj-mahal', [1, 2, 12])).toEqual([1, 2, 12])
  })
})
