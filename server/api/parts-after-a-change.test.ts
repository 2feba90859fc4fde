import { expect } from 'vitest'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'

type Shown = { totalPaise: number; payments: { amountPaise: number; percent: number | null; state: string }[] }

test.for([['all'], ['each']] as const)(
  'the parts of a booking that was made cheaper add up to its total, paid %s at a time (caught: as they were paid)',
  async ([way], { db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book({ adults: 4 })
    if (way === 'all') await booking.pay('success', 'all')
    else for (const part of [1, 2, 3]) await booking.pay('success', part)
    const look = async () => (await booking.look()) as unknown as Shown & { refundDuePaise: number; paidPaise: number }
    const sum = ({ payments }: Shown) => payments.reduce((all, { amountPaise }) => all + amountPaise, 0)
    const before = await look()
    expect(sum(before)).toBe(before.totalPaise)
    for (const adults of [3, 2]) {
      const { data } = (await booking.at('POST', '/amendments', { adults })).body
      const { quote } = data as unknown as { quote: { token: string } }
      expect((await booking.at('POST', '/amendments', { quote: quote.token })).status).toBe(200)
      const now = await look()
      expect(now.totalPaise).toBe(before.totalPaise - now.refundDuePaise)
      expect(sum(now)).toBe(now.totalPaise)
      expect(now.payments.every(({ state }) => state === 'paid')).toBe(true)
    }
    // What is no agreed share any more names none.
    const now = await look()
    const changed = now.payments.filter(({ amountPaise }, at) => amountPaise !== before.payments[at]!.amountPaise)
    expect(changed.map(({ percent }) => percent)).toEqual(changed.map(() => null))
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  },
)
