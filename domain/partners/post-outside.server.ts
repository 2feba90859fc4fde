import { isIP } from 'node:net'
import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { SECOND } from '#platform/clock.ts'
import { isPublicAddress } from './public-address.ts'

/** Says where a name is, as `dns.lookup` does with `all`. */
export type ResolveHost = (host: string) => Promise<readonly { address: string; family: number }[]>
export type PostResult = { status: number } | { failure: string }
export type PostOutside = (url: string, sent: { body: string; headers: Record<string, string> }) => Promise<PostResult>

const PATIENCE = 10 * SECOND
const SILENT = 'it did not answer within ten seconds'

/** Another internet than the one outside: a test's, which lies on this machine. */
type Internet = { resolve?: ResolveHost; isPublic?: (address: string) => boolean; port?: number; ca?: string }

/**
 * Posts to an address that somebody else chose: https on its usual port, to the public internet. The name is looked up once, every answer must be public, and the one that was looked at is
 * the one that is connected to, so that a name cannot change its mind in between. No redirect is followed, and nothing of the answer is read but its status.
 */
export function openPostOutside({
  resolve = (host) => lookup(host, { all: true }),
  isPublic = isPublicAddress,
  ...tls
}: Internet = {}): PostOutside {
  return async (address, sent) => {
    const url = new URL(address)
    if (notPostedTo(url)) return { failure: 'not an https address of the public internet' }
    const found = await resolve(url.hostname.replace(/^\[|\]$/g, '')).catch(() => [])
    const [first] = found
    if (!first) return { failure: 'its name is not known' }
    if (!found.every((one) => isPublic(one.address))) return { failure: 'its name leads into a private network' }
    return post(url, { ...first, ...tls }, sent)
  }
}

/** Why nothing is ever posted to an address, in words that say what would be right: what its name leads to is looked at each time, a number at once. */
export function notPostedTo({ protocol, port, username, password, hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:') return 'It begins with https://, so that nobody on the way reads along.'
  if (port !== '') return 'No port: https is answered on its usual one, 443.'
  if (username || password) return 'No name or password in the address: what is sent is signed.'
  if (isIP(host) !== 0)
    return isPublicAddress(host) ? undefined : 'That address is inside a network, not on the public internet.'
  return host.includes('.') ? undefined : 'A name of the public internet, as partner.example.'
}

type At = { address: string; family: number; port?: number; ca?: string }

function post(
  url: URL,
  { address, family, ...tls }: At,
  { body, headers }: Parameters<PostOutside>[1],
): Promise<PostResult> {
  return new Promise((done) => {
    const asked = request(
      url,
      {
        ...tls,
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
    asked.on('error', ({ name, message }) => done({ failure: name === 'AbortError' ? SILENT : message.slice(0, 200) }))
    asked.end(body)
  })
}
