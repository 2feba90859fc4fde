import { findKeptTrip, forgetKeptTrip } from '#app/islands/kept-trips.ts'
import type { KeptTrip } from '#app/islands/kept-trips.ts'

const PATIENCE_MS = 30_000

/** Offers to keep one's own trip for reading without a network, says what is kept, and takes it away again. */
export async function enableKeepTrip(place: HTMLElement): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  if (active) await draw(place, active)
}

async function draw(place: HTMLElement, worker: ServiceWorker, said?: string): Promise<void> {
  const reference = place.dataset['keep']!
  const kept = await findKeptTrip(reference)
  const words = document.createElement('p')
  words.className = 'small soft'
  words.setAttribute('role', 'status')
  words.textContent = said ?? (kept ? keptText(kept) : KEEPS)
  const keep = button(kept ? 'Make it fresh' : 'Keep this trip on this device', async () => {
    words.textContent = 'Keeping it …'
    await draw(place, worker, (await askWorker(worker, reference)) ? undefined : FAILED)
  })
  const remove = button('Remove it', async () => {
    await forgetKeptTrip(reference)
    await draw(place, worker, 'It is gone from this device.')
  })
  const hadFocus = place.contains(document.activeElement)
  place.replaceChildren(words, ...(kept ? [keep, remove] : [keep]))
  if (hadFocus) keep.focus()
}

const KEEPS =
  'The trip pack can stay on this device and be read without a network: days, voucher, map, what to pack and phone numbers. It is wiped when you log out or somebody else logs in here.'
const FAILED = 'It could not be kept just now. Nothing is lost; please try again with a better signal.'

function keptText({ keptAt, bytes }: KeptTrip): string {
  const when = new Date(keptAt).toLocaleString('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  })
  return `Kept on this device as of ${when}, ${Math.ceil(bytes / 1024)} KB. Without a network, open this address or any page of ours. It is wiped when you log out or somebody else logs in here, and a month after the trip.`
}

/** Whether the worker has kept it; a worker of an older build says nothing. */
function askWorker(worker: ServiceWorker, reference: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    const patience = setTimeout(() => done(false), PATIENCE_MS)
    port1.addEventListener('message', ({ data }: MessageEvent<{ kept: boolean }>) => {
      clearTimeout(patience)
      done(data.kept)
    })
    port1.start()
    // So that the browser takes other things first when it runs short.
    void navigator.storage.persist?.()
    worker.postMessage({ keep: reference }, [port2])
  })
}

function button(words: string, press: () => Promise<void>): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'btn calm'
  made.textContent = words
  made.addEventListener('click', () => {
    if (made.ariaDisabled === 'true') return
    made.ariaDisabled = 'true'
    void press()
  })
  return made
}
