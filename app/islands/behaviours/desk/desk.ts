import { morph } from '#app/islands/behaviours/regions/morph.ts'
import { keepDesk } from './keep-desk.ts'
import { clockOf, overlay } from './overlay.ts'
import { flush, listUnsent } from './flush.ts'
import { lookAgain, tokenIn } from './send-waiting.ts'
import type { DeskReply, ToldOutcome } from './send-waiting.ts'
import { showClashes, showKept, showLine, showTold } from './standing.ts'
import type { DeskStanding } from './standing.ts'
import { judgeHere } from './voucher-here.ts'
import { addWaiting, listWaiting, removeOver, removeWaiting } from './waiting.ts'

/** After a try that failed the next waits twice as long, within these. */
const SOONEST_MS = 2000
const LATEST_MS = 30_000
/** What may wait; cars are free or not at the moment somebody asks. */
const WAITS = new Set<FormDataEntryValue | null>(['check-in', 'voucher', 'note'])
/** Since when there is no network, where a page is opened again without one. */
const DOWN = 'padav.desk.down'

/** A form that comes from here is taken down on the device first, then sent: the network may come and go. */
export async function enableDesk(root: HTMLElement): Promise<void> {
  const desk = openDesk(root)
  root.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!WAITS.has(new FormData(form).get('intent'))) return
    event.preventDefault()
    void desk.takeForm(form)
  })
  addEventListener('online', () => void desk.catchUp())
  addEventListener('offline', () => void desk.fall())
  await removeOver(new Date().toISOString().slice(0, 10))
  const { enableScan } = await import('./scan.ts')
  enableScan(root, desk.takeVoucher)
  await desk.catchUp()
}

function openDesk(root: HTMLElement) {
  const { desk: departure = '', deskWhose: whose = '', deskUntil: until = '', drawnAt = '' } = root.dataset
  const region = root.querySelector<HTMLElement>('[data-desk-region]')!
  /** As the server drew it last, without what waits. */
  let drawn = region.cloneNode(true) as HTMLElement
  let isKeptCopy = root.dataset['kept'] !== undefined
  let standing: DeskStanding = { down: sessionStorage.getItem(DOWN) ?? undefined, isLoggedOut: false }

  const from = { whose, departure, token: () => tokenIn(drawn), hear }

  async function draw(): Promise<void> {
    const rows = await listWaiting(whose, departure)
    const next = drawn.cloneNode(true) as HTMLElement
    overlay(next, rows)
    // The answer to a check-in comes while somebody chooses who drives.
    morph(region, next, true)
    showLine(root, standing, rows, drawnAt)
    showClashes(root, rows, async (row) => {
      await removeWaiting(row.n)
      await draw()
    })
  }

  async function keep(): Promise<void> {
    if (standing.down !== undefined) return
    showKept(root, await keepDesk(departure).catch(() => false))
  }

  /** What came of asking the server: the desk as it stands, or why there is none. */
  function hear(sent: DeskReply): void {
    const isDown = sent.kind === 'down'
    if (!isDown) sessionStorage.removeItem(DOWN)
    else if (standing.down === undefined) sessionStorage.setItem(DOWN, clockOf(new Date()))
    const down = isDown ? (sessionStorage.getItem(DOWN) ?? clockOf(new Date())) : undefined
    standing = { down, isLoggedOut: sent.kind === 'logged-out' }
    if (sent.kind === 'told') drawn = sent.region
  }

  async function take(fields: Record<string, string>): Promise<ToldOutcome> {
    const key = crypto.randomUUID()
    await addWaiting({ key, departure, whose, until, fields, at: new Date().toISOString() })
    await draw()
    const told = standing.down !== undefined && !navigator.onLine ? undefined : await flush(from, key)
    await draw()
    if (told) void keep()
    else tryAgainLater()
    return told ?? { outcome: 'waits', words: 'Taken down on this phone. Not sent yet.' }
  }

  async function takeForm(form: HTMLFormElement): Promise<void> {
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>
    const { csrfToken: _token, ...fields } = typed
    const told = fields['voucher'] === undefined ? await take(fields) : await takeVoucher(fields['voucher'])
    if (told.outcome !== 'refused') form.reset()
    else region.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    // With a network the desk as the server drew it says so itself.
    showTold(root, standing.down === undefined ? undefined : told)
  }

  async function takeVoucher(voucher: string): Promise<ToldOutcome> {
    if (standing.down !== undefined) {
      const judged = await judgeHere(region, root.dataset['voucherKeys'] ?? '[]', voucher)
      if (judged) return judged
    }
    return take({ intent: 'voucher', voucher })
  }

  /** Sends what waits; where nothing does, looks whether the network is back. */
  async function catchUp(): Promise<void> {
    if ((await listUnsent(from)).length > 0) await flush(from)
    else if (standing.down !== undefined || isKeptCopy) hear(await lookAgain(departure))
    isKeptCopy = standing.down !== undefined
    await draw()
    tryAgainLater()
    await keep()
  }

  let pause = SOONEST_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  function tryAgainLater(): void {
    clearTimeout(timer)
    if (standing.down === undefined) return void (pause = SOONEST_MS)
    timer = setTimeout(() => void catchUp(), pause)
    pause = Math.min(2 * pause, LATEST_MS)
  }

  return {
    takeForm,
    takeVoucher,
    catchUp,
    fall: async () => {
      hear({ kind: 'down' })
      await draw()
      tryAgainLater()
    },
  }
}
