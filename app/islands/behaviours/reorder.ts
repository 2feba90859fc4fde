/** What of a row says at which place it stands: the names of its fields, what belongs to them, and the buttons of its menu. */
const PLACED = ['name', 'id', 'for', 'aria-describedby', 'data-drawn', 'value'] as const

type LiftedRow = { row: HTMLElement; list: HTMLElement; from: number; pointer?: number }

/**
 * Puts the rows of a `data-reorder` into another order. The grip of a row is a button: Space lifts it, the arrows move it, Space sets it down, Escape puts it
 * back, each said aloud; or a pointer drags it. The fields change their places in the form with it, and nothing is saved. Without this code the
 * menu of each row moves it.
 */
export function enableReorder(): void {
  let lifted: LiftedRow | undefined

  function lift(grip: HTMLElement, pointer?: number): void {
    const row = grip.closest('li')!
    const list = row.closest<HTMLElement>('[data-reorder]')!
    lifted = { row, list, from: placeOf(row), ...(pointer === undefined ? {} : { pointer }) }
    row.dataset['lifted'] = ''
    grip.setAttribute('aria-pressed', 'true')
    say(list, `${called(row)} lifted, ${standsAt(row)}. Arrows move it, Space sets it down, Escape puts it back.`)
  }

  function setDown(words = 'set down,'): void {
    if (!lifted) return
    const { row, list } = lifted
    lifted = undefined
    delete row.dataset['lifted']
    gripOf(row).removeAttribute('aria-pressed')
    say(list, `${called(row)} ${words} ${standsAt(row)}`)
  }

  function putBack(): void {
    if (!lifted) return
    const { row, from } = lifted
    while (placeOf(row) !== from) swap(row, placeOf(row) > from ? -1 : 1)
    number(row)
    setDown('back at')
  }

  document.addEventListener('keydown', (event) => {
    const grip = (event.target as Element).closest<HTMLElement>('[data-grip]')
    if (!grip) return
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (event.key === ' ' || event.key === 'Enter') {
      if (lifted) setDown()
      else lift(grip)
    } else if (lifted && by !== undefined) step(lifted.row, by)
    else if (lifted && event.key === 'Escape') putBack()
    else return
    event.preventDefault()
  })
  document.addEventListener('focusout', ({ target }) => {
    if (lifted && lifted.pointer === undefined && target === gripOf(lifted.row)) setDown()
  })
  document.addEventListener('pointerdown', (event) => {
    const grip = (event.target as Element).closest<HTMLElement>('[data-grip]')
    if (!grip || event.button !== 0) return
    setDown()
    grip.setPointerCapture(event.pointerId)
    lift(grip, event.pointerId)
  })
  document.addEventListener('pointermove', ({ pointerId, clientY }) => {
    if (lifted?.pointer !== pointerId) return
    const { row } = lifted
    const [above, below] = [row.previousElementSibling, row.nextElementSibling]
    if (above && clientY < middleOf(above)) step(row, -1)
    else if (below && clientY > middleOf(below)) step(row, 1)
  })
  document.addEventListener('pointerup', ({ pointerId }) => lifted?.pointer === pointerId && setDown())
  document.addEventListener('pointercancel', ({ pointerId }) => lifted?.pointer === pointerId && putBack())
}

/** One place up or down, said. */
function step(row: HTMLElement, by: -1 | 1): void {
  if (!swap(row, by)) return say(row.parentElement!, `${called(row)} stays, ${standsAt(row)}`)
  number(row)
  row.scrollIntoView({ block: 'nearest' })
  say(row.parentElement!, `${called(row)}, ${standsAt(row)}`)
}

/** The neighbour goes round the row, so that focus and pointer stay with it. */
function swap(row: HTMLElement, by: -1 | 1): boolean {
  const neighbour = by < 0 ? row.previousElementSibling : row.nextElementSibling
  if (neighbour && by < 0) row.after(neighbour)
  else if (neighbour) row.before(neighbour)
  return neighbour !== null
}

/** Numbers all rows anew, and tells the form that something of it was changed. */
function number(row: HTMLElement): void {
  for (const [at, one] of rowsOf(row).entries()) numberRow(one, at)
  row.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }))
}

function numberRow(row: HTMLElement, at: number): void {
  const list = row.closest<HTMLElement>('[data-reorder]')!.dataset['reorder']!
  const stands = new RegExp(`^(${list.replaceAll('.', '\\.')}\\.(?:(?:up|down|remove)\\.)?)\\d+(?=\\.|$)`)
  for (const one of row.querySelectorAll('*'))
    for (const name of PLACED) {
      if (name === 'value' && one.localName !== 'button') continue
      const value = one.getAttribute(name)
      if (value && stands.test(value)) one.setAttribute(name, value.replace(stands, `$1${at}`))
    }
  const last = rowsOf(row).length - 1
  for (const button of row.querySelectorAll<HTMLButtonElement>('button[name=do]'))
    button.disabled = button.value === `${list}.up.0` || button.value === `${list}.down.${last}`
  gripOf(row).ariaLabel = `Move ${called(row)}, ${standsAt(row)}`
}

function rowsOf(row: HTMLElement): HTMLElement[] {
  return [...row.parentElement!.children] as HTMLElement[]
}

function placeOf(row: HTMLElement): number {
  return rowsOf(row).indexOf(row)
}

function gripOf(row: HTMLElement): HTMLElement {
  return row.querySelector<HTMLElement>('[data-grip]')!
}

function called(row: HTMLElement): string {
  return row.dataset['name'] ?? ''
}

/** "halt 3 of 5". */
function standsAt(row: HTMLElement): string {
  return `${row.parentElement!.dataset['each']} ${placeOf(row) + 1} of ${rowsOf(row).length}`
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

function say(list: Element, words: string): void {
  const said = list.parentElement?.querySelector('[data-order-said]')
  if (said) said.textContent = words
}
