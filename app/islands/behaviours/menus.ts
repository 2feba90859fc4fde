import { loadStyles } from './styles.ts'

const MENUS = '/fragments/menus'

let filled: Promise<boolean> | undefined
let text: Promise<string> | undefined

/** Fetches what the flyouts and popups hold, and puts it nowhere yet: a slow phone has the page itself to lay out. */
export function fetchMenus(): Promise<string> {
  text ??= ask().catch((error: unknown) => {
    text = undefined
    throw error
  })
  return text
}

async function ask(): Promise<string> {
  const response = await fetch(MENUS)
  if (!response.ok) throw new Error(`the call answered ${response.status}`)
  return response.text()
}

/** Puts what the flyouts and popups hold into them, once for all of them; false, and asked for anew the next time, when it cannot be had. */
export function fillMenus(): Promise<boolean> {
  filled ??= fill().catch((error: unknown) => {
    console.error('Failed to fetch the menus: ', error)
    filled = undefined
    return false
  })
  return filled
}

async function fill(): Promise<boolean> {
  const fetched = document.createElement('template')
  fetched.innerHTML = await fetchMenus()
  const sheets = fetched.content.querySelectorAll('link')
  await loadStyles(Array.from(sheets, (sheet) => sheet.getAttribute('href')!))
  for (const part of fetched.content.querySelectorAll<HTMLElement>('[data-into]'))
    document.getElementById(part.dataset['into']!)?.replaceChildren(...part.childNodes)
  document.dispatchEvent(new Event('menus-filled'))
  return true
}

/** Does something as soon as an element holds what it is for: at once, or when that has been fetched; else `without`. */
export function onceFilled(element: Element, work: () => void, without: () => void): void {
  const isFull = () => element.childElementCount > 0
  if (isFull()) work()
  else void fillMenus().then(() => (isFull() ? work() : without()))
}
