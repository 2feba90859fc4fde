import { createHash, randomBytes } from 'node:crypto'

/** A secret nobody can guess: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: its SHA-256 in hex, which cannot be turned back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
