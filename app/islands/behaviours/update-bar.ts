import { addStyles } from '#app/islands/add-styles.ts'
import css from './update-bar.css?inline'

/** A bar at the foot of the window: a new version is ready, and what to press for it. */
export function showUpdateBar(refresh: () => void): void {
  if (document.querySelector('[data-update]')) return
  addStyles(css)
  const bar = document.createElement('div')
  bar.dataset['update'] = ''
  bar.setAttribute('role', 'status')
  bar.append(
    'A new version is ready.',
    button('Refresh', refresh),
    button('Later', () => bar.remove()),
  )
  document.body.append(bar)
}

function button(words: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = words
  made.addEventListener('click', press)
  return made
}
