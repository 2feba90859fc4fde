import { expect, test } from 'vitest'
import { openKeyRing } from './key-ring.ts'

const OLD = 'an old secret of thirty-two letters'
const NEW = 'a newer secret of thirty-two letters'

test('a signature holds for its own text and purpose alone', () => {
  const ring = openKeyRing([NEW])
  const signature = ring.sign('otp', '123456')
  expect(ring.verify('otp', '123456', signature)).toBe(true)
  expect(ring.verify('otp', '123457', signature)).toBe(false)
  expect(ring.verify('csrf', '123456', signature)).toBe(false)
  for (const wrong of ['', 'x', signature.slice(1), `${signature}AAAA`])
    expect(ring.verify('otp', '123456', wrong)).toBe(false)
})

test('what an older secret signed is believed until it leaves the ring, and new signatures are by the newest', () => {
  const before = openKeyRing([OLD]).sign('otp', 'text')
  const ring = openKeyRing([NEW, OLD])
  expect(ring.verify('otp', 'text', before)).toBe(true)
  expect(ring.sign('otp', 'text')).toBe(openKeyRing([NEW]).sign('otp', 'text'))
  expect(openKeyRing([NEW]).verify('otp', 'text', before)).toBe(false)
})

test('there is no ring without a good secret', () => {
  for (const secrets of [[], ['short'], [NEW, 'short']]) expect(() => openKeyRing(secrets)).toThrow('32 characters')
})
