import { expect, inject, test } from 'vitest'
import { openBrowser } from '#tests/browser.ts'
import { signedIn, tokenIn } from '#tests/plain-browser.ts'
import { payloadPages } from './payloads.ts'

const site = () => ({ url: inject('siteUrl') })
const { pages, count } = payloadPages()
const SLUG = 'what-nobody-should-run'

/** Writes an article with every payload in its text, and gives where its readers and its editors see it. */
async function publishPayloads() {
  const owner = await signedIn(site(), 'owner')
  const { html } = await owner('/admin/articles/new')
  const words = { title: 'Not <b>bold</b>', summary: '<script>ran(0)</script>', author: '"><img src=x onerror=ran(0)>' }
  const article = { kind: 'blog', slug: SLUG, publishedOn: '2026-01-01', places: '', states: '', tags: '<i>tag</i>' }
  const hidden = { csrfToken: tokenIn(html), intent: 'save', stood: '', pictureId: '', status: 'published' }
  const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const saved = await owner('/admin/articles/new', { ...words, ...article, ...hidden, id, body: pages.join('\n\n') })
  expect(saved.location).toBe(`/admin/articles/${id}?done=published`)
  return { office: await owner(`/admin/articles/${id}`), page: `/blog/${SLUG}` }
}

/** What of a page could run: elements nobody should have made, attributes that run, addresses that are scripts. */
function dangerIn(root: ParentNode): string[] {
  const made = root.querySelectorAll(
    'script:not([type="application/ld+json"]), iframe, object, embed, form, base, style, foreignObject, animate, math, x-y, marquee',
  )
  const all = [...root.querySelectorAll('*')]
  const isBad = ({ name, value }: Attr) => name.startsWith('on') || /^\s*javascript:/i.test(value) || name === 'srcdoc'
  return [...made, ...all.filter((one) => [...one.attributes].some(isBad))].map(({ outerHTML }) => outerHTML)
}

test('what a writer types runs neither on the public page nor in the office, with no policy around it, and is read as text', async () => {
  const { office, page: path } = await publishPayloads()
  const browser = await openBrowser()
  const context = await browser.newContext({ bypassCSP: true })
  const ran: unknown[] = []
  await context.exposeBinding('ran', (_page, n: unknown) => void ran.push(n))
  const page = await context.newPage()
  await page.goto(site().url + path, { waitUntil: 'load' })
  expect(await page.locator('article').evaluate(dangerIn)).toEqual([])
  expect(await page.locator('article').innerText()).toContain('<script>ran(')
  await page.setContent(office.html)
  expect(await page.locator('[data-preview]').evaluate(dangerIn)).toEqual([])
  expect(await page.locator('[data-preview]').innerText()).toContain('<script>ran(')
  expect(count).toBeGreaterThanOrEqual(150)
  expect(ran).toEqual([])
  await browser.close()
})
