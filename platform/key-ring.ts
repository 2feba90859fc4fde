import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** What the site signs with: one secret, a key of its own for each purpose, and older secrets that are still believed. */
export type KeyRing = {
  /** The signature of `text` for `purpose`, base64url, by the newest secret. */
  sign(purpose: string, text: string): string
  /** Whether a signature of `text` for `purpose` was made by any secret on the ring. Takes the same time for every wrong one. */
  verify(purpose: string, text: string, signature: string): boolean
  /** `text` sealed for `purpose` by the newest secret (AES-256-GCM), base64url; every time another one. */
  seal(purpose: string, text: string): string
  /** What was sealed for `purpose` by any secret on the ring; undefined of anything else. */
  open(purpose: string, sealed: string): string | undefined
  /** An Ed25519 key of each secret for `purpose`, newest first, for what others check with its public half alone. */
  pairs(purpose: string): KeyObject[]
}

/** What stands before the thirty-two bytes of an Ed25519 key as PKCS 8 (RFC 8410). */
const ED25519_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

const NONCE = 12
const TAG = 16

function unseal(key: Buffer, bytes: Buffer): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Opens a ring of secrets, newest first (RFC 5869 derives a key for each purpose). Throws without a secret or with one under 32 characters. */
export function openKeyRing(secrets: readonly string[]): KeyRing {
  const [newest] = secrets
  if (newest === undefined || secrets.some((secret) => secret.length < 32))
    throw new Error('a key ring needs secrets of at least 32 characters')
  const derived = new Map<string, Buffer>()
  const keyFor = (secret: string, purpose: string) => {
    const name = `${secrets.indexOf(secret)} ${purpose}`
    const known = derived.get(name)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, '', `padav ${purpose}`, 32))
    derived.set(name, key)
    return key
  }
  const mac = (secret: string, purpose: string, text: string) =>
    createHmac('sha256', keyFor(secret, purpose)).update(text).digest()
  return {
    sign: (purpose, text) => mac(newest, purpose, text).toString('base64url'),
    verify: (purpose, text, signature) => {
      const given = Buffer.from(signature, 'base64url')
      const fits = secrets.map((secret) => {
        const expected = mac(secret, purpose, text)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
      return fits.includes(true)
    },
    seal: (purpose, text) => {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', keyFor(newest, `seal ${purpose}`), nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE + TAG) return undefined
      return secrets
        .map((secret) => unseal(keyFor(secret, `seal ${purpose}`), bytes))
        .find((text) => text !== undefined)
    },
    pairs: (purpose) =>
      secrets.map((secret) => {
        const key = Buffer.concat([ED25519_HEAD, keyFor(secret, `Ed25519 ${purpose}`)])
        return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
      }),
  }
}
