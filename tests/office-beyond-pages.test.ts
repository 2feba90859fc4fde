import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { OFFICE_PAGES } from './office-pages.ts'
import { signedIn } from './plain-browser.ts'

/** Where a list of the office is turned by pages, as the addresses without an id have it. */
const LISTS = OFFICE_PAGES.filter(({ path, file }) => {
  const source = readFileSync(new URL(`../app/${file}`, import.meta.url), 'utf8')
  return !path.includes(':') && /<Page(?:s|r) /.test(source)
}).map(({ path }) => (path === '/admin/enquiries' ? `${path}?view=list` : path))

test('a page beyond the last of any list leads to the last, the rest of its address as it was (caught: "Nobody has booked yet" of seventeen bookings)', async () => {
  const owner = await signedIn({ url: inject('siteUrl') }, 'owner')
  const led: string[] = []
  for (const path of LISTS) {
    const asked = `${path}${path.includes('?') ? '&' : '?'}page=99999`
    const { status, location } = await owner(asked)
    const last = new URL(location ?? asked, 'http://office').searchParams.get('page')
    if (status !== 302 || (last !== null && !/^\d{1,3}$/.test(last))) led.push(`${asked}: ${status}, ${location}`)
    else if ((await owner(location ?? '')).status !== 200) led.push(`${location} is no page`)
  }
  expect([led, LISTS.length > 20]).toEqual([[], true])
  const narrowed = await owner('/admin/packages?state=IN-KL&page=99999')
  expect(narrowed.location).toBe('/admin/packages?state=IN-KL')
})
