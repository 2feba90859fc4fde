import { expect } from 'vitest'
import { speakPlainly } from '#platform/plain-faults.ts'
import { bookingBench, DEPARTURE } from '#tests/benches/booking-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { waitlist } from '#domain/departures/tables.ts'
import { putOnWaitlist } from './waiting-for-somebody.server.ts'

test('says all that is wrong with a caller’s form at once, and writes nobody down (caught: the tick, then the party; a mobile that “does not fit”)', async ({
  db,
}) => {
  speakPlainly()
  const { services } = await bookingBench(db)
  const typed = { departureId: DEPARTURE.id, name: 'Asha Rao', email: '', mobile: '98', ages: '', agreed: '' }
  const answer = await putOnWaitlist(services, SALES, { ...typed, adults: 'two' })
  const faults = 'faults' in answer ? answer.faults : []
  expect(Object.fromEntries((faults ?? []).map(({ path, message }) => [path, message]))).toEqual({
    mobile: expect.stringContaining('mobile') as string,
    agreed: 'Ask them, and tick it.',
    adults: expect.any(String) as string,
  })
  expect(await db.select().from(waitlist)).toEqual([])
  await services.printer.close()
})
