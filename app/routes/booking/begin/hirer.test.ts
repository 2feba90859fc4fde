import { expect } from 'vitest'
import type { Services } from '#domain/services.server.ts'
import { gstinCheckDigit } from '#domain/tax/registration.ts'
import { saveRegistrations } from '#domain/tax/registrations-writing.server.ts'
import { SAMPLE_REGISTRATION } from '#demo/site/registration.ts'
import { carBench, V5 } from '#tests/car-fixture.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { loadCarAsking } from './car.server.ts'

const COMPANY = '07AAACH1234K1Z'

test('the step of a car asks for a business where the total hangs on it, and shows the fare that business pays (caught: asked of everybody; the fare with GST)', async ({
  db,
}) => {
  const bench = await carBench(db)
  const typed = { ...V5, days: '3', km: '612', people: '3', gstin: COMPANY + gstinCheckDigit(COMPANY) }
  const asking = async (more: Record<string, string> = {}) => {
    bench.services.memory.drop('*')
    const params = new URLSearchParams({ ...typed, trip: 'round-trip', ...more })
    return (await loadCarAsking(bench.services as unknown as Services, params, undefined))!
  }
  const total = ({ answer }: Awaited<ReturnType<typeof asking>>) =>
    answer.ok ? answer.fare.totalPaise : answer.problems
  const ours = await asking()
  expect([ours.asksHirer, total(ours)]).toEqual([false, 9_923_00])
  await write(db, saveRegistrations, [{ ...SAMPLE_REGISTRATION, isBodyCorporate: false }])
  const theirs = await asking()
  expect([theirs.asksHirer, total(theirs)]).toEqual([true, 9_450_00])
  expect(theirs.asked).toContain(`gstin=${typed.gstin}`)
  const ride = await asking({ trip: 'one-way', days: '', km: '' })
  expect(ride.asksHirer).toBe(false)
  expect(total(await asking({ gstin: '' }))).toBe(9_923_00)
})
