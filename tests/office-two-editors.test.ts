import { describe, expect, inject, test } from 'vitest'
import { formIn } from './form-in.ts'
import { signedIn } from './plain-browser.ts'

const site = () => ({ url: inject('siteUrl') })
const SAVE = 'name="intent" value="save"'
const KEEP = 'name="intent" value="keep"'

type Office = Awaited<ReturnType<typeof signedIn>>
type Fields = Record<string, string>
/** A form of the office: where it stands, which it is on its page, a field for each of two people and one for both. */
type EditedPage = { page: string; words: string; first: string; second: string; both: string }

const MAKES: Record<string, (owner: Office) => Promise<EditedPage>> = {
  'an article': async (owner) => {
    const fresh = formIn((await owner('/admin/articles/new')).html, SAVE)
    const slug = `two-editors-${fresh['id']}`
    const typed = { ...fresh, title: 'Tea for two', summary: 'Two write.', body: 'Tea.', slug, status: 'draft' }
    const { location } = await owner('/admin/articles/new', typed)
    return { page: (location ?? '').split('?')[0]!, words: SAVE, first: 'title', second: 'author', both: 'summary' }
  },
  'a coupon': async (owner) => {
    const fresh = formIn((await owner('/admin/coupons/new')).html, SAVE)
    const code = `TWO${Math.floor(Math.random() * 1e9)}`
    const { location } = await owner('/admin/coupons/new', { ...fresh, code, percent: '1', mostUses: '1' })
    return { page: (location ?? '').split('?')[0]!, words: SAVE, first: 'percent', second: 'mostUses', both: 'name' }
  },
  'an early bird': async (owner) => {
    const fresh = formIn((await owner('/admin/coupons/new?kind=early-bird')).html, SAVE)
    // So early that nobody else's quote is cheaper for it.
    const typed = { ...fresh, name: 'Two editors', percent: '1', mostUses: '1', daysAhead: '730' }
    const { location } = await owner('/admin/coupons/new?kind=early-bird', typed)
    return { page: (location ?? '').split('?')[0]!, words: SAVE, first: 'percent', second: 'mostUses', both: 'name' }
  },
  'an attraction': async (owner) => {
    const { html } = await owner('/admin/attractions?q=kaas')
    const [page = ''] = /\/admin\/attractions\/[0-9a-z]{20}/.exec(html) ?? []
    return { page, words: SAVE, first: 'kmFromCity', second: 'fame', both: 'tags' }
  },
  'a part of a package': async (owner) => {
    const { html } = await owner('/admin/packages?q=Ajanta%2C+Ellora+and+Lonar')
    const [page = ''] = /\/admin\/packages\/[0-9a-z]{20}/.exec(html) ?? []
    return { page, words: KEEP, first: 'groupMax', second: 'distanceKm', both: 'summary' }
  },
}
/** What is typed, by field: a figure where one is asked for. */
const SAID: Record<string, [string, string]> = {
  percent: ['2', ''],
  mostUses: ['', '9'],
  kmFromCity: ['27', ''],
  fame: ['', '41'],
  groupMax: ['11', ''],
  distanceKm: ['', '321'],
}

describe.each(Object.entries(MAKES))('%s that two have open at once', (_, make) => {
  test('takes what only one of them changed, and shows both what both did; pressed again, it is saved', async () => {
    const owner = await signedIn(site(), 'owner')
    const { page, words, first, second, both } = await make(owner)
    const opened = formIn((await owner(page)).html, words)
    const sent = (fields: Fields, more: Fields): Fields => ({ ...fields, status: 'draft', ...more })
    const theirs = { [first]: SAID[first]?.[0] ?? 'Theirs alone', [both]: 'What they say.' }
    const mine = { [second]: SAID[second]?.[1] ?? 'Mine alone', [both]: 'What I say.' }
    expect((await owner(page, sent(opened, theirs))).location).toMatch(/\?done=/)

    // What has a fault is shown again, and is still about what was opened.
    const slipped = await owner(page, sent(opened, { ...mine, stood: opened['stood'] ?? '' }))
    expect(slipped.status).toBe(409)
    const joined = formIn(slipped.html, words)
    expect(joined).toMatchObject({ ...mine, [first]: theirs[first] })
    expect(slipped.html).toContain('has changed it meanwhile')
    expect(slipped.html).toMatch(/It was “[^”]+”\. Devika[^“]* has saved “What they say\.”/)
    expect((await owner(page, sent(joined, {}))).location).toMatch(/\?done=/)
    expect(formIn((await owner(page)).html, words)).toMatchObject({ ...mine, [first]: theirs[first] })
  })
})

test('prices that two changed at once stand beside each other with what each would have three parties pay', async () => {
  const owner = await signedIn(site(), 'owner')
  const { html: list } = await owner('/admin/packages?q=Tawang')
  const page = `${/\/admin\/packages\/[0-9a-z]{20}/.exec(list)?.[0]}/prices`
  const { html: before } = await owner(page)
  const opened = formIn(before, KEEP)
  const twin = (rupees: string) => ({ ...opened, 'grid.twin': rupees })
  expect((await owner(page, twin('41,000'))).location).toMatch(/\?done=/)
  const { html: theirs } = await owner(page)
  const { status, html: both } = await owner(page, twin('43,500'))
  expect(status).toBe(409)
  // Each is what the page shows beside prices of its own, counted by the till.
  const couples = /<tbody><tr><th scope="row">A couple<\/th>(.*?)<\/tr>/.exec(both)?.[1] ?? ''
  const sums = [...couples.matchAll(/<td>(₹[\d,]+)/g)].map(([, sum]) => sum)
  expect(sums).toEqual([coupleIn(before), coupleIn(theirs), coupleIn(both)])
  expect(new Set(sums).size).toBe(3)
  expect(couples).toMatch(/<small>₹[\d,]+ more<\/small>/)
  // Who alone changed them is shown no such thing.
  expect(theirs).not.toContain('What each would cause')
  const alone = { ...formIn(theirs, KEEP), 'grid.twin': '42,000' }
  expect((await owner(page, alone)).location).toMatch(/\?done=/)
})

/** What a couple pays by the bills beside a form. */
function coupleIn(html: string): string {
  return /They pay <b>(₹[\d,]+)</.exec(html)?.[1] ?? ''
}
