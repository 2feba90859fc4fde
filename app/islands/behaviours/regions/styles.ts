/** Fetches the styles that another page has and this one lacks; resolves when they are here, or cannot be had. */
export async function bringStyles(next: Document): Promise<void> {
  const hrefs = [...next.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? '')
  const missing = hrefs.filter((href) => !document.querySelector(`link[rel=stylesheet][href="${href}"]`))
  await Promise.all(missing.map(bring))
}

function bring(href: string): Promise<unknown> {
  return new Promise((settled) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', settled)
    link.addEventListener('error', settled)
    document.head.append(link)
  })
}
