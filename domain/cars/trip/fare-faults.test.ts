import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/cars/car.ts'
import { readTripAsk } from './trip-query.ts'
import { fareForTrip } from './fare.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'
import { TODAY, SEDAN, network, ask, fare } from '#tests/fare-of-rajasthan.ts'

function problems(query: string): Record<string, string> {
  const answer = ask(query)
  return answer.ok ? {} : Object.fromEntries(answer.problems.map(({ field, reason }) => [field, reason]))
}

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
    ['from=delhi&to=jaipur&days=1&time=08:00&end=07:00', { end: 'back-too-early' }],
    // (caught: ten hours of road from six in the evening on one calendar day, and the car sold again for the next)
    ['from=delhi&to=jaipur&days=1&time=18:00', { days: 'too-few-days' }],
    ['from=delhi&to=shrine', { to: 'no-road-to' }],
    ['trip=one-way&from=atoll&to=shrine', { from: 'no-road-from', to: 'no-road-to' }],
    ['trip=local&from=atoll', { from: 'no-cars-there' }],
    ['trip=local&from=delhi&hours=17', { hours: 'not-a-number' }],
    ['trip=airport&from=jaipur', { from: 'no-airport' }],
    // (caught: a promised fare lowered by whoever names fewer kilometres than the road has)
    ['from=delhi&to=jaipur&days=3&km=1', { km: 'too-few-km' }],
    ['trip=one-way&from=delhi&to=jaipur&km=100', { km: 'too-few-km' }],
    ['from=delhi&to=Udaipur, Tripura&km=400&days=12', { km: 'too-few-km' }],
  ] as const)('%s', ([query, expected]) => {
    expect(problems(query)).toEqual(expected)
  })

  test('says how many days the road takes, and where it ends', () => {
    const words = (query: string) => {
      const answer = ask(query)
      return answer.ok ? '' : answer.problems[0]!.words
    }
    expect(words('from=delhi&to=udaipur&days=1')).toBe(
      'A driver needs 3 days for that road, at 10 hours a day at most.',
    )
    expect(words('from=delhi&to=jaipur&days=1&time=18:00')).toBe(
      'Leaving at that hour, you are back after midnight: that is 2 days.',
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
    expect(words(coach, 'gangtok')).toBe(
      'Luxury coach 45 seater does not go to Gangtok: the bends to Gangtok are too tight for it. Choose classes of up to 26 seats, several if need be.',
    )
    expect(words({}, 'gangtok')).toBe('goes')
    expect(words(coach, 'nainital')).toContain('hill roads of Uttarakhand take vehicles of 8.75 m at most')
    expect([words(coach, 'rishikesh'), words({}, 'nainital')]).toEqual(['goes', 'goes'])
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
