import { expect, test } from 'vitest'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { packingList } from './packing-list.ts'
import type { PackedJourney } from './packing-list.ts'

const TREK: PackedJourney = {
  kind: 'trek',
  startsOn: '2027-06-28',
  endsOn: '2027-06-30',
  stateCodes: ['IN-MH'],
  highestM: 650,
  placeTypes: [],
  ages: [],
}
const said = (journey: Partial<PackedJourney>) => {
  const { why, groups } = packingList({ ...TREK, ...journey }, SHIPPED_ALMANAC)
  return [why, ...groups.flatMap(({ items }) => items)].join('\n')
}

test('a list follows the rain of its state, and a journey that ends in the rain is a wet one', () => {
  expect(said({})).toContain('Leech socks')
  // caught: the month of the first day alone
  expect(said({ startsOn: '2027-05-30', endsOn: '2027-06-06' })).toContain('days of rain')
  expect(said({ startsOn: '2027-12-30', endsOn: '2028-01-02' })).not.toContain('rain jacket')
  expect(said({ stateCodes: ['IN-LA'], highestM: 5300 })).not.toMatch(/days of rain|Leech/)
  expect(said({ stateCodes: ['IN-TN'] })).not.toContain('days of rain')
  expect(said({ stateCodes: ['IN-TN'], startsOn: '2027-11-10', endsOn: '2027-11-12' })).toContain('days of rain')
})

test('the rain is the almanac’s (caught: a calendar of its own, wet in Delhi in June and September, dry in Assam in May)', () => {
  const on = (state: string, day: string) => said({ stateCodes: [state], startsOn: day, endsOn: day })
  const dry = [
    ['IN-DL', '2027-06-12'],
    ['IN-DL', '2027-09-20'],
    ['IN-KL', '2027-09-01'],
    ['IN-TN', '2027-10-02'],
  ] as const
  expect(dry.filter(([state, day]) => on(state, day).includes('days of rain'))).toEqual([])
  expect(on('IN-AS', '2027-05-20')).toContain('Leech socks')
  const corrected = { facts: SHIPPED_ALMANAC.facts.filter(({ kind }) => kind !== 'weather') }
  expect(packingList(TREK, corrected).why).not.toContain('rain')
})

test('height asks for warm things and a doctor, and only from where it does', () => {
  const high = { stateCodes: ['IN-LA'], highestM: 5300, startsOn: '2027-07-01', endsOn: '2027-07-05' }
  expect(said(high)).toContain('For freezing nights, heights up to 5,300 m.')
  for (const words of ['Thermal vest', 'Ask your doctor about heights']) expect(said(high)).toContain(words)
  expect(said({ highestM: 2449 })).not.toContain('Ask your doctor about heights')
  expect(said({ highestM: null })).not.toContain('Thermal')
})

test('whoever sleeps in a tent in winter has something warm, and a hat for the sun', () => {
  const ridge = { stateCodes: ['IN-KA'], highestM: 1712, startsOn: '2027-12-26', endsOn: '2027-12-28' }
  for (const words of ['cold mornings and evenings', 'sweater', 'Cap or hat', 'Sun cream'])
    expect(said(ridge)).toContain(words)
  expect(said({ ...ridge, kind: 'tour' })).not.toMatch(/sweater|last towns/)
})

test('a journey to the warm sea has what the sun and the water ask for (caught: "for mild days", with a warm layer alone)', () => {
  const kovalam = {
    kind: 'tour',
    startsOn: '2027-01-10',
    endsOn: '2027-01-12',
    stateCodes: ['IN-KL'],
    highestM: 20,
  } as const
  const sea = { ...kovalam, placeTypes: ['beach'] }
  for (const words of ['For days by the warm sea.', 'Swimwear', 'Sun cream', 'Cap or hat', 'evenings are warm too'])
    expect(said(sea)).toContain(words)
  expect(said({ ...sea, highestM: 1500 })).toContain('one warm layer')
  const dry = /Swimwear|Sun cream|Cap or hat|sea/
  expect(said(kovalam)).not.toMatch(dry)
  // Bengal's shore in January, and a trail that only begins at one.
  expect(said({ ...sea, stateCodes: ['IN-WB'] })).not.toMatch(/Swimwear|warm sea/)
  expect(said({ ...sea, kind: 'trek' })).not.toMatch(/Swimwear|warm sea/)
})

test('papers, children and the kind of journey', () => {
  const tour = { kind: 'tour', startsOn: '2027-04-02', endsOn: '2027-04-06' } as const
  expect(said({ ...tour, stateCodes: ['IN-NL'], ages: [0, 9] })).toMatch(/Inner Line Permit[^]*Nappies[^]*to play with/)
  expect(said({ ...tour, stateCodes: ['IN-GA'] })).not.toMatch(/Inner Line|children|child|Headlamp|photocopies/)
  const day = said({ ...tour, endsOn: tour.startsOn, kind: 'car', stateCodes: ['IN-DL'] })
  expect(day).toBe(
    'For a day on the road.\nTravel voucher, on paper or on this phone\nWater and something to eat between halts',
  )
  const car = packingList({ ...TREK, ...tour, kind: 'car', stateCodes: [], highestM: null }, SHIPPED_ALMANAC)
  expect(car.groups.map(({ name }) => name)).toEqual(['Documents', 'Clothes', 'Medicine', 'And'])
})
