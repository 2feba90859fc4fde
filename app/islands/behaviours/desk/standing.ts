import { clockOf } from './overlay.ts'
import type { ToldOutcome } from './send-waiting.ts'
import type { WaitingAct } from './waiting.ts'

/** How the desk stands to the server: since when there is no network, whether somebody is logged in still. */
export type DeskStanding = { down: string | undefined; isLoggedOut: boolean }

/** Says at the top what is not as it should be, and nothing while everything is. */
export function showLine(
  root: HTMLElement,
  standing: DeskStanding,
  rows: readonly WaitingAct[],
  drawnAt: string,
): void {
  const line = root.querySelector<HTMLElement>('[data-desk-line]')
  if (!line) return
  const count = rows.filter(({ said }) => said === undefined).length
  const [head, more] = lineOf(standing, count, drawnAt)
  const words = `${head} ${more}`.trim()
  // What is said once more is not read out once more.
  if (line.textContent?.trim() === words) return
  line.replaceChildren(...(head ? [Object.assign(document.createElement('b'), { textContent: head }), ` ${more}`] : []))
  if (standing.isLoggedOut) line.append(' ', logIn())
}

function lineOf({ down, isLoggedOut }: DeskStanding, count: number, drawnAt: string): [string, string] {
  const waits = count === 1 ? '1 change' : `${count} changes`
  if (isLoggedOut) return ['You are logged out.', count > 0 ? `${waits} wait here until you log in again.` : '']
  if (down !== undefined) {
    const go = count === 1 ? 'goes' : 'go'
    const when = count === 0 ? '' : ` ${waits} ${go} out when the network is back.`
    return [`No network since ${down}.`, `This is the desk as of ${drawnAt}, kept on this phone.${when}`]
  }
  return count > 0 ? [`${waits} on the way.`, ''] : ['', '']
}

function logIn(): HTMLAnchorElement {
  const to = `/signin?${new URLSearchParams({ callbackUrl: location.pathname })}`
  return Object.assign(document.createElement('a'), { href: to, textContent: 'Log in' })
}

/** What was told late and met something else, each until somebody has read it. */
export function showClashes(
  root: HTMLElement,
  rows: readonly WaitingAct[],
  seen: (row: WaitingAct) => Promise<void>,
): void {
  const place = root.querySelector<HTMLElement>('[data-desk-clashes]')
  const items = rows.flatMap((row) => (row.said === undefined ? [] : [clash(row, row.said, seen)]))
  place?.replaceChildren(...items)
}

function clash(row: WaitingAct, said: string, seen: (row: WaitingAct) => Promise<void>): HTMLElement {
  const { reference = '', words = '' } = row.fields
  const item = document.createElement('li')
  const text = document.createElement('p')
  text.textContent = [`${clockOf(row.at)}:`, said.includes(reference) ? '' : `${reference}.`, said, words]
    .filter(Boolean)
    .join(' ')
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I have read it' })
  button.className = 'btn calm'
  button.addEventListener('click', () => void seen(row))
  item.append(text, button)
  return item
}

export function showKept(root: HTMLElement, isKept: boolean): void {
  const place = root.querySelector<HTMLElement>('[data-desk-kept]')
  if (place && isKept)
    place.textContent = `Kept on this device as of ${clockOf(new Date())}: this address opens without a network. It is wiped when you log out, and two days after the departure.`
}

/** What came of a form while the server could not say it. */
export function showTold(root: HTMLElement, told: ToldOutcome | undefined): void {
  const place = root.querySelector<HTMLElement>('[data-desk-told]')
  if (!place) return
  place.textContent = told?.words ?? ''
  place.dataset['sign'] = told?.outcome ?? ''
}
