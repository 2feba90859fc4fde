import { expect, test } from 'vitest'
import { screensFor } from '#app/routes/admin/screens.ts'
import { PLACE_KINDS } from '#domain/catalogue/place-kind.ts'
import { ADDRESSES, OFFICE_PAGES } from '#tests/office-pages.ts'
import type { OfficePage } from '#tests/office-pages.ts'
import { fits } from './fits.ts'
import { deedsFor, pagesFor } from './find.server.ts'

const OWNER = { id: 'the-owner', role: 'owner' } as const

const BEHIND: Record<string, string> = {
  '/admin/waiting/new': 'of one date that is sold out',
  '/admin/find': 'the palette itself',
  '/admin/prove': 'asked for by what is done',
  '/admin/customers/merge': 'of two names of one customer',
}

/** Pages at an address of their own, but those above and what several ticked things lead to. */
const SCREENS = OFFICE_PAGES.filter(
  ({ path }) => !path.includes(':') && !path.endsWith('/several') && !(path in BEHIND),
)

type Titled = { meta: (args: object) => { title?: string }[] }

/** What a page calls itself, without the house; of the four lists that are one page, that of its kind. */
async function titleOf({ path, file }: OfficePage): Promise<string> {
  const page = (await import(/* @vite-ignore */ `#app/${file}`)) as Titled
  const kind = PLACE_KINDS.find((one) => path === `/admin/${one}`)
  const [{ title = '' } = {}] = page.meta({ matches: [], ...(kind ? { loaderData: { kind } } : {}) })
  return title.split(' | ')[0]!
}

test.for(SCREENS)('$path is found by its own title (caught: a screen that nothing leads to)', async (screen) => {
  const title = await titleOf(screen)
  const found = [...pagesFor(OWNER, title), ...deedsFor(OWNER, title)].map(({ path }) => path.split(/[?#]/)[0])
  expect([title, found]).toEqual([title, expect.arrayContaining([screen.path])])
})

test('every page and deed that is named leads to a page there is, and is found by its name', () => {
  const isThere = (at: string) => {
    const path = at.split(/[?#]/)[0]!
    return [path, path.replace(/\/new$/, '/:id'), path.replace(/\/new$/, '/:key')].some((one) => ADDRESSES.has(one))
  }
  for (const { path, deeds = {}, pages = {} } of screensFor('owner')) {
    for (const [name, deed] of Object.entries(deeds)) {
      const at = typeof deed === 'string' ? deed : deed.at
      expect([name, isThere(path + at)]).toEqual([name, true])
      expect(deedsFor(OWNER, name)).toContainEqual({ path: path + at, name, says: 'deed' })
    }
    for (const [name, at] of Object.entries(pages)) expect([name, isThere(at)]).toEqual([name, true])
  }
})

test.for([
  ['withdraw', 'Withdraw a package'],
  ['clone', 'Copy a package'],
  ['copy', 'Copy a city'],
  ['refund', 'Find a booking to give money back for'],
  ['restore', 'Put a withdrawn package back on the site'],
  ['put back', 'Put a package back to an older revision'],
  ['send for review', 'Send a draft of a package for review'],
  ['call off', 'Call off a departure'],
])('“> %s” finds “%s” (caught: nothing is called so)', ([typed, name]) => {
  expect(deedsFor(OWNER, typed!).map((one) => one.name)).toContain(name)
})

test('every word that tells must begin one of the name; a small one alone still tells', () => {
  expect(fits('Make a season by a rule', 'a season by rule')).toBe(true)
  expect(fits('Make a season by a rule', 'season of rules')).toBe(false)
  expect([fits('Andaman by boat', 'and'), fits('Munnar', 'and')]).toEqual([true, false])
})
