import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open, readdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#platform/clock.ts'
import { freePort } from '#scripts/test-postgres.ts'
import { temporaryDirectory } from './running-site.ts'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']
/** Where nginx is on this machine; undefined where it is not. */
export const NGINX = PLACES.find((path) => existsSync(path))

export type Nginx = {
  url: string
  pid: number
  /** All it writes is in here. */
  dir: string
  stop(): Promise<void>
}

type Files = Record<string, string | Buffer> & { 'nginx.conf': string }

/** nginx with what `files` says for its folder and port. */
export async function startNginx(files: (dir: string, port: number) => Files | Promise<Files>): Promise<Nginx> {
  const [port, { path: dir, remove }] = [await freePort(), await temporaryDirectory()]
  for (const [name, text] of Object.entries(await files(dir, port))) await writeFile(join(dir, name), text)
  // Its workers are then somebody who may not look into a folder of root.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const words = ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log'), '-g', `daemon off; ${user}`]
  const child = spawn(NGINX!, words, { stdio: 'ignore' })
  const ended = new Promise((end) => child.once('close', end))
  await listening(port)
  const stop = async () => void (child.kill('SIGTERM'), await ended, await remove())
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, dir, stop }
}

/** Asks nothing: what it would ask for is a site's. */
async function listening(port: number): Promise<void> {
  const until = performance.now() + 10 * SECOND
  while (performance.now() < until) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await pause(50)
  }
  throw new Error('nginx did not start')
}

export type NginxFront = Nginx & {
  /** Where it keeps pages. */
  pages: string
  /** As if all of them had been kept so many seconds longer ago. */
  age(seconds: number): Promise<void>
}

/** nginx with the configuration that is shipped, only elsewhere, before sites at these ports. */
export async function startNginxFront(sitePorts: readonly number[]): Promise<NginxFront> {
  const names = ['nginx.conf', 'padav.conf', 'padav-upstream.conf', 'padav-listen.conf']
  const nginx = await startNginx(async (dir, port) => {
    const elsewhere = async (name: string) =>
      (await readFile(`deploy/nginx/${name}`, 'utf8'))
        .replaceAll('/var/cache/padav', dir)
        .replaceAll('/tmp/padav-front', join(dir, 'front'))
        // One is enough for a test, and what the bench holds it against has one.
        .replace('worker_processes auto;', 'worker_processes 1;')
        .replace('listen 127.0.0.1:8080;', `listen 127.0.0.1:${port};`)
        .replace(/^.*127\.0\.0\.1:3000(.*)$/m, (_, how) =>
          sitePorts.map((site) => `server 127.0.0.1:${site}${how}`).join('\n'),
        )
    const files = await Promise.all(names.map(async (name) => [name, await elsewhere(name)] as const))
    return Object.fromEntries(files) as Files
  })
  const pages = join(nginx.dir, 'pages')
  return { ...nginx, pages, age: (seconds) => ageAll(pages, seconds) }
}

/** The second number of a file of nginx is when it stops being fresh. */
async function ageAll(pages: string, seconds: number): Promise<void> {
  const found = await readdir(pages, { recursive: true, withFileTypes: true })
  for (const one of found.filter((entry) => entry.isFile())) {
    const file = await open(join(one.parentPath, one.name), 'r+')
    const fresh = Buffer.alloc(8)
    await file.read(fresh, 0, 8, 8)
    fresh.writeBigInt64LE(fresh.readBigInt64LE() - BigInt(seconds))
    await file.write(fresh, 0, 8, 8)
    await file.close()
  }
}
