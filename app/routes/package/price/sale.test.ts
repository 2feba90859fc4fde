import { describe, expect, test } from 'vitest'
import type { DateFault } from '#domain/almanac/journey.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { readPartyView } from '#domain/party/party.ts'
import { totallerFor } from '#domain/pricing/party-total.ts'
import { USUAL_OWN_DATES, USUAL_RATES } from '#domain/catalogue/package.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { BUILT_IN_TERMS } from '#domain/pricing/terms.ts'
import { isCalendarDate } from '#platform/dates.ts'
import { rupees } from '#platform/money.ts'
import { actionOf } from './action.ts'
import { dateHref, saleHref } from './date-href.ts'
import { makeSale } from './sale.ts'
import { GST_RATES } from '#domain/tax/gst-rates.ts'

const TODAY = '2026-11-21'
const TAX = { on: TODAY, rates: GST_RATES }
const SEASON = { name: 'New Year', from: '12-24', to: '01-02', percent: 20 }

const pkg = {
  url: 'munnar',
  kind: 'tour',
  days: 4,
  startCity: 'Kochi',
  groupMax: 12,
  grid: {
    twin: rupees(20_000),
    single: rupees(26_000),
    triple: rupees(18_000),
    quad: null,
    childWithBed: rupees(12_000),
    childNoBed: rupees(8_000),
    infant: 0,
  },
  rates: { ...USUAL_RATES, seasons: [SEASON] },
  ownDates: USUAL_OWN_DATES,
  ownMonths: [12],
  gstScheme: 'TOUR_5',
} as Package

function leaving(startsOn: string, twin: number, more: Partial<Departure> = {}): Departure {
  const seats = { capacity: 12, held: 0, sold: 0, minToRun: 4, cutoffDays: 1, status: 'scheduled' as const }
  return {
    id: `${startsOn} ${twin}`,
    packageId: 'p',
    departureCity: 'Kochi',
    startsOn,
    twinPaise: rupees(twin),
    ...seats,
    ...more,
  }
}

const NEXT = leaving('2026-12-05', 20_000)
const CHEAP = leaving('2026-12-12', 18_000)
const CHEAP_LATER = leaving('2026-12-19', 18_000)
const FULL = leaving('2026-12-26', 10_000, { sold: 12 })
const REGISTER = [NEXT, CHEAP, CHEAP_LATER, FULL]

function sale(
  query: string,
  departures: Departure[] = REGISTER,
  of: Package = pkg,
  faultsOn?: (date: string) => DateFault[],
) {
  const params = new URLSearchParams(query)
  const view = readPartyView(params)
  return makeSale({ pkg: of, departures, view, params, tax: TAX, terms: BUILT_IN_TERMS, ...(faultsOn && { faultsOn }) })
}

test('the one action is no booking of a date with too few seats (caught: "Book 4 seats" where two were left)', () => {
  const left = (seats: number) => leaving('2026-12-05', 20_000, { sold: 12 - seats })
  const wordsWith = (seats: number, query: string, others = [CHEAP]) =>
    actionOf({ pkg, sale: sale(query, [left(seats), ...others]), holdsSeats: true, noDates: undefined } as never)?.words
  const four = 'date=2026-12-05&adults=4'
  expect([wordsWith(2, four), wordsWith(4, four)]).toEqual(['Choose another date', 'Book 4 seats'])
  expect(wordsWith(2, 'date=2026-12-05&adults=2')).toBe('Book 2 seats')
  // caught: sent to choose another date where none has the seats
  expect([wordsWith(2, 'adults=4', []), wordsWith(2, 'adults=4', [FULL])]).toEqual([undefined, undefined])
})

