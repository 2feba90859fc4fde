import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { createParty } from './party.ts'

const OWN = { Origin: 'https://padav.example' }

async function post(
  form: Record<string, string> | string[][],
  headers: Record<string, string> = OWN,
  publicUrl = 'https://padav.example',
) {
  const app = createParty({ config: readConfig({ PUBLIC_URL: publicUrl }) })
  const answer = await app.request('/party', { method: 'POST', headers, body: new URLSearchParams(form) })
  const cookie = answer.headers.get('set-cookie')
  return { status: answer.status, location: answer.headers.get('location'), cookie }
}

describe('the form of who travels', () => {
  test('leads back with the party remembered for a year, for our own pages alone', async () => {
    const form = [
      ['adults', '2'],
      ['age', '6'],
      ['age', '9'],
      ['age', ''],
      ['per', 'total'],
      ['callbackUrl', '/india?sort=price'],
    ]
    expect(await post(form)).toEqual({
      status: 303,
      location: '/india?sort=price',
      cookie: 'padav-party=adults%3D2%26ages%3D9-6; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    })
    expect((await post(form, { Origin: 'http://padav.example' }, 'http://padav.example')).cookie).not.toContain(
      'Secure',
    )
  })

  test('takes rooms of one’s own and prices by the head', async () => {
    const { cookie } = await post({
      adults: '3',
      rooms: 'own',
      twin: '1',
      single: '1',
      triple: '',
      quad: '0',
      per: 'person',
    })
    expect(cookie).toMatch(/^padav-party=adults%3D3%26rooms%3Dsingle1-twin1%26per%3Dperson;/)
  })

  test('leaves counted rooms aside where they are to be proposed', async () => {
    expect((await post({ adults: '3', rooms: '', twin: '9' })).cookie).toMatch(/^padav-party=adults%3D3;/)
  })

  test('forgets the party when asked to', async () => {
    const { cookie, location } = await post({ clear: '1', adults: 'x', callbackUrl: '/india' })
    expect(cookie).toBe('padav-party=; Max-Age=0; Path=/; Secure; SameSite=Lax')
    expect(location).toBe('/india')
  })

  test('switches how a known party is priced', async () => {
    const known = { ...OWN, Cookie: 'a=b; padav-party=adults%3D2' }
    const { cookie, location } = await post({ party: 'adults=2&ages=9-6', per: 'person', callbackUrl: '/india' }, known)
    expect(cookie).toMatch(/^padav-party=adults%3D2%26ages%3D9-6%26per%3Dperson;/)
    expect(location).toBe('/india')
    const back = await post({ party: 'adults=2&per=person', per: 'total' }, known)
    expect(back.cookie).toMatch(/^padav-party=adults%3D2;/)
  })

  // caught: the party of a question kept for a year by the switch beside it.
  test('switches how a party nobody has set is priced in the address alone', async () => {
    const asked = { party: 'adults=4', per: 'person', callbackUrl: '/search?q=goa+for+4&adults=2#list' }
    const { cookie, location } = await post(asked)
    expect([cookie, location]).toEqual([null, '/search?q=goa+for+4&adults=4&per=person#list'])
    expect((await post({ party: 'adults=4', per: 'total', callbackUrl: '/india' })).location).toBe('/india?adults=4')
  })

  // caught: going back to an address that names another party, which would go on beating the one just set.
  test('leads to the page without the party its address named', async () => {
    const { location } = await post({ adults: '2', callbackUrl: '/india?adults=6&ages=3&page=2&per=person#list' })
    expect(location).toBe('/india?page=2#list')
  })

  test.each([
    ['no-adult', { adults: '0' }],
    ['no-adult', { adults: 'two' }],
    ['no-adult', {}],
    ['too-many', { adults: '31' }],
    ['bad-age', { adults: '2', age: '18' }],
    ['bad-age', { adults: '2', age: '-1' }],
    ['bad-rooms', { adults: '2', rooms: 'own' }],
    ['bad-rooms', { adults: '4', rooms: 'own', twin: '1' }],
    ['bad-rooms', { adults: '2', rooms: 'own', twin: '1.5' }],
    ['bad-rooms', { adults: '1', rooms: 'own', single: '2' }],
  ])('leads to itself with what was typed: %s %o', async (reason, form) => {
    const { status, location, cookie } = await post({ ...form, callbackUrl: '/india' })
    const there = new URL(location ?? '', 'https://padav.example')
    expect([status, there.pathname, there.searchParams.get('error'), cookie]).toEqual([303, '/party', reason, null])
    expect(there.searchParams.get('callbackUrl')).toBe('/india')
    for (const [key, value] of Object.entries(form))
      expect(new URLSearchParams(there.searchParams.get('typed') ?? '').get(key)).toBe(value)
  })

  // caught: a callbackUrl that was believed, with which a mail could lead from our form to a stranger's.
  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'leads to no other site: %s',
    async (callbackUrl) => {
      expect((await post({ adults: '2', callbackUrl })).location).toBe('/')
      expect((await post({ adults: '0', callbackUrl })).location).toMatch(/^\/party\?callbackUrl=%2F&error=no-adult/)
    },
  )

  // caught: the guard left out.
  test('is sent by our own pages alone, and is short', async () => {
    const foreign: Record<string, string>[] = [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]
    for (const headers of foreign)
      expect(await post({ adults: '2' }, headers)).toMatchObject({ status: 403, cookie: null })
    expect(await post({ adults: '2', callbackUrl: 'x'.repeat(5000) })).toMatchObject({ status: 413, cookie: null })
  })
})
