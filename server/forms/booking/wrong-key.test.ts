import { expect } from 'vitest'
import { bench } from '#tests/benches/booking-forms-bench.ts'
import { test } from '#tests/database.ts'
import { bookingCookie } from './door.ts'

// (caught: a link cut short by a chat, or made by another page, that shut out the browser which had opened the booking)
test('a wrong key leaves the browser what it has', async ({ db }) => {
  const { look, requestServices, reference, token, path } = await bench(db)
  const trip = bookingCookie(requestServices, reference, token).split(';')[0]!
  for (const key of [token.slice(0, 22), `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`, 'x', '']) {
    const answer = await look(`${path}?key=${key}`, trip)
    expect([key, answer.status, answer.headers.getSetCookie()]).toEqual([key, 303, []])
  }
})
