import { expect, inject, test } from 'vitest'
import { readDocument } from './document.ts'
import { formIn } from './form-in.ts'
import { signedIn, tokenIn } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'

const owner = () => signedIn({ url: inject('siteUrl') }, 'owner')
const ids = (of: readonly string[]) => of.map((id) => `id=${encodeURIComponent(id)}`).join('&')

async function addCoupon(office: PlainBrowser): Promise<string> {
  const form = formIn((await office('/admin/coupons/new')).html, 'name="code"')
  const code = `SEVERAL${Math.floor(Math.random() * 1e6)}`
  const made = await office('/admin/coupons/new', { ...form, code, name: 'Several', percent: '5', rupees: '' })
  expect(made.status).toBe(302)
  const { html } = await office(`/admin/coupons?q=${code}`)
  return /name="id" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

test('several coupons are ended, each once, and what had ended stays with its reason', async () => {
  const office = await owner()
  const two = [await addCoupon(office), await addCoupon(office)]
  const page = `/admin/coupons/several?deed=end&${ids(two)}`
  const asked = await office(page)
  expect(readDocument(asked.html).text).toContain('End 2 coupons')
  // caught: “They take nothing off from now on”, of a code that has been quoted
  expect(readDocument(asked.html).text).toMatch(/No new quote has them from now on[^]*No quote is open at its price/)
  const form = formIn(asked.html, 'value="several"')
  const done = await office('/admin/coupons/several', form)
  expect(readDocument((await office(done.location ?? '')).html).text).toContain('2 coupons are ended.')
  // Sent once more by somebody who still sees the page of before.
  const again = await office('/admin/coupons/several', form)
  const stays = readDocument((await office(again.location ?? '')).html).text
  expect([stays.includes('0 coupons are ended.'), stays.match(/It has ended already\./g)?.length]).toEqual([true, 2])
  expect(formIn((await office(page)).html, 'value="several"')).toEqual({})
})

test('several pictures: what stands on the site is not deleted, and a poster takes no credit', async () => {
  const office = await owner()
  const shown = (await office('/admin/pictures?kind=poster')).html
  // The newest may be what other suites have drawn, which stands nowhere yet.
  const two = [...shown.matchAll(/name="id" value="([^"]+)"/g)].map(([, id = '']) => id).slice(-2)
  const asked = await office(`/admin/pictures/several?deed=remove&${ids(two)}`)
  expect(readDocument(asked.html).text).toContain('It stands somewhere on the site.')
  // Past the page: the room itself keeps what is shown, and what stood otherwise.
  const csrfToken = tokenIn(asked.html)
  const sent = { intent: 'several', deed: 'remove', of: two.map((id) => `${id} before`).join('\n'), csrfToken }
  const kept = await office('/admin/pictures/several', sent)
  expect(new URLSearchParams(kept.location?.split('?')[1]).get('count')).toBe('0')
  for (const id of two) expect((await office(`/admin/pictures/${id}`)).status).toBe(200)
  const credited = await office('/admin/pictures/several', { ...sent, deed: 'credit', author: 'Somebody' })
  expect(new URLSearchParams(credited.location?.split('?')[1]).get('count')).toBe('0')
})

test('prices of several departures go up by a step that is shown first', async () => {
  const office = await owner()
  const { html } = await office('/admin/departures?q=ziro')
  const two = [...html.matchAll(/name="id" value="([^"]+)"/g)].map(([, id = '']) => id).slice(-2)
  const unclear = await office(`/admin/departures/several?deed=price&to=lots&${ids(two)}`)
  expect([unclear.html.includes('Say by how much'), unclear.html.includes('value="several"')]).toEqual([true, false])
  const step = async (to: string) => {
    const shown = await office(`/admin/departures/several?${new URLSearchParams({ deed: 'price', to })}&${ids(two)}`)
    const form = formIn(shown.html, 'value="several"')
    const done = await office('/admin/departures/several', form)
    return { form, text: readDocument((await office(done.location ?? '')).html).text }
  }
  const up = await step('+500')
  expect(up.text).toContain('2 departures are at the new price.')
  const twice = await office('/admin/departures/several', up.form)
  const stays = readDocument((await office(twice.location ?? '')).html).text
  expect([stays.includes('0 departures are at the new price.'), stays.match(/Somebody changed it/g)?.length]).toEqual([
    true,
    2,
  ])
  expect((await step('-500')).text).toContain('2 departures are at the new price.')
})
