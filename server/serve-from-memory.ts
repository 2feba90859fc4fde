import type { IncomingMessage, ServerResponse } from 'node:http'
import { assetHeaders } from './assets.ts'
import type { Asset, Assets } from './assets.ts'
import { isHeld } from '#server/entity-tag.ts'
import { headerOf } from './header-of.ts'
import type { RetainedBuilds } from './retained-builds.ts'
import { chooseEncoding, isRedirect, pageHeaders } from './pages/page-answer.ts'
import type { Encoding, KeptPage, PageCache } from './pages/page-cache.ts'
import { pageKey } from '#web/page-key.ts'
import type { QueryKeys } from '#web/page-key.ts'
import { keyForVisitor } from './pages/party-key.ts'
import { nameRequest } from '#platform/request.ts'
import type { CacheStatus } from '#platform/request.ts'
import { sendWritten, writtenHead } from './written-head.ts'
import type { WrittenHead } from './written-head.ts'
import { NAMED } from './watch/requests.ts'
import type { RequestWatch } from './watch/requests.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Files and kept pages leave straight from memory, everything else goes on to `next`.
 * It decides nothing that `next` would decide otherwise; it only spares the way.
 */
export function serveFromMemory({
  assets,
  otherBuilds,
  cache,
  wantsParty,
  queryKeys,
  fileHeaders = {},
  routePath = () => '*',
  note = () => undefined,
  next,
}: {
  assets: Assets
  /** Where hashed files of the builds before this one are found. */
  otherBuilds?: RetainedBuilds
  cache: PageCache
  wantsParty: (pathname: string) => boolean
  queryKeys: QueryKeys
  /** What every file says besides. */
  fileHeaders?: Record<string, string>
  /** The pattern of a page's address, for the log. */
  routePath?: (pathname: string) => string
  note?: RequestWatch['note']
  next: Listener
}): Listener {
  async function sendFromOtherBuild(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const asset = await otherBuilds?.find(path).catch(() => undefined)
    if (asset) sendFile(request, response, path, asset)
    else next(request, response)
  }

  /** A file is the same for everybody and nothing goes wrong with it: it bears no name, which would weigh as much as a small script saves. */
  function sendFile(request: IncomingMessage, response: ServerResponse, path: string, asset: Asset): void {
    const began = performance.now()
    sendAsset(request, response, path, asset, fileHeaders)
    noteAnswer(request, response, { began, route: path.startsWith('/assets/') ? '/assets/*' : '/*', kept: 'file' })
  }

  function noteAnswer(
    { method = 'GET' }: IncomingMessage,
    { statusCode: status }: ServerResponse,
    { began, ...of }: { name?: string; began: number; route: string; kept: CacheStatus },
  ): void {
    note({ ...of, method, status, ms: performance.now() - began })
  }

  return function answerFromMemory(request, response) {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return next(request, response)
    const path = url.split('?', 1)[0]!
    const asset = assets.get(path)
    if (asset) return sendFile(request, response, path, asset)
    if (otherBuilds && path.startsWith('/assets/')) return void sendFromOtherBuild(request, response, path)
    const began = performance.now()
    const wanted = pageKey(url, queryKeys)
    if (!wanted.ok || wanted.spelt !== path) return next(request, response)
    const cookies = headerOf(request, 'cookie')
    const key = keyForVisitor(wanted.key, cookies, wantsParty)
    const page = cache.lookUp(key)
    if (!page || cache.isStale(page) || (key !== wanted.key && isRedirect(page))) return next(request, response)
    const encoding = chooseEncoding(headerOf(request, 'accept-encoding'))
    const bytes = page.bytes.get(encoding)
    if (!bytes) return next(request, response)
    const name = nameRequest()
    sendPage(request, response, name, headsOf(page, encoding, bytes), page)
    noteAnswer(request, response, { name, began, route: routePath(path), kept: 'hit' })
    if (!cache.isImproved(page)) setImmediate(() => void cache.improve(key))
  }
}

type Heads = { bytes: Buffer; whole: string[]; unchanged: string[]; written?: WrittenHead | undefined }
const prepared = new WeakMap<KeptPage, Map<Encoding, Heads>>()

/** What a page is headed by when it is sent and when the browser has it already, as Node writes it soonest: names and values in one list. */
function headsOf(page: KeptPage, encoding: Encoding, bytes: Buffer): Heads {
  let known = prepared.get(page)
  if (!known) prepared.set(page, (known = new Map()))
  const found = known.get(encoding)
  if (found?.bytes === bytes) return found
  const headers = pageHeaders(page, encoding)
  const made = {
    bytes,
    whole: Object.entries({ ...headers, 'content-length': String(bytes.length) }).flat(),
    unchanged: Object.entries(withoutEncoding(headers)).flat(),
  }
  known.set(encoding, made)
  return made
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  heads: Heads,
  { etag, status }: KeptPage,
): void {
  const { bytes, whole, unchanged, written } = heads
  if (isHeld(headerOf(request, 'if-none-match'), etag)) {
    response.writeHead(304, [...unchanged, NAMED, name])
    response.end()
    return
  }
  if (written && sendWritten(response, written, { status, name, bytes })) return
  response.writeHead(status, [...whole, NAMED, name])
  heads.written ??= writtenHead(response, name)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function withoutEncoding({
  'content-encoding': _encoding,
  ...headers
}: Record<string, string>): Record<string, string> {
  return headers
}

function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  asset: Asset,
  more: Record<string, string>,
): void {
  const brotli = asset.brotli !== undefined && chooseEncoding(request.headers['accept-encoding']) === 'br'
  const bytes = brotli ? asset.brotli! : asset.bytes
  const headers = { ...assetHeaders(path, asset, brotli), ...more, 'content-length': bytes.length }
  if (isHeld(request.headers['if-none-match'], asset.etag)) return notModified(response, headers)
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function notModified(response: ServerResponse, headers: Record<string, string | number>): void {
  const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers
  response.writeHead(304, rest)
  response.end()
}
