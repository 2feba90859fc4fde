import { createHash } from 'node:crypto'
import { requestUnderWay } from '#platform/request.ts'

/**
 * The style of a page that needs nothing of the site: the page one comes from fades (`base.css`), and one that does not fade in has that rejected in it, of which its
 * console complains.
 */
export const FADES_IN =
  '@media (prefers-reduced-motion:no-preference) and (scripting:enabled){@view-transition{navigation:auto}}'
const FADES_IN_HASH = `'sha256-${createHash('sha256').update(FADES_IN).digest('base64')}'`

/** Said where a form came to nothing: asking for its address anew would not send it. */
export const GO_BACK = 'Go back with your browser: what you typed is still there.'

/** By what name the log knows it, for whoever writes to us about it. */
const named = () => {
  const name = requestUnderWay()?.name
  return name ? `<p style="font-size:14px;color:#6B6459">If you write to us about it: ${name}</p>` : ''
}

type Words = { title: string; words: string; again: string }

const pageOf = (
  { title, words, again }: Words,
  about: string,
) => `<!DOCTYPE html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${FADES_IN}</style>
<body style="margin:0;display:grid;place-items:center;min-height:100vh;font:17px/1.5 system-ui,sans-serif;background:#FBF7F0;color:#1B1F2A">
<main style="max-width:34ch;padding:32px"><h1 style="font-size:32px;line-height:1.2">${title}</h1>
<p>${words}</p><p>${again}</p>${about}</main>`

/** A page that needs nothing of the site to be drawn, and runs nothing; its words are our own, never a visitor's. */
export function plainPage(
  words: Words,
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
) {
  return new Response(pageOf(words, status < 400 ? '' : named()), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src-elem ${FADES_IN_HASH}; style-src-attr 'unsafe-inline'; base-uri 'none'`,
      ...headers,
    },
  })
}
