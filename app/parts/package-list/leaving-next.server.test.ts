import { createElement } from 'react'
import { expect } from 'vitest'
import { loadComparison } from '#app/routes/compare/compare.server.ts'
import { loadNamed } from '#app/routes/wishlist/wishlist.server.ts'
import { renderOnSheet } from '#app/ui/sheet.server.tsx'
import type { Services } from '#domain/services.server.ts'
import { apiServices } from '#tests/api-services.ts'
import { saveCatalogueFixture } from '#tests/catalogue-fixture.ts'
import { test } from '#tests/database.ts'
import { LeavingNext } from './leaving-next.tsx'
import { loadLeavingNext } from './leaving-next.server.ts'

test('whoever has chosen nothing yet is shown what leaves next (caught: one link and no price)', async ({ db }) => {
  await saveCatalogueFixture(db)
  const services = { ...apiServices(db), art: { lost: undefined } } as unknown as Services
  const nothing = new URLSearchParams()
  const next = await loadLeavingNext(services, { party: undefined, per: 'person' } as never)
  const compared = await loadComparison(services, nothing)
  const saved = await loadNamed(services, nothing)
  const names = (cards: typeof next) => cards.map(({ card }) => card.name)
  expect(names(compared.leaving)).toEqual(names(next))
  expect(names(saved.leaving)).toEqual(names(next))
  expect(next.length).toBeGreaterThan(0)
  expect(next.length).toBeLessThanOrEqual(3)
  expect(renderOnSheet(createElement(LeavingNext, { items: next })).toString()).toContain('Leaving next')
})
