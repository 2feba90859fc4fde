import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { SECOND } from '#platform/clock.ts'
import { refuse } from '#server/refuse.ts'
import { networkOf } from './client-address.ts'

/**
 * What one network may do with accounts before anything is looked up: thousands of people can stand behind one address of a mobile carrier,
 * but not sixty who log in within ten seconds.
 */
export const CALLS_OF_A_NETWORK = { most: 60, per: 10 * SECOND }

/** Lets each network send `most` requests in `per` milliseconds; more are answered 429 with Retry-After. Counted in this process. */
export function limitRate({
  most,
  per,
  addressOf,
}: {
  most: number
  per: number
  addressOf: (c: Context) => string
}): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: most, duration: per / SECOND })
  return async (c, next) => {
    const wait = await limiter.consume(networkOf(addressOf(c))).then(() => 0, pauseOf)
    if (wait === 0) return next()
    const headers = { 'Retry-After': String(Math.ceil(wait / SECOND)), 'Cache-Control': 'no-store' }
    return refuse(c, 'too-many', { headers })
  }
}

function pauseOf(rejection: unknown): number {
  if (rejection instanceof RateLimiterRes) return Math.max(1, rejection.msBeforeNext)
  throw rejection
}
