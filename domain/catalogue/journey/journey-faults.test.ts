import { describe, expect, it } from 'vitest'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import { hoursByUse, stretchesOf } from './day-hours.ts'
import type { Visit } from './day-hours.ts'
import { clockText, journeyFaults } from './journey-faults.ts'
import type { Gazetteer } from './journey-faults.ts'
import { legIn, legText } from './leg-text.ts'
import { wayOf } from './leg.ts'
import type { DayWay, Leg } from './leg.ts'

const PLACES = {
  kedarnath: { lat: 30.7346, lon: 79.0669, altitudeM: 3580 },
  sitapur: { lat: 30.617, lon: 79.0, altitudeM: 1800 },
  bharatpur: { lat: 27.2152, lon: 77.503, altitudeM: 183 },
  shimla: { lat: 31.1048, lon: 77.1734, altitudeM: 2200 },
  agra: { lat: 27.1767, lon: 78.0081, altitudeM: 171 },
}
const SIGHTS = {
  'taj-mahal': { url: 'taj-mahal', lat: 27.1751, lon: 78.0421, name: 'Taj Mahal', hours: 3, type: 'monument' },
  museum: { url: 'museum', lat: 27.17, lon: 78.01, name: 'The museum', hours: 2, type: 'museum' },
}
const byUrl = <Thing>(things: Record<string, Thing>) => new Map(Object.entries(things))
const known: Gazetteer = {
  place: (url) => byUrl(PLACES).get(url),
  town: (name) => byUrl(PLACES).get(name.toLowerCase()),
  sight: (url) => byUrl(SIGHTS).get(url),
}

/** One day from a place to another, by legs or as the day tells it. */
function said(from: string, to: string, day: Partial<ItineraryDay>, altitudes: [number, number] | [] = []): string[] {
  const [before = null, after = null] = altitudes
  const plain = {
    title: 'A day',
    text: 'A day.',
    stay: null,
    meals: 'all',
    km: null,
    hours: null,
    travel: null,
  } as const
  const night = (number: number, url: string, altitudeM: number | null): ItineraryDay => ({
    ...plain,
    day: number,
    overnight: { name: url, url },
    altitudeM,
    highestM: null,
    sights: [],
  })
  const itinerary = [night(1, from, before), { ...night(2, to, after), ...day }]
  return journeyFaults({ startCity: from, endCity: to, itinerary }, known).map(({ message }) => message)
}
const by = (...legs: Leg[]): Partial<ItineraryDay> => ({ legs, ...wayOf(legs) })
const road = (km: number, hours: number): Leg => ({ by: 'road', km, hours })
const walk = (km: number, hours: number, upM = 0, downM = 0): Leg => ({ by: 'walk', km, hours, upM, downM })

