/** What was typed into a form of this tab, by the form's page: each field's words, and what stood in it before. */
const BEGINNING = 'padav.typed '

type Typed = Record<string, [typed: string, stood: string]>

/**
 * Keeps what is typed into a form for as long as the tab is open, and puts it back where its fields stand as they stood: no browser does that for pages that are not to be stored. The page
 * that such a form leads on to has it all, and has it forgotten. Without this code the fields begin as they are drawn.
 */
export function keepTyped(place: HTMLElement): void {
  if (!(place instanceof HTMLFormElement)) return forgetTyped()
  const typed = read()
  for (const field of fieldsOf(place)) {
    const [words, stood] = typed[field.name] ?? []
    if (words !== undefined && stood === field.value) field.value = words
  }
  place.addEventListener('input', () => {
    const fields = fieldsOf(place).map(({ name, value, defaultValue }) => [name, [value, defaultValue]])
    sessionStorage.setItem(BEGINNING + location.pathname, JSON.stringify(Object.fromEntries(fields)))
  })
}

function forgetTyped(): void {
  const here = BEGINNING + location.pathname.replace(/[^/]*$/, '')
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(here)) sessionStorage.removeItem(key)
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden], [type=radio], [type=checkbox])')]
}

function read(): Typed {
  return JSON.parse(sessionStorage.getItem(BEGINNING + location.pathname) ?? '{}') as Typed
}
