const TOUCHES = ['focusin', 'pointerdown'] as const

/** Lets an enquiry form send itself without leaving the page, with code that is fetched at its first touch. Before that it is a plain form. */
export function enableEnquiry(): void {
  const section = document.querySelector<HTMLElement>('[data-enquiry]')
  const form = section?.querySelector('form')
  if (!section || !form) return
  const start = () => {
    for (const type of TOUCHES) form.removeEventListener(type, start)
    void import('./enquiry.ts').then(({ startEnquiry }) => startEnquiry(section, form))
  }
  for (const type of TOUCHES) form.addEventListener(type, start)
}
