import { expect, test } from 'vitest'
import type { Services } from '#domain/services.server.ts'
import { deskDeeds } from './desk.server.ts'

const SALES = { id: 'sells', role: 'sales' } as const

test('a car goes with nobody and a note to no booking before somebody has chosen them (caught: the first of each)', async () => {
  const press = (intent: string, typed: Record<string, string>) =>
    deskDeeds('departure')[intent]!(
      {} as Services,
      SALES,
      (name) => typed[name] ?? '',
      () => undefined,
    )
  const missing = { ok: false, reason: 'unclear-deed' }
  expect(await press('send-car', {})).toMatchObject({ ...missing, faults: [{ path: 'vehicle' }, { path: 'driver' }] })
  expect(await press('send-car', { vehicle: 'a' })).toMatchObject({ ...missing, faults: [{ path: 'driver' }] })
  expect(await press('note', { words: 'Late' })).toMatchObject({ ...missing, faults: [{ path: 'reference' }] })
})
