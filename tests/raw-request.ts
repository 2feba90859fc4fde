import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Headers; body: Buffer }
export type RawQuestion = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

/** As patient as a busy machine asks for: an answer that never ends is a fault after a minute too. */
const PATIENCE = 60_000

/** Asks for a target exactly as it is written: no client of ours cleans it up first. */
export function askRaw(siteUrl: string, target: string, question: RawQuestion = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body = '' } = question
  const all = { Host: new URL(siteUrl).host, Connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const head = [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n')
  return sendRaw(siteUrl, Buffer.concat([Buffer.from(head), Buffer.from(body)]))
}

/** Sends bytes to the site and gives what it answered before it closed the connection; status 0 when it said nothing. */
export function sendRaw(siteUrl: string, bytes: Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(siteUrl)
  return new Promise((done, failed) => {
    const received: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes))
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`no end of the answer to ${describe(bytes)}`)))
    socket.on('data', (chunk: Buffer) => received.push(chunk))
    // A refused flood is cut while it is still being sent: what was answered before counts.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') failed(error)
    })
    socket.on('close', () => done(readAnswer(Buffer.concat(received))))
  })
}

function readAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n')
  const headers = new Headers()
  for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: bytes.subarray(end + 4) }
}

function describe(bytes: Buffer): string {
  return JSON.stringify(bytes.subarray(0, 100).toString('latin1'))
}
