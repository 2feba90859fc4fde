import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newcomer, openAccounts, WIDE } from './accounts.ts'
import { objections } from './axe.ts'
import { overflow } from './overflow.ts'
import { codeSentTo } from './sent-messages.ts'

const TOUR = '/package/ajanta-ellora-and-lonar'
const CALM = { viewport: WIDE, reducedMotion: 'reduce' } as const
// What goes through the worker is not seen by a route of the test's: what the worker shows then, `booking-typed` looks at.
const IN_THE_DARK = { ...CALM, colorScheme: 'dark', serviceWorkers: 'block' } as const
const MOST_STOPS = 120

const { site, visit } = openAccounts()

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).locator('visible=true').first()
const headline = (page: Page) => page.locator('h1').textContent()

/** Whether the focus is on what is wanted, and what is wrong with where it stands: nobody sees it, or something lies over it. */
function focusAt(wanted: Element) {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at === document.body) return { isThere: false, fault: '' }
  const { x, y, width, height } = at.getBoundingClientRect()
  const over = document.elementFromPoint(x + width / 2, y + height / 2)
  const isCovered = !over || !(at.contains(over) || over.contains(at) || over.closest('label')?.control === at)
  // A box may be marked around what has the focus. A field for a day has parts of its own, which the browser marks.
  const around = [at, at.parentElement, at.parentElement?.parentElement, at.closest('article')]
  const isMarked = around.some((box) => box && getComputedStyle(box).outlineStyle !== 'none')
  const fault = isCovered ? 'covered' : isMarked || at.matches('input[type=date]') ? '' : 'unseen'
  return { isThere: at === wanted, fault: fault && `${fault}: ${at.outerHTML.slice(0, 120)}` }
}

/** Goes on to something by the Tab key alone. Fails where it is never reached, and where the focus is lost to the eye on the way. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  let { isThere } = await wanted.evaluate(focusAt)
  for (let stops = 0; stops < MOST_STOPS && !isThere; stops++) {
    await page.keyboard.press('Tab')
    const now = await wanted.evaluate(focusAt)
    expect(now.fault).toBe('')
    isThere = now.isThere
  }
  expect(isThere).toBe(true)
}

async function type(page: Page, field: string, words: string): Promise<void> {
  await tabTo(page, page.locator(field))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words)
}

/** Presses Enter on something and is led on. */
async function press(page: Page, what: Locator): Promise<void> {
  await tabTo(page, what)
  await Promise.all([page.waitForEvent('domcontentloaded'), page.keyboard.press('Enter')])
}

async function tick(page: Page, what: Locator): Promise<void> {
  await tabTo(page, what)
  if (!(await what.isChecked())) await page.keyboard.press('Space')
}

/** Sends a form and is led on. */
async function go(page: Page, name: RegExp | string): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), button(page, name).click()])
}

async function fill(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
}

/** A wide page in the dark, as in the light, shows itself whole. */
async function look(page: Page): Promise<void> {
  const at = new URL(page.url()).pathname
  expect([at, await objections(page), await overflow(page)]).toEqual([at, [], ''])
}

