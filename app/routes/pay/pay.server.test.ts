import { expect } from 'vitest'
import type { Services } from '#domain/services.server.ts'
import { openBench } from '#tests/benches/ways-to-pay-bench.ts'
import { SAMPLE_SITE } from '#demo/site/site-facts.ts'
import { saveSetting } from '#domain/settings/settings.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { loadOrder } from './pay.server.ts'

const at = (time: string) => ({ now: () => new Date(`2026-12-09T${time}+05:30`) })

test('whoever pays by UPI when nobody looks is sent to another way where there is one, and in no circle where there is none', async ({
  db,
}) => {
  const bench = await openBench(db)
  await write(db, saveSetting, {
    key: 'site',
    value: { ...SAMPLE_SITE, openDays: [], opensAt: '09:00', closesAt: '18:00' },
  })
  const { id } = await bench.start(await bench.book(), 'upi')
  const shown = async (time: string, providers = bench.services.providers) =>
    (await loadOrder({ ...bench.services, providers, clock: at(time) } as unknown as Services, id))?.afterHours
  const { upi } = bench.services.providers
  expect([await shown('12:00:00'), await shown('23:00:00'), await shown('23:00:00', { upi: upi! })]).toEqual([
    null,
    'other-ways',
    'no-other-way',
  ])
  await bench.services.printer.close()
})
