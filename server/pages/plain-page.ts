import { createHash } from 'node:crypto'
import { requestUnderWay } from '#platform/request.ts'
import { PLAIN_SHEET } from './plain-sheet.ts'

const SHEET_HASH = `'sha256-${createHash('sha256').update(PLAIN_SHEET).digest('base64')}'`

/** Said where a form came to nothing: asking for its address anew would not send it. */
export const GO_BACK = 'Go back with your browser: what you typed is still there.'

/** By what name the log knows it, for whoever writes to us about it. */
const named = () => {
  const name = requestUnderWay()?.name
  return name ? `<p class="soft">If you write to us about it: ${name}</p>` : ''
}

type Words = { title: string; words: string; again: string }

const pageOf = (
  { title, words, again }: Words,
  about: string,
) => `<!DOCTYPE html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${PLAIN_SHEET}</style>
<main><h1>${title}</h1><p>${words}</p><p>${again}</p>${about}</main>`

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
      'Content-Security-Policy': `default-src 'none'; style-src ${SHEET_HASH}; font-src 'self'; base-uri 'none'`,
      ...headers,
    },
  })
}
