import { expect } from 'vitest'
import { typedFact } from '#domain/almanac/fact-typed.ts'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Services } from '#domain/services.server.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { factDeeds } from './fact.server.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const diwali = SHIPPED_ALMANAC.facts.find(({ key }) => key === 'diwali')!

test('a fact of an address nobody has is refused at its field, one of a place, a state, or what the almanac names is taken', async ({
  db,
}) => {
  await saveCatalogueFixture(db)
  const save = (at: string) => {
    const typed: Record<string, string> = {
      ...typedFact(diwali),
      otherNames: '',
      id: `boat-race-${at.length}`,
      stood: '',
      at,
    }
    return factDeeds('new')['save']!(
      { db, clock } as unknown as Services,
      EDITOR,
      (name) => typed[name] ?? '',
      {} as never,
    )
  }
  expect(await save('munnar, mars--munnar')).toMatchObject({
    ok: false,
    faults: [{ path: 'at', message: 'No place or sight has this address: mars.' }],
  })
  expect(await save('munnar, in-kl, leh--manali')).toMatchObject({ ok: true })
})
