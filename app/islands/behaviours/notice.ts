import { addStyles } from '#app/islands/add-styles.ts'
import css from './notice.css?inline'

const STAYS_MS = 6000

/** Says something at the foot of the window, for a few seconds or until it is pressed away. */
export function showNotice(words: string, { ok }: { ok: boolean }): void {
  addStyles(css)
  document.querySelector('[data-notice]')?.remove()
  const notice = document.createElement('div')
  notice.dataset['notice'] = ok ? 'good' : 'bad'
  notice.setAttribute('role', 'alert')
  notice.textContent = words
  document.body.append(notice)
  setTimeout(() => notice.remove(), STAYS_MS)
  notice.addEventListener('click', () => notice.remove())
}
