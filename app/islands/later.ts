import { atFirstTouch } from './first-touch.ts'
import { injectScripts } from './behaviours/injected-scripts.ts'
import { enableEnquiry } from './behaviours/enquiry-touch.ts'
import { layOutFarSections } from './behaviours/far-sections.ts'
import { drawWhatComesNear } from './behaviours/near.ts'
import { lookAgain } from './behaviours/look-again.ts'
import { addUnfolders } from './behaviours/unfolders.ts'
import { registerWorker } from './behaviours/worker.ts'
import { whenIdle } from './wake.ts'
import { startWishlistSoon } from './wishlist/soon.ts'

const STEPS = [
  () => atFirstTouch(layOutFarSections),
  drawWhatComesNear,
  addUnfolders,
  lookAgain,
  enableEnquiry,
  startWishlistSoon,
  injectScripts,
  registerWorker,
  keepOnDevice,
  countVisitOnceTouched,
  listenInOffice,
  runDesk,
]

/** What waits until the page is there and the browser has nothing better to do; each step by itself, so that none holds up a touch. */
export function startLater(): void {
  for (const step of STEPS) whenIdle(() => void step())
}

function keepOnDevice(): void {
  const place = document.querySelector<HTMLElement>('[data-keep]')
  if (place) void import('./behaviours/keep-here.ts').then(({ keepHere }) => keepHere(place))
}

function listenInOffice(): void {
  if (document.querySelector('[data-office]'))
    void import('./behaviours/office.ts').then(({ enableOffice }) => enableOffice())
}

/** What was measured before is kept by the browser: a page nobody touches fetches nothing more for it. */
function countVisitOnceTouched(): void {
  let counted: Promise<void> | undefined
  const count = () => void (counted ??= import('./behaviours/visits.ts').then(({ countVisit }) => countVisit()))
  for (const kind of ['pointerdown', 'keydown', 'scroll']) addEventListener(kind, count, { once: true })
}

function runDesk(): void {
  const root = document.querySelector<HTMLElement>('[data-desk]')
  if (root) void import('./behaviours/desk/desk.ts').then(({ enableDesk }) => enableDesk(root))
}
