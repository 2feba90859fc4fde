import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'

type WithSocket = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

/**
 * Who is asking, by address. `X-Forwarded-For` is believed only as far as the hops in `trusted` (addresses or networks) wrote it:
 * read from the right, the first address that is no proxy of ours. An empty word when there is no socket.
 */
export function addressReader(trusted: readonly string[]): (c: Context) => string {
  const isProxy = proxiesOf(trusted)
  return (c) => {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()))
    let nearest = peerOf(c)
    while (isProxy(nearest)) {
      const next = hops.pop()
      if (next === undefined || isIP(next) === 0) break
      nearest = next
    }
    return nearest
  }
}

/** Whether a request was handed on by one of `trusted`, so that it may say more than its sender's wish. */
export function fromProxy(trusted: readonly string[]): (c: Context) => boolean {
  const isProxy = proxiesOf(trusted)
  return (c) => isProxy(peerOf(c))
}

function peerOf(c: Context): string {
  return plain((c.env as WithSocket)?.incoming?.socket?.remoteAddress ?? '')
}

function proxiesOf(trusted: readonly string[]): (address: string) => boolean {
  const list = listOf(trusted)
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

function listOf(trusted: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/** An IPv4 address seen through an IPv6 socket is that IPv4 address. */
function plain(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

/** The part of an address one customer of a network usually holds: IPv4 whole, IPv6 its first 64 bits. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}
