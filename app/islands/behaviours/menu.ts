const CLOSES_AFTER_MS = 300

const enabled = new WeakSet<HTMLElement>()

/** The phone's menu: submenus slide in one at a time, and it closes a moment after its choice so that one sees what was chosen. */
export function enableMenu(menu: HTMLDialogElement): void {
  if (enabled.has(menu)) return
  enabled.add(menu)
  const panels = [...menu.querySelectorAll<HTMLElement>('[data-panel]')]
  let opener: HTMLElement | undefined

  for (const place of menu.querySelectorAll<HTMLElement>('[data-copies]')) copyLinks(place)
  fitToPage(menu)

  function showPanel(name: string): void {
    for (const panel of panels) panel.hidden = panel.dataset['panel'] !== name
    menu.scrollTop = 0
    const first = panels.find(({ hidden }) => !hidden)?.querySelector<HTMLElement>('a, button')
    ;(name === 'main' ? opener : first)?.focus()
  }

  function closeSoon(): void {
    if (menu.dataset['closing'] !== undefined) return
    menu.dataset['closing'] = ''
    setTimeout(() => {
      delete menu.dataset['closing']
      menu.close()
      showPanel('main')
    }, CLOSES_AFTER_MS)
  }

  menu.addEventListener('cancel', (event) => {
    event.preventDefault()
    closeSoon()
  })
  menu.addEventListener('click', ({ target }) => {
    const shows = (target as Element).closest<HTMLElement>('[data-shows]')
    if (shows) {
      if (shows.dataset['shows'] !== 'main') opener = shows
      showPanel(shows.dataset['shows']!)
    } else if ((target as Element).closest('a:not([data-opens])')) closeSoon()
  })
}

/** What every page shares learns where it stands: the link to this very page, and the way back here after signing in. */
function fitToPage(menu: HTMLElement): void {
  const [outside, inside] = document.querySelectorAll<HTMLAnchorElement>('a[data-opens="sign-in"]')
  if (outside && inside) inside.setAttribute('href', outside.getAttribute('href')!)
  for (const link of menu.querySelectorAll('a'))
    if (link.pathname === location.pathname && link.host === location.host && !link.dataset['opens'])
      link.setAttribute('aria-current', 'page')
}

/** The links of a flyout, under its headings, without what only a wide screen has. */
function copyLinks(place: HTMLElement): void {
  const flyout = document.getElementById(place.dataset['copies']!)
  for (const list of flyout?.querySelectorAll('ul') ?? []) {
    if (list.closest('[data-places]')) continue
    const heading = document.createElement('h3')
    heading.textContent = list.parentElement?.querySelector('h2')?.textContent ?? ''
    const copy = list.cloneNode(true) as HTMLElement
    copy.removeAttribute('class')
    copy.removeAttribute('aria-labelledby')
    for (const link of copy.querySelectorAll('a')) link.removeAttribute('tabindex')
    place.append(heading, copy)
  }
}
