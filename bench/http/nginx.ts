import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type StaticServer = { url: string; pid: number; stop(): Promise<void> }

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']

/** nginx with one worker, giving these Brotli bytes from disk; undefined when it is not installed. */
export async function startNginx(brotli: Buffer, port: number): Promise<StaticServer | undefined> {
  const program = PLACES.find((path) => existsSync(path))
  if (!program) return undefined
  const dir = await mkdtemp(join(tmpdir(), 'padav-nginx-'))
  await writeFile(join(dir, 'page.html'), brotli)
  await writeFile(join(dir, 'nginx.conf'), configuration(dir, port))
  const child = spawn(program, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], {
    stdio: 'ignore',
  })
  const ended = once(child, 'close')
  const url = `http://127.0.0.1:${port}/page.html`
  for (
    let i = 0;
    i < 50 &&
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ));
    i++
  )
    await pause(100)
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(dir, { recursive: true, force: true })
    },
  }
}

function configuration(dir: string, port: number): string {
  return `
worker_processes 1;
daemon off;
pid ${dir}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  keepalive_requests 100000000;
  client_body_temp_path ${dir}; proxy_temp_path ${dir}; fastcgi_temp_path ${dir}; uwsgi_temp_path ${dir}; scgi_temp_path ${dir};
  server {
    listen 127.0.0.1:${port};
    root ${dir};
    default_type 'text/html; charset=utf-8';
    add_header Content-Encoding br;
    add_header Vary Accept-Encoding;
  }
}
`
}
