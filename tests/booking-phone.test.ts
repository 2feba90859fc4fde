import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newcomer, NARROW } from './accounts.ts'
import { objections } from './axe.ts'
import { openBrowser, SHORT_LIVED, sparePictures } from './browser.ts'
import { overflow } from './overflow.ts'
import { given, openPartner } from './partner.ts'
import { codeSentTo } from './sent-messages.ts'
import { until } from './visit.ts'

// Of its own, so that nobody else takes the last seats between a step and the next.
const TOUR = 'kerala-classic'
const site = { url: inject('siteUrl') }
const partner = openPartner(site.url)

let browser: Browser
let context: BrowserContext
let page: Page
beforeAll(async () => {
  browser = await openBrowser(SHORT_LIVED)
  context = await browser.newContext({ viewport: NARROW, hasTouch: true, colorScheme: 'dark', reducedMotion: 'reduce' })
  await sparePictures(context)
  page = await context.newPage()
})
afterAll(() => browser?.close())

/** Whatever a booking's page is at, a phone shows it whole, in the dark as in the light. */
async function look(path?: string): Promise<void> {
  if (path !== undefined) await page.goto(site.url + path, { waitUntil: 'load' })
  const at = new URL(page.url()).pathname
  expect([at, await objections(page)]).toEqual([at, []])
  expect([at, await overflow(page)]).toEqual([at, ''])
}

/** Sends the form a button stands in, and looks at what it leads to. */
async function send(name: RegExp | string): Promise<void> {
  const button = page.getByRole('button', { name }).locator('visible=true').first()
  await Promise.all([page.waitForEvent('domcontentloaded'), button.click()])
  await look()
}

async function hold({ twin = 1 } = {}) {
  const { name, mobile, email } = newcomer('Meera Kulkarni')
  const { _id: departure, seatsLeft } = (await partner.departuresOf(TOUR, 2 * twin)).at(-1)!
  const quote = await given(partner.quote({ package: TOUR, departure, adults: 2 * twin, rooms: { twin } }))
  const travellers = [
    { name, age: 38 },
    { name: 'Arjun Kulkarni', age: 41 },
    { name: 'Asha Rao', age: 35 },
    { name: 'Ravi Rao', age: 36 },
  ].slice(0, 2 * twin)
  const { reference, token } = await given(partner.hold(quote.token, { contact: { name, mobile, email }, travellers }))
  await page.goto(`${site.url}/booking/${reference}?key=${token}`)
  return { reference, token: token!, mobile, departure, seatsLeft, path: `/booking/${reference}` }
}

// caught: a bar that went on asking for the date that was chosen, and a first step that forgot the price one came from.
test('the bar says the total of who comes on the date that is chosen, as it is chosen, and from what price before that', async () => {
  const bar = page.locator('[data-region="total-bar"] p')
  const figure = () => bar.locator('b').textContent()
  const asked = `/booking/new?package=${TOUR}`
  await page.goto(site.url + asked)
  expect(await bar.innerText()).toMatch(/^From ₹[\d,]+\s+per adult, twin sharing, incl. GST$/)
  await page.goto(`${site.url}${asked}&adults=2&step=date`)
  expect(await bar.innerText()).toMatch(/^From ₹[\d,]+\s+for two, incl. GST$/)
  for (const at of [0, 1]) {
    const row = page.locator('label:has([name=departure]:not(:disabled))').nth(at)
    const [day, fare] = [await row.locator('b').first().innerText(), await row.locator('b').last().innerText()]
    await row.click()
    await until(page, () => bar.innerText(), expect.stringContaining(`, ${day.replace(/ \d{4}$/, '')}, incl.`))
    expect(await figure()).toBe(fare)
    expect(new URL(page.url()).searchParams.get('step')).toBe('date')
  }
  const two = await figure()
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    page.getByRole('button', { name: 'Rooms and extras' }).locator('visible=true').click(),
  ])
  expect(await figure()).toBe(two)
  await page.goto(page.url().replace('step=rooms', 'step=party'))
  expect(await figure()).toBe(two)
  await page.getByRole('button', { name: 'Adults: one more' }).click()
  await until(page, () => bar.innerText(), expect.stringContaining('for three, '))
  await page.getByRole('button', { name: 'Adults: one fewer' }).click()
  await until(page, figure, two)
})

