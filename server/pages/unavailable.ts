import type { Trouble } from '#platform/trouble.ts'

/** In seconds: a crowd is gone sooner than an outage. */
export const RETRY_AFTER: Record<Trouble, string> = { 'no-turn': '3', gone: '10', full: '10' }

const WORDS: Record<Trouble, string> = {
  'no-turn': 'Very many people are asking just now. Nothing you did is lost. Please try again in a few seconds.',
  gone: 'We cannot reach our register just now. Nothing you did is lost. Please try again in a minute.',
  full: 'We cannot write anything down just now. Please try again in a few minutes, or call us.',
}

const pageOf = (
  words: string,
) => `<!DOCTYPE html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Back in a moment - Padav</title>
<body style="margin:0;display:grid;place-items:center;min-height:100vh;font:17px/1.5 system-ui,sans-serif;background:#FBF7F0;color:#1B1F2A">
<main style="max-width:34ch;padding:32px"><h1 style="font-size:32px;line-height:1.2">Back in a moment</h1>
<p>${words}</p><p><a href="">Try again</a></p></main>`

/** What a visitor sees while the database cannot answer and the page was never rendered before. */
export function unavailablePage(trouble: Trouble = 'gone'): Response {
  return new Response(pageOf(WORDS[trouble]), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_AFTER[trouble],
      'Content-Security-Policy': "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'",
    },
  })
}