describe('a journey', () => {
  it('may be driven and walked as far as legs carry', () => {
    expect(said('sitapur', 'kedarnath', by(road(7, 0.5), walk(16, 9, 1600)))).toEqual([])
    expect(said('bharatpur', 'agra', { km: 57, hours: 1.5, travel: 'road' })).toEqual([])
  })

  it('has no more than 25 km on foot in a day (caught: kilometres by road counted with them)', () => {
    expect(said('sitapur', 'kedarnath', by(road(40, 2), walk(26, 12)))).toEqual([
      expect.stringContaining('26 km on foot'),
    ])
  })

  it('is not walked faster than climb and descent allow, by the legs or by the heights of the day', () => {
    const slow = [expect.stringContaining('no less than 7.3 h')]
    expect(said('sitapur', 'kedarnath', by(walk(16, 6, 1600)))).toEqual(slow)
    expect(said('sitapur', 'kedarnath', { km: 16, hours: 6, travel: 'walk' }, [1980, 3580])).toEqual(slow)
    expect(said('kedarnath', 'sitapur', by(walk(16, 5, 0, 1600)))).toEqual([
      expect.stringContaining('no less than 5.6 h'),
    ])
  })

  it('has the heights of a day among what is walked, and none of what is driven (caught: the whole height for each leg; also beside a drive)', () => {
    const walked = (km: number, hours: number): Leg => ({ by: 'walk', km, hours })
    const heights: [number, number] = [1980, 3580]
    expect(said('sitapur', 'kedarnath', by(road(20, 1.5), walked(16, 4.25)), heights)).toEqual([])
    expect(said('sitapur', 'kedarnath', by(walked(8, 3.75), walked(8, 3.75)), heights)).toEqual([])
    expect(said('sitapur', 'kedarnath', by(walked(8, 3), walked(8, 3)), heights)).toEqual([
      expect.stringContaining('no less than 7.3 h'),
    ])
  })

  it('has ten hours on the road at most, at what a driver can keep up', () => {
    expect(said('agra', 'agra', by(road(300, 6), road(250, 5)))).toEqual([expect.stringContaining('11 h on the road')])
    expect(said('agra', 'agra', by(road(240, 3)))).toEqual([expect.stringContaining('no less than 3.2 h')])
    expect(said('sitapur', 'sitapur', by(road(150, 3)))).toEqual([expect.stringContaining('no less than 3.3 h')])
    expect(said('agra', 'shimla', by(road(540, 9.2)))).toEqual([])
    expect(said('agra', 'shimla', by(road(540, 8)))).toEqual([expect.stringContaining('no less than 9.0 h')])
  })

  it('counts no hours of a night coach', () => {
    expect(said('agra', 'bharatpur', { km: 535, hours: null, travel: 'road' })).toEqual([])
  })

  it('ends its day where the next night is', () => {
    expect(said('sitapur', 'bharatpur', { km: 75, hours: 2.75, travel: 'road' })[0]).toMatch(
      /^bharatpur lies \d{3} km on in a straight line/,
    )
    expect(said('agra', 'bharatpur', {})).toEqual([expect.stringContaining('nothing says how one gets there')])
  })

  it('may leave out how far a flight goes, never what one goes by', () => {
    const taj = { name: 'Taj Mahal', url: 'taj-mahal' }
    const flown = { travel: 'flight', hours: 1.5, km: null } as const
    expect(said('shimla', 'agra', { ...flown, sights: [taj] })).toEqual([])
    expect(said('shimla', 'agra', { hours: 1.5 })).toEqual([expect.stringContaining('nothing says how one gets there')])
  })

  it('sees what lies on its way, while it is open, and no more than a day holds', () => {
    const taj = { name: 'Taj Mahal', url: 'taj-mahal' }
    const museum = { name: 'The museum', url: 'museum' }
    expect(said('bharatpur', 'agra', { ...by(road(57, 1.5)), sights: [taj, museum] })).toEqual([])
    expect(said('sitapur', 'sitapur', { sights: [taj] })).toEqual([expect.stringContaining('Taj Mahal is a way of')])
    expect(said('agra', 'agra', { ...by(road(300, 9.5)), sights: [museum] })).toEqual([
      expect.stringContaining('The museum would be left at'),
    ])
    expect(said('agra', 'agra', { ...by(road(480, 9.5), walk(20, 7)), sights: [taj] })).toEqual([
      expect.stringContaining('a day has 16'),
    ])
  })
})

it('tells the hours of a day by what they go to', () => {
  const visit = { name: 'The ghats', hours: 3, type: 'ghat' }
  const day = { km: null, hours: null, travel: null, legs: [road(7, 0.5), walk(16, 9, 1600)] }
  const stretches = stretchesOf(day, { before: [], onTheWay: [], after: [visit], isRound: false })
  expect(stretches.map(({ on, from, to }) => [on, from, to])).toEqual([
    ['road', 6.5, 7],
    ['walk', 7, 16],
    ['sight', 16, 19],
  ])
  const uses = [
    { on: 'road', hours: 0.5 },
    { on: 'walk', hours: 9 },
    { on: 'sight', hours: 3 },
  ]
  expect(hoursByUse(stretches)).toEqual({ uses, free: 3.5 })
})