describe('what the page of a package says about money', () => {
  test('asks the almanac of days alone (caught: of an address that names none)', () => {
    const faultsOn = (date: string) => {
      if (!isCalendarDate(date)) throw new RangeError('Invalid time value')
      return []
    }
    const more = {
      pkg,
      departures: [],
      view: readPartyView(new URLSearchParams()),
      tax: TAX,
      terms: BUILT_IN_TERMS,
      faultsOn,
    }
    for (const query of ['', 'date=tomorrow', 'date=2026-12-30'])
      expect(makeSale({ ...more, params: new URLSearchParams(query) })).toBeDefined()
  })

  test('is the lowest price of an open date for one adult, on the next one, until somebody says more', () => {
    const { price, isFrom, day, quoted } = sale('')
    expect(price).toEqual({ paise: rupees(18_900), for: 'adult' })
    expect([isFrom, day?.startsOn, quoted]).toEqual([true, NEXT.startsOn, undefined])
  })

  // caught: the next date instead of the cheapest, whose total would be higher than the one the card had said.
  test('is for a party what its card says: the cheapest date, the soonest of those', () => {
    const { price, day, quoted, isFrom } = sale('adults=2&ages=8')
    const { party } = readPartyView(new URLSearchParams('adults=2&ages=8'))
    expect(price).toEqual({ paise: totallerFor(party, TAX)(pkg, CHEAP), for: 'party', party })
    expect(day).toMatchObject({ startsOn: CHEAP.startsOn, isChosen: false })
    expect(isFrom).toBe(false)
    if (!quoted?.ok) throw new Error('no quote')
    expect(quoted.value.totalPaise).toBe('paise' in price ? price.paise : 0)
    expect(quoted.value.payments.reduce((sum, { paise }) => sum + paise, 0)).toBe(quoted.value.totalPaise)
  })

  // caught: seats not counted, which sold a family of four the last seat.
  test('passes over dates with too few seats, and says so of one that is chosen', () => {
    const tight = [NEXT, { ...CHEAP, sold: 9 }, { ...CHEAP_LATER, sold: 10 }]
    expect(sale('adults=3&ages=8', tight).day?.startsOn).toBe(NEXT.startsOn)
    expect(sale('adults=3&ages=1', tight).day?.startsOn).toBe(CHEAP.startsOn)
    const chosen = sale(`adults=3&ages=8&date=${CHEAP.startsOn}`, tight)
    expect([chosen.day?.startsOn, chosen.seats]).toEqual([CHEAP.startsOn, 4])
    expect(chosen.board.map(({ hasSeats }) => hasSeats)).toEqual([true, false, false])
  })

  test('closes a date once it is too late to book it (caught: open until it leaves)', () => {
    const late = [{ ...NEXT, cutoffDays: 30 }, CHEAP]
    const { day, board } = sale(`date=${NEXT.startsOn}`, late)
    expect(day).toMatchObject({ startsOn: CHEAP.startsOn, isChosen: false })
    expect(board.map(({ isClosed, isOpen, hasSeats }) => [isClosed, isOpen, hasSeats])).toEqual([
      [true, false, false],
      [false, true, true],
    ])
  })

  test('is the price of the date that is chosen, on the panel and on the board', () => {
    for (const query of ['', 'adults=2&', 'adults=4&ages=3-9&', 'adults=2&per=person&']) {
      const { price, day, board } = sale(`${query}date=${NEXT.startsOn}`)
      expect(day).toMatchObject({ startsOn: NEXT.startsOn, isChosen: true })
      expect(board.find(({ isShown }) => isShown)?.paise).toBe('paise' in price ? price.paise : 'none')
    }
  })

  test.each(['2026-12-26', '2026-11-01', '2027-02-30', 'tomorrow', '', '2026-12-06'])(
    'leaves aside a date nobody can have: %s',
    (date) => {
      expect(sale(`date=${date}`).day).toMatchObject({ startsOn: NEXT.startsOn, isChosen: false })
    },
  )

  test('says a head of it where that is asked', () => {
    const { price, board } = sale('adults=2&ages=8&per=person')
    const total = totallerFor(readPartyView(new URLSearchParams('adults=2&ages=8')).party, TAX)(pkg, CHEAP)!
    expect(price).toMatchObject({ for: 'person', paise: Math.round(total / 300) * 100 })
    expect(board[1]!.paise).toBe(Math.round(total / 300) * 100)
  })

  test('says why a party cannot come, and what others pay', () => {
    const trek = { ...pkg, rates: { ...USUAL_RATES, ageBands: { ...USUAL_RATES.ageBands, youngest: 10 } } }
    const { price, quoted, board } = sale('adults=2&ages=8', REGISTER, trek)
    expect(price).toEqual({ refused: 'too-young', youngest: 10 })
    expect(quoted?.ok).toBe(false)
    expect(board[0]!.paise).toBe(rupees(21_000))
    expect(sale('adults=13').price).toMatchObject({ refused: 'group-too-large' })
  })
})

describe('a package that leaves when one likes', () => {
  test('costs by the season of the day that is chosen', () => {
    expect(sale('', []).price).toEqual({ paise: rupees(21_000), for: 'adult' })
    expect(sale('date=2026-12-20', []).price).toEqual({ paise: rupees(21_000), for: 'adult' })
    expect(sale('date=2026-12-28', []).price).toEqual({ paise: rupees(25_200), for: 'adult' })
    const [usual, season] = ['2026-12-20', '2026-12-28'].map((date) => sale(`adults=2&date=${date}`, []).price)
    expect(usual).toMatchObject({ paise: rupees(42_000), for: 'party' })
    expect(season).toMatchObject({ paise: rupees(50_400), for: 'party' })
  })

  test.each(['2026-11-21', '2026-11-01', '2026-02-30', '2030-01-01', 'soon', '2026-12-1'])(
    'does not leave on %s',
    (date) => {
      expect(sale(`date=${date}`, []).day).toBeUndefined()
    },
  )
})

