import axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Look = {
  /** The footer is the same two hundred links on every page: one page is looked at with it, the others without. */
  footer?: boolean
  /** Whether to reckon contrasts, which takes most of the time. */
  colours?: boolean
}

/** What axe objects to: rule, where, and why. Dark and light differ in colours only, so the second look is at contrast alone. */
export async function objections(page: Page, { footer = false, colours = true }: Look = {}): Promise<string[]> {
  await showIn(page, 'light')
  const rules = { 'color-contrast': { enabled: colours } }
  const light = describeAll('light', await look(page, { runOnly: { type: 'tag', values: TAGS }, rules }, footer))
  if (!colours) return light
  await showIn(page, 'dark')
  const inDark = await look(page, { runOnly: { type: 'rule', values: ['color-contrast'] } }, footer)
  return [...light, ...describeAll('dark', inDark)]
}

/** Nothing of ours stands in a foreign frame, so axe is brought into a page once and works there. */
async function look(page: Page, options: RunOptions, footer: boolean): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ options, exclude }) =>
      (await (window as unknown as { axe: typeof axe }).axe.run({ exclude }, options)).violations,
    {
      options: { resultTypes: ['violations'], preload: false, ...options } satisfies RunOptions,
      exclude: footer ? [] : ['footer'],
    },
  )
}

/** The page in a theme, after its buttons have faded from the colours of the other. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    // The colours of the theme begin to fade in the frame after the next.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

function describeAll(theme: string, violations: AxeResults['violations']): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, any }) => `${theme} ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}
