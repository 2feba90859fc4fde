import { expect, inject, test } from 'vitest'
import { newcomer, openCaller, register } from './accounts.ts'
import { hireInSales } from './colleague.ts'
import { readDocument } from './document.ts'
import { formIn } from './form-in.ts'
import { given, openPartner } from './partner.ts'
import { plainBrowser, signedIn } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'

const site = { url: inject('siteUrl') }
const TOUR = 'ajanta-ellora-and-lonar'

async function colleague(): Promise<PlainBrowser> {
  return hireInSales(site, await signedIn(site, 'owner'), `nina.${crypto.randomUUID()}@example.org`)
}

/** The page of the one customer whom words find, as the list leads there. */
async function foundBy(staff: PlainBrowser, q: string): Promise<string> {
  const { html } = await staff(`/admin/customers?${new URLSearchParams({ q })}`)
  const pages = [...html.matchAll(/href="(\/admin\/customers\/(?!csv|merge)[^"?]+)"/g)].map(([, page]) => page!)
  return pages.length === 1 ? pages[0]! : `${pages.length} are listed`
}

/** What a page says under a heading of its facts. */
async function factsOf(staff: PlainBrowser, page: string): Promise<Record<string, string>> {
  const { html } = await staff(page)
  const [, consents = ''] = /aria-labelledby="consents"([^]*?)<\/section>/.exec(html) ?? []
  const pairs = consents.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>([^]*?)<\/dd>/g)
  return Object.fromEntries([...pairs].map(([, name, said]) => [name!, readDocument(said!).text.trim()]))
}

test('a customer is found by a part of the name, and their page says what they agreed to hear of as they change it (caught: a page without a consent)', async () => {
  const person = { ...newcomer(), name: `Tara Venkataraman ${crypto.randomUUID().slice(0, 6)}` }
  await register(site, person)
  const sales = await colleague()
  const page = await foundBy(sales, person.name.slice(5).toLowerCase())
  expect(page).toMatch(/^\/admin\/customers\/[\w-]+$/)
  expect(page).not.toContain(person.email)
  // An e-mail that was typed and never proven is nobody's.
  expect([await foundBy(sales, person.mobile), await foundBy(sales, person.email)]).toEqual([page, '0 are listed'])
  expect(await factsOf(sales, page)).toMatchObject({ 'News by e-mail': 'no', 'News by SMS': 'no', Newsletter: 'no' })

  const { call, cookies } = openCaller(site)
  expect((await call('/api/authentication/login', person)).status).toBe(200)
  const traveller = plainBrowser(site, cookies)
  const agree = async (to: Record<string, string>) => {
    const { emailNews: _, smsNews: __, ...form } = formIn((await traveller('/users/profile')).html, 'emailNews')
    await traveller('/users/profile', { ...form, ...to })
    return factsOf(sales, page)
  }
  expect(await agree({ smsNews: 'on' })).toMatchObject({ 'News by e-mail': 'no', 'News by SMS': 'yes' })
  expect(await agree({ emailNews: 'on' })).toMatchObject({ 'News by e-mail': 'yes', 'News by SMS': 'no' })
})

test('the page of a booking leads to its customer', async () => {
  const partner = openPartner(site.url)
  const { _id: departure } = (await partner.departuresOf(TOUR, 1)).at(-1)!
  const { token } = await given(partner.quote({ package: TOUR, departure, adults: 1 }))
  const contact = { name: 'Farhan Qureshi', mobile: newcomer().mobile, email: newcomer().email }
  const { reference } = await given(partner.hold(token, { contact }))
  const sales = await colleague()
  const { html } = await sales(`/admin/bookings/${reference}`)
  const [, page = ''] = /href="(\/admin\/customers\/[^"]+)"[^>]*>Customer</.exec(html) ?? []
  const shown = readDocument((await sales(page)).html).text
  expect([shown.includes(contact.name), shown.includes(contact.email)]).toEqual([true, true])
})
