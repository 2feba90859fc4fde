import type { Page } from 'playwright-core'

/** How far the page can be pushed sideways, in pixels, and the first element that sticks out. */
export function overflow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return ''
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
    const first = [...document.querySelectorAll('main *, body *')].find((element) => sticksOut(element))
    return `${scrollWidth - clientWidth} px: <${first?.tagName.toLowerCase()} class="${first?.className}">`
  })
}
