import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/cars/car.ts'
import { makeRoadNetwork } from '#domain/cars/roads/road-network.ts'
import type { RoadPlace } from '#domain/cars/roads/roads.ts'
import { readTripAsk, tripParams } from './trip-query.ts'
import { fareForTrip } from './fare.ts'
import type { TripFare } from './fare.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const TODAY = '2026-11-20'
const SEDAN = {
  name: 'Sedan',
  fuels: ['petrol', 'diesel'],
  seats: 4,
  perKmPaise: 1100,
  perKmOneWayPaise: 1500,
  minKmPerDay: 250,
  driverAllowancePaise: 300_00,
  nightChargePaise: 300_00,
  local4h40kmPaise: null,
  local8h80kmPaise: 2000_00,
  local12h120kmPaise: null,
  extraKmPaise: 1300,
  extraHourPaise: 150_00,
  gstScheme: 'CAR_5',
} as unknown as Car

function place(id: string, lat: number, changes: Partial<RoadPlace> = {}): RoadPlace {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  const state = { stateCode: 'IN-DL', stateName: 'Delhi' }
  return {
    id,
    name,
    url: id,
    lat,
    lon: 77,
    altitudeM: 200,
    types: [],
    altNames: [],
    airport: null,
    ...state,
    ...changes,
  }
}

const rajasthan = { stateCode: 'IN-RJ', stateName: 'Rajasthan' }
const network = makeRoadNetwork(
  [
    place('delhi', 28.6, {
      name: 'New Delhi',
      altNames: ['Dilli'],
      airport: { iata: 'DEL', name: 'Indira Gandhi', km: 14 },
    }),
    place('jaipur', 26.9, rajasthan),
    place('udaipur', 24.6, rajasthan),
    place('udaipur-tripura', 23.5, { name: 'Udaipur', stateCode: 'IN-TR', stateName: 'Tripura' }),
    place('shimla', 31.1, { altitudeM: 2250, stateCode: 'IN-HP', stateName: 'Himachal Pradesh' }),
    place('shrine', 31.3, { stateCode: 'IN-HP', stateName: 'Himachal Pradesh' }),
    place('manali', 32.2, { altitudeM: 2050, stateCode: 'IN-HP', stateName: 'Himachal Pradesh' }),
    place('leh', 34.2, { altitudeM: 3500, stateCode: 'IN-LA', stateName: 'Ladakh' }),
    place('nako', 31.9, { altitudeM: 3600, stateCode: 'IN-HP', stateName: 'Himachal Pradesh' }),
    place('kaza', 32.3, { altitudeM: 3650, stateCode: 'IN-HP', stateName: 'Himachal Pradesh' }),
    place('atoll', 10, { types: ['island'] }),
  ],
  [
    { oneCityId: 'delhi', otherCityId: 'jaipur', km: 280, hours: 5, way: 'road' },
    { oneCityId: 'udaipur', otherCityId: 'jaipur', km: 340, hours: 6, way: 'road' },
    { oneCityId: 'delhi', otherCityId: 'shimla', km: 345, hours: 8, way: 'road' },
    { oneCityId: 'delhi', otherCityId: 'manali', km: 535, hours: 12, way: 'road' },
    { oneCityId: 'manali', otherCityId: 'leh', km: 425, hours: 14, way: 'road' },
    { oneCityId: 'manali', otherCityId: 'kaza', km: 200, hours: 9, way: 'road' },
    { oneCityId: 'shimla', otherCityId: 'nako', km: 300, hours: 12, way: 'road' },
    { oneCityId: 'nako', otherCityId: 'kaza', km: 113, hours: 4, way: 'road' },
    { oneCityId: 'shimla', otherCityId: 'shrine', km: 20, hours: 6, way: 'walk' },
  ],
)

function ask(query: string): TripFare {
  return fareForTrip(SEDAN, {
    ask: readTripAsk(new URLSearchParams(query))!,
    network,
    today: TODAY,
    gstRates: GST_RATES,
  })
}

function fare(query: string) {
  const answer = ask(query)
  if (!answer.ok) throw new Error(answer.problems.map(({ words }) => words).join(' '))
  return answer
}

function problems(query: string): Record<string, string> {
  const answer = ask(query)
  return answer.ok ? {} : Object.fromEntries(answer.problems.map(({ field, reason }) => [field, reason]))
}

describe('a trip as it is asked for', () => {
  test('is none until a kind or a place is named, and anything unknown of kinds is there and back', () => {
    expect(readTripAsk(new URLSearchParams('utm=1&price=5'))).toBeUndefined()
    expect(readTripAsk(new URLSearchParams('trip=balloon'))).toMatchObject({ kind: 'round-trip', from: '' })
  })

  test('keeps in its address what its kind is asked, as it was typed', () => {
    const typed = readTripAsk(new URLSearchParams('hours=4&to=Jaipur&trip=one-way&from= delhi &end=9&days=0'))!
    expect(tripParams(typed).toString()).toBe('trip=one-way&from=delhi&to=Jaipur&days=0')
  })
})

