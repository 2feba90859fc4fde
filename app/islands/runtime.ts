import { enableDialogs } from './behaviours/dialogs.ts'
import { enableFlyouts } from './behaviours/flyouts.ts'
import { hideOnScroll } from './behaviours/header-scroll.ts'
import { fillMenus } from './behaviours/menus.ts'
import { enableSearchBox } from './behaviours/search-box.ts'
import { reportProblems } from './behaviours/report-problems.ts'
import { wakeIslands, whenIdle } from './wake.ts'

// Everything here runs on every first visit: a few hundred bytes each. What is rarer is fetched when it is asked for.
const header = document.querySelector<HTMLElement>('[data-header]')
if (header) {
  hideOnScroll(header)
  enableFlyouts(header)
  enableSearchBox(header)
  for (const type of ['pointerover', 'focusin'] as const)
    header.addEventListener(type, () => void fillMenus(), { once: true })
  whenIdle(() => void fillMenus())
}
enableDialogs()
reportProblems()
wakeIslands()
document.documentElement.dataset['awake'] = ''
whenIdle(() => void import('./later.ts').then(({ startLater }) => startLater()))
