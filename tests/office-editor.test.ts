import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { ownNetwork } from './accounts.ts'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'

const url = inject('siteUrl')
let browser: Browser
let owner: BrowserContext

beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
  owner = await browser.newContext({ reducedMotion: 'reduce', extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
  const login = { email: 'owner@padav.test', password: DEMO_PASSWORD }
  expect((await owner.request.post(`${url}/api/authentication/login`, { data: login })).status()).toBe(200)
})
afterAll(() => browser?.close())

/** A part of a package's editor, with the code of the office there. */
async function openPart(name: string, part: string): Promise<Page> {
  const page = await owner.newPage()
  await page.goto(`${url}/admin/packages?${new URLSearchParams({ q: name })}`)
  const path = await page.getByRole('link', { name, exact: true }).first().getAttribute('href')
  await page.goto(url + path + part)
  await page.locator('[data-office][data-awake]').waitFor()
  return page
}

test('the bills beside the prices follow what is typed, and nothing of it is saved', async () => {
  const page = await openPart('Agartala and Neermahal', '/prices')
  const sums = page.locator('#bills ~ [role=status]')
  const before = await sums.textContent()
  await page.getByLabel('Twin', { exact: true }).fill('10,000')
  await expect.poll(() => sums.textContent()).toContain('A couple ₹21,000')
  expect(await page.locator('[data-drawn="grid.twin.incl"]').textContent()).toBe('₹10,500 with GST')
  await page.getByLabel('Twin', { exact: true }).fill('ten')
  const bills = page.locator('[data-drawn=bills]')
  await expect.poll(() => bills.innerText()).toContain('once the prices can be read')
  await page.getByLabel('Twin', { exact: true }).fill('10,000')
  await expect.poll(() => sums.textContent()).toContain('A couple')
  // What would be refused is no price either.
  await page.locator('[name="rates.groupSlabs.0.percentOff"]').fill('110')
  await expect.poll(() => bills.innerText()).toContain('once the prices can be read')
  await page.reload()
  expect(await sums.textContent()).toBe(before)
  await page.close()
})

test('a halt is lifted, moved, put back and set down by keys, each said aloud, with its kilometres', async () => {
  const page = await openPart('Kerala Classic', '/halts')
  const said = page.locator('[data-order-said]')
  const names = () => page.locator('[data-reorder] > li').evaluateAll((rows) => rows.map((row) => row.dataset['name']))
  const road = page.locator('[data-drawn="stops.0.road"]')
  expect([await names(), await road.textContent()]).toEqual([
    ['Kochi', 'Munnar', 'Thekkady', 'Alappuzha'],
    '130 km, 4 hours',
  ])
  await page.getByRole('button', { name: 'Move Thekkady, halt 3 of 4' }).press('Space')
  expect(await said.textContent()).toContain('Thekkady lifted, halt 3 of 4')
  await page.keyboard.press('ArrowUp')
  expect(await said.textContent()).toBe('Thekkady, halt 2 of 4')
  await expect.poll(() => road.textContent()).toBe('150 km, 4½ hours')
  await page.keyboard.press('Escape')
  expect([await said.textContent(), await names()]).toEqual([
    'Thekkady back at halt 3 of 4',
    ['Kochi', 'Munnar', 'Thekkady', 'Alappuzha'],
  ])
  await expect.poll(() => road.textContent()).toBe('130 km, 4 hours')
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  expect(await said.textContent()).toBe('Thekkady set down, halt 4 of 4')
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Move Thekkady, halt 4 of 4')
  await page.close()
})

test('a halt is dragged by its dots, and saved where it was set down', async () => {
  const page = await openPart('Kerala Ayurveda', '/halts')
  const rows = page.locator('[data-reorder] > li')
  const names = () => rows.evaluateAll((all) => all.map((row) => row.dataset['name']))
  const before = await names()
  const [first, last] = [rows.first(), rows.last()]
  const [to, from] = [await first.boundingBox(), await last.locator('[data-grip]').boundingBox()]
  await page.mouse.move(from!.x + 20, from!.y + 20)
  await page.mouse.down()
  await page.mouse.move(from!.x + 20, to!.y, { steps: 12 })
  await page.mouse.up()
  const dragged = [before.at(-1), ...before.slice(0, -1)]
  expect(await names()).toEqual(dragged)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.waitForURL(/done=kept/)
  expect(await names()).toEqual(dragged)
  await page.close()
})

