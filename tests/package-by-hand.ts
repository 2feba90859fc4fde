import { expect } from 'vitest'
import type { Page } from 'playwright-core'

/** What a page is about. */
export const main = (page: Page) => page.locator('main')
/** What is written there. */
export const said = async (page: Page) => (await main(page).innerText()).replaceAll(/\s+/g, ' ')

/** Types into the fields of a page by their names; 'yes' ticks. */
export async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = main(page).locator(`[name="${name}"]:not([type="hidden"])`).first()
    const kind = await field.evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.tagName))
    if (kind === 'SELECT') await field.selectOption({ label: value })
    else if (kind === 'checkbox' || kind === 'radio') await field.check()
    else await field.fill(value)
  }
}

/** Presses a button and is led on. */
export async function press(page: Page, name: string | RegExp, to: string | RegExp): Promise<void> {
  await main(page).getByRole('button', { name }).first().click()
  await page.waitForURL(to)
}

/** Where it stands. */
export const at = (page: Page) => new URL(page.url()).pathname

/** Opens a page of the site it is on already. */
export async function go(page: Page, path: string): Promise<void> {
  const { origin } = new URL(page.url())
  expect([path, (await page.goto(origin + path))?.status()]).toEqual([path, 200])
}

/** A package through every part of its editor. */
export async function writeByHand(page: Page, name: string, url: string, rupees: string): Promise<string> {
  await go(page, '/admin/packages/new')
  await type(page, { name, kind: 'Tour', days: '2' })
  await press(page, 'Begin it', '**?done=begun')
  const edit = at(page)
  await type(page, { url, startCity: 'Munnar', endCity: 'Munnar', groupMin: '1', groupMax: '20', 'months.12': 'yes' })
  await type(page, { 'stateCodes.IN-KL': 'yes', summary: 'Two days among tea.', intro: 'Two days among tea.' })
  await type(page, { highlights: 'The first flush', categoryId: 'Hill Station Tours' })
  await press(page, 'Save', '**?done=kept')
  const part = async (path: string, fields: Record<string, string>) => {
    await go(page, edit + path)
    await type(page, fields)
    await press(page, 'Save', '**?done=kept')
  }
  await part('/halts', { place: 'Munnar', placeNights: '1' })
  await go(page, `${edit}/days`)
  for (const day of [0, 1]) {
    const title = `itinerary.${day}.title`
    if ((await page.locator(`[name="${title}"]`).count()) === 0)
      await main(page).getByRole('button', { name: 'Add a day' }).click()
    await page.locator(`[name="${title}"]`).waitFor()
    await type(page, { [title]: `Day ${day + 1} among tea`, [`itinerary.${day}.text`]: 'Through the gardens on foot.' })
    await press(page, 'Save', '**?done=kept')
  }
  await part('/words', { inclusions: 'Breakfast', exclusions: 'Lunch' })
  await go(page, `${edit}/pictures`)
  await press(page, /^Take/, '**?done=kept')
  await part('/prices', { 'grid.twin': rupees })
  await publish(page, edit)
  return edit
}

/** A copy of a package with a name, an address and a price of its own. */
export async function copyByHand(page: Page, from: string, name: string, url: string, rupees: string): Promise<void> {
  await go(page, `${from}/history`)
  await press(page, 'Copy as a new package', '**?done=begun')
  const edit = at(page)
  await type(page, { name, url })
  await press(page, 'Save', '**?done=kept')
  await go(page, `${edit}/prices`)
  await type(page, { 'grid.twin': rupees })
  await press(page, 'Save', '**?done=kept')
  await publish(page, edit)
}

async function publish(page: Page, edit: string): Promise<void> {
  await go(page, `${edit}/publish`)
  await type(page, { why: 'New' })
  await press(page, 'Publish', '**?done=published')
}
