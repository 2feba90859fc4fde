import { wake } from '#app/islands/wake.ts'
import { onceFilled } from './menus.ts'

/** Links and buttons that open, close or unfold something, wherever they stand. Without this code the links lead to pages. */
export function enableDialogs(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const opener = target.closest<HTMLElement>('[data-opens]')
    if (opener && isPlainClick(event) && document.getElementById(opener.dataset['opens']!)) {
      event.preventDefault()
      openDialog(opener.dataset['opens']!, opener)
    }
    const dialog = target.closest('dialog')
    // A click on the dialog itself is one on its backdrop: everything else in it is a child.
    if (dialog && (target === dialog || target.closest('[data-closes]'))) closeDialog(dialog)
    const unfolder = target.closest('[data-toggles]')
    unfolder?.setAttribute('aria-expanded', String(unfolder.getAttribute('aria-expanded') !== 'true'))
  })
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => {
      const opener = (target as Element).closest<HTMLElement>('[data-opens]')
      if (opener) wakeIn(opener.dataset['opens']!)
    })
}

/** Opens a dialog of the page over it, then does `work`; its code, if it has any, arrives meanwhile. Focus goes back to `opener` when it closes. */
export function openDialog(id: string, opener: HTMLElement, work?: (dialog: HTMLDialogElement) => void): void {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return
  const open = () => {
    if (dialog.open) return
    show(dialog, opener)
    work?.(dialog)
  }
  onceFilled(dialog, open, () => {
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
  })
}

function show(dialog: HTMLDialogElement, opener: HTMLElement): void {
  const { id } = dialog
  const around = opener.closest('dialog')
  wakeIn(id)
  const root = document.documentElement
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
  dialog.showModal()
  // Who opens a form came to fill it in, and not to close it again.
  dialog.querySelector<HTMLElement>('[data-first]')?.focus()
  if (dialog.matches('[data-menu]')) void import('./menu.ts').then(({ enableMenu }) => enableMenu(dialog))
  dialog.addEventListener('close', () => visibleOpener(id, opener)?.focus(), { once: true })
  if (around) closeDialog(around)
}

function closeDialog(dialog: HTMLDialogElement): void {
  // Whoever wants to close in its own time, as the menu does, refuses this.
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

/** An opener inside a dialog that has closed meanwhile cannot take the focus; another one for the same dialog, what has taken its place, or the menu's, can. */
function visibleOpener(id: string, opener: HTMLElement): HTMLElement | undefined {
  const others = [`[data-opens="${id}"]`, '[data-hello]', '[data-opens="menu"]'].flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ])
  return [opener, ...others].find((each) => each.checkVisibility() && !each.closest('dialog'))
}

/** Fetches the code of the islands inside a dialog. */
export function wakeIn(id: string): void {
  const dialog = document.getElementById(id)
  if (!dialog) return
  const wakeAll = () => {
    for (const island of dialog.querySelectorAll<HTMLElement>('[data-island]')) void wake(island)
  }
  onceFilled(dialog, wakeAll, () => undefined)
}

function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey
}
