import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { ownNetwork } from './accounts.ts'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { hireInSales } from './colleague.ts'
import { given, openPartner } from './partner.ts'
import { plainBrowser, signedIn, tokenIn } from './plain-browser.ts'

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

async function open(path: string): Promise<Page> {
  const page = await owner.newPage()
  await page.goto(url + path)
  return page
}

/** What the form would have asked for when a key was pressed in a field of it; nothing is sent. */
async function askedByEnter(page: Page, field: string): Promise<Record<string, string>> {
  const asked = page.evaluate(
    () =>
      new Promise<Record<string, string>>((tell) =>
        document.addEventListener(
          'submit',
          (event) => {
            event.preventDefault()
            const sent = new FormData(event.target as HTMLFormElement, event.submitter)
            // As it is read: of two of a name the last counts.
            const { intent, status } = Object.fromEntries(sent) as Record<string, string>
            tell({ ...(intent ? { intent } : {}), ...(status ? { status } : {}) })
          },
          { once: true, capture: true },
        ),
      ),
  )
  await page.locator(`main [name="${field}"]`).first().press('Enter')
  return asked
}

test.each([
  ['a second factor', '/admin/second-factor', 'code', { intent: 'enrol' }],
  ['a place', '/admin/cities/new', 'name', { intent: 'save' }],
  ['a class of car', '/admin/cars/new', 'name', { intent: 'save' }],
  ['an article', '/admin/articles/new', 'title', { intent: 'save', status: 'draft' }],
  ['a page', '/admin/pages/about-us', 'title', { intent: 'save', status: 'published' }],
])(
  'the Enter key saves %s (caught: it mailed a code, looked for pictures, drew a preview)',
  async (_, path, field, saves) => {
    const page = await open(path)
    expect(await askedByEnter(page, field)).toEqual(saves)
    await page.close()
  },
)

test('in a search for pictures inside of a form the Enter key looks (caught: it saved the form)', async () => {
  const page = await open('/admin/articles/new')
  await page.locator('[data-office][data-awake]').waitFor()
  expect(await askedByEnter(page, 'pictureWords')).toMatchObject({ intent: 'look' })
  await page.close()
})

test('a form that is on its way is not sent again by a second press, and is once the page is come back to (caught: sent twice)', async () => {
  const page = await open('/admin/enquiries/new')
  await page.locator('[data-office][data-awake]').waitFor()
  const sent: string[] = []
  let arrive = () => {}
  const first = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/admin/enquiries/new', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.push(route.request().postData() ?? '')
    await first
    return route.continue()
  })
  const button = page.locator('main form[method=post] button').last()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => sent.length).toBe(1)
  await page.keyboard.press('Enter')
  arrive()
  await page.locator('main [aria-invalid=true]').first().waitFor()
  expect(sent).toHaveLength(1)
  await page.locator('[data-office][data-awake]').waitFor()
  // A page that is closed while it is still being answered may never say that it was.
  const answered = page.waitForEvent('load')
  await button.click()
  await answered
  expect(sent).toHaveLength(2)
  await page.close()
})

test('Ctrl S saves from a field, Ctrl Z outside of one shows the way back and Enter takes it, E opens a row', async () => {
  const page = await open('/admin/pages/about-us')
  await page.locator('[data-office][data-awake]').waitFor()
  const title = page.locator('main [name=title]')
  const before = await title.inputValue()
  await title.fill(`${before}, again`)
  await title.press('Control+s')
  await page.waitForURL(/done=/)
  expect(await page.locator('h1').textContent()).toBe(`${before}, again`)
  await page.locator('[data-office][data-awake]').waitFor()
  await title.focus()
  const isLeft = await page.evaluate(
    () =>
      new Promise<boolean>((tell) => {
        addEventListener('keydown', (event) => tell(!event.defaultPrevented), { once: true })
        const press = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true })
        document.activeElement!.dispatchEvent(press)
      }),
  )
  expect([isLeft, await page.locator('main details[open]').count()]).toEqual([true, 0])
  await page.locator('h1').click()
  await page.keyboard.press('Control+z')
  expect(await page.locator('main details[open] li').allTextContents()).toEqual([
    `Title: “${before}, again” becomes “${before}”`,
  ])
  await page.keyboard.press('Enter')
  await page.waitForURL(/done=put-back/)
  expect(await page.locator('h1').textContent()).toBe(before)
  await page.goto(`${url}/admin/pages`)
  await page.locator('[data-office][data-awake]').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await page.waitForURL(/\/admin\/pages\/.+/)
  await page.close()
})

const OWN = {
  name: 'Shekhawati and Bikaner',
  url: 'shekhawati-and-bikaner',
  startsOn: addDays(istDate(new Date()), 50),
}
const partner = openPartner(url)

/** A day on which the demo has no departure of it, which differs with the day the tests are run. */
beforeAll(async () => {
  const departureOn = async (date: string) => {
    const price = new URLSearchParams({ package: OWN.url, adults: '2', date })
    const answer = (await (await fetch(`${url}/api/quotes?${price}`)).json()) as { data: { departure: object | null } }
    return answer.data.departure
  }
  while (await departureOn(OWN.startsOn)) OWN.startsOn = addDays(OWN.startsOn, 1)
})

const BECAUSE = { said: 'The lodge is flooded.', field: 'main [name=because]' }