test('a day stands beside its text as it will be read: while it is typed, and without a script when asked', async () => {
  const page = await openPart('Kerala Ayurveda', '/days')
  const saved = await page.locator('[name="itinerary.0.text"]').inputValue()
  await page.locator('summary', { hasText: 'Day 1' }).click()
  const drawn = page.getByRole('region', { name: 'Preview of day 1', exact: true })
  // A figure stays beside its unit.
  expect((await drawn.innerText()).replaceAll('\u00a0', ' ')).toBe(saved)
  const text = page.locator('[name="itinerary.0.text"]')
  await text.fill('Up **early**.\n\n- the [mill](/places/mill)')
  await expect.poll(() => drawn.innerHTML()).toContain('<p>Up <strong>early</strong>.</p>')
  const still = await (
    await browser.newContext({ javaScriptEnabled: false, storageState: await owner.storageState() })
  ).newPage()
  await still.goto(page.url())
  await still.locator('summary', { hasText: 'Day 2' }).click()
  await still.locator('[name="itinerary.1.text"]').fill('Home, *slowly*.')
  await still.getByRole('button', { name: /Preview, without saving.*day 2$/ }).click()
  const asked = still.getByRole('region', { name: 'Preview of day 2', exact: true })
  await asked.getByText('Home, slowly.').waitFor()
  expect(await asked.locator('em').textContent()).toBe('slowly')
  await page.reload()
  expect(await text.inputValue()).toBe(saved)
  await still.context().close()
  await page.close()
})

test('a day nobody can travel lies open with what is wrong with it, once it is saved', async () => {
  const page = await openPart('Kerala with Kovalam', '/days')
  await page.locator('summary', { hasText: 'Day 2' }).click()
  await page.locator('[name="itinerary.1.travel"]').selectOption('By road')
  await page.locator('[name="itinerary.1.km"]').fill('410')
  await page.locator('[name="itinerary.1.hours"]').fill('13')
  await page.locator('[name="itinerary.1.legs"]').fill('')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.waitForURL(/done=kept/)
  const day = page.locator('details', { hasText: 'Day 2: ' })
  expect(await day.getAttribute('open')).toBe('')
  expect(await day.innerText()).toMatch(/Day 2: .*13/)
  expect(await page.locator('main details[open]').count()).toBe(1)
  await page.close()
})

