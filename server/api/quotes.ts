import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { listDepartures } from '#domain/departures/departures.server.ts'
import { leavingFrom } from '#domain/catalogue/pickups.ts'
import { withPickups } from '#domain/bookings/quote/quotes.server.ts'
import { readQuoteQuery, quoteRequestOf } from '#domain/pricing/quote-query.ts'
import type { QuoteQueryFaults } from '#domain/pricing/quote-query.ts'
import { quote } from '#domain/pricing/quote.ts'
import { rememberedTerms } from '#domain/pricing/terms.server.ts'
import { onOwnDate, refuseOwnDate } from '#domain/bookings/quote/own-dates.ts'
import { refuseSeason } from '#domain/bookings/quote/refuse-date.server.ts'
import { findPackageByRef } from '#domain/catalogue/packages.server.ts'
import { findPromotionsFor } from '#domain/promotions/promotions.server.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import type { CouponRefusal } from '#domain/promotions/promotions.server.ts'
import type { QuoteRefusal } from '#domain/pricing/quote-request.ts'
import { rememberedTaxRules } from '#domain/tax/registrations.server.ts'
import { istDate } from '#platform/dates.ts'
import { REFUSALS, refusal } from '#web/refusals.ts'
import type { ApiServices } from './api-services.ts'
import { always, good, refused } from './shapes/answers.ts'
import { Ref } from './shapes/ids.ts'
import { Quote, toQuote } from './shapes/quote.ts'

const typed = (description: string, example: string) => z.string().optional().openapi({ description, example })

const NotQuoted = z
  .object({
    message: z.string(),
    reason: z.string().optional().openapi({ example: 'too-young' }),
    fields: z.record(z.string(), z.string()).optional().openapi({ description: 'What is wrong, by parameter.' }),
  })
  .openapi('NotQuoted')

function notQuoted(description: string, example: z.infer<typeof NotQuoted>) {
  return { description, content: { 'application/json': { schema: NotQuoted, example } } }
}

const quoteCall = createRoute({
  method: 'get',
  path: '/api/quotes',
  tags: ['Packages'],
  summary: 'The whole price of a package for a party, and how it came about',
  description: 'Nothing is stored or held. Without a date the usual prices count, without a season.',
  request: {
    query: z.object({
      package: Ref.openapi({ description: 'Its url or its _id.', example: 'munnar-tea-country' }),
      adults: z
        .string()
        .optional()
        .openapi({
          description: 'How many of eighteen and over, 1 to 30.',
          example: '2',
          param: { name: 'adults', in: 'query', required: true },
        }),
      ages: typed('Ages of who is younger, on the day of departure.', '9-6'),
      rooms: typed('Rooms of one’s own choice; the cheapest valid ones without it.', 'twin1-triple1'),
      date: typed(
        'The first day: the departure of that day where one is open, else a date of one’s own.',
        '2026-12-05',
      ),
      per: typed('`person` says the price is shown by the head; both are in the answer.', 'total'),
      share: typed('`1`: who is left over shares a twin room with another traveller.', '1'),
      state: typed('Where the bill goes: between states GST is one line.', 'IN-KL'),
      coupon: typed('A coupon, as it was typed.', 'FAMILY5'),
      extras: typed('What is added, from the rates of the package, with how many of it.', 'guide'),
      pickup: typed('Where they get in, by its id among the pick-ups of the package.', 'majestic'),
    }),
  },
  responses: {
    200: good(z.object({ data: Quote }), 'The price.'),
    400: notQuoted('Something typed makes no sense; `fields` says what.', {
      message: REFUSALS['unclear-quote'].message,
      reason: 'unclear-quote',
      fields: { ages: 'Ages are numbers from 0 to 17, written 9-6; at most 12 of them, and 30 people in all.' },
    }),
    404: refused('unknown-package', 'There is no such package.'),
    409: refused('coupon-used', 'The coupon is used up.'),
    422: notQuoted('Understood, but not for this party or this day.', {
      message: REFUSALS['too-young'].message,
      reason: 'too-young',
    }),
    ...always,
  },
})

/** The call that prices a package for a party. */
export function addQuotes(
  api: OpenAPIHono,
  { db, memory, clock, gstRates }: Pick<ApiServices, 'db' | 'memory' | 'clock' | 'gstRates'>,
): void {
  api.openapi(quoteCall, async (c) => {
    const { package: ref } = c.req.valid('query')
    const ask = readQuoteQuery(new URL(c.req.url).searchParams)
    if (!ask.ok) return c.json(unclearAnswer(ask.unclear), 400)
    const pkg = await findPackageByRef(db, ref)
    if (!pkg) return c.json({ ...refusal('unknown-package')[0], reason: 'unknown-package' }, 404)
    const bookedOn = istDate(clock.now())
    const departures = await listDepartures(db, pkg.id, { from: bookedOn })
    const terms = await rememberedTerms({ db, memory }, pkg)
    const taxRules = await rememberedTaxRules({ db, memory }, bookedOn)
    const request = quoteRequestOf(ask.value, pkg, { departures, bookedOn, terms, taxRules, gstRates })
    const { party, startsOn, departure } = request
    const isOwn = startsOn !== undefined && departure === undefined
    const noDate = isOwn ? refuseOwnDate(pkg, startsOn, bookedOn) : undefined
    if (noDate) return c.json(...noQuote(noDate))
    const cannot = isOwn ? await refuseSeason({ db, memory }, { pkg, startsOn, today: bookedOn }) : undefined
    if (cannot) return c.json({ ...noQuote('not-then')[0], fields: cannot.faults }, 422)
    const coupon = c.req.valid('query').coupon?.trim()
    const promotions = await findPromotionsFor(db, { pkg, party, coupon, bookedOn, startsOn })
    if (!promotions.ok) return c.json(...noQuote(promotions.reason))
    const sold = leavingFrom(isOwn ? onOwnDate(pkg) : pkg, departure?.departureCity ?? pkg.startCity)
    const made = quote({ ...request, pkg: sold, promotions: promotions.value })
    if (!made.ok) return c.json(...noQuote(made.reason, withPickups(made, sold).faults))
    if (coupon && !made.value.lines.some(({ promotionId }) => promotionId)) return c.json(...noQuote('coupon-not-here'))
    return c.json({ data: toQuote(made.value, { pkg, ask: ask.value, departure }) }, 200)
  })
}

type NoPrice = QuoteRefusal | CouponRefusal | 'not-then' | NonNullable<ReturnType<typeof refuseOwnDate>>

function noQuote<Reason extends NoPrice>(reason: Reason, fields?: Faults) {
  const [body, status] = refusal(reason)
  return [{ ...body, reason, ...(fields ? { fields } : {}) }, status] as const
}

function unclearAnswer(fields: QuoteQueryFaults): z.infer<typeof NotQuoted> {
  return { message: REFUSALS['unclear-quote'].message, reason: 'unclear-quote', fields }
}
