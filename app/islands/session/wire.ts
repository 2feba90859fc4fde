/** Where the session calls live. */
export const BASE = '/api/auth'

type Facts = { message?: string; url?: string }

/** Says in the console, and to the site, what went wrong; `code` is one of SPEC §8. */
export function logProblem(code: string, error: unknown, facts: Facts = {}): void {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`[session][error][${code}]`, message, facts.url ?? '')
  const body = new URLSearchParams({ level: 'error', code, client: 'true', message, ...facts })
  const url = `${BASE}/_log`
  if (navigator.sendBeacon?.(url, body)) return
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

/** Asks a session call. An empty object and every failure give null; a failure is logged as CLIENT_FETCH_ERROR. */
export async function ask<Answer>(path: string, body?: object): Promise<Answer | null> {
  return (await askPlainly<Answer>(path, body)).value
}

/** The same, telling "nothing" from "could not be asked". */
export async function askPlainly<Answer>(path: string, body?: object): Promise<{ value: Answer | null; ok: boolean }> {
  const url = `${BASE}/${path}`
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
    const answer = (await response.json()) as object
    if (!response.ok) throw new Error(`the call answered ${response.status}`)
    return { value: Object.keys(answer).length > 0 ? (answer as Answer) : null, ok: true }
  } catch (error) {
    // A page that is being left cancels its calls; that is nobody's problem.
    if (!isUnloading) logProblem('CLIENT_FETCH_ERROR', error, { url })
    return { value: null, ok: false }
  }
}

/** Posts a form of the protocol: with the CSRF token, the way back, and the wish for JSON. */
export async function postForm(path: string, fields: Record<string, string>): Promise<Response> {
  const csrf = await ask<{ csrfToken: string }>('csrf')
  const body = new URLSearchParams({ ...fields, csrfToken: csrf?.csrfToken ?? '', json: 'true' })
  return fetch(`${BASE}/${path}`, { method: 'POST', body })
}

let isUnloading = false

/** Knows from now on whether the page is being left. */
export function noticeUnload(): void {
  addEventListener('pagehide', () => (isUnloading = true))
  addEventListener('pageshow', () => (isUnloading = false))
}
