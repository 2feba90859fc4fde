import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openLog } from '#platform/log.server.ts'
import type { Tag } from '#platform/tags.ts'
import { temporaryDirectory } from '#tests/running-site.ts'
import { tagsOfPage } from './cdn.ts'
import type { Cdn } from './cdn.ts'
import { dropAtCdn } from './drop-at-cdn.ts'
import { NETWORKS } from './networks.ts'
import { openCdn } from './open-cdn.ts'

const TOKEN = 'a token of ours'
const NETWORK_KINDS = ['cloudflare', 'fastly', 'varnish'] as const

/** What stands in front, with the pages that were given to it. */
type Front = {
  cdn: Cdn
  keep(page: string, headers: Record<string, string>): Promise<void>
  kept(): Promise<string[]>
  /** From now on it drops nothing. */
  refuse(): Promise<unknown>
  close(): Promise<unknown>
}

/** More than a header holds, however they are written. */
const MANY_SEATS = Array.from({ length: 900 }, (_, at): Tag => `seats:package-${at}`)

type AskedPurge = { headers: IncomingMessage['headers']; body: string }
const asked: AskedPurge[] = []

/** The tags a network was asked to drop, each as it writes them. */
const TOLD: Record<keyof typeof NETWORKS, (one: AskedPurge) => { tags: string[]; token: unknown }> = {
  cloudflare: ({ body, headers }) => ({
    tags: (JSON.parse(body) as { tags: string[] }).tags,
    token: headers.authorization?.replace('Bearer ', ''),
  }),
  fastly: ({ headers }) => ({ tags: String(headers['surrogate-key']).split(' '), token: headers['fastly-key'] }),
  varnish: ({ headers }) => ({ tags: String(headers['surrogate-key']).split(' '), token: headers['x-cdn-token'] }),
}

async function openNetwork(kind: keyof typeof NETWORKS): Promise<Front> {
  const pages = new Map<string, string[]>()
  let status = 200
  const server = createServer(async (request, response) => {
    const one = { headers: request.headers, body: Buffer.concat(await request.toArray()).toString() }
    asked.push(one)
    const { tags } = TOLD[kind](one)
    if (status === 200)
      for (const [page, borne] of pages) if (borne.some((tag) => tags.includes(tag))) pages.delete(page)
    response.writeHead(status).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const purgeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  const cdn = openCdn({ kind, purgeUrl, token: TOKEN })
  return {
    cdn,
    keep: async (page, headers) => void pages.set(page, headers[cdn.tagHeader]!.split(cdn.between)),
    kept: async () => [...pages.keys()],
    refuse: async () => (status = 403),
    close: async () => server.close(),
  }
}

/** A folder as nginx keeps it, pages and what it is writing. */
async function openFolder(): Promise<Front> {
  const { path, remove } = await temporaryDirectory()
  const names = new Map<string, string>()
  return {
    cdn: openCdn({ kind: 'nginx', folder: path }),
    async keep(page, headers) {
      const name = randomBytes(16).toString('hex')
      names.set(name, page)
      const folder = join(path, name.slice(31), name.slice(29, 31))
      await mkdir(folder, { recursive: true })
      const lines = Object.entries({ 'Content-Type': 'text/html', ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      )
      const head = `${'\0'.repeat(336)}\nKEY: padav/${page}\nHTTP/1.1 200 OK\r\n${lines.join('\r\n')}\r\n\r\n`
      await writeFile(join(folder, name), head)
    },
    kept: async () => {
      const found = await readdir(path, { recursive: true, withFileTypes: true })
      return found.filter((one) => one.isFile()).map(({ name }) => names.get(name)!)
    },
    refuse: remove,
    close: () => rm(path, { recursive: true, force: true }),
  }
}

describe.each([...NETWORK_KINDS, 'nginx'] as const)('%s', (kind) => {
  let front: Front
  let close = () => {}
  const lines: string[] = []
  const open = () => {
    const dropping = dropAtCdn({ cdn: front.cdn, log: openLog('error', { write: (line) => void lines.push(line) }) })
    close = dropping.close
    return dropping.tell
  }
  const keep = (page: string, ...tags: Tag[]) => front.keep(page, tagsOfPage(front.cdn, new Set(tags)))
  beforeEach(async () => {
    lines.length = asked.length = 0
    front = kind === 'nginx' ? await openFolder() : await openNetwork(kind)
  })
  afterEach(async () => {
    close()
    await front.close()
  })

  // (caught: a page without the tag that everything has, and one whose tags are cut short)
  test('reads from a page what it is made of, however much that is', () => {
    const { tagHeader, between, spell = (tag) => tag } = front.cdn
    const named = (...tags: Tag[]) => tagsOfPage(front.cdn, new Set(tags))[tagHeader]!.split(between)
    expect(named('catalogue', 'seats:p1')).toEqual(['all', 'catalogue', 'seats:p1'].map(spell))
    expect(named(...MANY_SEATS)).toEqual(['all', 'many'].map(spell))
  })

  // (caught: a change told alone, which leaves pages of too many tags; a tag that begins as another does)
  test('drops what bears what changed in a moment, and nothing else', async () => {
    const seats = Array.from({ length: 40 }, (_, at) => `seats:p${at}` as const)
    await keep('list', 'catalogue')
    await keep('package', 'seats:p39')
    await keep('too much', ...MANY_SEATS)
    await keep('another', 'seats:p390')
    const tell = open()
    tell('catalogue')
    tell(...seats)
    await expect.poll(front.kept).toEqual(['another'])
    await keep('list', 'catalogue')
    tell('catalogue')
    await expect.poll(front.kept).toEqual(['another'])
  })

  test('drops everything where anything may have changed', async () => {
    await keep('list', 'catalogue')
    await keep('package', 'seats:p1')
    open()('catalogue', '*')
    await expect.poll(front.kept).toEqual([])
  })

  test('that will not is complained of, without the token', async () => {
    await front.refuse()
    open()('catalogue')
    await expect.poll(() => lines.join('')).toContain('would not drop them')
    expect(lines.join('')).not.toContain(TOKEN)
  })
})

test.each(NETWORK_KINDS)(
  '%s is told that of a moment together, with its token, in as many calls as it needs',
  async (kind) => {
    asked.length = 0
    const { cdn, close } = await openNetwork(kind)
    const tags = Array.from({ length: 42 }, (_, at) => `seats:p${at}`)
    await cdn.drop(tags)
    await close()
    expect(asked.flatMap((one) => TOLD[kind](one).tags)).toEqual(tags)
    expect(asked.length).toBe(Math.ceil(42 / NETWORKS[kind](TOKEN).mostTags))
    for (const one of asked) expect(TOLD[kind](one).token).toBe(TOKEN)
  },
)
