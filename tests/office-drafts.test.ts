import { describe, expect, inject, test } from 'vitest'
import { formIn } from './form-in.ts'
import { plainBrowser, signedIn } from './plain-browser.ts'

const site = () => ({ url: inject('siteUrl') })
const SAVE = 'name="intent" value="save"'
const DRAFT = 'name="intent" value="draft"'

type Office = Awaited<ReturnType<typeof signedIn>>

/** What the form of a page of a thing holds: of its draft, where it has one. */
async function formOf(office: Office, page: string) {
  const { html } = await office(page)
  return formIn(html, html.includes('id="the-draft"') ? DRAFT : SAVE)
}
const textOf = (html: string) => html.replaceAll(/<!--.*?-->/g, '')

describe('a place that is written over several days', () => {
  test('is nowhere before it is published, is previewed by the office alone, and its history says why', async () => {
    const owner = await signedIn(site(), 'owner')
    const guest = plainBrowser(site())
    const fresh = await formOf(owner, '/admin/cities/new')
    const begun = { ...fresh, intent: 'draft', name: 'Chatpal', url: 'chatpal', why: 'New valley' }
    const first = await owner('/admin/cities/new', begun)
    expect(first.location).toMatch(/^\/admin\/cities\/[0-9a-z]{20}\?done=draft$/)
    const page = first.location!.split('?')[0]!
    // Pressed twice, it is begun once.
    expect((await owner('/admin/cities/new', begun)).status).toBe(409)
    expect((await owner('/admin/cities')).html).toContain('Never public yet:')
    expect((await owner('/admin/cities?written=draft')).html).toContain('Chatpal')
    expect((await owner(`${page}/preview`)).html).toContain('Too little is written yet')
    // As the form goes down: the state it lies in comes before its months.
    expect((await owner(page)).html).toMatch(/To put right[^]*?href="#stateCode"[^]*?href="#months"/)
    const gaps = await formOf(owner, page)
    const unready = await owner(page, { ...gaps, status: 'published' })
    expect([unready.status, unready.html.includes('Choose at least one month')]).toEqual([422, true])
    const words = { summary: 'Meadows at the end of the road.', about: 'A stream runs through it.', types: 'valley' }
    const where = { stateCode: 'IN-JK', lat: '33.6', lon: '75.3', 'idealDays.0': '1', 'idealDays.1': '2' }
    const whole = { ...gaps, ...words, ...where, 'months.5': 'yes', 'airport.km': '' }
    expect((await owner(page, { ...whole, status: 'review' })).location).toBe(`${page}?done=review`)
    expect((await owner('/admin/cities?written=review')).html).toContain('Chatpal')
    const preview = await owner(`${page}/preview`)
    expect(preview.html).toContain('Meadows at the end of the road.')
    expect(preview.headers.get('cache-control')).toContain('no-store')
    expect(preview.html).toContain('content="noindex, nofollow"')
    expect((await guest(`${page}/preview`)).html).not.toContain('Meadows')
    expect((await guest('/india/chatpal-tour-packages')).status).toBe(404)
    const ready = await formOf(owner, page)
    expect((await owner(page, { ...ready, status: 'published', why: 'Open in May' })).location).toBe(
      `${page}?done=published`,
    )
    await expect.poll(async () => (await guest('/india/chatpal-tour-packages')).status).toBe(200)
    const { html } = await owner(page)
    expect(textOf(html)).toContain('“Open in May”')
    expect(textOf(html)).toMatch(/made it public\. “Open in May”[^]*sent it for review[^]*began a draft\. “New valley”/)
    expect(html).not.toContain('id="the-draft"')
  })

  test('is copied as a new one with an address of its own, and thrown away and taken up again', async () => {
    const owner = await signedIn(site(), 'owner')
    const { html } = await owner('/admin/attractions?q=Hawa')
    const [of = ''] = /\/admin\/attractions\/[0-9a-z]{20}/.exec(html) ?? []
    const copied = await owner(of, formIn((await owner(of)).html, 'name="intent" value="copy"'))
    const page = copied.location!.split('?')[0]!
    expect((await formOf(owner, page))['url']).toBe('hawa-mahal-copy')
    const thrown = await owner(page, formIn((await owner(page)).html, 'name="intent" value="drop"'))
    expect(thrown.location).toMatch(/^\/admin\/attractions\?done=dropped-/)
    expect((await owner(page)).status).toBe(404)
    const list = (await owner(thrown.location!)).html
    const back = await owner('/admin/attractions', formIn(list, 'name="intent" value="bring-back"'))
    expect(back.location).toBe(`${page}?done=brought-back`)
    expect((await formOf(owner, page))['name']).toBe('Hawa Mahal (copy)')
    await owner(page, formIn((await owner(page)).html, 'name="intent" value="drop"'))
  })
})

