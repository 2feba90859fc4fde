import { describe, expect, test } from 'vitest'
import { SECOND, stoppedClock } from '#platform/clock.ts'
import { openKeyRing } from '#platform/key-ring.ts'
import { seal, unseal } from './signed-cookie.ts'

const start = new Date('2026-11-20T04:30:00Z')
const clock = stoppedClock(start)
const needs = { clock, keys: openKeyRing(['a secret for tests that is long enough']) }
const sealed = seal(needs, 'flash', { message: 'hello' }, 60)
const [text = '', signature = ''] = sealed.split('.')

describe('a sealed cookie', () => {
  test('gives back what was sealed, for as long as was said', () => {
    expect(unseal(needs, 'flash', sealed)).toEqual({ message: 'hello' })
    clock.set(new Date(start.getTime() + 60 * SECOND))
    expect(unseal(needs, 'flash', sealed)).toBeUndefined()
    clock.set(start)
  })

  test.each([
    ['for another purpose', 'oidc', sealed],
    [
      'changed',
      'flash',
      `${Buffer.from('{"until":9e15,"value":{"message":"evil"}}').toString('base64url')}.${signature}`,
    ],
    ['unsigned', 'flash', text],
    ['signed by nobody', 'flash', `${text}.`],
    ['nonsense', 'flash', '..'],
    ['missing', 'flash', undefined],
  ])('that is %s is worth nothing', (_name, purpose, cookie) => {
    expect(unseal(needs, purpose, cookie)).toBeUndefined()
  })
})
