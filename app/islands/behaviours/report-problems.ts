const FALLBACK_LOGO = '/logo.png'

/** Says in the console which part of the page the server had to leave out (SPEC §8), and puts our logo where another is missing. */
export function reportProblems(): void {
  if (document.documentElement.dataset['problems']?.includes('footer'))
    console.error('Error processing categories or packages: ', 'the list could not be read')
  for (const logo of document.querySelectorAll<HTMLImageElement>('[data-logo]')) {
    logo.addEventListener('error', () => (logo.src = FALLBACK_LOGO), { once: true })
    if (logo.complete && logo.naturalWidth === 0 && logo.loading !== 'lazy') logo.src = FALLBACK_LOGO
  }
}
