import type { CalendarDate } from '#platform/dates.ts'
import { rupees } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** From and to, paise. */
export type PaiseBand = readonly [Paise, Paise]

/** What is paid on the road by vehicles of up to so many seats. */
type RoadCosts = { upToSeats: number; tollPerKm: PaiseBand; statePermit: PaiseBand; parkingPerDay: PaiseBand }

/** The rules a fare is reckoned by besides the class's own rates; an operator changes them here, with the day they begin. */
export type FareRules = {
  validFrom: CalendarDate
  oneWayMinKmPerDay: number
  /** Minutes after midnight between which driving counts as night, over midnight. */
  night: { from: number; to: number }
  /** A hill charge is asked once a trip when a place of it is of one of these types, this high, or in one of these states. */
  hills: { chargePaise: Paise; types: readonly string[]; fromAltitudeM: number; states: readonly string[] }
  airport: { minKm: number; mostKm: number; freeWaitingMinutes: number }
  /** Hours behind the wheel a day is planned for, and the speed nobody averages more than. */
  mostDrivingHoursPerDay: number
  fastestKmPerHour: number
  longestDays: number
  roadCosts: readonly RoadCosts[]
  sources: Record<string, string>
}

const inPaise = (from: number, to: number): PaiseBand => [rupees(from), rupees(to)]

const RULES: readonly FareRules[] = [
  {
    validFrom: '2018-01-25',
    oneWayMinKmPerDay: 130,
    night: { from: 22 * 60, to: 6 * 60 },
    hills: {
      chargePaise: rupees(300),
      types: ['hill-station'],
      fromAltitudeM: 1000,
      states: ['IN-LA', 'IN-SK'],
    },
    airport: { minKm: 50, mostKm: 150, freeWaitingMinutes: 60 },
    mostDrivingHoursPerDay: 10,
    fastestKmPerHour: 65,
    longestDays: 60,
    roadCosts: [
      { upToSeats: 9, tollPerKm: inPaise(0.5, 2), statePermit: inPaise(0, 600), parkingPerDay: inPaise(50, 200) },
      { upToSeats: 26, tollPerKm: inPaise(0.8, 3.2), statePermit: inPaise(0, 2500), parkingPerDay: inPaise(100, 300) },
      {
        upToSeats: Infinity,
        tollPerKm: inPaise(1.7, 6.8),
        statePermit: inPaise(0, 6000),
        parkingPerDay: inPaise(150, 500),
      },
    ],
    sources: {
      oneWayMinKmPerDay: 'Published one-way tariffs (reference PRICING §4.6).',
      night: 'Published tariffs: driving between 22:00 and 06:00 (reference PRICING §4.6).',
      hills: 'A flat ₹300 in published tariffs; from which height it is asked is our decision.',
      airport:
        'Our decision: the drive there and the empty one back, at least 50 km; the first hour of waiting is free.',
      mostDrivingHoursPerDay:
        'Our decision, and what the terms promise: ten at the wheel leave two to eat and rest in the twelve-hour spread-over of the Motor Transport Workers Act 1961.',
      roadCosts:
        'Estimates. Toll: the rates a kilometre of the National Highways Fee Rules 2008 as indexed, on a part of the road or on all of it; mini-buses pay 1.6 and buses 3.4 times what a car does. State tax: none with an All India Tourist Permit.',
    },
  },
]

/** The newest rules. */
export const NEWEST_RULES = RULES.at(-1)!

/** The rules in force on a day. Throws for a day before the first. */
export function fareRulesOn(date: CalendarDate): FareRules {
  const rules = RULES.findLast(({ validFrom }) => validFrom <= date)
  if (!rules) throw new RangeError(`no fare rules are known for ${date}`)
  return rules
}
