import { departureState, seatsLeft } from '#domain/departures/departure.ts'
import type { Departure, DepartureState } from '#domain/departures/departure.ts'
import type { ResoldPackage } from '#domain/departures/resold.server.ts'
import { INFANT_UNDER, makeParty, MOST_TRAVELLERS, seatsFor } from '#domain/party/party.ts'
import { addDays, startOfIstDay } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { slugify } from '#platform/slug.ts'
import type { OctoAvailability, OctoDay, OctoProduct, OctoStatus } from './octo-shapes.ts'

type Option = OctoProduct['options'][number]
type Unit = Option['units'][number]

const OLDEST = 120

/** A package as resellers read it: an option for each city it leaves from, a unit for each age that takes a seat or none. */
export function toProduct(pkg: ResoldPackage): OctoProduct {
  return {
    id: pkg.id,
    internalName: pkg.name,
    reference: pkg.url,
    locale: 'en-IN',
    timeZone: 'Asia/Kolkata',
    allowFreesale: false,
    instantConfirmation: true,
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['PDF_URL'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'DIGITAL',
    options: pkg.departureCities.map((city, at) => toOption(pkg, city, at === 0)),
  }
}

function toOption(pkg: ResoldPackage, city: string, isFirst: boolean): Option {
  return {
    id: slugify(city),
    default: isFirst,
    internalName: `From ${city}`,
    reference: null,
    // A date has no hour of its own; it is agreed on the voucher.
    availabilityLocalStartTimes: ['00:00'],
    // What it costs by then is in the quote.
    cancellationCutoff: '0 hours',
    cancellationCutoffAmount: 0,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: ['firstName', 'lastName', 'emailAddress', 'phoneNumber'],
    restrictions: { minUnits: 1, maxUnits: mostOf(pkg) },
    units: unitsOf(pkg),
  }
}

/** As many as a quote takes: infants would not count for the group, and are no reason to promise more. */
function mostOf({ groupMax }: Pick<ResoldPackage, 'groupMax'>): number {
  return Math.min(groupMax, MOST_TRAVELLERS)
}

function unitsOf({ rates: { ageBands } }: ResoldPackage): Unit[] {
  const { youngest, adultFrom } = ageBands
  const bands = [
    ['adult', 'Adult', adultFrom, OLDEST],
    ['child', 'Child', Math.max(youngest, INFANT_UNDER), adultFrom - 1],
    ['infant', 'Infant', youngest, INFANT_UNDER - 1],
  ] as const
  return bands
    .filter(([, , minAge, maxAge]) => minAge <= maxAge)
    .map(([id, internalName, minAge, maxAge]) => ({
      id,
      internalName,
      reference: null,
      type: id.toUpperCase() as Unit['type'],
      requiredContactFields: [],
      restrictions: {
        minAge,
        maxAge,
        idRequired: false,
        minQuantity: null,
        maxQuantity: null,
        paxCount: 1,
        accompaniedBy: id === 'adult' ? [] : ['adult'],
      },
    }))
}

const STATUSES: Record<DepartureState, OctoStatus> = {
  AVAILABLE: 'AVAILABLE',
  LIMITED: 'LIMITED',
  GUARANTEED: 'AVAILABLE',
  SOLD_OUT: 'SOLD_OUT',
  CLOSED: 'CLOSED',
  CANCELLED: 'CLOSED',
  DEPARTED: 'CLOSED',
}

/** A departure as resellers read it; available where those who are asked for may travel together and have seats. */
export function toAvailability(
  departure: Departure,
  {
    pkg,
    today,
    units,
  }: {
    pkg: Pick<ResoldPackage, 'days' | 'groupMax' | 'infantsHaveSeats'>
    today: CalendarDate
    units: readonly CountedUnit[]
  },
): OctoAvailability {
  const { startsOn } = departure
  const said = STATUSES[departureState(departure, today)]
  const isSold = said === 'AVAILABLE' || said === 'LIMITED'
  const vacancies = isSold ? seatsLeft(departure) : 0
  return {
    id: departure.id,
    localDateTimeStart: `${startsOn}T00:00:00+05:30`,
    localDateTimeEnd: `${addDays(startsOn, pkg.days - 1)}T23:59:59+05:30`,
    allDay: true,
    utcCutoffAt: startOfIstDay(addDays(startsOn, 1 - departure.cutoffDays)).toISOString(),
    available: isSold && fits(units, { vacancies, pkg }),
    status: isSold && vacancies * 2 < departure.capacity ? 'LIMITED' : said,
    vacancies,
    capacity: departure.capacity,
    maxUnits: Math.min(vacancies, mostOf(pkg)),
    openingHours: [],
  }
}

type CountedUnit = { id: string; quantity: number }

/** Whether so many could be quoted, seats, the largest group and all; of nobody named, whether there is a seat. */
function fits(
  units: readonly CountedUnit[],
  { vacancies, pkg }: { vacancies: number; pkg: Pick<ResoldPackage, 'groupMax' | 'infantsHaveSeats'> },
): boolean {
  const count = (wanted: string) => units.reduce((sum, { id, quantity }) => sum + (id === wanted ? quantity : 0), 0)
  const [adults, children, infants] = [count('adult'), count('child'), count('infant')]
  if (adults + children + infants === 0) return vacancies > 0
  const ages = [...Array<number>(children).fill(INFANT_UNDER), ...Array<number>(infants).fill(0)]
  const party = makeParty(adults, ages)
  return party.ok && seatsFor(party.value, pkg) <= vacancies && adults + children <= pkg.groupMax
}

/** The days from one to another, each with what leaves on it. */
export function toCalendar(availabilities: OctoAvailability[], from: CalendarDate, to: CalendarDate): OctoDay[] {
  const byDay = Map.groupBy(availabilities, ({ localDateTimeStart }) => localDateTimeStart.slice(0, 10))
  const days: OctoDay[] = []
  for (let localDate = from; localDate <= to; localDate = addDays(localDate, 1))
    days.push(dayOf(localDate, byDay.get(localDate) ?? []))
  return days
}

const BEST_FIRST: OctoStatus[] = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED']

function dayOf(localDate: CalendarDate, availabilities: OctoAvailability[]): OctoDay {
  return {
    localDate,
    available: availabilities.some(({ available }) => available),
    status: BEST_FIRST.find((best) => availabilities.some(({ status }) => status === best)) ?? 'CLOSED',
    vacancies: availabilities.reduce((sum, { vacancies }) => sum + vacancies, 0),
    capacity: availabilities.reduce((sum, { capacity }) => sum + capacity, 0),
    openingHours: [],
  }
}