// One booking at each point of its life, not the journey over again: that is walked elsewhere.
test('from the quote to paying, a phone in the dark gives axe nothing to object to and scrolls nothing sideways', async () => {
  const { path, mobile, departure, seatsLeft } = await hold()
  for (const step of ['', '&step=date', '&step=rooms'])
    await look(`/booking/new?package=${TOUR}&departure=${departure}&adults=2${step}`)
  await send('See my quote')
  expect(new URL(page.url()).pathname).toMatch(/^\/q\//)
  for (const at of ['/proof', '', '/travellers']) await look(path + at)
  // Fifteen minutes more cost nobody what was typed.
  const name = page.locator('[name="travellers.0.name"]')
  await name.fill('Meera K')
  const more = page.getByRole('button', { name: '15 minutes more' })
  await more.click()
  await more.waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('Meera K')
  const ends = (await page.getByText(/held until/).allTextContents()).map((words) => /until ([\d:]+)/.exec(words)?.[1])
  expect([ends.length, new Set(ends).size]).toEqual([2, 1])
  await look(`${path}/proof`)
  await send('Send me an OTP')
  await page.locator('#booking-otp').fill(await codeSentTo(site, `+91${mobile}`))
  await send('Verify and go on')
  expect(new URL(page.url()).pathname).toBe(`${path}/review`)
  await send(/^Pay /)
  expect(await page.locator('main').textContent()).toContain('Please read the terms')
  // Two of those seats are held by now.
  await look(`/waitlist?departure=${departure}&adults=${seatsLeft}`)
  expect(await page.locator('main').textContent()).toContain('All seats are taken.')
})

test('from paid to cancelled as well', async () => {
  const { reference, token, path } = await hold()
  const { payUrl } = await partner.pay({ reference, token }, { provider: 'simulator', part: 1 })
  await page.request.post(new URL(payUrl, site.url).href, { form: { outcome: 'success' } })
  for (const at of ['', '/travellers', '/details', '/pack', '/group', '/review', '/change']) await look(path + at)
  await page.locator('[name="leaves.1"]').check()
  await send('See the difference')
  expect(await page.locator('h1').textContent()).toBe('Change it to this?')
  await look(`${path}/cancel`)
  await send(/^Cancel/)
  expect(await page.locator('main').textContent()).toContain('This trip is cancelled')
})

test('which room each sleeps in is chosen by finger and by keyboard, and none holds more than its beds', async () => {
  const { path } = await hold({ twin: 2 })
  await look(`${path}/travellers`)
  const room = (traveller: number, number: number) =>
    page.locator(`[name="travellers.${traveller}.room"][value="${number}"]`)
  const slept = async () => Promise.all([0, 1, 2, 3].map(async (at) => ((await room(at, 1).isChecked()) ? 1 : 2)))
  expect(await slept()).toEqual([1, 1, 2, 2])
  const label = page.locator('label').filter({ has: room(0, 2) })
  expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await label.tap()
  expect(await slept()).toEqual([2, 1, 2, 2])
  await send('Review')
  expect(await page.locator('main').textContent()).toContain('Room 1 is for 2 adults. Please choose again.')
  await page.reload()
  expect(await slept()).toEqual([2, 1, 2, 2])
  await room(2, 2).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await slept()).toEqual([2, 1, 1, 2])
  await send('Review')
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe(`${path}/travellers`)
  expect(await slept()).toEqual([2, 1, 1, 2])
})
