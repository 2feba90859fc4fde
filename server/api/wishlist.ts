import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import { isRef } from '#domain/wishlist/wishlist.ts'
import {
  clearWishlist,
  dropPackage,
  findWishlist,
  joinWishlist,
  addToWishlist,
} from '#domain/wishlist/wishlists.server.ts'
import type { Wishlist } from '#domain/wishlist/wishlists.server.ts'
import type { Result } from '#platform/result.ts'
import { MINUTE } from '#platform/clock.ts'
import { guardForm } from '#server/forms/form-guard.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { recogniseVisitor } from '#server/auth/visit.ts'
import { answerUnexpectedErrors } from '#server/unexpected-errors.ts'
import { refuseOtherMethods } from '#server/middleware/other-methods.ts'
import { refuse } from '#server/refuse.ts'
import type { Refusal } from '#web/refusals.ts'
import { jsonOf } from './json-sent.ts'
import { DeviceLists, toAnswer } from './shapes/wishlist.ts'

type Env = { Variables: { visitor: Visitor } }

const LARGEST_LISTS = 32 * 1024
const PATHS = ['/api/wishlist', '/api/wishlist/:package', '/api/viewed', '/api/viewed/:package']

/** What a signed-in person saved and looked at: read, joined with a device's lists, changed one package at a time. Nobody reaches another's. */
export function createWishlist(services: RequestServices): Hono<Env> {
  const { db, clock } = services
  const app = new Hono<Env>()
  app.onError(answerUnexpectedErrors(services))
  for (const path of PATHS)
    app.use(path, guardForm(services, { most: 600, per: 10 * MINUTE, maxSize: LARGEST_LISTS }), known(services))
  app.get('/api/wishlist', async (c) => answerLists(c, await findWishlist(db, c.var.visitor)))
  app.put('/api/wishlist', async (c) => {
    const parsed = DeviceLists.safeParse(await jsonOf(c))
    if (!parsed.success) return refuse(c, 'malformed', { message: parsed.error.issues[0]?.message })
    return answerLists(c, await joinWishlist(services, c.var.visitor, parsed.data))
  })
  for (const [path, kind] of [
    ['/api/wishlist/:package', 'wished'],
    ['/api/viewed/:package', 'viewed'],
  ] as const) {
    app.use(path, aPackage)
    app.put(path, async (c) =>
      answerDone(c, await addToWishlist({ db, clock }, c.var.visitor, { kind, ref: c.req.param('package') })),
    )
    app.delete(path, async (c) =>
      answerDone(c, await dropPackage(db, c.var.visitor, { kind, ref: c.req.param('package') })),
    )
  }
  app.delete('/api/viewed', async (c) => answerDone(c, await clearWishlist(db, c.var.visitor, 'viewed')))
  refuseOtherMethods(app, PATHS)
  return app
}

/** Lets nobody pass whose session is not good at this moment; who it is comes from the cookie alone. */
function known(services: RequestServices): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { visitor } = await recogniseVisitor(services, c)
    if (!visitor) return refuse(c, 'no-session')
    c.set('visitor', visitor)
    return next()
  }
}

async function aPackage(c: Context, next: () => Promise<void>): Promise<Response | void> {
  return isRef(c.req.param('package')) ? next() : refuse(c, 'malformed')
}

function answerLists(c: Context, found: Result<Wishlist, Refusal>): Response {
  return found.ok ? c.json({ data: toAnswer(found.value) }) : refuse(c, found.reason)
}

function answerDone(c: Context, result: Result<void, Refusal>): Response {
  return result.ok ? c.body(null, 204) : refuse(c, result.reason)
}
