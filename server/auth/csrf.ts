import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '#platform/key-ring.ts'

const PURPOSE = 'csrf'
const TOKEN = /^[0-9a-f]{64}$/

/** A new token and what its cookie holds: `token|signature`, so that only tokens of this site count. */
export function makeCsrf(keys: KeyRing): { token: string; cookie: string } {
  const token = randomBytes(32).toString('hex')
  return { token, cookie: `${token}|${keys.sign(PURPOSE, token)}` }
}

/** The token a cookie holds, undefined when this site did not sign it. */
export function readCsrf(keys: KeyRing, cookie: string | undefined): string | undefined {
  const [token = '', signature = '', ...rest] = (cookie ?? '').split('|')
  if (rest.length > 0 || !TOKEN.test(token)) return undefined
  return keys.verify(PURPOSE, token, signature) ? token : undefined
}

/** Whether a form carries the token of the cookie that came with it. */
export function isCsrfVerified(keys: KeyRing, cookie: string | undefined, sent: unknown): boolean {
  const token = readCsrf(keys, cookie)
  if (token === undefined || typeof sent !== 'string') return false
  const given = Buffer.from(sent)
  return given.length === token.length && timingSafeEqual(given, Buffer.from(token))
}
