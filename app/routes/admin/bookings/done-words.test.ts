import { expect } from 'vitest'
import type { Services } from '#domain/services.server.ts'
import { formatPaise } from '#platform/money.ts'
import { twoOwed } from '#tests/benches/paid-back-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { loadBooking } from './booking.server.ts'
import { backText, doneWords, owedByHand } from './done-words.ts'

test('what was paid at the desk goes back by a transfer of ours, and whoever cancels is told so (caught: “what goes back is on its way” of what nobody sends)', async ({
  db,
}) => {
  const { ids, back, all, note, services, booking } = await twoOwed(db)
  const owed = async () => {
    const found = await loadBooking(services as unknown as Services, SALES, booking.reference, false)
    return found.ok ? owedByHand(found.value) : undefined
  }
  const said = async () => {
    const found = await loadBooking(services as unknown as Services, SALES, booking.reference, false)
    return found.ok ? backText(found.value) : undefined
  }
  expect(await owed()).toBe(all)
  // caught: "went back or is on its way" of what nobody had sent
  expect(await said()).toBe(`${formatPaise(all)} is to go back by a transfer of ours.`)
  expect(doneWords(all)['cancelled']).toContain(`${formatPaise(all)} waits for a transfer of ours`)
  expect(doneWords(all)['given']).not.toContain('where it came from')
  await note([ids[0]!], '712812345678')
  expect(await owed()).toBe(back[1]!.paise)
  await note([ids[1]!], '712812345687')
  expect(await owed()).toBe(0)
  expect(await said()).toBe(`${formatPaise(all)} went back.`)
  expect(doneWords(0)['cancelled']).toBe('Cancelled. Who booked is told, and what goes back is on its way.')
  await services.printer.close()
})
