import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { quotes } from '#domain/bookings/tables.ts'
import { savePromotions } from '#domain/promotions/promotions-writing.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { COUPON } from '#tests/sample-coupon.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { findStillQuoted } from './quoted-promotions.server.ts'

const ENDED = { ...COUPON, id: 'ended', code: 'ENDED5', name: 'Five', off: { percent: 5 } }

test('quotes with a coupon stay good until their hour; booked ones, old ones and those without it are none (caught: all quotes)', async ({
  db,
}) => {
  const { quote, hold, services } = await bookingBench(db)
  await write(db, savePromotions, [ENDED])
  const made = async (coupon?: string) => {
    const { body } = await quote({ coupon })
    return body.data as unknown as { token: string; expiresAt: string }
  }
  const [one, booked] = [await made('ENDED5'), await made('ENDED5')]
  await made()
  await hold(booked.token)
  const [row] = await db.select().from(quotes).where(eq(quotes.token, one.token))
  await db.insert(quotes).values({ ...row!, token: 'run-out', expiresAt: sql`now()` })
  expect(await findStillQuoted(db, ['another', 'ended'])).toEqual({ count: 1, until: new Date(one.expiresAt) })
  expect(await findStillQuoted(db, ['another'])).toEqual({ count: 0, until: null })
  expect(await findStillQuoted(db, [])).toEqual({ count: 0, until: null })
  await services.printer.close()
})
