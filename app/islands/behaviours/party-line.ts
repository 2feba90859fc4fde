/** The link that asks who travels, the switch beside it, and pages that were made for another party than this device's. The code comes when a hand is near. */
export function enableParty(): void {
  const form = document.querySelector<HTMLFormElement>('[data-party-form]')
  if (form) void party().then(({ quickenPage }) => quickenPage(form))
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, (event) => void (near(event) && party()), { passive: true })
  document.addEventListener('click', (event) => {
    const link = near(event)?.closest<HTMLAnchorElement>('a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    party()
      .then(({ askParty }) => askParty(link))
      .catch(() => location.assign(link.href))
  })
  document.addEventListener('submit', (event) => {
    const choice = event.submitter
    if (!choice?.closest('[data-party-per]')) return
    event.preventDefault()
    void party().then(({ switchPer }) => switchPer(choice as HTMLButtonElement))
  })
  // A cookie is asked of another process, and the page stands still until it answers: not together with all the rest.
  setTimeout(catchUp)
  addEventListener('pageshow', ({ persisted }) => persisted && catchUp())
}

function party() {
  return import('./party.ts')
}

function near({ target }: Event): Element | null {
  return (target as Element).closest('[data-asks-party], [data-party-per]')
}

/** A page from the browser's own store may be older than the party: it is asked for anew. */
function catchUp(): void {
  const shown = document.querySelector<HTMLElement>('[data-party]')?.dataset['party']
  if (shown === undefined || decode(/(?:^|; )padav-party=([^;]*)/.exec(document.cookie)?.[1]) === shown) return
  void party().then((it) => it.catchUp())
}

function decode(text = ''): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
