import type { WaitingAct } from './waiting.ts'

const PATIENCE_MS = 10_000

/** What the server made of something: the desk as it stands by now, and what it says of it. */
export type ToldOutcome = { outcome: string; words: string }
export type DeskReply =
  | ({ kind: 'told'; region: HTMLElement } & ToldOutcome)
  | { kind: 'down' }
  | { kind: 'logged-out' }

/** The desk as it stands by now. */
export function lookAgain(departure: string): Promise<DeskReply> {
  return ask(departure)
}

/** Sends one thing with its key. A form made before the session was renewed is sent once more, as a form of now. */
export async function sendWaiting({ departure, fields, key, at }: WaitingAct, csrfToken: string): Promise<DeskReply> {
  const post = (token: string) => ask(departure, new URLSearchParams({ ...fields, key, at, csrfToken: token }))
  const sent = await post(csrfToken)
  const fresh = sent.kind === 'told' && sent.outcome === 'stale' ? tokenIn(sent.region) : undefined
  return fresh === undefined ? sent : post(fresh)
}

/** The token of this browser that a form of the desk carries. */
export function tokenIn(region: Element): string {
  return region.querySelector<HTMLInputElement>('input[name=csrfToken]')?.value ?? ''
}

async function ask(departure: string, body?: URLSearchParams): Promise<DeskReply> {
  const method = body ? { method: 'POST', body } : {}
  try {
    const answer = await fetch(`/admin/departures/${departure}/desk`, {
      ...method,
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return read(answer, await answer.text())
  } catch {
    return { kind: 'down' }
  }
}

/** A network that wants its own login first answers with a page as well: only the desk counts as an answer. */
function read({ status, url }: Response, html: string): DeskReply {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const region = page.querySelector<HTMLElement>('[data-desk-region]')
  if (region) {
    const notice = region.querySelector<HTMLElement>('[data-outcome]')
    const outcome = notice?.dataset['outcome'] ?? ''
    return { kind: 'told', region, outcome, words: notice?.textContent ?? '' }
  }
  const isOurs = new URL(url).origin === location.origin
  return isOurs && (status === 403 || status === 404 || status === 200) ? { kind: 'logged-out' } : { kind: 'down' }
}
