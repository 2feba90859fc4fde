import { NGINX, startNginx } from '#tests/nginx.ts'
import type { Nginx } from '#tests/nginx.ts'

/** nginx with one worker, giving these Brotli bytes from disk; undefined when it is not installed. */
export async function startFileNginx(brotli: Buffer): Promise<Nginx | undefined> {
  if (!NGINX) return undefined
  const nginx = await startNginx((dir, port) => ({ 'page.html': brotli, 'nginx.conf': configuration(dir, port) }))
  return { ...nginx, url: `${nginx.url}/page.html` }
}

function configuration(dir: string, port: number): string {
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
    add_header Content-Encoding br;
    add_header Vary Accept-Encoding;
  }
}
`
}
