import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { temporaryDirectory } from '#tests/running-site.ts'

export type CompressingFront = { url: string; stop(): Promise<void> }
export type Certificate = { key: Buffer; cert: Buffer }

const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g
const PRELOAD_OF_SCRIPT = /<link\b[^>]*rel="(modulepreload|preload)"[^>]*as="script"[^>]*>/g
const OWN_TO_A_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'])
const WORDS = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1'

/** A certificate that nobody trusts, for this run alone; undefined without OpenSSL on the machine. */
export async function makeCertificate(): Promise<Certificate | undefined> {
  const { path, remove } = await temporaryDirectory()
  try {
    const [keyFile, certFile] = [join(path, 'key.pem'), join(path, 'cert.pem')]
    const { status } = spawnSync('openssl', [...WORDS.split(' '), '-keyout', keyFile, '-out', certFile])
    return status === 0 ? { key: readFileSync(keyFile), cert: readFileSync(certFile) } : undefined
  } finally {
    await remove()
  }
}

/** The site behind HTTP/2 and Brotli, as a proxy shows it: with everything as it is, or with every script taken out of its pages; to whoever has the `cookie`. */
export async function openFront(
  siteUrl: string,
  { scripts, certificate, cookie }: { scripts: boolean; certificate: Certificate; cookie?: string | undefined },
): Promise<CompressingFront> {
  const kept = new Map<string, Promise<FrontAnswer>>()
  const server = createSecureServer(certificate, async ({ url: path, method, headers: asked }, response) => {
    const ask = () => askSite(siteUrl + path, { accept: asked.accept ?? '*/*', ...(cookie ? { cookie } : {}) }, scripts)
    // As a proxy does, it answers at once what anybody may keep: its own pace is on no page's account.
    const keeps = method === 'GET' && !path.startsWith('/api/')
    const answer = await (keeps ? (kept.get(path) ?? ask()) : ask())
    if (keeps) kept.set(path, Promise.resolve(answer))
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `https://127.0.0.1:${port}`, stop: () => closeFront(server) }
}

/** Browsers that are gone have left no session open. */
function closeFront(server: Http2SecureServer): Promise<void> {
  return new Promise((closed) => server.close(() => closed()))
}

type FrontAnswer = { status: number; headers: Record<string, string>; body: Buffer }

async function askSite(url: string, headersAsked: Record<string, string>, scripts: boolean): Promise<FrontAnswer> {
  const answer = await fetch(url, { headers: headersAsked })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const body = type.includes('html') && !scripts ? withoutScripts(bytes) : bytes
  const compressed = /text|javascript|json|svg/.test(type)
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OWN_TO_A_HOP.has(name)))
  if (compressed) headers['content-encoding'] = 'br'
  return { status: answer.status, headers, body: compressed ? brotliCompressSync(body) : body }
}

function withoutScripts(html: Buffer): Buffer {
  return Buffer.from(html.toString().replace(SCRIPT, '').replace(PRELOAD_OF_SCRIPT, ''))
}
