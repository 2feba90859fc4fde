import { expect } from 'vitest'
import { addDays, istDate } from '#platform/dates.ts'
import { bookingBench, FAMILY, TOTAL } from '#tests/benches/booking-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { takeAtDesk } from './take-at-desk.server.ts'

const TODAY = istDate(new Date())
const UTR = '633112345678'
const RIGHT = {
  way: 'transfer',
  number: UTR,
  cameOn: TODAY,
  share: null,
  amountPaise: TOTAL,
  seenDuePaise: TOTAL,
} as const

test('has all that is wrong with it said at once, before anybody is asked who is there (caught: the number first, then the sum; a code asked for what cannot be)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const { reference } = await bench.book({}, { travellers: FAMILY })
  const take = (asked: object, actor = SALES) => takeAtDesk(bench.services, actor, { ...RIGHT, reference, ...asked })
  const unproven = { id: SALES.id, role: 'sales' } as unknown as typeof SALES
  const amiss = { way: 'transfer' as const, number: '', cameOn: addDays(TODAY, 1), amountPaise: TOTAL + 1 }
  const at = async (asked: object, actor = SALES) => {
    const answer = await take(asked, actor)
    return 'faults' in answer && answer.faults?.map(({ path }) => path)
  }
  for (const actor of [SALES, unproven]) {
    expect(await at(amiss, actor)).toEqual(['number', 'cameOn', 'amountPaise'])
    expect(await at({ ...amiss, number: UTR }, actor)).toEqual(['cameOn', 'amountPaise'])
    expect(await at({ ...amiss, way: 'cash', amountPaise: Number.NaN }, actor)).toEqual(['amountPaise', 'cameOn'])
  }
  expect(await take({}, unproven)).toEqual({ ok: false, reason: 'prove-again' })
  await bench.services.printer.close()
})
