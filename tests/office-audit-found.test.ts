import { expect, inject, test } from 'vitest'
import { readDocument } from './document.ts'
import { formIn } from './form-in.ts'
import { given, openPartner } from './partner.ts'
import { signedIn } from './plain-browser.ts'
import type { PlainBrowser } from './plain-browser.ts'

const site = { url: inject('siteUrl') }

/** What the audit's rows are called, and each one's own subject. */
async function rowsOf(staff: PlainBrowser, query: Record<string, string>) {
  const { html } = await staff(`/admin/audit?${new URLSearchParams(query)}`)
  const links = html.matchAll(/href="\?q=([^"]+)"[^>]*>([^<]+)</g)
  return [...links].map(([, subject, name]) => ({
    subject: decodeURIComponent(subject!.replaceAll('+', ' ')),
    name: readDocument(name!).text,
  }))
}

test('the audit finds a booking by its reference, as its row is called, in either case (caught: nothing written down that fits)', async () => {
  const owner = await signedIn(site, 'owner')
  const partner = openPartner(site.url)
  const { _id: departure } = (await partner.departuresOf('ajanta-ellora-and-lonar', 2)).at(-1)!
  const { token } = await given(partner.quote({ package: 'ajanta-ellora-and-lonar', departure, adults: 2 }))
  const { reference } = await given(partner.hold(token, {}))
  const page = `/admin/bookings/${reference}/contact`
  const opened = formIn((await owner(page)).html, 'value="put"')
  const email = `found-${crypto.randomUUID()}@example.org`
  await owner(page, { ...opened, email, because: 'Spelt out.' })
  const subject = `booking:${reference}`
  const found = async (q: string) => (await rowsOf(owner, { q })).some((row) => row.subject === subject)
  const words = [reference, reference.toLowerCase(), `Booking ${reference}`]
  expect(await Promise.all(words.map(found))).toEqual([true, true, true])
  expect(await found(`${reference}X`)).toBe(false)
})

test('what the audit lists is found by what the list calls it', async () => {
  const owner = await signedIn(site, 'owner')
  // What is called by its own entry alone, a key or a file, is found by its id.
  const isCalled = ({ subject }: { subject: string }) => /^(booking|enquiry|setting|package|departure):/.test(subject)
  const rows = (await rowsOf(owner, {})).filter(isCalled)
  const asked = [...new Map(rows.map((row) => [row.name, row])).values()].slice(0, 12)
  const lost: string[] = []
  for (const { name, subject } of asked) {
    const found = await rowsOf(owner, { q: name })
    if (!found.some((row) => row.subject === subject)) lost.push(`${name}: ${subject}`)
  }
  expect([lost, asked.length > 0]).toEqual([[], true])
})
