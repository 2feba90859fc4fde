import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { packages } from '#domain/catalogue/tables.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { airportOf } from './package.server.ts'

// caught: a journey from Leh that said nothing of how one gets to Leh.
test('a package says by which airport one gets to where it begins, where the place has one', async ({ db }) => {
  const { services } = await bookingBench(db)
  const beginsIn = async (startCity: string) => {
    await db.update(packages).set({ startCity }).where(eq(packages.id, teaHills.id))
    services.memory.drop('catalogue')
    return airportOf(services, teaHills.url)
  }
  expect(await beginsIn('Munnar')).toEqual({ iata: 'COK', name: 'Cochin International Airport', km: 79 })
  expect(await beginsIn('Nowhere of ours')).toBeNull()
})
