import { isIP } from 'node:net'
import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { SECOND } from '#platform/clock.ts'
import { isPublicAddress } from './public-address.ts'

/** Says where a name is, as `dns.lookup` does with `all`. */
export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>
export type Posted = { status: number } | { failure: string }
export type PostOutside = (url: string, sent: { body: string; headers: Record<string, string> }) => Promise<Posted>

const PATIENCE = 10 * SECOND

/**
 * Posts to an address that somebody else chose: https on its usual port, to the public internet. The name is looked up once, every answer must be public, and the one that was looked at is
 * the one that is connected to, so that a name cannot change its mind in between. No redirect is followed, and nothing of the answer is read but its status.
 */
export function openPostOutside(resolve: Resolve = (host) => lookup(host, { all: true })): PostOutside {
  return async (address, sent) => {
    const url = new URL(address)
    if (!mayPostTo(url)) return { failure: 'not an https address of the public internet' }
    const found = await resolve(url.hostname.replace(/^\[|\]$/g, '')).catch(() => [])
    const [first] = found
    if (!first) return { failure: 'its name is not known' }
    if (!found.every((one) => isPublicAddress(one.address))) return { failure: 'its name leads into a private network' }
    return post(url, first, sent)
  }
}

/** Whether an address could be one: what its name leads to is looked at each time, a number at once. */
export function mayPostTo({ protocol, port, username, password, hostname }: URL): boolean {
  const isNamed = isIP(hostname) === 0 ? hostname.includes('.') : isPublicAddress(hostname)
  return protocol === 'https:' && port === '' && !username && !password && isNamed
}

type At = { address: string; family: number }

function post(url: URL, { address, family }: At, { body, headers }: Parameters<PostOutside>[1]): Promise<Posted> {
  return new Promise((done) => {
    const asked = request(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: (_host, { all }, found) => (all ? found(null, [{ address, family }]) : found(null, address, family)),
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(PATIENCE),
      },
      (answer) => {
        done({ status: answer.statusCode ?? 0 })
        answer.destroy()
      },
    )
    asked.on('error', ({ message }) => done({ failure: message.slice(0, 200) }))
    asked.end(body)
  })
}