describe('the fare of a trip', () => {
  test('there and back takes the road twice and as many days as it needs', () => {
    const { plan, fare: bill } = fare('trip=round-trip&from=dilli&to=Jaipur')
    expect(plan).toMatchObject({ roadKm: 560, isEstimate: false, kmGiven: false })
    expect(bill).toMatchObject({ km: 560, days: 1, chargeableKm: 560, nights: 0 })
    expect(fare('from=delhi&to=udaipur').fare).toMatchObject({ km: 1240, days: 2, chargeableKm: 1240 })
    expect(fare('from=delhi&to=jaipur&days=3').fare.chargeableKm).toBe(750)
  })

  test('kilometres one knows better take the place of the road, and are then no estimate', () => {
    const answer = fare('from=delhi&to=jaipur&days=3&km=820')
    expect(answer.fare.km).toBe(820)
    expect(answer.plan).toMatchObject({ roadKm: 560, kmGiven: true, isEstimate: false })
  })

  test('by way of a place goes there and comes straight back', () => {
    const { plan } = fare('from=delhi&to=udaipur&via=jaipur&days=4')
    expect(plan.legs.map(({ from, to }) => `${from}-${to}`)).toEqual([
      'New Delhi-Jaipur',
      'Jaipur-Udaipur',
      'Udaipur-New Delhi',
    ])
  })

  test('hills and other states are seen on the way', () => {
    expect(fare('from=delhi&to=shimla').fare.lines.map(({ kind }) => kind)).toContain('hills')
    expect(fare('from=delhi&to=jaipur').fare.lines.map(({ kind }) => kind)).not.toContain('hills')
    expect(fare('from=delhi&to=jaipur').fare.atActuals.map(({ kind }) => kind)).toContain('state-tax')
    expect(fare('trip=local&from=delhi').fare.atActuals.map(({ kind }) => kind)).not.toContain('state-tax')
  })

  test('one way over more than a day’s driving charges the days it takes', () => {
    expect(fare('trip=one-way&from=shimla&to=udaipur').fare).toMatchObject({ days: 2, km: 965 })
  })

  test('in town is eight hours unless said otherwise', () => {
    expect(fare('trip=local&from=jaipur').fare.taxablePaise).toBe(2000_00)
    expect(fare('trip=local&from=jaipur&hours=10').fare.taxablePaise).toBe(2300_00)
  })

  test('an airport is as far by road as the place says', () => {
    const { plan, fare: bill } = fare('trip=airport&from=delhi')
    expect(plan.legs).toMatchObject([{ to: 'Indira Gandhi airport (DEL)', km: 14, basis: 'estimate' }])
    for (const from of ['DEL', 'Indira Gandhi airport', 'indira gandhi international airport'])
      expect(fare(`trip=airport&from=${from}`).plan.legs).toEqual(plan.legs)
    expect(bill.chargeableKm).toBe(50)
  })

  test('the rates of tax are those of the day of the trip', () => {
    expect(fare('from=delhi&to=jaipur&date=2026-12-24').plan).toMatchObject({
      date: '2026-12-24',
      suppliedOn: '2026-12-24',
    })
    expect(fare('from=delhi&to=jaipur').plan).toMatchObject({ date: undefined, suppliedOn: TODAY })
  })
})