test('a draft of a public class of car leaves what is public, is shown beside it, and waits for its hour', async () => {
  const owner = await signedIn(site(), 'owner')
  const guest = plainBrowser(site())
  const { html } = await owner('/admin/cars?q=sedan')
  const [page = ''] = /\/admin\/cars\/[0-9a-z]{20}/.exec(html) ?? []
  const form = await formOf(owner, page)
  const summary = 'Four seats and a patient driver.'
  const unread = await owner(page, { ...form, intent: 'draft', seats: 'four' })
  expect([unread.status, unread.html.includes('value="four"')]).toEqual([400, true])
  expect((await owner(page, { ...form, intent: 'draft', summary, seats: '' })).location).toBe(`${page}?done=draft`)
  const shown = (await owner(page)).html
  expect(textOf(shown)).toContain('What changes:')
  expect(textOf(shown)).toContain('To put right before it can be public:')
  const drafted = await formOf(owner, page)
  const hour = { status: 'scheduled', day: '2099-01-01', hour: '06:00' }
  expect((await owner(page, { ...drafted, ...hour })).status).toBe(400)
  const whole = { ...drafted, seats: form['seats']! }
  expect((await owner(page, { ...whole, ...hour, day: '2020-01-01' })).html).toContain('Choose an hour to come')
  expect((await owner(page, { ...whole, ...hour })).location).toBe(`${page}?done=scheduled`)
  expect(textOf((await owner('/admin/cars?written=scheduled')).html)).toContain('Public on')
  expect((await owner(`${page}/preview`)).html).toContain(summary)
  const url = form['url'] ?? ''
  expect((await guest(`/car-rental/${url}`)).html).not.toContain(summary)
  const thrown = await owner(page, formIn((await owner(page)).html, 'name="intent" value="drop"'))
  expect(thrown.location).toBe(`${page}?done=dropped`)
  expect((await owner(page)).html).toContain('Take it up again')
})

test('two who have one draft open are both heard: what only one changed is taken over, what both did is shown', async () => {
  const owner = await signedIn(site(), 'owner')
  const { html } = await owner('/admin/attractions?q=Amber')
  const [page = ''] = /\/admin\/attractions\/[0-9a-z]{20}/.exec(html) ?? []
  const public_ = await formOf(owner, page)
  await owner(page, { ...public_, intent: 'draft', fame: '77' })
  const opened = await formOf(owner, page)
  await owner(page, { ...opened, kmFromCity: '12', tags: 'fort\nhill' })
  const late = await owner(page, { ...opened, hoursNeeded: '3', tags: 'palace' })
  expect(late.status).toBe(409)
  const shown = formIn(late.html, DRAFT)
  expect([shown['kmFromCity'], shown['hoursNeeded'], shown['tags'], shown['fame']]).toEqual(['12', '3', 'palace', '77'])
  expect(textOf(late.html)).toContain('has saved “fort\nhill”')
  expect((await owner(page, shown)).location).toBe(`${page}?done=draft`)
  // What is public is mended past the draft: its form joins both.
  const saved = await owner(page, { ...public_, intent: 'save', worldHeritageYear: '2014' })
  expect(saved.location).toBe(`${page}?done=saved`)
  const behind = await owner(page)
  expect(textOf(behind.html)).toContain('What is public has changed since this was written')
  const joined = formIn(behind.html, DRAFT)
  expect([joined['worldHeritageYear'], joined['kmFromCity']]).toEqual(['2014', '12'])
  await owner(page, formIn(behind.html, 'name="intent" value="drop"'))
  const last = await formOf(owner, page)
  await owner(page, { ...last, worldHeritageYear: public_['worldHeritageYear'] ?? '' })
})
