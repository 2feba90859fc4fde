import { createHash } from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

export type DemoKind =
  | 'state'
  | 'city'
  | 'attraction'
  | 'category'
  | 'package'
  | 'departure'
  | 'car'
  | 'vehicle'
  | 'driver'
  | 'article'
  | 'page'
  | 'review'
  | 'footer'

/** The id of a demo row: 20 characters as platform/ids.ts makes them, but always the same for the same name. */
export function demoId(kind: DemoKind, name: string): string {
  const bytes = createHash('sha256').update(`padav demo/${kind}/${name}`).digest().subarray(0, 20)
  return [...bytes].map((byte) => ALPHABET[byte & 31]).join('')
}
