import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { setTimeout } from 'node:timers/promises'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { endOfIstDay } from '#platform/dates.ts'
import type { Log } from '#platform/log.server.ts'
import { ownBytes } from '#platform/own-bytes.ts'
import { concerns } from '#platform/tags.ts'
import type { ChangeTag, Tag } from '#platform/tags.ts'
import { quickBrotli } from '#server/quick-compression.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it was rendered; `tags` name what it was made of, `keep` says whether it may be stored. */
export type RenderedPage = {
  status: number
  headers: Record<string, string>
  body: Buffer<ArrayBuffer>
  tags: ReadonlySet<Tag>
  keep: boolean
}

/** A page ready to send: its bytes in every encoding it has been asked for in so far. */
export type KeptPage = {
  key: string
  status: number
  headers: Record<string, string>
  etag: string
  bytes: Map<Encoding, Buffer<ArrayBuffer>>
  tags: ReadonlySet<Tag>
  keep: boolean
  staleSince: number | undefined
  freshUntil: number
  /** The end of the day it is about: its prices hold the GST of that day. */
  dayEndsAt: number
}

export type RenderPage = () => Promise<RenderedPage>

const STORABLE = new Set([200, 301, 404])
const FRESH_FOR = 10 * MINUTE
/** What is not there may be published any moment. */
const ABSENT_FOR = 10 * SECOND
/** How long somebody waits for what was changed: an answer comes within a second, and who is shown the page of before is shown a wrong price. */
const WAITS_FOR_CHANGE = 850
/** The parts of the room: pages as many as are published, what their addresses ask besides, and what is not there or has moved. */
const SHARES = { plain: 0.65, varied: 0.25, absent: 0.1 }
/** Nobody can ask for more pages than there are without a query, a capital letter or an escape. */
const VARIED = /[?%A-Z]/
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type PageCache = ReturnType<typeof openPageCache>

/**
 * Keeps rendered public pages as compressed bytes. A page goes stale when one of its tags is dropped or after ten minutes.
 * One that is merely old is served while one fresh rendering is under way. After a change whoever asks waits for that rendering, but no longer than
 * a moment: a price that was changed is shown changed, and a database that does not answer keeps nobody. While rendering fails, what there is is
 * served. Yesterday's page is served for that reason alone: at midnight a rate of tax may change, and dates are over; so is one that says there is none, after ten seconds.
 * Addresses made up by the thousand push out only one another, never the pages that keep a site up without its database.
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
  const shelf = (share: number) =>
    new LRUCache<string, KeptPage>({ maxSize: Math.ceil(maxBytes * share), sizeCalculation: sizeOf })
  const plain = shelf(SHARES.plain)
  const varied = shelf(SHARES.varied)
  const absent = shelf(SHARES.absent)
  const shelves = [plain, varied, absent]
  const rendering = new Map<string, Promise<KeptPage>>()
  let generation = 0
  const droppedAt = new Map<ChangeTag, number>()
  const compressed = new WeakSet<KeptPage>()

  function lookUp(key: string): KeptPage | undefined {
    return (VARIED.test(key) ? varied : plain).get(key) ?? absent.get(key)
  }

  function isStale(page: KeptPage): boolean {
    return page.staleSince !== undefined || clock.now().getTime() >= page.freshUntil
  }

  /** The page under `key`: kept, or rendered once however many ask. Throws what `render` throws when nothing is kept. */
  async function fetchPage(key: string, render: RenderPage): Promise<KeptPage> {
    const kept = lookUp(key)
    if (kept && !isStale(kept)) return kept
    const fresh = rendering.get(key) ?? renderOnce(key, render)
    if (!kept) return fresh
    const settled = fresh.catch((error: unknown) => {
      log.warn({ err: error }, 'serving a stale page: rendering failed')
      return kept
    })
    if (kept.status === 404 || clock.now().getTime() >= kept.dayEndsAt) return settled
    return kept.staleSince === undefined
      ? kept
      : Promise.race([settled, setTimeout(WAITS_FOR_CHANGE, kept, { ref: false })])
  }

  function renderOnce(key: string, render: RenderPage): Promise<KeptPage> {
    const startedAt = generation
    const askedAt = clock.now()
    const work = (async () => {
      const kept = keepable(key, await render(), askedAt)
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
    shelfOf(page).set(key, page)
  }

  function forget(key: string): void {
    for (const each of shelves) each.delete(key)
  }

  function shelfOf({ key, status }: KeptPage) {
    return status !== 200 ? absent : VARIED.test(key) ? varied : plain
  }

  /** A page that has come to hold more bytes takes the room of them. */
  function hold(page: KeptPage, encoding: Encoding, bytes: Buffer<ArrayBuffer>): void {
    page.bytes.set(encoding, ownBytes(bytes))
    const own = shelfOf(page)
    if (own.peek(page.key) !== page) return
    // Put anew: the same page under the same key would be weighed as it was.
    own.delete(page.key)
    own.set(page.key, page)
  }

  function keepable(key: string, page: RenderedPage, askedAt: Date): KeptPage {
    const small = ownBytes(quickBrotli(page.body))
    // A fifth of the page is a fifth of the hashing, and as good a name for it.
    // Weak: one for all the encodings it is sent in.
    const etag = `W/"${createHash('sha256').update(small).update(JSON.stringify(page.headers)).digest('base64url').slice(0, 22)}"`
    const bytes: KeptPage['bytes'] = new Map([
      ['identity', ownBytes(page.body)],
      ['br', small],
    ])
    const dayEndsAt = endOfIstDay(askedAt).getTime()
    const freshUntil = Math.min(askedAt.getTime() + (page.status === 404 ? ABSENT_FOR : FRESH_FOR), dayEndsAt)
    return { ...page, key, etag, bytes, staleSince: undefined, freshUntil, dayEndsAt }
  }

  /** The page's bytes in an encoding, made and kept at the first asking. */
  async function encode(page: KeptPage, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const known = page.bytes.get(encoding)
    if (known) return known
    const made = await compressGzip(page.bytes.get('identity')!, { level: 6 })
    hold(page, encoding, made)
    return made
  }

  /** Compresses the page kept under `key` as small as Brotli can, in the background of whoever asks for it again: most searches nobody does, so the first asking is none. */
  async function improve(key: string): Promise<void> {
    const page = lookUp(key)
    if (!page || compressed.has(page)) return
    compressed.add(page)
    hold(page, 'br', await bestBrotli(page.bytes.get('identity')!))
  }

  /** Marks every page stale that the changes are about. */
  function drop(...changes: readonly ChangeTag[]): void {
    for (const tag of changes) droppedAt.set(tag, generation++)
    const heard = new Set(changes)
    const now = clock.now().getTime()
    for (const cache of shelves)
      for (const page of cache.values()) if (concerns(heard, page.tags)) page.staleSince ??= now
  }

  return {
    lookUp,
    isStale,
    fetchPage,
    encode,
    improve,
    isImproved: (page: KeptPage) => compressed.has(page),
    drop,
    size: () => plain.size + varied.size + absent.size,
    /** How many bytes are held. */
    bytes: () => plain.calculatedSize + varied.calculatedSize + absent.calculatedSize,
  }
}

function bestBrotli(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
}

function sizeOf(page: KeptPage): number {
  let size = 2048
  for (const bytes of page.bytes.values()) size += bytes.length
  return size
}
