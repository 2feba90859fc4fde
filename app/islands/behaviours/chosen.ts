/** Says how many rows of a list are ticked, ticks all of a page, and with X the row where the focus is. Without this code boxes and buttons do. */
export function enableChosen(): void {
  const form = document.querySelector<HTMLFormElement>('[data-chosen]')
  const count = form?.querySelector('[data-count]')
  if (!form || !count) return
  const whole = document.querySelector<HTMLInputElement>(`[data-page-box="${form.id}"] input`)
  const empty = count.textContent
  const boxes = () => [...form.elements].filter((one): one is HTMLInputElement => one.matches('input[name=id]'))
  const all = form.querySelector<HTMLInputElement>('[name=all]')

  function show(): void {
    const ticked = boxes().filter(({ checked }) => checked).length
    const words = all?.checked ? 'All of this list' : ticked === 0 ? (empty ?? '') : `${ticked} chosen`
    if (count!.textContent !== words) count!.textContent = words
    if (!whole) return
    whole.checked = ticked > 0 && ticked === boxes().length
    whole.indeterminate = ticked > 0 && !whole.checked
  }

  document.addEventListener('change', ({ target }) => {
    if (target === whole) for (const box of boxes()) box.checked = whole!.checked
    show()
  })
  // What was ticked before a step back is ticked again by the browser.
  addEventListener('pageshow', show)
  show()
}

/** Ticks the row of a list in which the focus is, or takes the tick away. */
export function tickRow(): void {
  const row = document.activeElement?.closest('[data-row]')
  row?.querySelector<HTMLInputElement>('input[name=id]')?.click()
}
