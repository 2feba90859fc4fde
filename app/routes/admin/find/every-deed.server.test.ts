import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { may } from '#domain/policy/policy.ts'
import type { Action } from '#domain/policy/policy.ts'
import { ROLES } from '#domain/policy/role.ts'
import { DONE_FROM, OFFICE_DEEDS, OTHER_FORMS } from '#tests/office-deeds.ts'
import type { DeedsOfPage } from '#tests/office-deeds.ts'
import { OFFICE_PAGES } from '#tests/office-pages.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { deedsFor } from './find.server.ts'

/** What the action of a page would do for each thing its forms ask for, asked of the page itself. */
class Asked {
  intents: string[]
  constructor(deeds: object) {
    this.intents = Object.keys(deeds)
  }
}

vi.mock('#app/routes/admin/deeds.server.ts', async (real) => ({
  ...(await real<object>()),
  doDeed: (...[, , , deeds]: [unknown, unknown, unknown, object]) => {
    throw new Asked(deeds)
  },
  onlyWhoMay: (action: Action) => [action],
}))

type Page = { action?: (args: object) => unknown; middleware?: readonly unknown[] }

/** A part, a message and a page that there are; of all else any name will do. */
const NAMED: Record<string, string> = { part: 'pictures', kind: 'booking', slug: 'about-us' }

async function readPage({ path, file }: (typeof OFFICE_PAGES)[number]) {
  const { action, middleware = [] } = (await import(/* @vite-ignore */ `#app/${file}`)) as Page
  const needs = middleware.filter((one) => typeof one === 'string') as Action[]
  return { path, needs, intents: action ? await intentsOf(path, action) : [] }
}

/** None of a page whose action goes another way than `doDeed`. */
async function intentsOf(path: string, action: NonNullable<Page['action']>): Promise<string[] | undefined> {
  const context = new RouterContextProvider()
  context.set(servicesContext, {} as never)
  context.set(visitContext, { visitor: { id: 'the-owner', role: 'owner' }, csrfToken: '' } as never)
  const names = (path.match(/:\w+/g) ?? []).map((name) => name.slice(1))
  const params = Object.fromEntries(names.map((name) => [name, NAMED[name] ?? 'one']))
  const request = new Request(`http://padav.example${path}`, { method: 'POST', body: new URLSearchParams() })
  try {
    await action({ context, params, request })
  } catch (thrown) {
    if (thrown instanceof Asked) return thrown.intents
  }
  return undefined
}

const PAGES = await Promise.all(OFFICE_PAGES.map(readPage))

/** The list of the things of a page, from which the palette leads on. */
const listOf = (path: string) => path.split('/').slice(0, 3).join('/')
const CASES = PAGES.flatMap(({ path, needs, intents }) =>
  (intents ?? []).map((intent) => ({ path, needs, intent, from: DONE_FROM[path]?.from ?? listOf(path) })),
)

test.for(CASES)('“$intent” of $path is found in words, or it is said why not', ({ path, intent, from, needs }) => {
  const { typed = {}, unnamed = {}, narrow = {} }: DeedsOfPage = { ...OFFICE_DEEDS[path], ...DONE_FROM[path] }
  expect([intent in typed, intent in unnamed].filter(Boolean)).toHaveLength(1)
  const words = typed[intent]
  if (words === undefined) return
  const asked = [...needs, ...(narrow[intent] ? [narrow[intent]] : []), 'office.enter' as const]
  for (const role of ROLES) {
    const led = deedsFor({ id: 'somebody', role }, words).filter((deed) => isUnder(deed.path, from))
    expect([role, words, led.length > 0]).toEqual([role, words, asked.every((action) => may(role, action))])
  }
})

function isUnder(path: string, list: string): boolean {
  return new RegExp(`^${list}(?:[/?#]|$)`).test(path)
}

test('a form of another kind is found too, or it is said why not (caught: a page whose action nobody reads)', () => {
  const others = PAGES.filter(({ intents }) => intents === undefined).map(({ path }) => path)
  expect(others.toSorted()).toEqual(Object.keys(OTHER_FORMS).toSorted())
  for (const [path, { typed = [], from = path }] of Object.entries(OTHER_FORMS))
    for (const words of typed) {
      const led = deedsFor({ id: 'the-owner', role: 'owner' }, words).filter((deed) => isUnder(deed.path, from))
      expect([words, led.length > 0]).toEqual([words, true])
    }
})

test('no deed is said of a form that there is not (caught: words that outlive their form)', () => {
  const there = new Set(CASES.map(({ path, intent }) => `${path} ${intent}`))
  const said = [...Object.entries(OFFICE_DEEDS), ...Object.entries(DONE_FROM)].flatMap(([path, deeds]) =>
    Object.keys({ ...deeds.typed, ...('unnamed' in deeds ? deeds.unnamed : {}) }).map((intent) => `${path} ${intent}`),
  )
  expect(said.filter((one) => !there.has(one))).toEqual([])
})

test.for([
  ['editor', 'call off a departure'],
  ['editor', 'check in'],
  ['sales', 'UPI address'],
  ['sales', 'refund limit'],
  ['sales', 'change the words of a message'],
  ['sales', 'customers CSV'],
] as const)('%s are not offered “%s” (caught: a deed for whoever may open its page)', ([role, words]) => {
  const of = (role: 'sales' | 'editor' | 'owner') => deedsFor({ id: 'somebody', role }, words).map(({ name }) => name)
  expect(of('owner')).not.toEqual([])
  expect(of(role)).toEqual([])
})
