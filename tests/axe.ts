import axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Look = {
  /** The footer is the same two hundred links on every page: one page is looked at with it, the others without. */
  footer?: boolean
  /** Whether to reckon colours, which takes most of the time. */
  colours?: boolean
}

/** The rules that go by colours. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block']
/** Twenty-four cards are drawn alike, and what lies over the first of them may hide it. */
const OF_ONE_KIND = 3

/** What axe objects to: rule, where, and why. Dark and light differ in colours only, so the second look is at contrast alone. */
export async function objections(page: Page, { footer = false, colours = true }: Look = {}): Promise<string[]> {
  // Nothing of ours stands in a foreign frame, so axe is brought into a page once and works there.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await showIn(page, 'light')
  const rules = Object.fromEntries(BY_COLOUR.map((rule) => [rule, { enabled: colours }]))
  if (colours) await page.evaluate(markKinds, OF_ONE_KIND)
  const light = describeAll('light', await look(page, { runOnly: { type: 'tag', values: TAGS }, rules }, footer))
  if (!colours) return light
  await showIn(page, 'dark')
  await page.evaluate(markKinds, OF_ONE_KIND)
  const inDark = await look(page, { runOnly: { type: 'rule', values: ['color-contrast'] } }, footer)
  return [...light, ...describeAll('dark', inDark)]
}

async function look(page: Page, options: RunOptions, footer: boolean): Promise<AxeResults['violations']> {
  return page.evaluate(
    async ({ options, exclude }) =>
      (await (window as unknown as { axe: typeof axe }).axe.run({ exclude }, options)).violations,
    {
      options: { resultTypes: ['violations'], preload: false, ...options } satisfies RunOptions,
      exclude: footer ? [] : ['footer'],
    },
  )
}

/**
 * Marks the first few of each kind of text, and has contrasts reckoned of them alone: what stands in the same classes and the same computed
 * colours, from itself up to the page and with the same things laid over it, has the same contrast.
 */
function markKinds(most: number): void {
  const DRAWN = [
    'color',
    'background-color',
    'background-image',
    'opacity',
    'filter',
    'mix-blend-mode',
    'text-shadow',
    'font-size',
    'font-weight',
    'position',
    'visibility',
  ]
  const kinds = new Map<string, number>()
  const kindOf = new Map<Element | null, number>()
  const marked = new Map<string, number>()
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element)
    const over = [...element.children].filter((child) => getComputedStyle(child).position !== 'static')
    const drawn = [
      kindOf.get(element.parentElement),
      ...[element, ...over].map((one) => `${one.tagName} ${one.getAttribute('class')}`),
      element.getAttribute('aria-disabled') ?? element.matches(':disabled'),
      ...DRAWN.map((name) => style.getPropertyValue(name)),
    ].join('|')
    const kind = kinds.get(drawn) ?? kinds.size
    kinds.set(drawn, kind)
    kindOf.set(element, kind)
    // Of a single letter and of signs axe says nothing.
    const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('')
    const key = [kind, text.length > 1, /\w/.test(text)].join()
    const times = (marked.get(key) ?? 0) + (element.checkVisibility() ? 1 : 0)
    marked.set(key, times)
    element.toggleAttribute('data-kind-of-text', times <= most)
  }
  const rule = { id: 'color-contrast', selector: '[data-kind-of-text]' }
  ;(window as unknown as { axe: typeof axe }).axe.configure({ rules: [rule] })
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
