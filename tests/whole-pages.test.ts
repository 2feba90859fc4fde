import { matchPath } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import routes from '#app/routes.ts'
import { demoDirectory } from './demo-directory.ts'
import { askRaw } from './raw-request.ts'
import { startSite } from './running-site.ts'
import type { RunningSite } from './running-site.ts'
import { readSitemaps, sample } from './site-map.ts'
import { NAMED } from '#server/watch/requests.ts'

const MOST_OF_A_KIND = 2

/** Addresses that no sitemap names: refused, led on, empty, narrowed, for somebody else's party. */
const OTHERS: Record<string, string[]> = {
  '/': ['/?adults=6'],
  '/india': ['/india?month=12&adults=6', '/india?view=map&q=tea', '/india?page=999', '/india?state=kerala'],
  '/india/:url': ['/india/nowhere-tour-packages', '/india/nothing', '/india/goa-tour-packages?sort=price'],
  '/speciality-tours': ['/speciality-tours?spacilityTour=honeymoon'],
  '/speciality-tours/:category': ['/speciality-tours/nothing'],
  '/package/:url': ['/package/nothing'],
  '/car-rental': ['/car-rental?detail=sedan'],
  '/car-rental/:detail': ['/car-rental/nothing', '/car-rental/sedan?trip=outstation&from=kochi&to=munnar'],
  '/search': ['/search', '/search?q=tea', '/search?q=near+munnar&month=12', '/search?q=xqzv'],
  '/wishlist': ['/wishlist', '/wishlist?ids=a,b'],
  '/compare': ['/compare', '/compare?ids=a,b'],
  '/party': ['/party', '/party?adults=99'],
  '/blog': ['/blog?page=2', '/blog?page=99'],
  '/blog/:slug': ['/blog/nothing'],
  '/contact-us': ['/contact-us?about=car:sedan'],
  '/newsletter/:step': ['/newsletter/confirm?token=x', '/newsletter/nothing'],
  '/enquiries': ['/enquiries'],
  '/enquiry/added': ['/enquiry/added'],
  '/enquiry/:token': ['/enquiry/nothing'],
  '/booking/new': ['/booking/new', '/booking/new?package=nothing&adults=2'],
  '/booking/car': ['/booking/car', '/booking/car?car=sedan&trip=round-trip&from=Kochi&to=Munnar'],
  '/booking/:reference': ['/booking/2A3B4C5D', '/booking/2A3B4C5D/review'],
  '/booking/:reference/share/:share': ['/booking/2A3B4C5D/share/2'],
  '/q/:token': ['/q/nothing'],
  '/pay/:order': ['/pay/nothing'],
  '/waitlist': ['/waitlist', '/waitlist?departure=nothing'],
  '/waitlist/:token': ['/waitlist/nothing'],
  '/your-data': ['/your-data'],
  '/your-data/:token': ['/your-data/nothing'],
  '/fragments/menus': ['/fragments/menus'],
  '/*': ['/nowhere', '/nowhere/at-all?x=1'],
}
/** For one visitor at a time, with a nonce of the moment: React Router draws them either way. */
const SIGNED_IN = [
  '/signin',
  '/users',
  '/admin/packages/:id/preview',
  '/admin/:kind/:id/preview',
  '/admin/prove',
  '/admin/second-factor',
  '/join/:token',
]

const paths = (routes as RouteConfigEntry[])
  .map(({ path = '' }) => `/${path}`)
  .filter((path) => !SIGNED_IN.includes(path))

const siteUrl = inject('siteUrl')
let data: Awaited<ReturnType<typeof demoDirectory>>[]
/** Two of this file's own: what others of this run sell on the demo site would stand on its lists alone. */
let [fast, whole]: RunningSite[] = []
let listed: string[]

beforeAll(async () => {
  data = await Promise.all([demoDirectory(), demoDirectory()])
  // The same address for both, so that they write the same links.
  const start = (at: number, PAGES: string) => startSite({ DATA_DIR: data[at]!.path, PUBLIC_URL: siteUrl, PAGES })
  ;[fast, whole] = await Promise.all([start(0, 'fast'), start(1, 'whole')])
  listed = [...(await readSitemaps(siteUrl)).values()].flat()
})

afterAll(async () => {
  await Promise.all([fast?.stop(), whole?.stop()])
  await Promise.all(data.map((directory) => directory.remove()))
})

function addressesOf(pattern: string): string[] {
  const own = listed.filter((path) => pattern !== '/*' && matchPath(pattern, path))
  return [...sample(own, MOST_OF_A_KIND), ...(OTHERS[pattern] ?? [])]
}

async function read(url: string, address: string) {
  const { status, headers, body } = await askRaw(url, address)
  const { date: _date, [NAMED]: _name, ...lasting } = Object.fromEntries(headers)
  return { status, headers: lasting, body: body.toString() }
}

describe('a public page drawn by our renderer', () => {
  test.each(paths)('%s is what React Router draws, byte for byte', async (pattern) => {
    const addresses = addressesOf(pattern)
    expect(addresses, `${pattern} needs an address in this test`).not.toEqual([])
    for (const address of addresses) {
      const [drawn, wanted] = await Promise.all([read(fast!.url, address), read(whole!.url, address)])
      expect.soft(drawn, address).toEqual(wanted)
    }
  })
})
