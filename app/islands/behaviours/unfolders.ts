const CHEVRON = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>'

/** Puts the buttons into the footer that unfold its lists on a phone; without JavaScript the lists lie open. */
export function addUnfolders(): void {
  for (const head of document.querySelectorAll('[data-unfolds]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.dataset['toggles'] = ''
    button.ariaExpanded = 'false'
    button.ariaLabel = `Tours: ${head.textContent}`
    button.innerHTML = CHEVRON
    head.append(button)
  }
}
