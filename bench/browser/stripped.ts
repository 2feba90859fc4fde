import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

export type Mirror = { url: string; stop(): Promise<void> }

const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g
const PRELOAD_OF_SCRIPT = /<link\b[^>]*rel="(modulepreload|preload)"[^>]*as="script"[^>]*>/g

/** The site behind a mirror: with everything as it is, or with every script taken out of its pages. Both ways pass through it, so both are as slow. */
export async function mirrorSite(siteUrl: string, { scripts }: { scripts: boolean }): Promise<Mirror> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteUrl + (request.url ?? '/'), { headers: { accept: request.headers.accept ?? '*/*' } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const body = type.includes('html') && !scripts ? withoutScripts(bytes) : bytes
    const compressed = /text|javascript|json|svg/.test(type)
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? '',
      ...(compressed ? { 'content-encoding': 'br' } : {}),
    })
    response.end(compressed ? pack(body) : body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function withoutScripts(html: Buffer): Buffer {
  return Buffer.from(html.toString().replace(SCRIPT, '').replace(PRELOAD_OF_SCRIPT, ''))
}

const packed = new Map<string, Buffer>()

function pack(bytes: Buffer): Buffer {
  const key = bytes.toString('latin1')
  const known = packed.get(key) ?? brotliCompressSync(bytes)
  packed.set(key, known)
  return known
}
