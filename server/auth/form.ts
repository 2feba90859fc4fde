import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refusal } from '#web/refusals.ts'

export type Form = Record<string, unknown>
export type ReadForm = { kind: 'json' | 'plain'; form: Form }

export const NO_STORE = 'private, no-cache, no-store'
const LARGEST_FORM = 16 * 1024

/** Whatever is answered here is for one visitor and this moment. */
export function neverKept(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', NO_STORE)
  }
}

/** Refuses forms over 16 KB. */
export function smallForms(): MiddlewareHandler {
  return bodyLimit({ maxSize: LARGEST_FORM, onError: (c) => c.json(...refusal('too-long')) })
}

/** What was sent, as JSON or as a plain form; undefined for anything else. What cannot be read has no fields. */
export async function readForm(c: Context): Promise<ReadForm | undefined> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded')
    return { kind: 'plain', form: Object.fromEntries(new URLSearchParams(await c.req.text())) }
  if (type === 'application/json') return { kind: 'json', form: fieldsOf(await c.req.text()) }
  return undefined
}

function fieldsOf(text: string): Form {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {}
  } catch {
    return {}
  }
}

/** A field that holds text, else an empty word. */
export function textIn(form: Form, field: string): string {
  const value = form[field]
  return typeof value === 'string' ? value : ''
}
