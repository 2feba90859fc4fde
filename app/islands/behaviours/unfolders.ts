const BUTTON =
  '<button type="button" data-toggles aria-expanded="false"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg></button>'

/** Puts the buttons into the footer that unfold its lists; without JavaScript the lists lie open. */
export function addUnfolders(): void {
  // Read once, then copied: each reading costs a slow phone a millisecond or two.
  const template = document.createElement('template')
  template.innerHTML = BUTTON
  for (const head of document.querySelectorAll<HTMLElement>('[data-unfolds]')) {
    const button = template.content.firstElementChild!.cloneNode(true) as HTMLElement
    button.ariaLabel = `${head.dataset['unfolds']}: ${head.textContent}`
    head.append(button)
  }
}
