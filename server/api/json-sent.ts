import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** What says that two requests are one; undefined where there is none, or nothing that could be kept as one. */
export function keyOf(c: Context): string | undefined {
  const key = c.req.header('idempotency-key')?.trim()
  return key && /^[\x20-\x7e]{1,200}$/.test(key) ? key : undefined
}

/**
 * What was sent as JSON; undefined where nothing was. Throws what is answered 400: words that cannot be read are not the same as none; and 415 where
 * cookies open the call and a form of another site could have sent it (AUTH §4).
 */
export async function jsonOf(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text.trim() === '') return undefined
  if (c.req.header('cookie') && !saysJson(c)) throw new HTTPException(415)
  try {
    return JSON.parse(text, (_name, value: unknown) => (isText(value) ? value : refuseText()))
  } catch {
    throw new HTTPException(400)
  }
}

function saysJson(c: Context): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')
}

/** A database keeps no character nought, and half of a pair is no character. */
function isText(value: unknown): boolean {
  return typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))
}

function refuseText(): never {
  throw new SyntaxError('not a text')
}
