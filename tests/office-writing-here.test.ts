import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ownNetwork } from './accounts.ts'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { hire } from './colleague.ts'
import { signedIn } from './plain-browser.ts'

const url = inject('siteUrl')
let browser: Browser

beforeAll(async () => void (browser = await openBrowser(WITHOUT_PICTURES)))
afterAll(() => browser?.close())

test('a form says who else has it open, or another page of the thing, and to nobody who may not write there', async () => {
  const owner = await signedIn({ url }, 'owner')
  const editor = await hire({ url }, owner, `writes-too-${Date.now()}@example.org`, 'editor')
  const { html } = await owner('/admin/packages?q=Tawang')
  const [page = ''] = /\/admin\/packages\/[0-9a-z]{20}/.exec(html) ?? []
  const say = (path: string) => editor(`/admin/here?${new URLSearchParams({ at: path })}`)
  expect(JSON.parse((await say(page)).html)).toEqual([])
  await say(`${page}/days`)
  // Coupons are no editor's: nobody hears there who writes.
  expect((await say('/admin/coupons/x')).status).toBe(403)

  const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
  const login = { email: 'owner@padav.test', password: DEMO_PASSWORD }
  expect((await context.request.post(`${url}/api/authentication/login`, { data: login })).status()).toBe(200)
  const tab = await context.newPage()
  await tab.goto(url + page)
  const said = tab.locator('[data-writing-here]').first()
  await said.getByText(/Nina Das is writing here too \(since \d+:\d\d [ap]m\)\./).waitFor()
  expect(await said.textContent()).toMatch(/Nina Das is writing under “Days” \(since/)
  expect(JSON.parse((await say(page)).html)).toMatchObject([{ name: expect.stringMatching(/^Devika/), path: page }])
  await context.close()
})
