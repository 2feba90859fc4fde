import type { Context } from 'hono'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { seal, unseal } from '#server/auth/signed-cookie.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'
import type { FormAnswer } from '#web/contexts.ts'

const KEPT_FOR = (10 * MINUTE) / SECOND
/** Browsers drop a cookie that is larger than 4096 bytes with its name. */
const LARGEST_COOKIE = 3800
const AGAIN = 'again'

type KeptAnswer = { at: string; path: string; answer: FormAnswer }

/**
 * Draws what a form came to. A browser that went there by it is led to its page instead, where what was typed waits in a sealed cookie of its own: going
 * back to it, or loading it again, then sends nothing a second time. What no cookie holds, and whoever keeps no history, is answered at once.
 */
export function drawAnswers(services: RequestServices, c: Context, draw: DrawPrivate): DrawPrivate {
  return async (path, shown = {}) => {
    const { answer } = shown
    if (!answer || c.req.header('sec-fetch-mode') !== 'navigate') return draw(path, shown)
    const at = newId()
    const [pathname = ''] = path.split('?')
    const kept: KeptAnswer = { at, path: pathname, answer }
    const cookie = services.jar.set('answer', seal(services, 'answer', kept, KEPT_FOR), KEPT_FOR)
    if (cookie.length > LARGEST_COOKIE) return draw(path, shown)
    c.header('Set-Cookie', cookie, { append: true })
    return c.redirect(`${path}${path.includes('?') ? '&' : '?'}${AGAIN}=${at}`, 303)
  }
}

/** What a form came to that led to the page somebody asks for. */
export function keptAnswer(services: RequestServices, c: Context): FormAnswer | undefined {
  const at = c.req.query(AGAIN)
  if (at === undefined) return undefined
  const kept = unseal(services, 'answer', services.cookie(c, 'answer')) as KeptAnswer | undefined
  return kept?.at === at && kept.path === c.req.path ? kept.answer : undefined
}
