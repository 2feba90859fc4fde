import { z } from '@hono/zod-openapi'
import type { Departure } from '#domain/departures/departure.ts'
import type { Quote as MadeQuote } from '#domain/pricing/quote.ts'
import type { QuoteQuery } from '#domain/pricing/quote-query.ts'
import { explainRooms, roomsOf } from '#domain/pricing/rooms.ts'
import { packageState, ROOM_KINDS } from '#domain/party/party.ts'
import { GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import { Id } from './ids.ts'

const count = z.number().int().openapi({ example: 1 })
const paise = z.number().int()

const Line = z
  .object({
    kind: z.enum(['person', 'extra', 'slab', 'promotion']),
    name: z.string().openapi({ example: 'Triple sharing' }),
    count: z.number().int().openapi({ example: 2 }),
    eachPaise: paise.openapi({ example: 1_700_000 }),
    paise: paise.openapi({
      description: '`count` times `eachPaise`; negative where it is taken off.',
      example: 3_400_000,
    }),
    discountPaise: paise.openapi({ description: 'Its share of everything taken off.', example: 0 }),
  })
  .openapi('QuoteLine')

const Tax = z
  .object({
    tax: z.enum(['CGST', 'SGST', 'IGST', 'TCS']),
    percent: z.number().openapi({ example: 2.5 }),
    paise: paise.openapi({ example: 136_250 }),
  })
  .openapi('TaxLine')

const Room = z
  .object({
    kind: z.enum(ROOM_KINDS),
    use: z.enum(['own', 'alone', 'shared']).openapi({
      description: 'A twin for one at the single price, or one whose other bed is another traveller’s.',
    }),
    adults: count,
    young: count.openapi({ description: 'Under eighteen, paying as adults.' }),
    inAdultBed: count.openapi({
      description: 'Children who pay as adults: the first two beds of a room are adults’ beds.',
    }),
    withBed: count,
    noBed: count,
    infants: count,
  })
  .openapi('PlannedRoom', {
    example: { kind: 'triple', use: 'own', adults: 2, young: 0, inAdultBed: 0, withBed: 1, noBed: 1, infants: 0 },
  })

const State = z
  .object({
    adult: count,
    child: count,
    infant: count.openapi({ description: 'Under two.' }),
    infant1: count.openapi({ description: 'Two to under five.' }),
    singleRoom: count,
    twinRoom: count,
    tripleRoom: count,
    quardRoom: count,
    childAges: z.array(count),
    infantAges: z.array(count),
  })
  .openapi('PackageState', {
    example: {
      adult: 2,
      child: 2,
      infant: 0,
      infant1: 0,
      singleRoom: 0,
      twinRoom: 0,
      tripleRoom: 1,
      quardRoom: 0,
      childAges: [9, 6],
      infantAges: [],
    },
  })

export const Quote = z
  .object({
    package: z.object({ _id: Id, name: z.string(), url: z.string() }).openapi({
      example: { _id: '4k1m9x2c7q8v3n5b6z0a', name: 'Tea hills of Munnar', url: 'munnar-tea-country' },
    }),
    departure: z
      .object({ _id: Id, depardate: z.string(), departureCity: z.string() })
      .nullable()
      .openapi({
        description: 'The departure of that day, where one is open.',
        example: { _id: '8n3v5b6z0a4k1m9x2c7q', depardate: '2026-12-12', departureCity: 'Kochi' },
      }),
    party: State,
    rooms: z.array(Room),
    roomsText: z
      .string()
      .openapi({ example: '1 triple room for 2 adults, 1 child with a bed and 1 child without a bed' }),
    lines: z.array(Line),
    gstScheme: z.enum(GST_SCHEMES).openapi({ example: 'TOUR_5' }),
    taxablePaise: paise.openapi({ description: 'What the lines come to.', example: 5_450_000 }),
    taxes: z.array(Tax),
    roundOffPaise: paise.openapi({ example: 0 }),
    totalPaise: paise.openapi({ description: 'What the party pays.', example: 5_722_500 }),
    perPersonPaise: paise.openapi({
      description: 'The total by the number of people, to the rupee.',
      example: 1_430_600,
    }),
    per: z.enum(['total', 'person']).openapi({ description: 'Which of the two was asked for.' }),
    payments: z.array(z.object({ percent: z.number().nullable(), paise, dueOn: z.string().nullable() })).openapi({
      description: 'What is due when; `dueOn` null is on booking, `percent` null a fixed amount. Empty without a date.',
      example: [{ percent: 25, paise: 1_430_600, dueOn: null }],
    }),
    trace: z.array(z.string()).openapi({
      description: 'How the price came about, step by step.',
      example: ['2 adults on twin sharing at 18,500'],
    }),
  })
  .openapi('Quote')

type About = { pkg: { id: string; name: string; url: string }; ask: QuoteQuery; departure: Departure | undefined }

/** A quote as its call shows it. */
export function toQuote(made: MadeQuote, { pkg, ask, departure }: About): z.infer<typeof Quote> {
  const { rooms, lines, payments, ...amounts } = made
  return {
    ...amounts,
    package: { _id: pkg.id, name: pkg.name, url: pkg.url },
    departure: departure
      ? { _id: departure.id, depardate: departure.startsOn, departureCity: departure.departureCity }
      : null,
    party: packageState(ask.party, roomsOf(rooms)),
    rooms: rooms.rooms,
    roomsText: explainRooms(rooms),
    lines: lines.map(({ cell: _cell, promotionId: _promotion, pickupId: _pickup, ...line }) => line),
    payments,
    per: ask.per,
  }
}
