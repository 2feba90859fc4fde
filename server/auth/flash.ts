import { z } from 'zod'
import type { Flash } from '#web/contexts.ts'
import { FAULTY_FIELDS } from '#web/faulty-fields.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { RequestServices } from './request-services.ts'
import { seal, unseal } from './signed-cookie.ts'

const KEPT_FOR = (10 * MINUTE) / SECOND
const Typed = z.string().max(254).optional()

const KeptFlash = z.object({
  mode: z.enum(['login', 'register', 'forgot']),
  ok: z.boolean(),
  message: z.string().max(300),
  typed: z.object({ name: Typed, email: Typed, mobile: Typed }),
  otp: z.enum(['not-sent', 'sent', 'verified']),
  fields: z.array(z.enum(FAULTY_FIELDS)).optional(),
  sentAt: z.number().optional(),
})

/** The Set-Cookie line that leaves a flash for the next page. It is signed, so that nobody else puts words into our mouth. */
export function leaveFlash(services: RequestServices, flash: Flash): string {
  return services.jar.set('flash', seal(services, 'flash', flash, KEPT_FOR), KEPT_FOR)
}

/** The flash a cookie holds, if we left it. */
export function readFlash(services: RequestServices, cookie: string | undefined): Flash | undefined {
  const parsed = KeptFlash.safeParse(unseal(services, 'flash', cookie))
  return parsed.success ? parsed.data : undefined
}

/** What was typed, as far as it may be shown again: no password, no code. */
export function typedOf(form: Record<string, unknown>): Flash['typed'] {
  const kept = (['name', 'email', 'mobile'] as const).flatMap((field) => {
    const value = form[field]
    return typeof value === 'string' && value.trim() !== '' ? [[field, value.slice(0, 254)] as const] : []
  })
  return Object.fromEntries(kept)
}
