import type { Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/accounts.server.ts'
import { ownNetwork } from './accounts.ts'
import { openBrowser } from './browser.ts'

const url = inject('siteUrl')
let browser: Browser
let owner: BrowserContext

beforeAll(async () => {
  browser = await openBrowser()
  owner = await browser.newContext({ reducedMotion: 'reduce', extraHTTPHeaders: { 'X-Forwarded-For': ownNetwork() } })
  const login = { email: 'owner@padav.test', password: DEMO_PASSWORD }
  expect((await owner.request.post(`${url}/api/authentication/login`, { data: login })).status()).toBe(200)
})
afterAll(() => browser?.close())

async function open(path: string): Promise<Page> {
  const page = await owner.newPage()
  await page.goto(url + path)
  await page.locator('[data-office][data-awake]').waitFor()
  return page
}

async function file(name: string, background: string) {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

test('many files go one by one, each with what came of it, and one that is refused keeps no other out', async () => {
  const page = await open('/admin/pictures')
  await page.locator('[data-upload][data-awake]').waitFor()
  const before = Number.parseInt((await page.getByText(/, the newest first\.$/).textContent()) ?? '', 10)
  const svg = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }
  await page
    .locator('#file')
    .setInputFiles([await file('sea-at-kochi.png', '#225577'), svg, await file('paddy.png', '#557722')])
  const lines = page.locator('[data-taken] > li')
  await expect
    .poll(() => lines.allInnerTexts(), { timeout: 120_000 })
    .toEqual([
      expect.stringMatching(/^sea-at-kochi\.png\s+Taken in\.$/),
      expect.stringMatching(/^logo\.png\s+We take JPEG, PNG, WebP and AVIF\.$/),
      expect.stringMatching(/^paddy\.png\s+Taken in\.$/),
    ])
  const rows = page.locator('main [data-row]')
  await expect
    .poll(() => rows.allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringMatching(/^sea at kochi/)]))
  expect((await rows.allInnerTexts()).slice(0, 2)).toEqual([
    expect.stringMatching(/^paddy/),
    expect.stringMatching(/^sea at kochi/),
  ])
  expect(await page.getByText(/, the newest first\.$/).textContent()).toBe(`${before + 2} pictures, the newest first.`)
  await page.getByRole('link', { name: 'sea-at-kochi.png' }).click()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('sea at kochi')
  expect(await page.getByText('Nowhere. Taken away').count()).toBe(1)
  await page.close()
})

test('files dropped on the page are taken in, in their order, and what is no file is none of its business', async () => {
  const page = await open('/admin/pictures')
  const place = page.locator('[data-upload][data-awake]')
  await place.waitFor()
  const files = [await file('dropped-dusk.png', '#442266'), await file('dropped-dawn.png', '#ddaa66')]
  const drag = (sent: { name: string; bytes: string }[]) =>
    page.evaluateHandle((sent) => {
      const dragged = new DataTransfer()
      for (const { name, bytes } of sent)
        dragged.items.add(
          new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name, { type: 'image/png' }),
        )
      if (sent.length === 0) dragged.setData('text/plain', 'words')
      return dragged
    }, sent)
  const isOver = () => place.evaluate((one) => one.hasAttribute('data-over'))
  await place.dispatchEvent('dragover', { dataTransfer: await drag([]) })
  expect(await isOver()).toBe(false)

  const dataTransfer = await drag(files.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') })))
  await place.dispatchEvent('dragover', { dataTransfer })
  expect(await isOver()).toBe(true)
  await place.dispatchEvent('drop', { dataTransfer })
  expect(await isOver()).toBe(false)
  await expect
    .poll(() => page.locator('[data-taken] > li').allInnerTexts(), { timeout: 120_000 })
    .toEqual([
      expect.stringMatching(/^dropped-dusk\.png\s+Taken in\.$/),
      expect.stringMatching(/^dropped-dawn\.png\s+Taken in\.$/),
    ])
  const rows = page.locator('main [data-row]')
  await expect
    .poll(async () => (await rows.allInnerTexts()).slice(0, 2))
    .toEqual([expect.stringMatching(/^dropped dawn/), expect.stringMatching(/^dropped dusk/)])
  await page.close()
})