test('a draft is previewed as wide as a phone and as the window, without a script', async () => {
  const still = await browser.newContext({ javaScriptEnabled: false, storageState: await owner.storageState() })
  const page = await still.newPage()
  await page.goto(`${url}/admin/packages?${new URLSearchParams({ q: 'Kerala Classic' })}`)
  const path = await page.getByRole('link', { name: 'Kerala Classic', exact: true }).first().getAttribute('href')
  await page.goto(`${url}${path}/preview`)
  await page.getByRole('link', { name: 'Phone', exact: true }).click()
  const frame = page.frameLocator('iframe[title="Preview on a phone"]')
  await frame.getByRole('heading', { level: 1, name: 'Kerala Classic' }).waitFor()
  expect(await frame.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(390)
  expect(await frame.getByRole('complementary', { name: 'Preview' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Desktop', exact: true }).click()
  expect(page.url()).toBe(`${url}${path}/preview`)
  await still.close()
})

test('whoever goes by keys goes on at the fault, at what is said, and at the row that was moved', async () => {
  const page = await openPart('Kerala Ayurveda', '/days')
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)
  // With it the address has the beginning of the page in it, where a browser would put the focus.
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
  await page.locator('summary', { hasText: 'Day 1' }).press('Enter')
  const km = page.locator('[name="itinerary.0.km"]')
  await km.fill('many')
  await km.press('Enter')
  await expect.poll(focused).toBe('itinerary.0.km')
  await km.fill('12')
  await km.press('Enter')
  await expect.poll(focused).toContain('Saved in the draft')
  await page.goto(page.url().replace('/days', '/halts'))
  await page.locator('[data-office][data-awake]').waitFor()
  const menu = page.locator('[data-reorder] > li summary').last()
  const name = await menu.textContent()
  await menu.press('Enter')
  await page.locator('[data-reorder] > li').last().getByRole('button', { name: 'Move up' }).press('Enter')
  await expect.poll(focused).toBe(name)
  expect(await menu.textContent()).not.toBe(name)
  await page.close()
})

test('what was typed outlives a closed tab, and is taken up again or left', async () => {
  const name = 'Goa Beach Holiday'
  const typing = await openPart(name, '/prices')
  const saved = await typing.getByLabel('Triple', { exact: true }).inputValue()
  await typing.getByLabel('Triple', { exact: true }).fill('9,876')
  await typing.close({ runBeforeUnload: false })
  const page = await openPart(name, '/prices')
  expect(await page.getByLabel('Triple', { exact: true }).inputValue()).toBe(saved)
  await page.getByRole('button', { name: 'Take it up again' }).click()
  await expect.poll(() => page.getByLabel('Triple', { exact: true }).inputValue()).toBe('9,876')
  await page.reload()
  await page.getByRole('button', { name: 'Leave it' }).click()
  await page.reload()
  await page.locator('[data-office][data-awake]').waitFor()
  expect(await page.getByRole('button', { name: 'Take it up again' }).isVisible()).toBe(false)
  // What is saved is not offered again.
  await page.getByLabel('Triple', { exact: true }).fill('9,876')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.waitForURL(/done=kept/)
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(location.pathname)))
  await expect.poll(kept).toEqual([])
  await page.close()
})

test('two editors at once: what one saved stands beside what the other typed, and waits for a second press', async () => {
  const name = 'Hampi Badami Heritage'
  const [mine, theirs] = [await openPart(name, ''), await openPart(name, '')]
  await theirs.getByLabel('Summary', { exact: true }).fill('What they say.')
  await theirs.getByLabel('Tags', { exact: true }).fill('temples, boulders')
  await theirs.getByRole('button', { name: 'Save' }).first().click()
  await theirs.waitForURL(/done=kept/)
  const was = await mine.getByLabel('Summary', { exact: true }).inputValue()
  await mine.getByLabel('Summary', { exact: true }).fill('What I say.')
  await mine.getByRole('button', { name: 'Save' }).first().click()
  await mine.getByText('has changed it meanwhile').waitFor()
  // Published, theirs and mine, at the field; what they alone changed is taken over.
  const beside = await mine.locator('#summary-fault').innerText()
  expect([beside.includes(was), beside.includes('What they say.')]).toEqual([true, true])
  expect(await mine.getByLabel('Summary', { exact: true }).inputValue()).toBe('What I say.')
  expect(await mine.getByLabel('Tags', { exact: true }).inputValue()).toBe('temples, boulders')
  await mine.getByRole('button', { name: 'Save' }).first().click()
  await mine.waitForURL(/done=kept/)
  expect(await mine.getByLabel('Summary', { exact: true }).inputValue()).toBe('What I say.')
  await Promise.all([mine.close(), theirs.close()])
})

test('a message is drawn beside its words while one types, each way by itself, and nothing of it is saved', async () => {
  const page = await owner.newPage()
  await page.goto(`${url}/admin/messages/booking`)
  await page.locator('[data-office][data-awake]').waitFor()
  const [sms, mail] = [page.locator('#sms-words'), page.locator('#email-words')]
  const saved = await sms.inputValue()
  await sms.fill('Seen before it is sent: {reference}')
  await expect.poll(() => page.locator('[data-drawn=sms-preview]').innerText()).toContain('Seen before it is sent: ')
  await mail.fill('Dear all,\n\nThe tea is ready.')
  const frame = page.frameLocator('[data-drawn=email-preview] iframe')
  await frame.getByText('The tea is ready.').waitFor()
  // What is typed of the other way and not saved is still what stands beside it.
  expect(await page.locator('[data-drawn=sms-preview]').innerText()).toContain('Seen before it is sent: ')
  await page.reload()
  expect(await sms.inputValue()).toBe(saved)
  await page.close()
})
