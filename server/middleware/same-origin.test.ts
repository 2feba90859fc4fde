import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { sameOrigin } from './same-origin.ts'

const app = new Hono().use(sameOrigin('https://padav.example/')).all('*', (c) => c.text('done'))

async function send(headers: Record<string, string>, method = 'POST'): Promise<number> {
  return (await app.request('/newsletter', { method, headers })).status
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

  it('leaves reading alone', async () => {
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(await send(foreign, method)).toBe(200)
  })
})
