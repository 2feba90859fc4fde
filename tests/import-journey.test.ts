import { parse } from 'csv-parse/sync'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvLine } from '#platform/csv.ts'
import { addDays, istDate } from '#platform/dates.ts'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { LIVE } from './live-environment.ts'
import { layPapers } from './live-papers.ts'
import { hireStaff, logInAs, showPhone } from './live-staff.ts'
import { openMailServer } from './mail-server.ts'
import { migratedDirectory } from './migrated-directory.ts'
import { at, copyByHand, go, main, press, said, type, writeByHand } from './package-by-hand.ts'
import { startSite } from './running-site.ts'
import type { RunningSite } from './running-site.ts'

const OWNER = 'owner@halts.example'
const THOUSAND = 1000
const LEAVES = addDays(istDate(new Date()), 60)
const UTR = '771234567890'
const BUYER = { name: 'Asha Rao', mobile: '9812345671', email: 'asha@rao.example' }

let data: Awaited<ReturnType<typeof migratedDirectory>>
let mails: Awaited<ReturnType<typeof openMailServer>>
let site: RunningSite
let browser: Browser
let office: BrowserContext

beforeAll(async () => {
  ;[data, mails, browser] = await Promise.all([migratedDirectory(), openMailServer(), openBrowser(WITHOUT_PICTURES)])
  const env = { ...LIVE, SMTP_URL: `smtp://127.0.0.1:${mails.port}`, DATA_DIR: data.path }
  await hireStaff(env, [{ email: OWNER, role: 'owner', hasPhone: true }], layPapers)
  site = await startSite(env)
  office = await browser.newContext({ reducedMotion: 'reduce' })
  office.setDefaultTimeout(120_000)
}, 240_000)

afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close(), mails?.close()])
  await data?.remove()
})

/** A file of the screen of imports, as whoever presses its link gets it. */
async function download(page: Page, link: string): Promise<string> {
  const answer = await page.request.get(site.url + link)
  expect(answer.status()).toBe(200)
  return answer.text()
}

/** Hands a file over on the screen, and looks again until it has been checked. */
async function handOver(page: Page, kind: string, text: string): Promise<string> {
  await go(page, '/admin/imports')
  await page.locator('#kind').selectOption(kind)
  await page.locator('#file').setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await press(page, 'Check the file', /imports\/\w+/)
  await expect.poll(() => lookAgain(page), { timeout: 60_000 }).toMatch(/Faults found|Ready to write| Done /)
  return said(page)
}

async function lookAgain(page: Page): Promise<string> {
  await page.goto(page.url())
  return said(page)
}

/** Writes what was checked, and gives what the page said meanwhile. */
async function writeIt(page: Page): Promise<string[]> {
  const meanwhile: string[] = []
  await main(page)
    .getByRole('button', { name: /^Write / })
    .click()
  const look = async () => {
    meanwhile.push(await lookAgain(page))
    return meanwhile.at(-1)
  }
  await expect.poll(look, { timeout: 120_000 }).toMatch(/ Done /)
  return meanwhile
}

/** A file of a thousand packages made of the rows of one that stands. */
function thousandOf(file: string, change: (n: number, cells: Record<string, string>) => object = () => ({})): string {
  const rows = parse(file, { bom: true, columns: true }) as Record<string, string>[]
  const heads = Object.keys(rows[0]!)
  const own = rows.filter((row) => row['Address'] === 'hand-1')
  const lines = Array.from({ length: THOUSAND }, (_, at) => at + 1).flatMap((n) =>
    own.map((row, i) => {
      const first = { Name: `Tea walk ${n}`, Twin: String(9_000 + n) }
      const cells = { ...row, Address: `tea-walk-${n}`, ...(i === 0 ? { ...first, ...change(n, row) } : {}) }
      return csvLine(heads.map((head) => (cells as Record<string, string>)[head] ?? ''))
    }),
  )
  return csvLine(heads) + lines.join('')
}

/** Three faults a package. */
const thrice = () => ({ Twin: 'cheap', Kind: 'no-such', Category: 'no-such' })

/** Asks a public page for as long as something goes on. */
async function visitWhile<Value>(work: Promise<Value>): Promise<[Value, number[]]> {
  const answers: number[] = []
  let goesOn = true
  const visiting = (async () => {
    while (goesOn) {
      const answer = await fetch(`${site.url}/search?q=tea&page=${answers.length + 1}`)
      await answer.text()
      answers.push(answer.status)
    }
  })()
  const value = await work.finally(() => (goesOn = false))
  await visiting
  return [value, answers]
}

