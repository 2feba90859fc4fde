import { SECOND } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { KeyRing } from '#platform/key-ring.ts'

/** What of a cookie's value is signed: it can be read by its browser, but not written. */
type SealedValue = { until: number; value: unknown }

/** Seals a value for a cookie, for `seconds` and for one purpose. */
export function seal(
  { keys, clock }: { keys: KeyRing; clock: Clock },
  purpose: string,
  value: unknown,
  seconds: number,
): string {
  const sealed: SealedValue = { until: clock.now().getTime() + seconds * SECOND, value }
  const text = Buffer.from(JSON.stringify(sealed)).toString('base64url')
  return `${text}.${keys.sign(`cookie ${purpose}`, text)}`
}

/** The value that was sealed for this purpose; undefined when it was tampered with, is another's or is too old. */
export function unseal(
  { keys, clock }: { keys: KeyRing; clock: Clock },
  purpose: string,
  cookie: string | undefined,
): unknown {
  const [text = '', signature = ''] = (cookie ?? '').split('.')
  if (!text || !keys.verify(`cookie ${purpose}`, text, signature)) return undefined
  const { until, value } = JSON.parse(Buffer.from(text, 'base64url').toString()) as SealedValue
  return clock.now().getTime() < until ? value : undefined
}
