import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { MINUTE } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { endOfIstDay } from '#platform/dates.ts'
import { loggedPath } from '#platform/log.server.ts'
import type { Log } from '#platform/log.server.ts'
import { concerns } from '#platform/tags.ts'
import type { News, Tag } from '#platform/tags.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it was rendered; `tags` name what it was made of, `keep` says whether it may be stored. */
export type RenderedPage = {
  status: number
  headers: Record<string, string>
  body: Buffer
  tags: ReadonlySet<Tag>
  keep: boolean
}

/** A page ready to send: its bytes in every encoding it has been asked for in so far. */
export type KeptPage = {
  status: number
  headers: Record<string, string>
  etag: string
  bytes: Map<Encoding, Buffer>
  tags: ReadonlySet<Tag>
  keep: boolean
  staleSince: number | undefined
  freshUntil: number
  /** The end of the day it is about: its prices hold the GST of that day. */
  dayEndsAt: number
}

export type Render = () => Promise<RenderedPage>

const STORABLE = new Set([200, 301, 404])
const FRESH_FOR = 10 * MINUTE
const NOT_FOUND_SHARE = 0.1
/** Half of what quality 4 costs whoever waits, for a twentieth more bytes; `improve` spends the 50 ms of quality 11 when nobody does. */
const QUICK_BROTLI = 2
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type PageCache = ReturnType<typeof openPageCache>

/**
 * Keeps rendered public pages as compressed bytes. A page goes stale when one of its tags is dropped or after ten minutes;
 * a stale page is served while one fresh rendering is under way, and for as long as rendering fails. Yesterday's page is served for the
 * second reason alone: at midnight a rate of tax may change, and dates are over.
 */
export function openPageCache({
  clock,
  log,
  maxBytes = 128 * 1024 * 1024,
}: {
  clock: Clock
  log: Log
  maxBytes?: number
}) {
  const pages = new LRUCache<string, KeptPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const absent = new LRUCache<string, KeptPage>({
    maxSize: Math.ceil(maxBytes * NOT_FOUND_SHARE),
    sizeCalculation: sizeOf,
  })
  const rendering = new Map<string, Promise<KeptPage>>()
  let generation = 0
  const droppedAt = new Map<News, number>()
  const squeezed = new WeakSet<KeptPage>()

  function lookUp(key: string): KeptPage | undefined {
    return pages.get(key) ?? absent.get(key)
  }

  function isStale(page: KeptPage): boolean {
    return page.staleSince !== undefined || clock.now().getTime() >= page.freshUntil
  }

  /** The page under `key`: kept, or rendered once however many ask. Throws what `render` throws when nothing is kept. */
  async function fetchPage(key: string, render: Render): Promise<KeptPage> {
    const kept = lookUp(key)
    if (kept && !isStale(kept)) return kept
    const fresh = rendering.get(key) ?? renderOnce(key, render)
    if (!kept) return fresh
    fresh.catch((error: unknown) =>
      log.warn({ key: loggedPath(key), err: error }, 'serving a stale page: rendering failed'),
    )
    return clock.now().getTime() < kept.dayEndsAt ? kept : fresh.catch(() => kept)
  }

  function renderOnce(key: string, render: Render): Promise<KeptPage> {
    const startedAt = generation
    const askedAt = clock.now()
    const work = (async () => {
      const kept = await keepable(await render(), askedAt)
      const overtaken = [...kept.tags, '*' as const].some((tag) => (droppedAt.get(tag) ?? -1) >= startedAt)
      if (overtaken) kept.staleSince = clock.now().getTime()
      if (kept.keep && STORABLE.has(kept.status)) store(key, kept)
      else if (kept.status < 500) forget(key)
      return kept
    })()
    rendering.set(key, work)
    void work.catch(() => undefined).finally(() => rendering.delete(key))
    return work
  }

  function store(key: string, page: KeptPage): void {
    forget(key)
    ;(page.status === 200 ? pages : absent).set(key, page)
  }

  function forget(key: string): void {
    pages.delete(key)
    absent.delete(key)
  }

  async function keepable(page: RenderedPage, askedAt: Date): Promise<KeptPage> {
    const etag = `"${createHash('sha256').update(page.body).update(JSON.stringify(page.headers)).digest('base64url').slice(0, 22)}"`
    const bytes = new Map<Encoding, Buffer>([['identity', page.body]])
    if (page.keep) bytes.set('br', await brotli(page.body, QUICK_BROTLI))
    const dayEndsAt = endOfIstDay(askedAt).getTime()
    const freshUntil = Math.min(askedAt.getTime() + FRESH_FOR, dayEndsAt)
    return { ...page, etag, bytes, staleSince: undefined, freshUntil, dayEndsAt }
  }

  /** The page's bytes in an encoding, made and kept at the first asking. */
  async function encode(page: KeptPage, encoding: Encoding): Promise<Buffer> {
    const known = page.bytes.get(encoding)
    if (known) return known
    const identity = page.bytes.get('identity')!
    const made = encoding === 'gzip' ? await compressGzip(identity, { level: 6 }) : await brotli(identity, QUICK_BROTLI)
    page.bytes.set(encoding, made)
    return made
  }

  /** Squeezes the page kept under `key` as small as Brotli can, in the background of whoever asks. */
  async function improve(key: string): Promise<void> {
    const page = lookUp(key)
    if (!page || squeezed.has(page)) return
    squeezed.add(page)
    page.bytes.set('br', await brotli(page.bytes.get('identity')!, 11))
  }

  /** Marks every page stale that some news is about. */
  function drop(...news: readonly News[]): void {
    for (const tag of news) droppedAt.set(tag, generation++)
    const heard = new Set(news)
    const now = clock.now().getTime()
    for (const cache of [pages, absent])
      for (const page of cache.values()) if (concerns(heard, page.tags)) page.staleSince ??= now
  }

  return { lookUp, isStale, fetchPage, encode, improve, drop, size: () => pages.size + absent.size }
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

function sizeOf(page: KeptPage): number {
  let size = 2048
  for (const bytes of page.bytes.values()) size += bytes.length
  return size
}
