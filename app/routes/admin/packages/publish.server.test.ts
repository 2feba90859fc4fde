import { expect } from 'vitest'
import { href } from 'react-router'
import { readEdited, wholeStood } from '#domain/catalogue/revisions.server.ts'
import { beginPackage } from '#domain/catalogue/writing/drafts.server.ts'
import type { Services } from '#domain/services.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { test } from '#tests/database.ts'
import { saveSampleCatalogue } from '#tests/sample-catalogue.ts'
import { publishingDeeds } from './publish.server.ts'

const EDITOR = { id: 'an-editor', role: 'editor' } as const

test('who throws away what was never public is led on with the way back to it (caught: a list that no longer has it)', async ({
  db,
}) => {
  await saveSampleCatalogue(db)
  const begun = await beginPackage({ db, clock }, EDITOR, { name: 'Copy XQ', kind: 'tour', days: '3' })
  const { id } = begun.ok ? begun.value : { id: '' }
  const typed: Record<string, string> = { stood: wholeStood((await readEdited(db, id))!), why: '' }
  const deed = publishingDeeds(id)['drop']!
  const outcome = await deed(
    { db, clock } as Services,
    EDITOR as never,
    (name) => typed[name] ?? '',
    () => undefined,
  )
  expect(outcome).toEqual({ ok: true, done: 'dropped', page: `${href('/admin/packages')}?thrown=${id}` })
})
