import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { holdAgainWithin } from '#domain/bookings/hold/keep-hold.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { waitlist } from '#domain/departures/tables.ts'
import { endHold } from '#tests/benches/booking-bench.ts'
import { waitlistBench } from '#tests/benches/waitlist-bench.ts'
import { onBoth as test } from '#tests/database.ts'

// (caught: seats that are somebody else's a quarter of an hour after a mail that keeps them for twelve hours)
test('an offer of the waiting list gets its seats back when the hold ends that took it up, until its hour', async ({
  db,
}) => {
  const { book, wait, tick, sweep, states, seats, faults, send, placeOf, services } = await waitlistBench(db)
  const [first] = [await book(), await book()]
  for (const name of ['a', 'b']) await wait(`${name}@x.test`, 2)
  await first.at('POST', '/cancellation', { expectedRefundPaise: 0 })
  await tick()
  const take = async () => {
    const taken = await send(`${await placeOf('a@x.test')}/take`)
    const [cookie] = taken.set
    const fields = Object.fromEntries(new URLSearchParams(taken.location.split('?')[1]))
    const quoted = await send('/booking/new', fields, cookie)
    const held = await send(`${quoted.location}/accept`, { key: crypto.randomUUID() }, cookie)
    return /^\/booking\/(\w+)\//.exec(held.location)![1]!
  }
  const lapse = async (reference: string) => {
    await endHold(db, reference)
    await sweep()
    await tick()
  }
  const began = await take()
  await lapse(began)
  expect([await states(), await faults()]).toEqual([{ a: 'offered', b: 'waiting' }, []])
  // Whoever comes back to that hold, or to the link, has them; not once the hour is over.
  const [booking] = await db.select().from(bookings).where(eq(bookings.reference, began))
  expect((await db.transaction((db) => holdAgainWithin({ ...services, db }, booking!.id))).result).toMatchObject({
    ok: true,
  })
  expect([await states(), await faults()]).toEqual([{ a: 'taken', b: 'waiting' }, []])
  await lapse(began)
  const again = await take()
  expect([await states(), await faults()]).toEqual([{ a: 'taken', b: 'waiting' }, []])
  await db
    .update(waitlist)
    .set({ offerEndsAt: sql`now() - interval '1 second'` })
    .where(eq(waitlist.state, 'taken'))
  await lapse(again)
  expect([await states(), await faults(), await seats()]).toEqual([{ a: 'taken', b: 'offered' }, [], 4])
})
