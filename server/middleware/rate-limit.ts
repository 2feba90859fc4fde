import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { refuse } from '#server/refuse.ts'
import { networkOf } from './client-address.ts'

/**
 * What one network may do with accounts before anything is looked up: thousands of people can stand behind one address of a mobile carrier,
 * but not sixty who log in within ten seconds.
 */
export const CALLS_OF_A_NETWORK = { most: 60, per: 10 * SECOND }

/** What one network may have held in a quarter of an hour: a carrier has thousands of phones behind one address, and a machine would empty the shop in a minute. */
export const HOLDS_OF_A_NETWORK = { most: 600, per: 15 * MINUTE, forgiving: true }

/** What a request takes of its network's points, and what is left of that of one that was only mistyped. */
const COSTS = 10
const MISTYPED_COSTS = 1

/**
 * Lets each network send `most` requests in `per` milliseconds; more are answered 429 with Retry-After. Counted in this process. `forgiving`
 * counts what was answered 400 as a tenth: nothing was sent or written by it, and a family or an office stands behind one address.
 */
export function limitRate({
  most,
  per,
  forgiving = false,
  addressOf,
}: {
  most: number
  per: number
  forgiving?: boolean | undefined
  addressOf: (c: Context) => string
}): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: (most + 1) * COSTS - 1, duration: per / SECOND })
  return async (c, next) => {
    const network = networkOf(addressOf(c))
    const wait = await limiter.consume(network, COSTS).then(() => 0, pauseOf)
    if (wait === 0) {
      await next()
      if (forgiving && c.res.status === 400) await limiter.reward(network, COSTS - MISTYPED_COSTS)
      return
    }
    const headers = { 'Retry-After': String(Math.ceil(wait / SECOND)), 'Cache-Control': 'no-store' }
    return refuse(c, 'too-many', { headers })
  }
}

function pauseOf(rejection: unknown): number {
  if (rejection instanceof RateLimiterRes) return Math.max(1, rejection.msBeforeNext)
  throw rejection
}
