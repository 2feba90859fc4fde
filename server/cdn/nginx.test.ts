import { readdir, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECOND } from '#platform/clock.ts'
import { openLog } from '#platform/log.server.ts'
import type { Tag } from '#platform/tags.ts'
import { NGINX, startNginxFront } from '#tests/nginx.ts'
import type { NginxFront } from '#tests/nginx.ts'
import { temporaryDirectory } from '#tests/running-site.ts'
import { tagsOfPage } from './cdn.ts'
import type { Cdn } from './cdn.ts'
import { dropAtCdn } from './drop-at-cdn.ts'
import { openCdn } from './open-cdn.ts'

/** What pages are made of, one of them of as much as a header holds. */
const PAGES: Record<string, readonly Tag[]> = {
  '/munnar': ['catalogue', 'seats:munnar'],
  '/coorg': ['catalogue', 'seats:coorg'],
  '/kerala': Array.from({ length: 600 }, (_, at): Tag => `seats:package-${at}`),
}

let site: Server
let front: NginxFront
let cdn: Cdn
let dropping: ReturnType<typeof dropAtCdn>
const lines: string[] = []

beforeAll(async () => {
  if (!NGINX) return
  site = createServer(({ url = '' }, response) => {
    const tags = tagsOfPage(cdn, new Set(PAGES[url]))
    response.writeHead(200, { 'cache-control': 'public, s-maxage=60', ...tags }).end()
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  front = await startNginxFront([(site.address() as AddressInfo).port])
  cdn = openCdn({ kind: 'nginx', folder: front.pages })
  dropping = dropAtCdn({ cdn, log: openLog('error', { write: (line) => void lines.push(line) }) })
})

afterAll(async () => {
  dropping?.close()
  await front?.stop()
  site?.close()
})

async function get(path: string) {
  const { headers } = await fetch(front.url + path)
  return { cache: headers.get('x-cache'), tags: headers.get('cache-tag') }
}
/** Whether each of the pages was there. */
const looked = () => Promise.all(Object.keys(PAGES).map(async (path) => (await get(path)).cache))

// (caught: where it was the same tick, what came while it was read)
test('reads a folder again that something was put into at the moment it was read', async () => {
  const { path, remove } = await temporaryDirectory()
  const { drop, spell } = openCdn({ kind: 'nginx', folder: path })
  const put = async (name: string) => {
    await writeFile(join(path, name.repeat(32)), `HTTP/1.1 200 OK\r\ncache-tag: ${spell!('all')}\r\n\r\n`)
    await utimes(path, now, now)
  }
  const now = Date.now() / SECOND
  await put('a')
  await drop(['nothing'])
  await put('b')
  await drop(['all'])
  expect(await readdir(path)).toEqual([])
  await remove()
})

test.runIf(NGINX)(
  'drops at nginx what a change is about, as often as there is one, and shows nobody what pages are made of (caught: a folder read once; the tags of before; the header passed on)',
  async () => {
    await cdn.drop(['all'])
    expect(await looked()).toEqual(['MISS', 'MISS', 'MISS'])
    expect(await get('/munnar')).toEqual({ cache: 'HIT', tags: null })
    for (const [path, made, next] of [
      ['/munnar', 'seats:munnar', 'seats:kochi'],
      ['/coorg', 'seats:coorg', 'seats:coorg'],
      ['/munnar', 'seats:kochi', 'seats:kochi'],
    ] as const) {
      expect(await looked()).toEqual(['HIT', 'HIT', 'HIT'])
      PAGES[path] = ['catalogue', next]
      dropping.tell(made)
      await expect.poll(async () => (await get(path)).cache, { interval: 100 }).toBe('MISS')
      expect(await looked()).toEqual(['HIT', 'HIT', 'HIT'])
    }
    dropping.tell('seats:package-599')
    await expect.poll(async () => (await get('/kerala')).cache).toBe('MISS')
    dropping.tell('*')
    await expect.poll(looked).toEqual(['MISS', 'MISS', 'MISS'])
    expect(lines).toEqual([])
  },
)
