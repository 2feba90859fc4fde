import { TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, WITHOUT_PICTURES } from '#tests/browser.ts'
import { readDocument } from '#tests/document.ts'
import { eachOf } from '#tests/each-of.ts'
import { hireStaff, logInAs, showPhone, STAFF_PASSWORD } from '#tests/live-staff.ts'
import { migratedDirectory } from '#tests/migrated-directory.ts'
import { startSite } from '#tests/running-site.ts'
import type { RunningSite } from '#tests/running-site.ts'
import { PAGES } from './access/pages.ts'

const LIVE = {
  APP_MODE: 'live',
  PUBLIC_URL: 'http://127.0.0.1:0',
  AUTH_SECRET: 'i'.repeat(32),
  SCRIPT_SIGNING_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@tours.example',
}
/** One never had a second factor, the other has one; of both, the intruder knows the password. */
const [BARE, GUARDED] = ['bare@tours.example', 'guarded@tours.example']
/** What stands before the office: the only pages of it that somebody without the second step is shown. */
const BEFORE = ['/admin/prove', '/admin/second-factor']

let data: Awaited<ReturnType<typeof migratedDirectory>>
let site: RunningSite
let browser: Browser

beforeAll(async () => {
  data = await migratedDirectory()
  const people = [
    { email: BARE, role: 'editor' as const },
    { email: GUARDED, role: 'editor' as const, hasPhone: true },
  ]
  await hireStaff({ ...LIVE, DATA_DIR: data.path }, people)
  ;[site, browser] = await Promise.all([startSite({ ...LIVE, DATA_DIR: data.path }), openBrowser(WITHOUT_PICTURES)])
})

afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
  await data?.remove()
})

async function logIn(email: string): Promise<string> {
  const answer = await fetch(`${site.url}/api/authentication/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify({ email, password: STAFF_PASSWORD }),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const OFFICE = PAGES.filter(([, path]) => path.startsWith('/admin')).map(([methods, path]) => ({
  path: path.replaceAll(/:\w+/g, 'x'),
  takesForms: methods.includes('POST'),
}))

describe.each([
  [BARE, '/admin/second-factor'],
  [GUARDED, '/admin/prove'],
])('an intruder with the password of %s', (email, door) => {
  test('gets no page, download, fragment or preview of the office, and sends it no form (caught: a door of one page alone)', async () => {
    const cookie = await logIn(email)
    const ask = async (method: string, path: string) => {
      const form: Record<string, string> =
        method === 'POST' ? { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url } : {}
      const body = method === 'POST' ? { body: 'intent=save' } : {}
      const headers = { Cookie: cookie, ...form }
      const answer = await fetch(site.url + path, { method, headers, redirect: 'manual', ...body })
      return { status: answer.status, to: answer.headers.get('Location') ?? '', text: await answer.text() }
    }
    const letIn: string[] = []
    await eachOf(
      OFFICE.filter((one) => !BEFORE.includes(one.path)),
      async ({ path, takesForms }) => {
        for (const method of ['GET', 'HEAD', ...(takesForms ? ['POST'] : [])])
          // Of an address for React Router's client a HEAD says nothing.
          for (const shape of method === 'HEAD' ? [path] : [path, `${path}/`, `${path}.data`]) {
            const { status, to, text } = await ask(method, shape)
            // React Router's client is told of a redirect in the body, with 202.
            const isLed = to.startsWith(door) || (status === 202 && text.includes(door))
            const isRefused = [400, 401, 403, 404, 405].includes(status) || (status === 301 && !to.startsWith(door))
            if (!isLed && !isRefused) letIn.push(`${method} ${shape} ${status} ${to}`)
            expect(text).not.toContain('Back office')
          }
      },
    )
    expect(letIn).toEqual([])
    expect(OFFICE.length).toBeGreaterThan(50)
  }, 240_000)

  test('is led to the door by a real browser, and past it by no guess', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await logInAs(page, site.url, email)
    for (const path of ['/admin', '/admin/packages', '/admin/articles/new', '/users/profile']) {
      await page.goto(site.url + path)
      expect(new URL(page.url()).pathname).toBe(door)
    }
    const words = await page.getByRole('main').innerText()
    expect(words).toMatch(door === '/admin/prove' ? /second factor/i : /a password alone opens nothing/i)
    await (door === '/admin/prove' ? guessAtTheDoor(page) : enrolWithoutTheMail(page))
    await page.goto(`${site.url}/admin`)
    expect(new URL(page.url()).pathname).toBe(door)
    await context.close()
  })
})

async function guessAtTheDoor(page: Page): Promise<void> {
  await page.getByLabel('Code from your authenticator app').fill('000000')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('That code is not right').waitFor()
}

/** The app is theirs, the code in the mail is not. */
async function enrolWithoutTheMail(page: Page): Promise<void> {
  const secret = (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Six digits the app shows').fill(new TOTP({ secret }).generate())
  await page.getByLabel(/^Code from a mail/).fill('123456')
  await page.getByRole('button', { name: 'Add it' }).click()
  await page.getByText('Invalid OTP').waitFor()
}

describe('whoever has the phone too', () => {
  test('is let into the office where they wanted to be', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await logInAs(page, site.url, GUARDED)
    await page.goto(`${site.url}/admin/packages?q=tea`)
    await showPhone(page)
    await page.waitForURL(`${site.url}/admin/packages?q=tea`)
    expect(readDocument(await page.content()).text).toContain('Packages')
    await context.close()
  })
})
