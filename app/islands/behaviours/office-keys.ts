const FIELDS = 'input, textarea, select, [contenteditable]'

/**
 * What a key does that is pressed with Ctrl (on a Mac with Cmd): it saves, edits or takes back. Says whether it did; else the key is the browser's, as Z and E always are in a
 * field.
 */
export function pressWithCtrl({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false
  const isInField = target instanceof Element && target.closest(FIELDS) !== null
  const letter = key.toLowerCase()
  if (letter === 's') return save()
  if (isInField) return false
  if (letter === 'e') return edit()
  return letter === 'z' && showWayBack()
}

/** Opens what stands in the row where the focus is; where there are no rows, goes to the first field of the page's form. */
export function edit(): boolean {
  const row = document.activeElement?.closest('[data-row]')
  const link = row?.querySelector<HTMLElement>('a')
  if (link) link.click()
  const field = row ? undefined : saveable()?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')
  field?.focus()
  return Boolean(link ?? field)
}

/** Presses what the Enter key would in the form one is in. */
function save(): boolean {
  const button = saveable()?.querySelector<HTMLElement>('button:not([type=button])')
  button?.click()
  return Boolean(button)
}

/** The form in whose field the focus is, or of those that are saved the one that was changed, or the only one. */
function saveable(): HTMLFormElement | undefined {
  const here = document.activeElement?.closest<HTMLFormElement>('main form[method=post]')
  if (here && document.activeElement?.matches(FIELDS)) return here
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form[data-keeps]')]
  return forms.find(isChanged) ?? (forms.length === 1 ? forms[0] : undefined)
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((one) => one.selected !== one.defaultSelected)
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    return (
      field instanceof HTMLInputElement &&
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
    )
  })
}

/** Shows what putting the latest change back would do, with the focus on what does it. */
function showWayBack(): boolean {
  const button = document.querySelector<HTMLElement>('main [data-undo]')
  button?.closest('details')?.setAttribute('open', '')
  button?.focus()
  return Boolean(button)
}