describe('a day among sights that close', () => {
  const free = { km: null, hours: null, travel: null }
  const temple = { name: 'Temple', hours: 2, type: 'temple', stateCode: 'IN-TN' }
  const museum = { name: 'Museum', hours: 1.5, type: 'museum' }
  const park = { name: 'Park', hours: 3.5, openings: ['05:30-10:30', '14:00-18:30'], type: 'national-park' }
  const garden = { name: 'Garden', hours: 1.5, type: 'garden' }
  const laid = (day: DayWay, ...after: Visit[]) =>
    stretchesOf(day, { before: [], onTheWay: [], after, isRound: false }).flatMap((stretch) =>
      stretch.on === 'sight' ? [[stretch.name, stretch.from, stretch.isShut, stretch.isAwaited]] : [],
    )
  const drive = (hours: number): DayWay => ({ km: 40 * hours, hours, travel: 'road' })

  it('sees a temple of the south before noon or from four on, one elsewhere all day (caught: no break)', () => {
    expect(laid(drive(3), temple)).toEqual([['Temple', 16, false, true]])
    expect(laid(free, temple)).toEqual([['Temple', 8, false, false]])
    expect(laid(drive(3), { ...temple, stateCode: 'IN-UK' })).toEqual([['Temple', 11, false, false]])
  })

  it('goes elsewhere while a door is shut, in whatever order the sights are named (caught: as they are named)', () => {
    expect(laid(drive(3.5), temple, museum)).toEqual([
      ['Museum', 11.5, false, false],
      ['Temple', 16, false, true],
    ])
    expect(laid(drive(8), { ...museum, hours: 1 }, temple)).toEqual([
      ['Museum', 16, false, false],
      ['Temple', 17, false, false],
    ])
  })

  it('sees first what closes first, and what opens again that day last of all (caught: of open doors the first named)', () => {
    expect(laid(drive(8), garden, museum)).toEqual(laid(drive(8), museum, garden))
    expect(laid(drive(8), garden, museum)).toEqual([
      ['Museum', 15, false, false],
      ['Garden', 16.5, false, false],
    ])
    expect(laid(free, temple, { ...museum, hours: 6.5 })).toEqual([
      ['Temple', 8, false, false],
      ['Museum', 10, false, false],
    ])
    expect(laid(drive(2), temple, { ...museum, hours: 6 })).toEqual([
      ['Museum', 10, false, false],
      ['Temple', 16, false, false],
    ])
  })

  it('gets up earlier for what would else be shut, and says what is shut all the same', () => {
    expect(laid(drive(8), museum)).toEqual([['Museum', 15, false, false]])
    expect(laid(drive(9.5), { ...museum, hours: 4 })[0]).toEqual(['Museum', 15, true, false])
  })

  it('goes into a forest at dawn and in the afternoon; who stays all day has the midday within', () => {
    expect(laid(drive(2), park)).toEqual([['Park', 14, false, true]])
    expect(laid(free, { ...park, hours: 8 })).toEqual([['Park', 8, false, false]])
  })
})

it('tells an hour of the clock to the minute (caught: "5:60 pm"; "12:00 pm" at midnight)', () => {
  expect([0, 9.5, 12, 17.995, 23.9, 23.999, 24, 25.25].map(clockText)).toEqual([
    '12:00 am',
    '9:30 am',
    '12:00 pm',
    '6:00 pm',
    '11:54 pm',
    '12:00 am',
    '12:00 am',
    '1:15 am',
  ])
})

it('reads a leg as it was written', () => {
  const legs: Leg[] = [road(24, 1.25), walk(10, 5, 950, 0), { by: 'road', km: 535, hours: null }]
  expect(legs.map(legText)).toEqual(['road 24 km 1.25 h', 'walk 10 km 5 h up 950 m down 0 m', 'road 535 km'])
  expect(legs.map(legText).map(legIn)).toEqual(legs)
  expect(['', 'road', 'road x km', 'sledge 4 km 1 h', 'walk 4 km 1 h sideways'].map(legIn)).toEqual(
    Array(5).fill(undefined),
  )
})