test('what stays in view is set by a press or by keys, seen in every crop, and kept', async () => {
  const page = await open('/admin/pictures?q=Hawa')
  await page.locator('main [data-row] a').first().click()
  await page.locator('[data-focus-at][data-awake]').waitFor()
  const box = (await page.locator('[data-focus-at]').boundingBox())!
  await page.mouse.click(box.x + box.width * 0.2, box.y + box.height * 0.8)
  const across = page.getByLabel('From the left')
  await across.press('ArrowRight')
  expect([await across.inputValue(), await page.getByLabel('From the top').inputValue()]).toEqual(['21', '80'])
  const crops = page.locator('[data-focus] li img')
  const seen = () =>
    crops.evaluateAll((all) => [...new Set(all.map((img) => (img as HTMLElement).style.objectPosition))])
  expect(await seen()).toEqual(['21% 80%'])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. The site shows it.').waitFor()
  expect(await seen()).toEqual(['21% 80%'])
  await page.close()
})

test('a place is given a picture while its other fields keep what was typed, and says in its own words what it shows', async () => {
  const page = await open('/admin/cities?q=Munnar')
  await page.getByRole('link', { name: 'Munnar', exact: true }).click()
  await page.getByLabel('In one sentence').fill('Tea, and then more tea.')
  await page.getByLabel('Among the site’s pictures').fill('Hawa')
  await page.getByRole('button', { name: 'Look', exact: true }).click()
  expect(await page.getByLabel('In one sentence').inputValue()).toBe('Tea, and then more tea.')
  await page.locator('input[name=pictureId]').nth(1).check()
  await page.getByLabel('What it shows here').fill('A wall of windows')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. The site shows it.').waitFor()
  expect(await page.getByLabel('What it shows here').inputValue()).toBe('A wall of windows')
  await page.goto(`${url}/india/munnar-tour-packages`)
  expect(await page.locator('main img[alt="A wall of windows"]').count()).toBeGreaterThan(0)
  await page.close()
})

test('a picture is put into a text, from a file or from the site’s, with what it shows, and its readers get it at their width', async () => {
  const page = await open('/admin/articles/new')
  const slug = `pictured-${Date.now()}`
  await page.getByLabel('Title').fill('A text with pictures')
  const text = page.locator('#F-body')
  await text.fill('Before.\n\n[picture]\n\nAfter.')
  await page.getByText('Put a picture in').click()
  await page.locator('#textFile').setInputFiles(await file('img-0001.png', '#883311'))
  await page.getByRole('button', { name: 'Put it in' }).click()
  // A file without words is taken in all the same, and waits for them.
  await page.getByText('Say in a few words what it shows.').waitFor()
  const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Put it in' }).click()
  expect((await refused).status()).toBe(400)
  await page.getByLabel('What it shows there').fill('Red earth [at dusk]')
  await page.getByRole('button', { name: 'Put it in' }).click()
  const put = /^Before\.\n\n!\[Red earth \\\[at dusk\\\]\]\(\/media\/[0-9a-z]{20}\/768\.jpg\)\n\nAfter\.$/
  await expect.poll(() => text.inputValue()).toMatch(put)
  const previewed = page
    .locator('[data-preview]')
    .getByRole('img', { name: 'Red earth [at dusk]', includeHidden: true })
  // It is fetched once it is looked at, and has no size before.
  await previewed.evaluate((one) => one.scrollIntoView())
  await previewed.waitFor()
  await page.getByText('Put a picture in').click()
  await page.getByLabel('Among the site’s pictures').first().fill('Hawa')
  await page.getByRole('button', { name: 'Look' }).first().click()
  await page.locator('#text-pictures').getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Put it in' }).click()
  await expect.poll(() => text.inputValue()).toMatch(/After\.\n\n!\[[^\]]*Hawa/)
  // What was typed beside it is still there, and is not offered as something older.
  expect(await page.getByLabel('Title').inputValue()).toBe('A text with pictures')
  expect(await page.getByRole('button', { name: 'Take it up again' }).isVisible()).toBe(false)

  await page.locator('#F-slug').fill(slug)
  await page.locator('#F-summary').fill('Two pictures.')
  await page.locator('#F-author').fill('Meera')
  const good = await text.inputValue()
  await text.fill(`${good}\n\n![Far away](https://pictures.example/x.jpg)`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('https://pictures.example/x.jpg is no picture of the site').waitFor()
  await text.fill(good)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.waitForURL(/done=published/)
  await page.goto(`${url}/blog/${slug}`)
  const shown = page.locator('article').getByRole('img', { name: 'Red earth [at dusk]' })
  expect(await shown.getAttribute('width')).toBe('900')
  const offered = await shown.locator('xpath=..').locator('source').first().getAttribute('srcset')
  expect(offered).toMatch(/320\.avif 320w,.*768\.avif 768w$/)
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  await page.close()
})
