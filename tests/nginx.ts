import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { open, readdir, readFile, writeFile } from 'node:fs/promises'
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

/** nginx with one worker and what `http` says for its folder and port. */
export async function startNginx(http: (dir: string, port: number) => string | Promise<string>): Promise<Nginx> {
  const [port, { path: dir, remove }] = [await freePort(27_400), await temporaryDirectory()]
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir};`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(dir, 'nginx.conf')
  await writeFile(
    file,
    `${user} worker_processes 1; daemon off; pid ${dir}/pid; events {} http { access_log off; ${temps.join(' ')} ${await http(dir, port)} }`,
  )
  const child = spawn(NGINX!, ['-p', dir, '-c', file, '-e', join(dir, 'error.log')], { stdio: 'ignore' })
  const ended = new Promise((end) => child.once('close', end))
  const url = `http://127.0.0.1:${port}`
  await answering(url)
  return { url, pid: child.pid!, dir, stop: async () => void (child.kill('SIGTERM'), await ended, await remove()) }
}

async function answering(url: string): Promise<void> {
  const until = performance.now() + 10 * SECOND
  while (performance.now() < until) {
    const answered = await fetch(url, { method: 'HEAD', redirect: 'manual' }).catch(() => undefined)
    if (answered) return
    await pause(50)
  }
  throw new Error('nginx did not start')
}

export type NginxFront = Nginx & { age(seconds: number): Promise<void> }

/** nginx with the configuration that is shipped, only elsewhere, before sites at these ports. */
export async function startNginxFront(sitePorts: readonly number[]): Promise<NginxFront> {
  const shipped = await readFile('deploy/nginx/padav.conf', 'utf8')
  const upstream = await readFile('deploy/nginx/padav-upstream.conf', 'utf8')
  const nginx = await startNginx(async (dir, port) => {
    await writeFile(
      join(dir, 'upstream.conf'),
      upstream.replace(/^.*127\.0\.0\.1:3000(.*)$/m, (_, how) =>
        sitePorts.map((site) => `server 127.0.0.1:${site}${how}`).join('\n'),
      ),
    )
    return shipped
      .replace('/etc/nginx/padav-upstream.conf', join(dir, 'upstream.conf'))
      .replace('/var/cache/nginx/padav', join(dir, 'pages'))
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace(/^.*\[::\].*$/m, '')
      .replace('#set_real_ip_from 172.28.0.1;', 'set_real_ip_from 127.0.0.1;')
  })
  return { ...nginx, age: (seconds) => ageAll(join(nginx.dir, 'pages'), seconds) }
}

/** As if everything in a folder of nginx had been kept so much longer ago: the second number of a file is when it stops being fresh. */
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
