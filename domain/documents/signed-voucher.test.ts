import { createPublicKey } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openKeyRing } from '#platform/key-ring.ts'
import { listVoucherKeys, readVoucher, signVoucher } from './signed-voucher.ts'

const SECRET = 'a secret for tests that is long enough'
const CLAIM = { reference: '7KQ4M2TX', startsOn: '2027-01-24', endsOn: '2027-01-31', people: 3 }
const keys = openKeyRing([SECRET])
const publicKeys = (ring = keys) =>
  listVoucherKeys(ring).map((key) => createPublicKey({ key: { ...key }, format: 'jwk' }))

test('a voucher says what was signed, to whoever has the public key alone', () => {
  expect(readVoucher(publicKeys(), signVoucher(keys, CLAIM))).toEqual(CLAIM)
})

test('one changed character and it is none', () => {
  const text = signVoucher(keys, CLAIM)
  const place = fc.integer({ min: 0, max: text.length - 1 })
  const letter = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTWXYZabcdefghijklmnopqrstuvwxyz-_.')
  fc.assert(
    fc.property(place, letter, (at, other) => {
      fc.pre(text[at] !== other)
      const changed = text.slice(0, at) + other + text.slice(at + 1)
      const read = readVoucher(publicKeys(), changed)
      // The last letter of base64 carries bits that mean nothing: whatever is read is what was signed.
      if (read) expect([at, read]).toEqual([text.length - 1, CLAIM])
    }),
  )
})

test('a new secret signs; vouchers of the one before are still believed, another site’s never', () => {
  const after = openKeyRing(['the secret that came after it, as long', SECRET])
  expect(readVoucher(publicKeys(after), signVoucher(keys, CLAIM))).toEqual(CLAIM)
  expect(readVoucher(publicKeys(), signVoucher(after, CLAIM))).toBeUndefined()
  expect(listVoucherKeys(after).map(({ x }) => x)).toContain(listVoucherKeys(keys)[0]!.x)
  expect(JSON.stringify(listVoucherKeys(keys))).not.toContain('"d"')
})
