import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { rememberedAlmanac } from '#domain/almanac/almanac.server.ts'
import { rememberedRoads } from '#domain/cars/roads/roads.server.ts'
import { readTripAsk } from '#domain/cars/trip/trip-query.ts'
import { fareForTrip } from '#domain/cars/trip/fare.ts'
import { isMistyped } from '#domain/cars/trip/problem.ts'
import { TRIP_KINDS } from '#domain/cars/trip.ts'
import { istDate } from '#platform/dates.ts'
import { REFUSALS, refusal } from '#web/refusals.ts'
import { findByRef, readPricedCars } from './cars.ts'
import type { CarNeeds } from './cars.ts'
import { always, good, refused } from './shapes/answers.ts'
import { Fare, toFare } from './shapes/fare.ts'

const typed = (description: string, example: string) => z.string().optional().openapi({ description, example })

const Unclear = z
  .object({
    message: z.string(),
    reason: z.string().openapi({ description: 'Of the first field.', example: 'unknown-place' }),
    fields: z.record(z.string(), z.string()).openapi({ description: 'What is wrong, by parameter.' }),
  })
  .openapi('UnclearTrip')

function unclear(description: string) {
  const example = {
    message: REFUSALS['unclear-trip'].message,
    reason: 'unknown-place',
    fields: { to: 'We know no place called “Atlantis”.' },
  }
  return { description, content: { 'application/json': { schema: Unclear, example } } }
}

const fareCall = createRoute({
  method: 'get',
  path: '/api/fares',
  tags: ['Cars'],
  summary: 'The whole fare of a trip in a class of car',
  request: {
    query: z.object({
      car: typed('The class, by url or _id.', 'sedan'),
      trip: typed(`One of ${TRIP_KINDS.join(', ')}; the first without it.`, 'round-trip'),
      from: typed('Where the car comes: the name or url of a place, or another name people have for it.', 'New Delhi'),
      to: typed('Where it goes; not for a hire in town or to an airport.', 'Jaipur'),
      via: typed('By way of.', 'Agra'),
      date: typed('The first day.', '2026-12-05'),
      days: typed('Calendar days; as many as the road needs without it.', '3'),
      time: typed('When it leaves.', '07:30'),
      end: typed('When it is back, on the last day.', '20:00'),
      km: typed('Kilometres in all, in place of those of the road.', '950'),
      hours: typed('Hours of a hire in town; 8 without it.', '10'),
    }),
  },
  responses: {
    200: good(z.object({ data: Fare }), 'The fare.'),
    400: unclear('Something typed makes no sense; `fields` says what.'),
    404: refused('unknown-car', 'There is no such car.'),
    422: unclear(
      'Understood, but not to be driven: we know no such place, no road goes there, the days are too few, the class is not let so.',
    ),
    ...always,
  },
})

const UNKNOWN_KIND = {
  field: 'trip',
  reason: 'unknown-trip',
  words: `A trip is one of ${TRIP_KINDS.join(', ')}.`,
} as const

/** The call that works out fares. */
export function addFares(api: OpenAPIHono, needs: CarNeeds): void {
  api.openapi(
    fareCall,
    async (c) => {
      const { car } = c.req.valid('query')
      if (!car)
        return c.json(unclearAnswer([{ field: 'car', reason: 'missing', words: 'Say which class of car.' }]), 400)
      const priced = await findByRef(needs, await readPricedCars(needs), car)
      if (!priced) return c.json({ ...refusal('unknown-car')[0], reason: 'unknown-car' }, 404)
      const params = new URL(c.req.url).searchParams
      if (params.has('trip') && !TRIP_KINDS.some((kind) => kind === params.get('trip')))
        return c.json(unclearAnswer([UNKNOWN_KIND]), 400)
      const ask = readTripAsk(params.has('trip') ? params : new URLSearchParams([...params, ['trip', TRIP_KINDS[0]]]))!
      const network = await rememberedRoads(needs)
      const answer = fareForTrip(priced.car, {
        almanac: await rememberedAlmanac(needs),
        ask,
        network,
        today: istDate(needs.clock.now()),
        gstRates: needs.gstRates,
      })
      if (answer.ok) return c.json({ data: toFare(priced, answer.plan, answer.fare) }, 200)
      return c.json(unclearAnswer(answer.problems), answer.problems.some(isMistyped) ? 400 : 422)
    },
    (result, c) => (result.success ? undefined : c.json(unclearAnswer(result.error.issues.map(askedTwice)), 400)),
  )
}

/** Whatever is asked twice has two answers: the one field that was it is named. */
function askedTwice({ path, message }: z.core.$ZodIssue) {
  return { field: String(path[0]), reason: 'malformed', words: message }
}

function unclearAnswer(problems: readonly { field: string; reason: string; words: string }[]): z.infer<typeof Unclear> {
  const fields = Object.fromEntries(problems.map(({ field, words }) => [field, words]))
  return { message: REFUSALS['unclear-trip'].message, reason: problems[0]!.reason, fields }
}