describe('what keeps a trip from a fare stands at its field', () => {
  test.for([
    ['trip=round-trip', { from: 'missing', to: 'missing' }],
    ['from=delhi&to=atlantis&via=eldorado', { to: 'unknown-place', via: 'unknown-place' }],
    ['from=delhi&to=new delhi', { to: 'same-place' }],
    ['from=delhi&to=jaipur&date=2026-02-30', { date: 'not-a-date' }],
    ['from=delhi&to=jaipur&date=2026-11-19', { date: 'past-date' }],
    ['from=delhi&to=jaipur&date=2099-01-01', { date: 'not-a-date' }],
    [
      'from=delhi&to=jaipur&days=0&km=1e3&time=24:00&end=x',
      { days: 'not-a-number', km: 'not-a-number', time: 'not-a-time', end: 'not-a-time' },
    ],
    ['from=delhi&to=udaipur&days=1', { days: 'too-few-days' }],
    ['from=delhi&to=jaipur&days=61', { days: 'not-a-number' }],
    ['from=delhi&to=jaipur&time=18:00&end=09:00', { end: 'back-too-early' }],
    ['from=delhi&to=shrine', { to: 'no-road-to' }],
    ['trip=one-way&from=atoll&to=shrine', { from: 'no-road-from', to: 'no-road-to' }],
    ['trip=local&from=atoll', { from: 'no-cars-there' }],
    ['trip=local&from=delhi&hours=17', { hours: 'not-a-number' }],
    ['trip=airport&from=jaipur', { from: 'no-airport' }],
  ] as const)('%s', ([query, expected]) => {
    expect(problems(query)).toEqual(expected)
  })

  test('says how many days the road takes, and where it ends', () => {
    const words = (query: string) => {
      const answer = ask(query)
      return answer.ok ? '' : answer.problems[0]!.words
    }
    expect(words('from=delhi&to=udaipur&days=1')).toBe(
      'A driver needs 2 days for that road, at 12 hours a day at most.',
    )
    expect(words('from=delhi&to=shrine')).toBe(
      'No road reaches Shrine: one goes on foot from Shimla. Choose Shimla instead.',
    )
  })

  test('a road that is shut on the day is said with the day it opens (caught: the legs between not looked at, the way back asked on the first day)', () => {
    const shut = ask('from=delhi&to=leh&days=8&date=2027-01-10')
    expect(shut).toMatchObject({
      ok: false,
      problems: [
        {
          field: 'date',
          reason: 'road-shut',
          words: 'The Manali–Leh road is shut on Sun 10 Jan 2027 and opens Tue 1 Jun 2027.',
        },
      ],
    })
    expect(ask('from=delhi&to=leh&days=8&date=2027-07-10').ok).toBe(true)
    expect(ask('from=delhi&to=leh&days=8&date=2027-10-24').ok).toBe(true)
    expect(ask('from=delhi&to=leh&days=10&date=2027-10-24')).toMatchObject({
      problems: [{ reason: 'road-shut', words: expect.stringContaining('is shut on Tue 2 Nov 2027') }],
    })
    expect(ask('from=delhi&to=manali&days=4&date=2027-01-10').ok).toBe(true)
  })

  test('a way round a road that is shut is taken where one is known', () => {
    const legOn = (date: string) => ask(`trip=one-way&from=delhi&to=kaza&date=${date}`)
    expect(legOn('2027-07-10')).toMatchObject({ plan: { legs: [{ by: ['Manali'], km: 735, basis: 'by-way' }] } })
    expect(legOn('2027-01-10')).toMatchObject({
      plan: { legs: [{ by: ['Shimla', 'Nako'], km: 758, basis: 'by-way' }] },
    })
    expect(ask('trip=one-way&from=manali&to=kaza&date=2027-01-10')).toMatchObject({
      plan: { legs: [{ by: ['New Delhi', 'Shimla', 'Nako'], basis: 'by-way' }] },
    })
  })

  test('a class that cannot go so high says so and what can (caught: heights not asked)', () => {
    const words = (car: Partial<Car>, to: string) => {
      const answer = fareForTrip(
        { ...SEDAN, ...car },
        {
          ask: readTripAsk(new URLSearchParams(`from=delhi&to=${to}&days=8`))!,
          network,
          today: TODAY,
          gstRates: GST_RATES,
        },
      )
      return answer.ok ? 'goes' : answer.problems[0]!.words
    }
    const electric = { name: 'Electric sedan', fuels: ['electric'] }
    const coach = { name: 'Luxury coach 45 seater', fuels: ['diesel'], seats: 45 }
    expect(words(electric, 'leh')).toBe(
      'Electric sedan does not go so high: nothing charges it on the way to Leh, at 3,500 m. Choose a class that runs on diesel or petrol.',
    )
    expect(words(coach, 'leh')).toContain(
      'the bends to Leh are too tight for it, at 3,500 m. Choose classes of up to 26 seats',
    )
    const inTown = fareForTrip(
      { ...SEDAN, ...coach },
      { ask: readTripAsk(new URLSearchParams('trip=local&from=leh'))!, network, today: TODAY, gstRates: GST_RATES },
    )
    expect(inTown).toMatchObject({ problems: [{ field: 'from', reason: 'not-for-this-class' }] })
    expect([words(coach, 'shimla'), words(electric, 'shimla')]).toEqual(['goes', 'goes'])
    expect([words(electric, 'manali'), words(coach, 'manali'), words({}, 'leh')]).toEqual(['goes', 'goes', 'goes'])
  })

  test('a name two places bear is told apart by its state', () => {
    expect(fare('from=delhi&to=Udaipur').plan.legs[0]!.stateCodes).toContain('IN-RJ')
    expect(fare('from=delhi&to=Udaipur, Tripura&km=4800&days=12').plan.legs[0]!.stateCodes).toContain('IN-TR')
    expect(problems('from=delhi&to=Udaipur, Kerala')).toEqual({ to: 'unknown-place' })
  })
})

test('nothing that is typed makes it stumble', () => {
  const odd = [
    '',
    '0',
    '-1',
    '1e9',
    '999999',
    '१२',
    '<b>',
    '\u0000',
    'delhi',
    'Jaipur',
    ',',
    ',,',
    'a'.repeat(500),
    '2026-12-01',
    '23:59',
  ]
  for (const trip of ['round-trip', 'one-way', 'local', 'airport', '__proto__'])
    for (const field of ['from', 'to', 'via', 'date', 'days', 'time', 'end', 'km', 'hours'])
      for (const value of odd)
        expect(ask(String(new URLSearchParams({ trip, from: 'delhi', to: 'jaipur', [field]: value }))).ok).toBeTypeOf(
          'boolean',
        )
})
