import { randomBytes } from 'node:crypto'
import { HOUR, SECOND } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { KeyRing } from '#platform/key-ring.ts'

/** No hand is faster: whoever has the browser fill in what it knows takes one tap for that and one to send. */
const QUICKEST = SECOND
/** How long a stamp is good. */
export const GOOD_FOR = 12 * HOUR

type StampNeeds = { clock: Clock; keys: KeyRing }
/** 'none' for a form that was sent without one, or with one from long ago: no sign of a machine. */
export type FormStamp = { kind: 'good'; nonce: string } | { kind: 'none' | 'quick' | 'forged' }

/** Marks when the form about `about` was first touched. Nothing is stored. */
export function giveStamp({ clock, keys }: StampNeeds, about: string): string {
  const text = `${clock.now().getTime().toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${text}.${keys.sign('enquiry-stamp', `${text}.${about}`)}`
}

/** What a form's stamp says: ours, for this form, and neither younger than a second nor older than twelve hours. */
export function readStamp({ clock, keys }: StampNeeds, about: string, stamp: unknown): FormStamp {
  if (typeof stamp !== 'string' || stamp === '') return { kind: 'none' }
  const [touchedAt = '', nonce = '', signature = ''] = stamp.split('.')
  if (stamp.length > 200 || !keys.verify('enquiry-stamp', `${touchedAt}.${nonce}.${about}`, signature))
    return { kind: 'forged' }
  const age = clock.now().getTime() - parseInt(touchedAt, 36)
  if (age < QUICKEST) return { kind: 'quick' }
  return age > GOOD_FOR ? { kind: 'none' } : { kind: 'good', nonce }
}
