import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteFacts } from '#tests/site-facts.ts'
import { Band } from './header.tsx'

test('the band calls a call free where the operator says so, and not else (caught: of every number)', () => {
  const saidOf = (more: object) =>
    renderToStaticMarkup(<Band site={{ ...siteFacts, bandPhone: '0484 221 5555', ...more }} />)
  expect(saidOf({ callIsFree: true })).toContain('>call us for free now<')
  expect(saidOf({ callIsFree: false })).toContain('>call us now<')
})
