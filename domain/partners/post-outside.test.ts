import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { INSIDE, openTwoNetworks, OUTSIDE } from '#tests/benches/two-networks.ts'
import { openPostOutside } from './post-outside.server.ts'

const HOOK = 'https://partner.example/hook'
const SENT = { body: '{"event":"booking.confirmed"}', headers: { 'Content-Type': 'application/json' } }

describe.runIf(process.platform === 'linux')('what is posted to an address somebody else chose', () => {
  let net: Awaited<ReturnType<typeof openTwoNetworks>>
  beforeAll(async () => void (net = await openTwoNetworks()))
  afterAll(() => net?.close())
  beforeEach(() => {
    for (const { seen, answer } of [net.outside, net.inside]) {
      Object.assign(seen, { connections: 0, bodies: [] })
      Object.assign(answer, { status: 200, headers: {} })
    }
  })

  /** Posts where each look-up of the name answers with the next of these. */
  function post(...addresses: string[]) {
    let asked = 0
    const resolve = async () => [{ address: addresses[Math.min(asked++, addresses.length - 1)]!, family: 4 }]
    return openPostOutside(net.at(resolve))(HOOK, SENT)
  }

  test('arrives, whole and under its own name', async () => {
    expect(await post(OUTSIDE)).toEqual({ status: 200 })
    expect(net.outside.seen.bodies).toEqual([SENT.body])
  })

  test('never connects to a private network (caught: connected to before it is looked at)', async () => {
    expect(await post(INSIDE)).toEqual({ failure: 'its name leads into a private network' })
    // By then a connection to the other would be there too.
    await post(OUTSIDE)
    expect([net.outside.seen.connections, net.inside.seen.connections]).toEqual([1, 0])
  })

  test('follows no redirect (caught: the Location asked too)', async () => {
    Object.assign(net.outside.answer, { status: 307, headers: { Location: HOOK.replace('hook', 'inside') } })
    expect(await post(OUTSIDE, INSIDE)).toEqual({ status: 307 })
    expect([net.outside.seen.connections, net.inside.seen.connections]).toEqual([1, 0])
  })

  test('goes to the address that was looked at, whatever the name says a moment later (caught: looked up again to connect)', async () => {
    expect(await post(OUTSIDE, INSIDE)).toEqual({ status: 200 })
    expect([net.outside.seen.connections, net.inside.seen.connections]).toEqual([1, 0])
  })

  test('is not sent to a server of another name (caught: certificates not looked at)', async () => {
    const elsewhere = openPostOutside(net.at(async () => [{ address: OUTSIDE, family: 4 }]))
    expect(await elsewhere('https://other.example/hook', SENT)).toEqual({ failure: expect.stringMatching(/altnames/) })
    expect(net.outside.seen.bodies).toEqual([])
  })
})
