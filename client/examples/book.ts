// Finds a journey, has its price promised and holds two seats: `node client/examples/book.ts https://www.your-tours.in`
import { openPadav, opens } from '@padav/client'

const [, , site = 'http://127.0.0.1:3000', words = 'kerala 5 days'] = process.argv
const padav = openPadav({ site })

const found = await padav.GET('/api/search-api', { params: { query: { q: words } } })
for (const { url } of found.data?.data ?? []) {
  const shown = await padav.GET('/api/public/package/{package}', { params: { path: { package: url } } })
  const departure = shown.data?.data.departures.find(({ isOpen, seatsLeft }) => isOpen && seatsLeft >= 2)
  if (!departure) continue
  const quoted = await padav.POST('/api/quotes', { body: { package: url, departure: departure._id, adults: 2 } })
  if (!quoted.data) throw new Error(quoted.error.message)
  const { token, totalPaise } = quoted.data.data
  const held = await padav.POST('/api/bookings', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { quote: token, contact: { name: 'Meera Kulkarni', mobile: '9812345678', email: 'meera@example.org' } },
  })
  if (!held.data) throw new Error(held.error.message)
  const { reference, token: key } = held.data.data
  const path = { reference }
  const booking = await padav.GET('/api/bookings/{reference}', { params: { path }, headers: opens(key!) })
  console.log(`${reference}: ${booking.data?.data.state}, ₹${totalPaise / 100} for two`)
  break
}
