/** Says in the console which part of the page the server had to leave out (SPEC §8), and puts what stands in for it where a logo is missing. */
export function reportProblems(): void {
  if (document.documentElement.dataset['problems']?.includes('footer'))
    console.error('Error processing categories or packages: ', 'the list could not be read')
  // Caught on its way down: an error does not bubble, and not every logo is here yet.
  document.addEventListener('error', ({ target }) => replaceLogo(target), true)
  for (const logo of document.querySelectorAll<HTMLImageElement>('[data-logo]'))
    if (logo.complete && logo.naturalWidth === 0 && logo.loading !== 'lazy') replaceLogo(logo)
}

function replaceLogo(image: EventTarget | null): void {
  const standIn = image instanceof HTMLImageElement && image.dataset['logo']
  if (!standIn) return
  delete image.dataset['logo']
  image.src = standIn
}
