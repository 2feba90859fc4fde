import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteFacts } from '#tests/site-facts.ts'
import { Copyright } from './footer.tsx'

const { firstYear: _year, ...unsaid } = siteFacts
const drawn = (firstYear?: number) => {
  const site = { ...unsaid, operatorName: 'Zulu Halts', isSample: false, ...(firstYear ? { firstYear } : {}) }
  return renderToStaticMarkup(<Copyright shell={{ site, year: 2026 }} />)
}

test('the copyright line says since when only where the operator has said so (caught: 2014 for everybody)', () => {
  expect(drawn()).toBe('<p>© 2026 Zulu Halts.</p>')
  expect(drawn(2019)).toBe('<p>© 2019–2026 Zulu Halts.</p>')
  expect(drawn(2026)).toBe('<p>© 2026 Zulu Halts.</p>')
})
