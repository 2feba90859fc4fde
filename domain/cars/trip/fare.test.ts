import { describe, expect, test } from 'vitest'
import { readTripAsk, tripParams } from './trip-query.ts'
import { TODAY, ask, fare } from '#tests/fare-of-rajasthan.ts'

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
    expect(fare('from=delhi&to=udaipur').fare).toMatchObject({ km: 1240, days: 3, chargeableKm: 1240 })
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

  test('one way over more hours than the terms let a driver drive charges the days it takes (caught: twelve hours in a day)', () => {
    expect(fare('trip=one-way&from=shimla&to=udaipur').fare).toMatchObject({ days: 2, km: 965 })
    expect(fare('trip=one-way&from=delhi&to=udaipur').fare).toMatchObject({ days: 2, km: 620 })
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
