import { openDialog, wakeIn } from './dialogs.ts'

const DIALOG = 'search'

/** The search box of the header opens the search popup: by a tap or a click, by typing, or with "/" from anywhere on the page. */
export function enableSearchBox(header: HTMLElement): void {
  const box = header.querySelector<HTMLFormElement>('[data-search-box]')
  const input = box?.querySelector('input')
  if (!box || !input) return
  const open = () => openSearch(input)
  for (const type of ['pointerover', 'focusin'] as const)
    box.addEventListener(type, () => wakeIn(DIALOG), { once: true })
  // Not on focus alone: whoever walks by with the Tab key must be able to pass.
  input.addEventListener('click', open)
  input.addEventListener('input', () => {
    if (input.value) open()
  })
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown') open()
  })
  document.addEventListener('keydown', (event) => {
    const typing = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog')
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return
    event.preventDefault()
    header.removeAttribute('data-hidden')
    open()
  })
}

function openSearch(box: HTMLInputElement): void {
  openDialog(DIALOG, box, (dialog) => {
    const question = dialog.querySelector('input')
    if (!question) return
    if (box.value && box.value !== question.value) {
      question.value = box.value
      question.dispatchEvent(new Event('input', { bubbles: true }))
    }
    question.focus()
    question.setSelectionRange(question.value.length, question.value.length)
    dialog.addEventListener('close', () => (box.value = question.value), { once: true })
  })
}
