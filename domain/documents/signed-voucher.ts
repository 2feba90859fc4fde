import { createPublicKey, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { isCalendarDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { KeyRing } from '#platform/key-ring.ts'

const PURPOSE = 'travel vouchers'
const FORM = /^(PV1\.([2-9A-Z]{8})\.(\d{4}-\d\d-\d\d)\.(\d{4}-\d\d-\d\d)\.(\d{1,3}))\.([\w-]{86})$/

/** What a voucher says to a guide's phone: no name, nothing that opens a booking. */
export type VoucherClaim = { reference: string; startsOn: CalendarDate; endsOn: CalendarDate; people: number }

/** `PV1.{reference}.{first day}.{last day}.{people}.{Ed25519 signature of all before it, base64url}`: what the QR code of a voucher carries. */
export function signVoucher(keys: KeyRing, { reference, startsOn, endsOn, people }: VoucherClaim): string {
  const claim = `PV1.${reference}.${startsOn}.${endsOn}.${people}`
  const [newest] = keys.pairs(PURPOSE)
  return `${claim}.${sign(null, Buffer.from(claim), newest!).toString('base64url')}`
}

/** What a voucher says, if one of the keys signed it; undefined of anything else. Needs no network and no database. */
export function readVoucher(publicKeys: readonly KeyObject[], text: string): VoucherClaim | undefined {
  const [, claim = '', reference = '', startsOn = '', endsOn = '', people, signature = ''] = FORM.exec(text) ?? []
  const bytes = Buffer.from(signature, 'base64url')
  if (!publicKeys.some((key) => verify(null, Buffer.from(claim), key, bytes))) return undefined
  return isCalendarDate(startsOn) && isCalendarDate(endsOn)
    ? { reference, startsOn, endsOn, people: Number(people) }
    : undefined
}

/** What the text of a code says, if this site signed it: the voucher alone, or the address that carries it. */
export function readSignedVoucher(keys: KeyRing, text: string): VoucherClaim | undefined {
  const [voucher = ''] = /PV1\.[\w.-]+/.exec(text) ?? []
  return readVoucher(
    keys.pairs(PURPOSE).map((pair) => createPublicKey(pair)),
    voucher,
  )
}

export type VoucherKey = { kty: 'OKP'; crv: 'Ed25519'; use: 'sig'; alg: 'EdDSA'; x: string }

/** The public keys vouchers are checked with, newest first (RFC 8037). */
export function listVoucherKeys(keys: KeyRing): VoucherKey[] {
  return keys.pairs(PURPOSE).map((pair) => {
    const { x } = createPublicKey(pair).export({ format: 'jwk' })
    return { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', x: x! }
  })
}