/** The connection dies under a form that is sent: after the server has done what it says, or before it was heard. Gives where the answer that was lost would have led. */
async function cutUnder(page: Page, path: RegExp, send: () => Promise<void>, { isHeard = true } = {}): Promise<string> {
  let led = ''
  await page.route(
    path,
    async (route) => {
      const form = route.request()
      const { cookie = '', 'content-type': type = '', 'x-forwarded-for': from = '' } = await form.allHeaders()
      const headers = { cookie, 'content-type': type, 'x-forwarded-for': from, origin: site.url, accept: 'text/html' }
      const sent = { method: 'POST', redirect: 'manual', headers, body: form.postData() } as const
      if (isHeard) led = (await fetch(form.url(), sent)).headers.get('location') ?? ''
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await send().catch(() => undefined)
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
  // Until it stands there whole, it cannot be loaded again.
  await page.waitForLoadState()
  return led
}

describe('a booking from the package to the voucher', () => {
  test('by the keyboard alone', async () => {
    const person = newcomer('Meera Kulkarni')
    await visit(TOUR, CALM, async ({ page, errors }) => {
      await press(page, page.getByRole('link', { name: /^Book \w{3} / }).last())
      await type(page, '#party-adults', '2')
      // The date was chosen on the package, and is asked for again only by who wants another.
      await press(page, button(page, 'Rooms and extras'))
      await press(
        page,
        page.getByRole('navigation', { name: 'Steps of this booking' }).getByRole('link', { name: /^Date/ }),
      )
      await tabTo(page, page.locator('[name=departure]:checked'))
      await press(page, button(page, 'Rooms and extras'))
      await press(page, button(page, 'See my quote'))
      await press(page, button(page, /^Accept/))
      expect(await headline(page)).toBe('Who is travelling?')

      await type(page, '[name="travellers.0.name"]', person.name)
      await type(page, '[name="travellers.0.age"]', '38')
      await press(page, button(page, 'Go on to the review'))
      // What is amiss is read first, and leads to its fields.
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/\d things to put right/)
      await tabTo(page, page.locator('a[href="#travellers.1.name"]'))
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('travellers.1.name')
      await page.keyboard.type('Arjun Kulkarni')
      await type(page, '[name="travellers.1.age"]', '41')
      await type(page, '[name="contact.name"]', person.name)
      await type(page, '[name="contact.mobile"]', person.mobile)
      await type(page, '[name="contact.email"]', person.email)
      await press(page, button(page, 'Go on to the review'))

      await press(page, button(page, 'Send me an OTP'))
      await type(page, '#booking-otp', await codeSentTo(site, `+91${person.mobile}`))
      await press(page, button(page, 'Verify and go on'))
      expect(await headline(page)).toBe('Read your ticket, then pay')
      expect(await page.locator('main').textContent()).toContain('Meera Kulkarni, 38; Arjun Kulkarni, 41')
      await press(page, button(page, /^Pay /))
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Please read the terms')
      // Nothing is asked a second time of whoever goes back to what was refused.
      await page.reload()
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Please read the terms')
      await tick(page, page.locator('[name=provider][value=simulator]'))
      await tick(page, page.locator('[name=terms]'))
      await press(page, button(page, /^Pay /))
      await press(page, button(page, 'Pay'))
      expect(await headline(page)).toBe('Your seats are booked, Meera')
      await tabTo(page, page.getByRole('link', { name: /voucher/i }).first())
      expect(errors).toEqual([])
    })
  })

  // Caught: a second hold for whoever looks at their quote again, because a page drawn anew had a key of its own.
  test('in the dark, with the network gone under it: one booking, paid once, nothing typed twice', async () => {
    const person = newcomer('Asha Rao')
    await visit(`/booking/new?package=golden-triangle&adults=2`, IN_THE_DARK, async ({ page }) => {
      await look(page)
      const dates = page.locator('[name=departure]:enabled:not([value=own])')
      await dates.last().evaluate((date: HTMLInputElement) => date.click())
      await go(page, 'Rooms and extras')
      await go(page, 'See my quote')
      await look(page)
      const quote = page.url()
      const lost = await cutUnder(page, /accept$/, () => button(page, /^Accept/).click())
      await page.goto(quote)
      await go(page, /^Accept/)
      expect(new URL(page.url()).pathname).toBe(lost)
      await look(page)

      await fill(page, { 'travellers.0.name': person.name, 'travellers.0.age': '38', 'travellers.1.name': 'Ravi Rao' })
      await fill(page, { 'travellers.1.age': '41', 'contact.name': person.name })
      await fill(page, { 'contact.mobile': person.mobile, 'contact.email': person.email })
      await cutUnder(page, /travellers$/, () => button(page, 'Go on to the review').click(), { isHeard: false })
      // Loading it again sends what was typed.
      await page.reload()
      expect(await headline(page)).toMatch(/yours\?$/)
      await go(page, 'Send me an OTP')
      await page.locator('#booking-otp').fill(await codeSentTo(site, `+91${person.mobile}`))
      await go(page, 'Verify and go on')

      const review = page.url()
      await look(page)
      await page.locator('[name=provider][value=simulator]').check()
      await page.locator('[name=terms]').check()
      await cutUnder(page, /pay$/, () => button(page, /^Pay /).click())
      await page.goto(review)
      await page.locator('[name=provider][value=simulator]').check()
      await page.locator('[name=terms]').check()
      const [, sum] = /(₹[\d,.]+)/.exec((await button(page, /^Pay /).textContent()) ?? '') ?? []
      await go(page, /^Pay /)
      const trip = await cutUnder(page, /gateway/, () => button(page, 'Pay').click())
      await page.goto(site.url + trip)
      expect(await headline(page)).toBe('Your seats are booked, Asha')
      await look(page)
      expect(await page.locator('main').textContent()).toContain(`${sum} paid,`)
      // The order that nobody came back from can be paid no more.
      expect(await page.locator('main').textContent()).not.toContain('goes back')
    })
  })
})
