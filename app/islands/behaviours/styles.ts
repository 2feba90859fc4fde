const PATIENCE_MS = 3000

/** Adds style sheets the page does not have yet, and waits until they are here, cannot be had, or take too long. */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.map(loadSheet))
}

async function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return
  const link = document.createElement('link')
  const arrived = new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true })
    setTimeout(resolve, PATIENCE_MS)
  })
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  await arrived
}
