import { expect } from 'vitest'
import { recordChanges } from '#domain/audit/audit.server.ts'
import { MINUTE } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { readHistory } from './history.server.ts'

const OWNER = { id: 'owner', role: 'owner' } as const

test('a history that is cut says how many changes came before, and of nothing more it says nothing (caught: the latest ten as if they were all)', async ({
  db,
}) => {
  const change = (subject: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        recordChanges(db, { actor: OWNER, action: 'settings.change', at: new Date(Date.now() + at * MINUTE) }, [
          { subject, before: { name: `${at}` }, after: { name: `${at + 1}` } },
        ]),
      ),
    )
  await change('setting:site', 13)
  await change('setting:brand', 10)
  const long = await readHistory(db, OWNER, 'setting:site')
  expect(long.map(({ earlier }) => earlier)).toEqual([
    ...Array.from({ length: 9 }, () => undefined),
    { count: 3, subject: 'setting:site' },
  ])
  expect((await readHistory(db, OWNER, 'setting:brand')).filter(({ earlier }) => earlier)).toEqual([])
})
