import { AsyncLocalStorage } from 'node:async_hooks'

/** Who may have to wait for the database behind whom: one kind that floods fills its own queue, never another's. */
export type RequestKind = 'pages' | 'calls' | 'accounts' | 'forms' | 'house'

/** How much of an answer was there before: a file, a page kept, one kept and out of date, or nothing of it. */
export type CacheStatus = 'file' | 'hit' | 'stale' | 'miss'

/** A request while it is answered: its name in the log, its place among those who wait, and what is learnt of it on the way. */
export type RequestUnderWay = {
  readonly kind: RequestKind
  readonly since: number
  readonly name: string
  /** The pattern of its address, where a page is known by it: `/package/:url`. */
  route?: string
  /** The pattern of whoever answers it at this moment. */
  readonly routed: () => string | undefined
  kept?: CacheStatus
}

const underWay = new AsyncLocalStorage<RequestUnderWay>()
let arrivals = 0

/** Does the work of one request of a kind, whose address has the pattern that `routed` says; what is done outside of any request is the house's own. */
export function asKind<Value>(
  kind: RequestKind,
  work: () => Value,
  routed: RequestUnderWay['routed'] = () => undefined,
): Value {
  return underWay.run({ kind, since: arrivals++, name: nameRequest(), routed }, work)
}

/** The request this is done for. */
export function requestUnderWay(): RequestUnderWay | undefined {
  return underWay.getStore()
}

/** The pattern of its address: an address itself may hold what opens a page, or gives a role, to whoever reads it. */
export function routeUnderWay(): string | undefined {
  const request = requestUnderWay()
  return request?.route ?? request?.routed()
}

/** What has not come with a request stands behind all that have. */
export function nextArrival(): number {
  return arrivals++
}

/** Letters alone: a log takes out what looks like a telephone number. */
const LETTERS = 'bcdfghjkmnpqrstvwxyz'
const ownName = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => LETTERS[byte % 20]).join('')
let named = 0

/** A name no other request has, in this process or another. */
export function nameRequest(): string {
  let name = ''
  for (let left = ++named; left > 0; left = Math.floor(left / 20)) name = LETTERS[left % 20] + name
  return `${ownName}-${name}`
}
