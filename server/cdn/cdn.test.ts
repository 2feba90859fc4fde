import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openLog } from '#platform/log.server.ts'
import type { Tag } from '#platform/tags.ts'
import { tagsOfPage } from './cdn.ts'
import { CDNS } from './cdns.ts'
import { dropAtCdn } from './drop-at-cdn.ts'

type Asked = { method: string; headers: IncomingMessage['headers']; body: string }
let asked: Asked[]
let status: number
let server: ReturnType<typeof createServer>
let purgeUrl: string

beforeEach(async () => {
  asked = []
  status = 200
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    asked.push({ method: request.method ?? '', headers: request.headers, body })
    response.writeHead(status).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  purgeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
})
afterEach(() => server.close())

/** The tags a network was asked to drop, each as it writes them. */
const TOLD: Record<keyof typeof CDNS, (one: Asked) => { tags: string[]; token: unknown }> = {
  cloudflare: ({ body, headers }) => ({
    tags: (JSON.parse(body) as { tags: string[] }).tags,
    token: headers.authorization?.replace('Bearer ', ''),
  }),
  fastly: ({ headers }) => ({ tags: String(headers['surrogate-key']).split(' '), token: headers['fastly-key'] }),
  varnish: ({ headers }) => ({ tags: String(headers['surrogate-key']).split(' '), token: headers['x-cdn-token'] }),
}

describe.each(['cloudflare', 'fastly', 'varnish'] as const)('%s', (kind) => {
  const cdn = CDNS[kind]('a token of ours')
  const open = (lines: string[] = []) =>
    dropAtCdn({ cdn, purgeUrl, log: openLog('error', { write: (line) => void lines.push(line) }) })

  // (caught: a page without the tag that everything has, and one whose tags are cut short)
  test('reads from a page what it is made of, however much that is', () => {
    const tags = new Set(['catalogue', 'seats:p1'] as Tag[])
    const named = (of: ReadonlySet<Tag>) => tagsOfPage(cdn, of)[cdn.tagHeader]!.split(cdn.between)
    expect(named(tags)).toEqual(['all', 'catalogue', 'seats:p1'])
    const many = Array.from({ length: 500 }, (_, at): Tag => `seats:package-${at}`)
    expect(named(new Set(many))).toEqual(['all', 'many'])
  })

  // (caught: a change told alone, which leaves pages of too many tags)
  test('is told what changed in a moment together, with its token, in as many calls as it needs', async () => {
    const { tell, close } = open()
    const seats = Array.from({ length: 40 }, (_, at) => `seats:p${at}` as const)
    tell('catalogue')
    tell(...seats)
    await expect.poll(() => asked.flatMap((one) => TOLD[kind](one).tags)).toEqual(['many', 'catalogue', ...seats])
    expect(asked.length).toBe(Math.ceil(42 / cdn.mostTags))
    for (const one of asked) expect(TOLD[kind](one).token).toBe('a token of ours')
    close()
  })

  test('drops everything where anything may have changed', async () => {
    const { tell, close } = open()
    tell('catalogue', '*')
    await expect.poll(() => asked.map((one) => TOLD[kind](one).tags)).toEqual([['all']])
    close()
  })

  test('that will not is complained of, without the token', async () => {
    status = 403
    const lines: string[] = []
    const { tell, close } = open(lines)
    tell('catalogue')
    await expect.poll(() => lines.join('')).toContain('would not drop pages')
    expect(lines.join('')).not.toContain('token of ours')
    close()
  })
})
