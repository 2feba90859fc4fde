import { enableDialogs } from './behaviours/dialogs.ts'
import { enableFlyouts } from './behaviours/flyouts.ts'
import { hideOnScroll } from './behaviours/header-scroll.ts'
import { enableLive } from './behaviours/live.ts'
import { fetchMenus, fillMenus } from './behaviours/menus.ts'
import { enableParty } from './behaviours/party-line.ts'
import { enableSearchBox } from './behaviours/search-box.ts'
import { reportProblems } from './behaviours/report-problems.ts'
import { atFirstTouch } from './first-touch.ts'
import { oncePainted } from './once-painted.ts'
import { wakeIslands, whenIdle } from './wake.ts'

if (knowsSomebody()) startSession()
oncePainted(start)

/** Everything here runs on every first visit: a few hundred bytes each. What is rarer is fetched when it is asked for. */
function start(): void {
  const header = document.querySelector<HTMLElement>('[data-header]')
  if (header) {
    hideOnScroll(header)
    enableFlyouts(header)
    enableSearchBox(header)
    for (const type of ['pointerover', 'focusin'] as const)
      header.addEventListener(type, () => void fillMenus(), { once: true })
    whenIdle(() => void fetchMenus().catch(() => undefined))
    atFirstTouch(() => whenIdle(() => void fillMenus()))
  }
  enableDialogs()
  reportProblems()
  if (document.querySelector('[data-live]')) enableLive()
  if (document.querySelector('[data-party], [data-party-form]')) enableParty()
  wakeIslands()
  document.documentElement.dataset['awake'] = ''
  whenIdle(() => {
    void import('./later.ts').then(({ startLater }) => startLater())
    startSession()
  })
}

/** Whom this browser knows is greeted with the page, not after it. */
function knowsSomebody(): boolean {
  try {
    return localStorage.getItem('padav.person') !== null
  } catch {
    return false
  }
}

function startSession(): void {
  void import('./session/start.ts').then((session) => session.startSession())
}
