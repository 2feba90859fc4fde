import { createHmac } from 'node:crypto'

/** The header a receiver checks: when it was signed, in seconds, and the HMAC-SHA-256 of that and the body. An old one is refused by whoever looks at the time. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}
