import { NGINX, startNginx } from '#tests/nginx.ts'
import type { Nginx } from '#tests/nginx.ts'

type Headers = Record<string, string>
const FEWEST: Headers = { 'content-encoding': 'br', vary: 'Accept-Encoding' }
/** nginx says these of a file by itself. */
const ITS_OWN = new Set(['content-type', 'content-length', 'etag', 'last-modified', 'server', 'accept-ranges'])

/** nginx with one worker, giving these Brotli bytes from disk, with the head of a page where one is handed in; undefined when it is not installed. */
export async function startFileNginx(brotli: Buffer, headers = FEWEST): Promise<Nginx | undefined> {
  if (!NGINX) return undefined
  const said = Object.entries(headers)
    .filter(([name]) => !ITS_OWN.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  const nginx = await startNginx((dir, port) => ({
    'page.html': brotli,
    'nginx.conf': configuration(dir, port, said.join('\n    ')),
  }))
  return { ...nginx, url: `${nginx.url}/page.html` }
}

function configuration(dir: string, port: number, headers: string): string {
  return `
worker_processes 1;
pid ${dir}/nginx.pid;
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
    ${headers}
  }
}
`
}
