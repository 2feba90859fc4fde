import type { KeyRing } from './key-ring.ts'

/** What opens a row without a session: its id, and a signature over it for `purpose`, so that the database holds nothing that opens one. */
export function signId(keys: KeyRing, purpose: string, id: string): string {
  return `${id}.${keys.sign(purpose, id)}`
}

/** The id in a token; undefined of one that was not made here, or for another purpose. */
export function readSignedId(keys: KeyRing, purpose: string, token: string): string | undefined {
  const [, id = '', signature = ''] = /^([0-9a-z]{20})\.([\w-]{43})$/.exec(token) ?? []
  return id !== '' && keys.verify(purpose, id, signature) ? id : undefined
}
