import { z } from '@hono/zod-openapi'
import { departurePaise } from '#domain/pricing/from-price.ts'
import { isOpen, seatsLeft, DEPARTURE_STATUSES } from '#domain/departures/departure.ts'
import type { Departure as StoredDeparture } from '#domain/departures/departure.ts'
import { COMFORTS, DIFFICULTIES, PACKAGE_KINDS } from '#domain/catalogue/package.ts'
import { dayWords } from '#domain/catalogue/journey/day-text.ts'
import { MEANS } from '#domain/catalogue/journey/leg.ts'
import { GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import type { InItsMonths } from '#domain/catalogue/months.ts'
import type { Package } from '#domain/catalogue/package.ts'
import { gstPercent } from '#domain/tax/gst-rates.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import { Id } from './ids.ts'
import { PackageRates } from './package-rates.ts'
import { CategoryLink, ListedPackage, toCategoryLink, toListedPackage } from './listed-package.ts'

const paiseOrNot = z.number().int().nullable()

const Departure = z
  .object({
    _id: Id,
    depardate: z.string().openapi({ description: 'The day it leaves, in India.', example: '2026-12-12' }),
    packagename: z.string().openapi({ example: 'Tea hills of Munnar' }),
    packageprice: z
      .number()
      .int()
      .openapi({ description: 'Whole rupees: packagePricePaise by a hundred.', example: 21_000 }),
    packagePricePaise: z
      .number()
      .int()
      .openapi({ description: 'Paise for one adult on twin sharing, GST included.', example: 2_100_000 }),
    departureCity: z.string().openapi({ example: 'Kochi' }),
    status: z.enum(DEPARTURE_STATUSES),
    seatsLeft: z.number().int().openapi({ description: 'Seats nobody has paid for or holds.', example: 7 }),
    isOpen: z.boolean().openapi({ description: 'Whether it may still be chosen.' }),
  })
  .openapi('Departure')

const Grid = z
  .object({
    twinPaise: z.number().int().openapi({ example: 1_850_000 }),
    singlePaise: paiseOrNot,
    triplePaise: paiseOrNot,
    quadPaise: paiseOrNot,
    childWithBedPaise: paiseOrNot,
    childNoBedPaise: paiseOrNot,
    infantPaise: z.number().int().openapi({ example: 0 }),
  })
  .openapi('PriceGrid', { description: 'Paise for one person before GST; null where the package has no such price.' })

const Place = z.object({
  name: z.string().openapi({ example: 'Munnar' }),
  url: z.string().openapi({ example: 'munnar' }),
})

const Leg = z
  .object({
    by: z.enum(MEANS).openapi({ example: 'walk' }),
    km: z.number().openapi({ example: 16 }),
    hours: z.number().nullable().openapi({ description: 'Null where one sleeps on the way.', example: 9 }),
    upM: z.number().int().optional().openapi({ description: 'Metres climbed.', example: 1600 }),
    downM: z.number().int().optional().openapi({ description: 'Metres come down.', example: 0 }),
  })
  .openapi('ItineraryLeg')

const ItineraryDay = z
  .object({
    day: z.number().int().openapi({ example: 1 }),
    title: z.string().openapi({ example: 'Kochi to Munnar' }),
    text: z.string().openapi({ example: 'Up by the waterfalls, tea by four.' }),
    overnight: z
      .object({ name: z.string(), url: z.string().nullable() })
      .nullable()
      .openapi({ example: { name: 'Munnar', url: 'munnar' } }),
    stay: z.string().nullable().openapi({ example: 'A hotel among the tea' }),
    meals: z.enum(['none', 'breakfast', 'breakfast-dinner', 'all']).openapi({
      description:
        'Those that come with the night of this day: dinner that evening, breakfast the next morning, a lunch with `all`.',
      example: 'breakfast',
    }),
    km: z.number().nullable(),
    hours: z.number().nullable(),
    travel: z.enum(MEANS).nullable(),
    legs: z.array(Leg).optional().openapi({
      description: 'Where a day goes by several means, or on foot: `km`, `hours` and `travel` are of all of them.',
    }),
    altitudeM: z.number().nullable(),
    highestM: z.number().nullable(),
    sights: z.array(
      Place.extend({
        at: z
          .array(z.string())
          .optional()
          .openapi({ description: 'The hours it is kept for, in India.', example: ['04:30'] }),
      }),
    ),
    begins: z.string().optional().openapi({
      description: 'The hour it begins, in India: when one is to be there on day 1. Absent where any hour will do.',
      example: '12:00',
    }),
  })
  .openapi('ItineraryDay')

const Stop = Place.extend({
  _id: Id,
  stateCode: z.string().openapi({ example: 'IN-KL' }),
  lat: z.number().openapi({ example: 10.0889 }),
  lon: z.number().openapi({ example: 77.0595 }),
  nights: z.number().int().openapi({ example: 2 }),
})

export const PackageDetail = z
  .object({
    ...ListedPackage.shape,
    kind: z.enum(PACKAGE_KINDS),
    comfort: z.enum(COMFORTS).openapi({ example: 'comfort' }),
    nights: z.number().int().openapi({ example: 2 }),
    categories: z.array(CategoryLink),
    stateCodes: z.array(z.string()).openapi({ example: ['IN-KL'] }),
    summary: z.string().openapi({ example: 'Two nights among the tea.' }),
    intro: z.string().openapi({ example: 'Two nights above Kochi, out by the tea road and back by the cardamom one.' }),
    highlights: z.array(z.string()).openapi({ example: ['Eravikulam at first light'] }),
    inclusions: z.array(z.string()).openapi({ example: ['Two nights in a hotel', 'Car and driver'] }),
    exclusions: z.array(z.string()).openapi({ example: ['Flights'] }),
    months: z.array(z.number().int()).openapi({ description: 'Months it is best in, 1 to 12.', example: [10, 11, 12] }),
    tags: z.array(z.string()).openapi({ example: ['tea', 'hills'] }),
    difficulty: z.enum(DIFFICULTIES).nullable(),
    maxAltitudeM: z.number().int().nullable(),
    distanceKm: z.number().int().nullable(),
    startCity: z.string().openapi({ example: 'Kochi' }),
    endCity: z.string().openapi({ example: 'Kochi' }),
    groupMin: z.number().int().openapi({ example: 2 }),
    groupMax: z.number().int().openapi({ example: 12 }),
    infantsHaveSeats: z
      .boolean()
      .openapi({ description: 'Whether who is under two takes a seat; else they sit on a lap.' }),
    grid: Grid,
    ownDates: z
      .object({
        areSold: z.boolean(),
        leadDays: z.number().int(),
        cutoffDays: z.number().int(),
        mostPeople: z.number().int().nullable(),
      })
      .openapi({
        description:
          'Dates of one’s own: how many days ahead one is asked for, how many before it leaves it is last booked, and for how many people at most; null is `groupMax`. A day on which the journey cannot be (a road or a shrine is shut, a festival is elsewhere in the year, there is no snow to ski on) is refused as `not-then`, with the nearest on which it can.',
        example: { areSold: true, leadDays: 5, cutoffDays: 1, mostPeople: null },
      }),
    rates: PackageRates.openapi({ description: 'How the price of a party is made from the grid.' }),
    gstScheme: z.enum(GST_SCHEMES).openapi({ example: 'TOUR_5' }),
    gstPercent: z.number().openapi({ example: 5 }),
    stops: z.array(Stop),
    itinerary: z.array(ItineraryDay),
    questions: z
      .array(z.object({ question: z.string(), answer: z.string() }))
      .openapi({ example: [{ question: 'Is it cold?', answer: 'In December the nights come close to freezing.' }] }),
    departures: z
      .array(Departure)
      .openapi({ description: 'From today on, soonest first; cancelled ones are left out.' }),
    updatedAt: z.iso.datetime().openapi({ example: '2026-11-20T06:00:00.000Z' }),
  })
  .openapi('Package')
export type PackageDetail = z.infer<typeof PackageDetail>

/** A package as its own call shows it. */
export function toPackageDetail(
  pkg: InItsMonths<Package>,
  departures: readonly StoredDeparture[],
  tax: TaxDay,
): PackageDetail {
  const { id: _id, ownMonths: _own, rating: _rating, pictures: _pictures, ...shown } = pkg
  const { cancellationPlanId: _cancelling, paymentPlanId: _paying, ...rest } = shown
  return {
    ...rest,
    ...toListedPackage(pkg, tax),
    categories: pkg.categories.map(toCategoryLink),
    grid: toGrid(pkg.grid),
    gstPercent: gstPercent(pkg.gstScheme, tax),
    stops: pkg.stops.map(({ id, ...stop }) => ({ _id: id, ...stop })),
    itinerary: pkg.itinerary.map((day) => ({ ...day, text: dayWords(day.text) })),
    departures: departures.map((departure) => toDeparture(departure, pkg, tax)),
    updatedAt: pkg.updatedAt.toISOString(),
  }
}

function toGrid(grid: Package['grid']): PackageDetail['grid'] {
  return {
    twinPaise: grid.twin,
    singlePaise: grid.single,
    triplePaise: grid.triple,
    quadPaise: grid.quad,
    childWithBedPaise: grid.childWithBed,
    childNoBedPaise: grid.childNoBed,
    infantPaise: grid.infant,
  }
}

function toDeparture(departure: StoredDeparture, pkg: Package, tax: TaxDay): PackageDetail['departures'][number] {
  const packagePricePaise = departurePaise(departure, pkg.gstScheme, tax)
  return {
    _id: departure.id,
    depardate: departure.startsOn,
    packagename: pkg.name,
    packageprice: packagePricePaise / 100,
    packagePricePaise,
    departureCity: departure.departureCity,
    status: departure.status,
    seatsLeft: seatsLeft(departure),
    isOpen: isOpen(departure, tax.on),
  }
}
