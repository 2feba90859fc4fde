import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { departures } from '#domain/departures/tables.ts'
import { addDays } from '#platform/dates.ts'
import { bookingBench, DEPARTURE } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'

test('a price that changed is said of its own date alone, of those that are held at one moment (caught: one version of all that are read together)', async ({
  db,
}) => {
  const bench = await bookingBench(db, { capacity: 60 })
  const others = [7, 14].map((later) => ({
    ...DEPARTURE,
    id: `${later}-days-later`,
    startsOn: addDays(DEPARTURE.startsOn, later),
    capacity: 60,
  }))
  await write(db, scheduleDepartures, others)
  const dates = [DEPARTURE, ...others, DEPARTURE, ...others]
  const quoted = await Promise.all(dates.map(({ id }) => bench.quote({ departure: id })))
  const tokens = quoted.map(({ body }) => String(body.data!['token']))
  await db.update(departures).set({ twinPaise: 21_000_00 }).where(eq(departures.id, others[0]!.id))
  const answers = await Promise.all(tokens.map((token, at) => bench.hold(token, { key: `read together ${at}` })))
  expect(answers.map(({ status }) => status)).toEqual([201, 409, 201, 201, 409, 201])
})
