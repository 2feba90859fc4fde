import { Hono } from 'hono'
import { html } from 'hono/html'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import type { OutboxMessage } from '#domain/messaging/message.ts'
import type { Services } from '#domain/services.server.ts'
import { isLoopback } from '#platform/demo-limits.ts'
import { refuse } from './refuse.ts'

const MOST_SHOWN = 200
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** GET `/dev/outbox`: every mail and SMS the site sent, newest first, as a page or as JSON. Exists in demo mode only. */
export function createDevOutbox({ db, config }: Pick<Services, 'db' | 'config'>): Hono {
  const app = new Hono()
  if (config.mode !== 'demo') return app
  app.get('/dev/outbox', async (c) => {
    // A page of the world whose name was made to lead here would read it as its own.
    const { hostname } = new URL(c.req.url)
    if (!isLoopback(hostname) && hostname !== new URL(config.publicUrl).hostname) return refuse(c, 'forbidden')
    const messages = await listOutbox(db, MOST_SHOWN)
    if (c.req.header('accept')?.includes('application/json'))
      return c.json({ data: messages.map(toJson) }, 200, HEADERS)
    return c.html(pageOf(messages), 200, { ...HEADERS, 'Content-Security-Policy': POLICY })
  })
  return app
}

function toJson({ id, channel, to, subject, body, createdAt, encloses }: OutboxMessage) {
  const attached = encloses.length > 0 ? { attachments: encloses.map(({ name }) => name) } : {}
  return { id, channel, to, subject, body, createdAt: createdAt.toISOString(), ...attached }
}

function pageOf(messages: OutboxMessage[]) {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Outbox</title>
        <style>
          :root {
            color-scheme: light dark;
            font:
              17px/1.5 system-ui,
              sans-serif;
          }
          body {
            max-width: 720px;
            margin: 0 auto;
            padding: 24px 16px 64px;
          }
          article {
            padding: 16px 0;
            border-top: 2px solid;
          }
          h2 {
            margin: 0;
            font-size: 1.125rem;
          }
          p {
            margin: 0 0 8px;
            font-size: 0.9375rem;
          }
          pre {
            margin: 0;
            font: inherit;
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <h1>Outbox</h1>
        <p>Demo mode: mail and SMS stay here, nothing is sent to anyone.</p>
        ${messages.length === 0 ? html`<p>Nothing has been sent yet.</p>` : messages.map(articleOf)}
      </body>
    </html>`
}

function articleOf({ channel, to, subject, body, createdAt, sentAt, encloses }: OutboxMessage) {
  const when = createdAt.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'medium' })
  return html`<article>
    <h2>${subject}</h2>
    <p>${channel === 'sms' ? 'SMS' : 'Mail'} to ${to}, ${when} IST, ${sentAt ? 'sent' : 'waiting'}</p>
    <pre>${splitAtLinks(body).map((part) => (isLink(part) ? html`<a href="${part}">${part}</a>` : part))}</pre>
    ${encloses.length > 0 ? html`<p>Attached: ${encloses.map(({ name }) => name).join(', ')}</p>` : ''}
  </article>`
}

function splitAtLinks(body: string): string[] {
  return body.split(/(https?:\/\/[^\s<>"]+)/)
}

function isLink(part: string): boolean {
  return /^https?:\/\//.test(part)
}
