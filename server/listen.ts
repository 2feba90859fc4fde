import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { headerOf } from './header-of.ts'

const MB = 1024 * 1024
const LARGEST_BODY = 12 * MB
/** A whole catalogue as one file, or many pictures, from staff alone: the page looks at who sends it before it reads on. */
const LARGEST_BODY_AT: Record<string, number> = { '/admin/imports': 65 * MB, '/admin/pictures': 65 * MB }

/**
 * An HTTP server that closes slow senders: without these limits 800 half-sent requests stay open for ever (FINDINGS F10).
 * A body over 12 MB, where a file of rows or many pictures are taken in over 65 MB, is refused at the stream, before any framework sees it.
 */
export function createHttpServer(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  { headersWithin = 8 * SECOND, checkEvery = SECOND }: { headersWithin?: number; checkEvery?: number } = {},
): Server {
  const server = createServer(
    {
      headersTimeout: headersWithin,
      requestTimeout: 30 * SECOND,
      keepAliveTimeout: MINUTE,
      connectionsCheckingInterval: checkEvery,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      if (!refuseTwoHosts(request, response) && !refuseLargeBody(request, response)) listener(request, response)
    },
  )
  server.maxRequestsPerSocket = 10_000
  server.on('clientError', answerNonsense)
  return server
}

/** Node keeps the first Host of several; a proxy in front may have looked at another (RFC 9112 §3.2). */
function refuseTwoHosts({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  let hosts = 0
  // Every kept page comes by here: most names are told from it by their length.
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  if (hosts < 2) return false
  response.writeHead(400, { 'content-length': 0, connection: 'close' }).end()
  return true
}

function refuseLargeBody(request: IncomingMessage, response: ServerResponse): boolean {
  const largest = LARGEST_BODY_AT[request.url ?? ''] ?? LARGEST_BODY
  if (Number(headerOf(request, 'content-length') ?? 0) > largest) return tooLarge(request, response)
  if (headerOf(request, 'transfer-encoding') !== undefined) countChunks(request)
  return false
}

/** A body without a length is counted where the parser hands it over; listening for data would start the stream too early. */
function countChunks(request: IncomingMessage): void {
  const push = request.push.bind(request)
  let received = 0
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    received += chunk?.length ?? 0
    if (received <= LARGEST_BODY) return push(chunk, encoding)
    request.destroy()
    return false
  }
}

function tooLarge(request: IncomingMessage, response: ServerResponse): true {
  response.writeHead(413, { 'content-type': 'application/json', connection: 'close' })
  response.end(JSON.stringify({ message: 'That is too large to send.' }), () => request.destroy())
  return true
}

type Nonsense = { status: string; words: string }
const NONSENSE: Record<string, Nonsense> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    words: 'That address is longer than we can read. Please go back and type less.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', words: 'That took too long to arrive.' },
}
const UNREADABLE: Nonsense = { status: '400 Bad Request', words: 'That did not arrive as a request should.' }

function answerNonsense(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, words } = NONSENSE[error.code ?? ''] ?? UNREADABLE
  // Somebody's browser may show it: without words it would show a page of its own.
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${words.length}\r\n\r\n${words}`,
  )
}
