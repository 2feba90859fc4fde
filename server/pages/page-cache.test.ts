import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR, MINUTE, stoppedClock } from '#platform/clock.ts'
import { openLog } from '#platform/log.server.ts'
import { openPageCache } from './page-cache.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'

const clock = stoppedClock(new Date('2026-11-20T06:00:00Z'))
let cache: PageCache
let renders: number

beforeEach(() => {
  clock.set(new Date('2026-11-20T06:00:00Z'))
  cache = openPageCache({ clock, log: openLog('silent') })
  renders = 0
})

function page(text: string, more: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(text),
    tags: new Set(['catalogue']),
    keep: true,
    ...more,
  }
}

async function render(): Promise<RenderedPage> {
  return page(`rendering ${++renders}`)
}

async function text(key: string, work: () => Promise<RenderedPage> = render): Promise<string> {
  return (await cache.encode(await cache.fetchPage(key, work), 'identity')).toString()
}

describe('the page cache', () => {
  test('renders once, however many ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => text('/')))
    expect(new Set(answers)).toEqual(new Set(['rendering 1']))
    expect(renders).toBe(1)
  })

  test('keeps pages apart by their key', async () => {
    expect(await text('/a')).toBe('rendering 1')
    expect(await text('/b')).toBe('rendering 2')
    expect(await text('/a')).toBe('rendering 1')
  })

  test('gives the same bytes in every encoding', async () => {
    const kept = await cache.fetchPage('/', async () => page('नमस्ते '.repeat(500)))
    const plain = (await cache.encode(kept, 'identity')).toString()
    expect(brotliDecompressSync(await cache.encode(kept, 'br')).toString()).toBe(plain)
    expect(gunzipSync(await cache.encode(kept, 'gzip')).toString()).toBe(plain)
    await cache.improve('/')
    expect(brotliDecompressSync(await cache.encode(cache.lookUp('/')!, 'br')).toString()).toBe(plain)
  })

  test('holds no more memory than it counts (caught: small bytes that keep the slab they were cut from)', async () => {
    const kept = await cache.fetchPage('/', render)
    await cache.encode(kept, 'gzip')
    await cache.improve('/')
    expect([...kept.bytes.keys()]).toEqual(['identity', 'br', 'gzip'])
    for (const bytes of kept.bytes.values()) expect(bytes.buffer.byteLength).toBe(bytes.length)
  })

  test('serves an old page while one fresh rendering is under way', async () => {
    await text('/')
    clock.set(new Date(clock.now().getTime() + 11 * MINUTE))
    const asked = await Promise.all([text('/'), text('/'), text('/')])
    expect(asked).toEqual(['rendering 1', 'rendering 1', 'rendering 1'])
    await expect.poll(() => text('/')).toBe('rendering 2')
    expect(renders).toBe(2)
  })

  // Caught: the page of before, served once more to whoever asks first, an hour after a price was changed.
  test('shows a change to the first who asks, rendered once', async () => {
    await text('/')
    cache.drop('catalogue')
    expect(await Promise.all([text('/'), text('/')])).toEqual(['rendering 2', 'rendering 2'])
    expect(renders).toBe(2)
  })

  test('serves what was there when a change cannot be rendered, at once or in a moment', async () => {
    await text('/')
    cache.drop('catalogue')
    expect(await text('/', () => Promise.reject(new Error('the database is gone')))).toBe('rendering 1')
    expect(await text('/', () => new Promise(() => undefined))).toBe('rendering 1')
  })

  test('drops only what was made of the tag', async () => {
    await text('/')
    cache.drop('content')
    expect(cache.isStale(cache.lookUp('/')!)).toBe(false)
    cache.drop('*')
    expect(cache.isStale(cache.lookUp('/')!)).toBe(true)
  })

  test('a page overtaken by a change while it was rendered is stale from birth', async () => {
    await text('/', async () => {
      cache.drop('catalogue')
      return render()
    })
    expect(cache.isStale(cache.lookUp('/')!)).toBe(true)
  })

  test('goes on serving when rendering fails, and throws only when it has nothing', async () => {
    await text('/')
    clock.set(new Date(clock.now().getTime() + HOUR))
    const broken = async (): Promise<RenderedPage> => {
      throw new Error('the database is gone')
    }
    expect(await text('/', broken)).toBe('rendering 1')
    expect(await text('/', broken)).toBe('rendering 1')
    await expect(cache.fetchPage('/new', broken)).rejects.toThrow('the database is gone')
  })

  test('never shows the prices of yesterday once the day has changed, unless nothing else can be had', async () => {
    clock.set(new Date('2027-03-31T18:29:00Z'))
    await text('/')
    clock.set(new Date('2027-03-31T18:29:59Z'))
    expect(await text('/')).toBe('rendering 1')
    // Midnight in India. Caught: the stale page served once more, with the GST of the day before.
    clock.set(new Date('2027-03-31T18:30:00Z'))
    expect(cache.isStale(cache.lookUp('/')!)).toBe(true)
    expect(await text('/', () => Promise.reject(new Error('the database is gone')))).toBe('rendering 1')
    await setImmediate()
    expect(await text('/')).toBe('rendering 2')
  })

  test('a page begun before midnight is of the day before', async () => {
    clock.set(new Date('2027-03-31T18:29:59Z'))
    await text('/', async () => {
      clock.set(new Date('2027-03-31T18:30:01Z'))
      return render()
    })
    await setImmediate()
    expect(await text('/')).toBe('rendering 2')
  })

  test('never stores a failure or a page that says so', async () => {
    await text('/broken', async () => page('oops', { status: 500 }))
    await text('/mine', async () => page('for you only', { keep: false }))
    expect(cache.lookUp('/broken')).toBeUndefined()
    expect(cache.lookUp('/mine')).toBeUndefined()
  })

  test('floods of unknown addresses cannot push real pages out', async () => {
    const small = openPageCache({ clock, log: openLog('silent'), maxBytes: 200_000 })
    await small.fetchPage('/', render)
    for (let i = 0; i < 500; i++)
      await small.fetchPage(`/none-${i}`, async () => page('not found '.repeat(100), { status: 404 }))
    expect(small.lookUp('/')).toBeDefined()
    expect(small.size()).toBeLessThan(100)
  })

  // Caught: one shelf for all, on which the last two hundred queries are all that is left of a site whose database is gone.
  test('floods of made-up queries cannot push out what keeps a site up', async () => {
    const small = openPageCache({ clock, log: openLog('silent'), maxBytes: 200_000 })
    const large = async () => page('a page '.repeat(400))
    const needed = ['/', '/india', '/package/kerala-classic']
    for (const key of needed) await small.fetchPage(key, large)
    for (let i = 0; i < 100; i++) for (const key of [`/search?q=${i}`, `/INDI${i}`]) await small.fetchPage(key, large)
    for (const key of needed) expect(small.lookUp(key)).toBeDefined()
    expect(small.bytes()).toBeLessThanOrEqual(200_000)
  })

  // Caught: the size at birth, with which every encoding asked for later is held for nothing.
  test('counts the bytes of every encoding it holds', async () => {
    const kept = await cache.fetchPage('/', async () => page('नमस्ते '.repeat(500)))
    const before = cache.bytes()
    const gzip = await cache.encode(kept, 'gzip')
    expect(cache.bytes()).toBe(before + gzip.length)
    await cache.improve('/')
    const held = [...kept.bytes.values()].reduce((sum, bytes) => sum + bytes.length, 0)
    expect(cache.bytes()).toBe(2048 + held)
  })

  // Caught: ten minutes, and a page that says once more that it is not there.
  test('believes for ten seconds that a page is not there, then asks again at once', async () => {
    const absent = async () => page('not found', { status: 404 })
    expect(await text('/new', absent)).toBe('not found')
    expect(await text('/new')).toBe('not found')
    clock.set(new Date(clock.now().getTime() + 11_000))
    expect(await text('/new')).toBe('rendering 1')
  })

  test('goes on saying so while nobody can know better', async () => {
    await text('/new', async () => page('not found', { status: 404 }))
    clock.set(new Date(clock.now().getTime() + HOUR))
    expect(await text('/new', async () => Promise.reject(new Error('the database is gone')))).toBe('not found')
  })
})