/** Holds two seats of one of the thousand, proven by a code that comes by mail, and says that it was paid. Gives the page to pay at. */
async function book(page: Page, utr: string): Promise<string> {
  const on = async (name: string | RegExp) => {
    const led = page.waitForEvent('domcontentloaded')
    await page.getByRole('button', { name }).locator('visible=true').first().click()
    await led
  }
  await go(page, '/booking/new?package=tea-walk-500&adults=2')
  await main(page).locator('[name=departure]').first().check()
  for (const name of ['Rooms and extras', 'See my quote', /^Accept/]) await on(name)
  const travellers = { 'travellers.0.name': BUYER.name, 'travellers.0.age': '38', 'travellers.1.name': 'Ravi Rao' }
  const contact = Object.fromEntries(Object.entries(BUYER).map(([name, value]) => [`contact.${name}`, value]))
  await type(page, { ...travellers, 'travellers.1.age': '41', ...contact })
  await on('Go on to the review')
  await on('Send me an OTP')
  const code = () =>
    /^\s*(\d{6})\s*$/m.exec(mails.received.findLast(({ to }) => to.includes(BUYER.email))?.raw ?? '')?.[1]
  await expect.poll(code).toBeDefined()
  await page.locator('#booking-otp').fill(code()!)
  await on('Verify and go on')
  await type(page, { terms: 'yes' })
  if (await page.locator('[name=provider]').count()) await page.locator('[name=provider][value=upi]').check()
  await on(/^Pay /)
  await page.locator('[name=utr]').fill(utr)
  await page.locator('form:has([name=utr]) button').click()
  await page.getByText('You said it is paid').waitFor()
  return at(page)
}

/** Says in the office which line of the bank pays an order. */
async function matchLine(page: Page, order: string, { utr, sum }: { utr: string; sum: string }): Promise<void> {
  await go(page, '/admin/payments')
  const form = page.locator(`form:has(input[name="order"][value="${order}"])`)
  await form.locator('[name=utr]').fill(utr)
  await form.locator('[name=amount]').fill(sum)
  await form.getByRole('button').first().click()
  // Who proved who they are long ago is asked again where money comes in.
  await page.waitForURL(/done=confirmed|admin\/prove/)
  if (at(page) === '/admin/prove') await showPhone(page)
  await page.waitForURL('**done=confirmed*')
}

test('ten packages by hand (two through every part, eight as changed copies), a thousand by CSV: faults first, then written while the site answers, listed and booked', async () => {
  const page = await office.newPage()
  await logInAs(page, site.url, OWNER)
  await page.goto(`${site.url}/admin/imports`)
  await showPhone(page)
  await page.waitForURL('**/admin/imports')
  for (const kind of ['states', 'cities', 'categories']) {
    expect(await handOver(page, kind, await download(page, `/admin/exports/${kind}?only=example`))).toContain('1 new')
    await writeIt(page)
  }

  await go(page, '/admin/payments')
  await type(page, { vpa: 'halts@bank', payeeName: 'Kerala Halts' })
  await page.locator('section[aria-labelledby="address"] button').click()
  await page.getByText('Saved.').waitFor()

  const first = await writeByHand(page, 'By hand 1', 'hand-1', '10,000')
  await writeByHand(page, 'By hand 2', 'hand-2', '10,100')
  for (let n = 3; n <= 10; n++) await copyByHand(page, first, `By hand ${n}`, `hand-${n}`, `${10_000 + n * 100}`)

  const file = await download(page, '/admin/exports/packages')
  const wrong: Record<number, object> = { 1: { Twin: 'cheap' }, 500: { Category: 'no-such' }, 1000: { Days: '3' } }
  const rows = parse(file, { bom: true, columns: true }) as Record<string, string>[]
  const height = rows.filter((row) => row['Address'] === 'hand-1').length
  const faulty = await handOver(
    page,
    'packages',
    thousandOf(file, (n) => wrong[n] ?? {}),
  )
  expect(faulty).toContain('3 faults; nothing is written.')
  const cells = await main(page).locator('section[aria-labelledby=faults] tbody tr').allInnerTexts()
  expect(cells.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
    '2 Twin A sum in rupees belongs here, such as 19,050.',
    `${2 + 499 * height} Category There is no category no-such.`,
    expect.stringMatching(new RegExp(`^${2 + 999 * height} Day One entry a day, in order: it has 3 days`)),
  ])
  expect(await (await fetch(`${site.url}/api/packages?search=tea+walk`)).text()).not.toContain('tea-walk-')
  expect(await handOver(page, 'packages', thousandOf(file, thrice))).toContain('3,000 faults')
  const some = await said(page)
  expect(some).toContain(`Those of rows 2 to ${2 + 16 * height}. 2,949 more further down`)
  const all = await download(page, `${at(page)}/faults`)
  expect(all.trimEnd().split('\r\n')).toHaveLength(1 + 3000)

  const mended = thousandOf(file)
  expect(await handOver(page, 'packages', mended)).toContain(
    '1,000 new, 0 changed, 0 as they stand. Nothing is written',
  )
  const [meanwhile, answers] = await visitWhile(writeIt(page))
  expect(meanwhile.join('\n')).toMatch(/Being written .* of 1,000 are through/)
  expect(meanwhile.at(-1)).toContain('All of it is written.')
  expect([...new Set(answers)]).toEqual([200])
  expect(await handOver(page, 'packages', mended)).toContain('all of it stood as the file says')

  await handOver(page, 'departures', `Package,Leaves on,From,Twin,Seats\ntea-walk-500,${LEAVES},Munnar,"9,500",12\n`)
  await writeIt(page)
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  visitor.setDefaultTimeout(120_000)
  await visitor.goto(site.url)
  await go(visitor, '/speciality-tours/hill-station-tours')
  expect(await said(visitor)).toContain('1,010')
  const order = await book(visitor, UTR)
  const [, sum = ''] = /We look for your ₹([\d,]+)/.exec(await said(visitor)) ?? []
  await matchLine(page, order.split('/').at(-1)!, { utr: UTR, sum })
  await go(visitor, order)
  expect(await said(visitor)).toContain('is paid')
}, 600_000)
