import { expect, test } from 'vitest'
import { DEFAULT_NAME } from '#domain/settings/settings.ts'
import { brand } from './sheet.ts'

test('a paper bears the mark of the house for the house alone (caught: our letters on an operator’s invoice)', () => {
  const drawn = (name: string) =>
    JSON.stringify(brand(name), (key, value: unknown) => (key === '_owner' ? null : value))
  expect(drawn('Kerala Halts')).toContain('Kerala Halts')
  expect(drawn('Kerala Halts')).not.toContain('viewBox')
  expect(drawn(DEFAULT_NAME)).toContain('viewBox')
})