describe('the address of a date', () => {
  test('is read back as that date, also where two leave on one day', () => {
    const delhi = leaving(NEXT.startsOn, 30_000, { departureCity: 'New Delhi' })
    const register = [NEXT, delhi, CHEAP]
    for (const one of register) {
      const address = dateHref(pkg.url, one, register)
      const { day, ...rest } = sale(address.split('?')[1]!, register)
      expect(day).toEqual({ startsOn: one.startsOn, departure: one, isChosen: true })
      expect(saleHref(pkg.url, day, register)).toBe(address)
      expect(rest.price).toMatchObject({ paise: totallerFor(undefined, TAX)(pkg, one) })
    }
    expect(dateHref(pkg.url, CHEAP, register)).toBe('/package/munnar?date=2026-12-12')
    expect(saleHref(pkg.url, sale('', register).day, register)).toBe('/package/munnar')
  })
})

describe('a date that cannot be had is answered in words', () => {
  test.for([
    ['date=2026-12-05', undefined],
    ['date=soon', 'The address names no day of the calendar, so another is shown.'],
    ['date=2026-02-31', 'The address names no day of the calendar, so another is shown.'],
    ['date=2026-11-20', 'Fri 20 Nov 2026 is over.'],
    ['date=2029-01-01', 'It does not leave on Mon 1 Jan 2029. The nearest: Sat 12 Dec 2026 and Sat 19 Dec 2026.'],
    [
      'date=2026-12-06',
      'It does not leave on Sun 6 Dec 2026. The nearest: Sat 5 Dec 2026 and Sat 12 Dec 2026. For you alone it can: choose the day as you book.',
    ],
    ['date=2026-12-26', 'Sat 26 Dec 2026 is full. The nearest: Sat 12 Dec 2026 and Sat 19 Dec 2026.'],
  ] as const)('%s', ([query, words]) => {
    expect(sale(query).notThen).toBe(words)
  })

  test('with what is shut then, beside the nearest dates (caught: only that it does not leave)', () => {
    const words = 'Day 3, Tue 12 Jan: Kedarnath is shut on Tue 12 Jan 2027 and opens about Wed 12 May 2027.'
    const shut = () => [{ reason: 'shut' as const, day: 3, words }]
    expect(sale('date=2027-01-10', REGISTER, pkg, shut).notThen).toBe(
      `It does not leave on Sun 10 Jan 2027. ${words} The nearest: Sat 12 Dec 2026 and Sat 19 Dec 2026.`,
    )
    expect(sale('date=2026-12-26', REGISTER, pkg, shut).notThen).toMatch(/^Sat 26 Dec 2026 is full/)
  })

  // caught: an open date from another city taken for the one that is asked for.
  test.for([
    ['date=2026-12-05&from=kochi', undefined],
    ['date=2026-12-12&from=new-delhi', undefined],
    [
      'date=2026-12-05&from=new-delhi',
      'On Sat 5 Dec 2026 it leaves only from Kochi. The nearest from New Delhi: Sat 12 Dec 2026.',
    ],
    ['date=2026-12-05&from=goa', 'On Sat 5 Dec 2026 it leaves only from Kochi.'],
    [
      'date=2026-12-26&from=new-delhi',
      'It does not leave from New Delhi on Sat 26 Dec 2026. The nearest from New Delhi: Sat 12 Dec 2026.',
    ],
    ['date=2026-12-07&from=goa', 'It does not leave from there on Mon 7 Dec 2026.'],
  ] as const)('%s', ([query, words]) => {
    const delhi = leaving('2026-12-12', 30_000, { departureCity: 'New Delhi' })
    const { day, notThen } = sale(query, [...REGISTER, delhi])
    expect(notThen).toBe(words)
    expect(day?.isChosen).toBe(words === undefined)
  })

  test('but what leaves today and is open is shown (caught: over)', () => {
    const leaves = leaving(TODAY, 20_000, { cutoffDays: 0 })
    expect(sale(`date=${TODAY}`, [leaves])).toMatchObject({ day: { departure: leaves }, notThen: undefined })
  })

  // Caught: a day that is priced here and refused once it is booked.
  test.for([
    ['2026-11-25', 'Wed 25 Nov 2026 is too soon to be arranged: the first day is Thu 26 Nov 2026.'],
    ['2026-11-26', undefined],
    ['2027-11-21', undefined],
    ['2027-11-22', 'Mon 22 Nov 2027 is further ahead than we sell yet: up to Sun 21 Nov 2027.'],
  ] as const)('a day of one’s own is one that can be booked: %s', ([date, words]) => {
    const { day, notThen } = sale(`date=${date}`, [])
    expect(notThen).toBe(words)
    expect(day?.startsOn).toBe(words === undefined ? date : undefined)
  })

  test('and a day of one’s own by what the almanac says of it', () => {
    const params = new URLSearchParams('date=2027-01-10')
    const shut = { reason: 'shut' as const, day: 3, words: 'Kedarnath is shut.' }
    const asked = { pkg, departures: [], view: readPartyView(params), params, tax: TAX, terms: BUILT_IN_TERMS }
    expect(makeSale({ ...asked, faultsOn: () => [shut] })).toMatchObject({
      day: undefined,
      notThen: 'Kedarnath is shut.',
    })
    expect(makeSale(asked)).toMatchObject({ day: { startsOn: '2027-01-10' }, notThen: undefined })
  })
})
