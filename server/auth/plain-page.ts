import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { PLAIN_SHEET } from '#server/pages/plain-sheet.ts'

/** The policy of these pages: their own style, their own form, no script, in no frame. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

type Page = HtmlEscapedString | Promise<HtmlEscapedString>

/** Asks whether to sign out: a link alone never does. */
export function signOutPage({ csrfToken, callbackUrl }: { csrfToken: string; callbackUrl: string }): Page {
  return plainPage(
    'Log out?',
    html`<p>You can log in again at any time.</p>
      <form action="/api/auth/signout" method="post">
        <input type="hidden" name="csrfToken" value="${csrfToken}" />
        <input type="hidden" name="callbackUrl" value="${callbackUrl}" />
        <button class="go">Log out</button> <a href="/">Stay</a>
      </form>`,
  )
}

const ERROR_PAGES: Record<string, { status: 200 | 400 | 403; title: string; words: string }> = {
  // Next to nobody is led here by a fault of ours; whoever types the address is told so without an alarm going off.
  Configuration: {
    status: 400,
    title: 'Logging in is not set up well',
    words: 'That is our mistake, not yours. Please call us, or try again later.',
  },
  AccessDenied: { status: 403, title: 'You cannot log in here', words: 'This account may not log in on this site.' },
  Verification: {
    status: 403,
    title: 'That link does not work any more',
    words: 'It was used before, or it is too old. Please ask for a new one.',
  },
}
const UNKNOWN_ERROR = {
  status: 200,
  title: 'You are not logged in',
  words: 'Something went wrong. Please try again.',
} as const

/** What went wrong with signing in, in our own words: what stands in the address is never shown. */
export function errorPage(error: string): { status: 200 | 400 | 403; content: Page } {
  const { status, title, words } = (Object.hasOwn(ERROR_PAGES, error) && ERROR_PAGES[error]) || UNKNOWN_ERROR
  return {
    status,
    content: plainPage(
      title,
      html`<p>${words}</p>
        <p><a href="/signin">Log in</a> <a href="/">Home</a></p>`,
    ),
  }
}

/** A page of few words that asks the site for no style sheet and no script. */
export function plainPage(title: string, inside: Page): Page {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(PLAIN_SHEET)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${inside}
        </main>
      </body>
    </html>`
}