/** Two places that are paid for, of a date of their own or of a hire. */
async function paid(token: string, part: number | 'all') {
  const booked = await given(partner.hold(token))
  const { payUrl } = await partner.pay(booked, { provider: 'simulator', part })
  await plainBrowser({ url })(payUrl, { outcome: 'success' })
  await expect.poll(async () => (await partner.look(booked)).state).toBe('confirmed')
  return booked
}

async function pressed(page: Page, name: string | RegExp): Promise<void> {
  const answered = page.waitForEvent('load')
  await page.locator('main').getByRole('button', { name }).first().click()
  await answered
}

const faultsOn = (page: Page) =>
  page.locator('main [aria-invalid=true]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))

test('a date of one party’s own is called off by two: no reason, who asked is refused, and nobody is asked twice (caught: called off by one)', async () => {
  const quoted = await given(partner.quote({ package: OWN.url, startsOn: OWN.startsOn, adults: 2 }))
  const booked = await paid(quoted.token, 'all')
  const page = await open(`/admin/bookings/${booked.reference}`)
  await page.getByRole('link', { name: 'Call it off…' }).click()
  await page.locator(BECAUSE.field).fill('no')
  await pressed(page, 'Ask a colleague to call it off')
  expect(await faultsOn(page)).toEqual(['because'])
  await page.locator(BECAUSE.field).fill(BECAUSE.said)
  await pressed(page, 'Ask a colleague to call it off')
  expect(await page.locator('main [role=status]').first().textContent()).toContain('waits for a second person')
  await page.goto(`${url}/admin/bookings/${booked.reference}/call-off`)
  expect(await page.locator(BECAUSE.field).count()).toBe(0)
  await page.getByRole('link', { name: 'It waits for a second person' }).click()
  const refund = `/admin/bookings/${booked.reference}/refund`
  await page.waitForURL(url + refund)
  expect(await page.getByRole('button', { name: 'Call it off' }).count()).toBe(0)
  expect((await partner.look(booked)).state).toBe('confirmed')

  const colleague = await hireInSales(
    { url },
    await signedIn({ url }, 'owner'),
    `neel.${crypto.randomUUID()}@example.org`,
  )
  const { html } = await colleague(refund)
  const [, ask = ''] = /name="ask" value="([^"]+)"/.exec(html) ?? []
  const agreed = await colleague(refund, { intent: 'give', ask, csrfToken: tokenIn(html) })
  expect(agreed.location).toBe(`/admin/bookings/${booked.reference}?done=called-off`)
  const { html: happened } = await colleague(agreed.location!)
  expect(happened).toContain('Asked to be called off; waits for a second person')
  expect(happened).not.toContain('goes back to where it came from')
  await page.goto(`${url}/admin/bookings/${booked.reference}/call-off`)
  expect(await page.locator('main').textContent()).toContain('called off before')
  await page.close()
})

test('a hired car of which one part is paid is called off at once, with the sum on its button', async () => {
  const asked = { car: 'sedan', from: 'Delhi', to: 'Agra', date: OWN.startsOn, days: 2, people: 2, time: '09:00' }
  const quoted = await owner.request.post(`${url}/api/quotes`, { data: { ...asked, pickup: 'Hotel Sea View, Delhi' } })
  const { data } = (await quoted.json()) as { data: { token: string } }
  const booked = await paid(data.token, 1)
  const page = await open(`/admin/bookings/${booked.reference}/call-off`)
  await page.locator(BECAUSE.field).fill(BECAUSE.said)
  await pressed(page, /^Call off, at most ₹[\d,]+ goes back$/)
  expect(await page.locator('main [role=status]').first().textContent()).toContain('Called off.')
  await page.close()
})

test('own dates of a package: what cannot be is said at its field, and what is published is what is sold (caught: sold all the same)', async () => {
  const page = await open(`/admin/packages?${new URLSearchParams({ q: OWN.name })}`)
  await page.getByRole('link', { name: OWN.name, exact: true }).first().click()
  await page.getByRole('link', { name: 'Prices and terms' }).click()
  await page.locator('[data-office][data-awake]').waitFor()
  const fields = { ahead: 'Asked for, days ahead', before: 'Closes, days before', people: 'People at most' }
  const type = (name: keyof typeof fields, text: string) => page.getByLabel(fields[name]).fill(text)
  await type('ahead', 'soon')
  await type('people', 'six')
  await pressed(page, 'Save')
  expect(await faultsOn(page)).toEqual(['ownDates.leadDays', 'ownDates.mostPeople'])
  await type('ahead', '20')
  await type('before', '21')
  await type('people', '6')
  await pressed(page, 'Save')
  expect(await faultsOn(page)).toEqual(['ownDates.cutoffDays'])
  await type('before', '10')
  await page.getByLabel('Own dates', { exact: true }).selectOption('no')
  await pressed(page, 'Save')
  const kept = await page
    .locator('main [name^="ownDates."]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(kept).toEqual(['no', '20', '10', '6'])
  await page.getByRole('link', { name: 'Publish…' }).click()
  await page.getByLabel('Why, for the history').first().fill('The lodge is full of groups')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.waitForURL(/done=published/)
  const price = new URLSearchParams({ package: OWN.url, adults: '2', date: OWN.startsOn })
  const reason = async () =>
    ((await (await owner.request.get(`${url}/api/quotes?${price}`)).json()) as { reason?: string }).reason
  await expect.poll(reason).toBe('no-own-dates')
  const { error } = await partner.quote({ package: OWN.url, startsOn: OWN.startsOn, adults: 2 })
  expect(error).toMatchObject({ reason: 'no-own-dates' })
  await page.close()
})
