import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Clocks of telephones go wrong by a step. */
const WINDOW = 1

/** A new secret of 160 bits, in base32 as people type it (RFC 6238, RFC 4226). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The time step whose code was typed; undefined where it is none of this step's or its neighbours'. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const totp = totpOf(secret)
  const away = totp.validate({ token: code, timestamp, window: WINDOW })
  return away === null ? undefined : totp.counter({ timestamp }) + away
}

/** The address an authenticator app reads from a QR code. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ issuer, label, secret, period: PERIOD_SECONDS }).toString()
}

function totpOf(secret: string): TOTP {
  return new TOTP({ secret, period: PERIOD_SECONDS })
}
