import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { addressReader, networkOf } from './client-address.ts'

async function read(trusted: string[], remoteAddress: string | undefined, forwarded?: string): Promise<string> {
  const addressOf = addressReader(trusted)
  const app = new Hono().get('/', (c) => c.text(addressOf(c)))
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text()
}

describe('who is asking', () => {
  it.each([
    ['the socket, when nobody is trusted', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['the socket, when it is not a proxy of ours', ['10.0.0.0/8'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['the last one written by our proxy', ['10.0.0.0/8'], '10.0.0.2', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
    [
      'the one before our other proxies',
      ['10.0.0.0/8', '127.0.0.1'],
      '127.0.0.1',
      '192.0.2.66, 198.51.100.1, 10.1.1.1',
      '198.51.100.1',
    ],
    ['our proxy itself, when it wrote nothing', ['127.0.0.1'], '127.0.0.1', undefined, '127.0.0.1'],
    ['our proxy itself, when it wrote nonsense', ['127.0.0.1'], '127.0.0.1', 'nonsense', '127.0.0.1'],
    ['an IPv4 address seen through IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['an IPv6 address behind an IPv6 proxy', ['fd00::/8'], 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['nobody, without a socket', ['127.0.0.1'], undefined, '198.51.100.1', ''],
  ] as const)('%s', async (_name, trusted, socket, forwarded, expected) => {
    expect(await read([...trusted], socket, forwarded)).toBe(expected)
  })

  it('is one network per IPv4 address and per 64 bits of IPv6', () => {
    expect(networkOf('198.51.100.1')).toBe('198.51.100.1')
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
    expect(networkOf('')).toBe('')
  })
})
