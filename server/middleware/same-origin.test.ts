import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { sameOrigin } from './same-origin.ts'

const app = new Hono().use(sameOrigin('https://padav.example/')).all('*', (c) => c.text('done'))

async function send(headers: Record<string, string>, method = 'POST', to = app): Promise<number> {
  return (await to.request('/newsletter', { method, headers })).status
}

describe('what may change something', () => {
  it.each([
    ['a page of ours', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://padav.example' }, 200],
    [
      'a page of ours under another name of this machine',
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' },
      200,
    ],
    ['a page of ours in an older browser', { Origin: 'https://padav.example' }, 200],
    ['a program', {}, 200],
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
    ['another site that claims our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://padav.example' }, 403],
    ['a neighbour on our domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.padav.example' }, 403],
    ['an address typed or a mail', { 'Sec-Fetch-Site': 'none' }, 403],
    ['another site in an older browser', { Origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
    ['another port', { Origin: 'https://padav.example:8443' }, 403],
    ['the same name without encryption', { Origin: 'http://padav.example' }, 403],
  ])('%s', async (_name, headers, status) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(await send(headers, method)).toBe(status)
  })

  const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain;charset=UTF-8']
  const [SESSION, BOOKING, FRIEND] = ['__Host-sid=s', '__Host-csrf=c; __Host-trip-AB23CD45=t', 'friend-x=f']

  // Every browser of today says Origin with a form: what opens something and says neither is a browser of yesterday, led by who knows whom.
  it.each([
    ['a session', SESSION, 403],
    ['a session on this very machine', 'sid=s', 403],
    ['a booking', BOOKING, 403],
    ['a friend’s place', FRIEND, 403],
    ['nothing that opens anything', '__Host-csrf=c; __Host-device=d; xsid=1', 200],
  ])('a form that says nothing of where it comes from, with %s', async (_name, Cookie, status) => {
    for (const type of FORMS) expect(await send({ Cookie, 'Content-Type': type })).toBe(status)
    expect(await send({ Cookie, 'Content-Type': FORMS[0]!.toUpperCase() })).toBe(status)
    const ours = [['Origin', 'https://padav.example'] as const, ['Sec-Fetch-Site', 'same-origin'] as const]
    for (const [name, value] of ours) expect(await send({ Cookie, 'Content-Type': FORMS[0]!, [name]: value })).toBe(200)
  })

  it('is a program’s where no page of another site could send it unasked: JSON, a method no form has, a key', async () => {
    expect(await send({ Cookie: SESSION, 'Content-Type': 'application/json' })).toBe(200)
    expect(await send({ Cookie: SESSION })).toBe(200)
    expect(await send({ Authorization: 'Bearer key', 'Content-Type': FORMS[0]! })).toBe(200)
  })

  it('may say nothing where the form carries a token that is looked at behind', async () => {
    const behind = new Hono().use(sameOrigin('https://padav.example/', { asksToken: true })).all('*', (c) => c.text(''))
    const form = { Cookie: SESSION, 'Content-Type': FORMS[0]! }
    expect(await send(form, 'POST', behind)).toBe(200)
    expect(await send({ ...form, Origin: 'https://evil.example' }, 'POST', behind)).toBe(403)
  })

  it('leaves reading alone', async () => {
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(await send(foreign, method)).toBe(200)
  })
})
