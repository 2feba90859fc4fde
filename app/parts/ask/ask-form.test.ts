import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFilters } from '#domain/search/filters.ts'
import { AskForm } from './ask-form.tsx'

const drawn = (query: string) => {
  const asked = { text: 'kerala', filters: readFilters(new URLSearchParams(query)) }
  const view = { party: undefined, per: 'person' as const }
  return renderToStaticMarkup(
    createElement(AskForm, { choices: { starts: [], months: [] }, view, back: '/search', asked }),
  )
}

test('what was asked beside the words is asked again with them: length and days of travel', () => {
  const again = drawn('days=4-7&dates=2026-12-12..2026-12-18')
  expect(again).toContain('name="days" value="4-7"')
  expect(again).toContain('name="dates" value="2026-12-12..2026-12-18"')
  expect(drawn('')).not.toContain('type="hidden"')
})
