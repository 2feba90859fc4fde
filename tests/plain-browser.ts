import { expect } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { openCaller, ownNetwork } from './accounts.ts'

export type PlainBrowser = ReturnType<typeof plainBrowser>

/**
 * A browser without a script on a running site: it keeps its cookies and follows nothing by itself. From a page that is silent about its address
 * its forms say that they come from nowhere, as Chrome's do.
 */
export function plainBrowser({ url }: { url: string }, cookies = new Map<string, string>()) {
  let isSilent = false
  return async (path: string, form?: Record<string, string | File>) => {
    const body = form && bodyOf(form)
    const answer = await fetch(url + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        'X-Forwarded-For': ownNetwork(),
        Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(form
          ? {
              ...(body instanceof FormData ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
              Origin: isSilent ? 'null' : url,
              'Sec-Fetch-Site': 'same-origin',
            }
          : {}),
      },
      ...(body ? { body } : {}),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const html = await answer.text()
    if (html)
      isSilent =
        html.includes('name="referrer" content="no-referrer"') ||
        answer.headers.get('referrer-policy') === 'no-referrer'
    return { status: answer.status, location: answer.headers.get('location'), html, headers: answer.headers }
  }
}

/** As a form is sent: in parts where it has a file. */
function bodyOf(form: Record<string, string | File>): string | FormData {
  const values = Object.entries(form)
  if (values.every((pair): pair is [string, string] => typeof pair[1] === 'string'))
    return new URLSearchParams(values).toString()
  const parts = new FormData()
  for (const [name, value] of values) parts.set(name, value)
  return parts
}

/** The same, signed in as one of the demo's people. */
export async function signedIn(site: { url: string }, who: string): Promise<PlainBrowser> {
  const { call, cookies } = openCaller(site)
  const login = { email: `${who}@padav.test`, password: DEMO_PASSWORD }
  expect((await call('/api/authentication/login', login)).status).toBe(200)
  return plainBrowser(site, cookies)
}

/** The token a page of the office gives to its forms. */
export function tokenIn(html: string): string {
  return /name="csrfToken" value="([^"]+)"/.exec(html)?.[1] ?? ''
}
