import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

/** A file of the built client, read once. */
export type Asset = { type: string; bytes: Buffer; brotli: Buffer | undefined; etag: string; immutable: boolean }
export type Assets = ReadonlyMap<string, Asset>

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
}
/** What the build has compressed stands beside its file. */
export const BROTLI = '.br'
const COMPRESSED = /^(text|application)\/|svg/

/** Every file below the client build by its URL path; small enough to live in memory, and no request can reach beyond it. */
export async function readAssets(dir: string): Promise<Assets> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const isServed = (name: string) => !name.endsWith(BROTLI)
  const files = entries.filter(
    (entry) => entry.isFile() && isServed(entry.name) && !entry.parentPath.includes(`${sep}.vite`),
  )
  return new Map(await Promise.all(files.map((entry) => readAsset(dir, join(entry.parentPath, entry.name)))))
}

async function readAsset(dir: string, file: string): Promise<[string, Asset]> {
  const path = `/${relative(dir, file).split(sep).join('/')}`
  const bytes = await readFile(file)
  const brotli = isCompressible(path) ? await readFile(file + BROTLI).catch(() => undefined) : undefined
  return [path, { ...describeAsset(path, bytes), brotli }]
}

/** Whether the build compresses a file: pictures and fonts are small already. */
export function isCompressible(path: string): boolean {
  return COMPRESSED.test(typeOf(path))
}

function typeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream'
}

/** A file as it is sent from `path`, not compressed. */
export function describeAsset(path: string, bytes: Buffer): Asset {
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { type: typeOf(path), bytes, brotli: undefined, etag, immutable: path.startsWith('/assets/') }
}

/** The headers a file goes out with: hashed names for ever, the service worker never, the rest for an hour. */
export function assetHeaders(path: string, asset: Asset, brotli: boolean): Record<string, string> {
  const keep =
    path === '/sw.js' ? 'no-cache' : asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  return {
    'content-type': asset.type,
    'cache-control': keep,
    etag: asset.etag,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    ...(brotli ? { 'content-encoding': 'br' } : {}),
  }
}
