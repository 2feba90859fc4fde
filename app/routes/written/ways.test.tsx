import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteFacts } from '#tests/site-facts.ts'
import { Ways } from './ways.tsx'

test('a call is free where the operator says so, and not else (caught: of every number)', () => {
  const saidOf = (callIsFree: boolean) =>
    renderToStaticMarkup(<Ways site={{ ...siteFacts, bandPhone: '0484 221 5555', callIsFree }} />)
  expect(saidOf(true)).toContain('<dt>Call us for free</dt>')
  expect(saidOf(false)).toContain('<dt>Call us</dt>')
})
