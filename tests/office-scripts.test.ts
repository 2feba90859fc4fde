import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoDirectory } from './demo-directory.ts'
import { readDocument, textOf } from './document.ts'
import { formIn } from './form-in.ts'
import { signedIn } from './plain-browser.ts'
import { startSite } from './running-site.ts'
import type { RunningSite } from './running-site.ts'

let data: Awaited<ReturnType<typeof demoDirectory>>
let site: RunningSite

beforeAll(async () => {
  data = await demoDirectory()
  site = await startSite({ DATA_DIR: data.path, TRUST_PROXY: '127.0.0.1' })
})

afterAll(async () => {
  await site?.stop()
  await data?.remove()
})

const policyOf = async (path: string) => (await fetch(site.url + path)).headers.get('content-security-policy') ?? ''
const unfolded = (text: string) => text.replaceAll(/;\s+/g, '; ')
const codeOf = async (place: string) => (await fetch(`${site.url}/api/header/${place}-script`)).text()

test('what an owner is shown before a script runs is what browsers are sent, and one press takes everything off', async () => {
  const owner = await signedIn(site, 'owner')
  const page = '/admin/scripts'
  const before = await policyOf('/contact-us')
  const form = formIn((await owner(page)).html, 'name="google-analytics"')
  const looked = await owner(page, { ...form, 'google-analytics': 'G-4NB7QF2R9C' })
  expect(looked.status).toBe(200)
  const preview = formIn(looked.html, 'value="integrations"')
  const shown = readDocument(looked.html)
    .all('pre')
    .map((one) => unfolded(textOf(one)))
  // Nothing has changed by looking.
  expect([await policyOf('/contact-us'), shown.includes(before)]).toEqual([before, true])
  expect((await owner(page, preview)).location).toBe(`${page}?done=changed`)
  await expect.poll(() => policyOf('/contact-us')).not.toBe(before)
  const now = await policyOf('/contact-us')
  expect(shown).toContain(now)
  expect(now).toContain('https://www.googletagmanager.com')
  expect(await codeOf('header')).toContain('G-4NB7QF2R9C')
  expect(await policyOf('/signin')).not.toContain('googletagmanager')
  expect((await owner(page)).headers.get('content-security-policy')).not.toContain('googletagmanager')

  const off = formIn((await owner(page)).html, 'value="all-off"')
  expect((await owner(page, off)).location).toBe(`${page}?done=all-off`)
  await expect.poll(() => policyOf('/contact-us')).not.toContain('googletagmanager')
  expect([await codeOf('header'), await codeOf('footer')]).toEqual(['{"data":[]}', '{"data":[]}'])

  // The latest entry is the press just now: before it, all of them ran.
  const back = formIn((await owner(page)).html, 'value="restore"')
  expect((await owner(page, back)).location).toBe(`${page}?done=restored`)
  await expect.poll(() => policyOf('/contact-us')).toBe(now)
})
