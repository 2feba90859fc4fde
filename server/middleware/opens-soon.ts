import type { Context, MiddlewareHandler } from 'hono'
import { rememberedClosed } from '#domain/content/opening.server.ts'
import { may } from '#domain/policy/policy.ts'
import type { Services } from '#domain/services.server.ts'
import { isOcto } from '#server/api/octo/octo.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { recogniseVisitor } from '#server/auth/visit.ts'
import { filteredAnswer } from '#server/api/shapes/filtered.ts'
import { refuse } from '#server/refuse.ts'
import { refusal } from '#web/refusals.ts'

/** Pages that show what is for sale or begin a sale. What is booked, paid for, asked or read has others, and they stay. */
const PAGES =
  /^\/((india|speciality-tours|package|car-rental|share)(\/.*)?|search|compare|wishlist|enquiries|waitlist|sitemap|llms\.txt|booking\/(new|car))\/?$/
/** Calls that do: a hold refuses by itself, and what is held, booked or promised already is answered. */
const CALLS =
  /^\/api\/(search-api|fares|rating|review|quotes|(public|cars|departures)\/.*|octo\/(products|availability).*)$/
/** What the lists of them hold before there are any: nobody asked to buy, so nothing is refused. */
const EMPTY: readonly [lists: RegExp, answer: object][] = [
  [/^\/api\/search-api$/, { data: [], total: 0, understood: [], suggestions: [], places: [] }],
  [/^\/api\/(rating|review)$/, { data: [], page: 1, pageSize: 20, total: 0 }],
  [/^\/api\/(cars\/)?public\/(filter-|specility-filter)/, filteredAnswer([], { total: 0, page: 1 })],
]
const ALONE = 'private, no-store'
/** How long somebody waits to hear whether it is still closed, where it was known before. */
const WAITS = 400

/** Whether a path shows what is for sale, or begins a sale, however it is spelt. */
export function sells(path: string): boolean {
  const spelt = spellingOf(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
  return PAGES.test(spelt) || CALLS.test(spelt)
}

/** Whether a request is answered to somebody of the staff before the site opens: by nothing that is kept for others. */
export function looksAhead(c: Context): boolean {
  return c.get('looksAhead') === true
}

/**
 * A site that lacks what it may not sell without shows nothing that it sells: pages lead to the first one, which says that it opens soon, calls are refused `not-open`, and lists and searches hold nothing. Whoever
 * works here sees all of it as it will be.
 */
export function opensSoon(services: RequestServices & Pick<Services, 'memory'>): MiddlewareHandler {
  const isClosed = lastKnown(() => rememberedClosed(services))
  return async (c, next) => {
    if (!sells(c.req.path) || !(await isClosed())) return next()
    if (!(await isOfStaff(services, c))) return saysSo(c)
    c.set('looksAhead', true)
    await next()
    c.res.headers.set('Cache-Control', ALONE)
  }
}

async function isOfStaff(services: RequestServices, c: Context): Promise<boolean> {
  const { visitor } = await recogniseVisitor(services, c)
  return visitor !== undefined && visitor.awaits === undefined && may(visitor.role, 'office.enter')
}

function saysSo(c: Context): Response {
  const { path, method } = c.req
  const headers = { 'Cache-Control': ALONE }
  const empty = EMPTY.find(([lists]) => lists.test(path))?.[1]
  // Pages of the operator's other sites read them too.
  if (empty && ['GET', 'HEAD'].includes(method))
    return c.json(empty, 200, { ...headers, 'Access-Control-Allow-Origin': '*' })
  if (isOcto(path)) {
    const [{ message }] = refusal('not-open')
    return c.json({ error: 'BAD_REQUEST', errorMessage: message }, 400, headers)
  }
  if (path.startsWith('/api/') || !['GET', 'HEAD'].includes(method)) return refuse(c, 'not-open', { headers })
  c.header('Cache-Control', ALONE)
  return c.redirect('/', 302)
}

/** What `load` answers, or, while the database does not, what it answered last. */
function lastKnown(load: () => Promise<boolean>): () => Promise<boolean> {
  let last: boolean | undefined
  return () => {
    const loading = load().then((value) => (last = value))
    return last === undefined ? loading : orSoon(loading, last)
  }
}

/** Every page asks: what is answered from memory leaves no timer behind. */
function orSoon(loading: Promise<boolean>, known: boolean): Promise<boolean> {
  return new Promise((answer) => {
    const late = setTimeout(answer, WAITS, known)
    void loading
      .catch(() => known)
      .then((value) => {
        clearTimeout(late)
        answer(value)
      })
  })
}

function spellingOf(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
