import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command, listOf } from '#domain/audit/command.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { editOne, lockSubjects } from '#domain/audit/edit-one.server.ts'
import { comparing } from '#domain/audit/save-rows.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import { findSetting, putSetting } from '#domain/settings/settings.server.ts'
import type { HomeFooterEntry } from '#domain/settings/settings.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#platform/result.ts'
import { LONGEST_NAME, MENU_LISTS, MenuDraft, MOST_IN_A_LIST } from './menu-list.ts'
import type { MenuListId } from './menu-list.ts'
import { findNewUrl } from './old-addresses.server.ts'
import { attractions, categories, cities } from './tables.ts'

const TABLES = { category: categories, city: cities, attraction: attractions } as const

export const menuListKind: AuditedKind = {
  subject: 'menu',
  read: async (db, keys) => {
    const lists = await readMenuLists(db)
    return new Map(keys.map((key) => [key, { lines: lists[key as MenuListId] ?? '' }]))
  },
}

/** What stands in each list of the menus: one a line, its name, or its address where another bears that name, and after a colon its name there where that is another. */
export async function readMenuLists(db: Db): Promise<Record<MenuListId, string>> {
  const lists = await Promise.all(
    (await readShown(db)).map(async ({ id, of, options, things }) => {
      const called = await namesakesOf(
        db,
        of,
        Array.from(things.values(), ({ name }) => name),
      )
      return [id, options.map((option) => lineOf(option, things, called)).join('\n')] as const
    }),
  )
  return Object.fromEntries(lists) as Record<MenuListId, string>
}

function lineOf(
  { url, name, selectedItem }: HomeFooterEntry['options'][number],
  things: Things,
  called: Namesakes,
): string {
  const shown = selectedItem || name
  const own = things.get(url)?.name
  // What another bears too, or a colon would part, is told by its address.
  const line = own && !own.includes(':') && called.get(own.toLowerCase())?.length === 1 ? own : url
  return own === shown ? line : `${line}: ${shown}`
}

/** The addresses of those with a name, by that name in small letters. */
type Namesakes = ReadonlyMap<string, readonly string[]>

async function namesakesOf(db: Db, of: keyof typeof TABLES, asked: readonly string[]): Promise<Namesakes> {
  if (asked.length === 0) return new Map()
  const { url, name } = TABLES[of]
  const small = sql<string>`lower(${name})`
  const rows = await db
    .select({ url, small })
    .from(TABLES[of])
    .where(inArray(small, [...new Set(asked.map((one) => one.toLowerCase()))]))
  return new Map([...Map.groupBy(rows, (row) => row.small)].map(([key, found]) => [key, found.map((row) => row.url)]))
}

/** A list as typed: names or addresses, each with a name of its own or none. */
const MenuTyped = z.object({ lines: z.string().max(8000) }).transform(({ lines }, context) => {
  const parts = lines.split(/\r?\n/).flatMap((line) => {
    const [url = '', ...name] = line.split(':')
    return line.trim() ? [{ url: url.trim(), name: name.join(':').trim() }] : []
  })
  const repeated = parts.find(({ url }, at) => parts.findIndex((other) => other.url === url) !== at)
  const tooLong = parts.filter(({ name }) => name.length > LONGEST_NAME)
  const wrong = [
    parts.length > MOST_IN_A_LIST && `At most ${MOST_IN_A_LIST}.`,
    repeated && `“${repeated.url}” stands there twice.`,
    ...tooLong.map(
      ({ url, name }) => `The name of “${url}” has ${name.length} signs; at most ${LONGEST_NAME} have room.`,
    ),
  ]
  const message = wrong.filter(Boolean).join(' ')
  if (message === '') return { parts }
  context.addIssue({ code: 'custom', path: ['lines'], message })
  return z.NEVER
})

/** Says what stands in a list of the menus, in order. Refuses 'unknown-address' with the addresses that nothing has. */
export const arrangeMenu = editOne('content.edit', {
  kind: menuListKind,
  draft: MenuTyped,
  tags: ['settings'],
  write: async ({ db }, { id, parts: typed }) => {
    const list = MENU_LISTS.find((one) => one.id === id)
    if (!list) return refused('unknown')
    const { parts, things } = await locate(db, list.of, typed)
    const missing = parts.flatMap(({ url }) => (things.has(url) ? [] : [`“${url}”`]))
    if (missing.length > 0) {
      const message = `Nothing of that kind, or more than one, is called ${missing.join(', ')}.`
      return { ...refused('unknown-address'), faults: [{ path: 'lines', message }] }
    }
    await lockLists(db)
    await putParts(db, list, parts, things)
    return { ok: true, value: undefined }
  },
})

/** The lists as files have them: addresses, and names where they are others than their own. */
export async function readMenuParts(db: Db): Promise<MenuDraft[]> {
  const lists = await readShown(db)
  return lists.map(({ id, options, things }) => {
    const parts = options.map(({ url, name, selectedItem }) => {
      const shown = selectedItem || name
      return { url, name: shown === things.get(url)?.name ? '' : shown }
    })
    return { id, parts }
  })
}

/** Each list with what stands in it and the things that are meant. */
async function readShown(db: Db) {
  const entries = (await findSetting(db, 'homeFooter')) ?? []
  return Promise.all(
    MENU_LISTS.map(async ({ id, of }) => {
      const options = entries.filter(({ category }) => category === id).flatMap((entry) => entry.options)
      const things = await thingsOf(
        db,
        of,
        options.map(({ url }) => url),
      )
      return { id, of, options, things }
    }),
  )
}

/** Faults of a list at those of its parts that name nothing of its kind, or more than one. */
export async function faultsOfMenu(db: Db, { id, parts: typed = [] }: Partial<MenuDraft>): Promise<Fault[]> {
  const list = MENU_LISTS.find((one) => one.id === id)
  if (!list) return []
  const { parts, things } = await locate(db, list.of, typed)
  return parts.flatMap(({ url }, at) =>
    things.has(url)
      ? []
      : [{ path: `parts.${at}.url`, message: `There is no ${list.of} ${url.slice(0, 80)}, or more than one.` }],
  )
}

/** Says what stands in several lists of the menus, in order. Refuses 'unknown-address' where something is nowhere. */
export const arrangeMenus = command('content.edit', {
  input: listOf(MenuDraft),
  tags: ['settings'],
  change: async ({ db, actor }, told) => {
    const ids = told.map(({ id }) => id)
    // Whoever has one of them open in its form sees what came of it.
    await lockSubjects(
      db,
      ids.map((id) => `${menuListKind.subject}:${id}`),
    )
    const faults: Fault[] = []
    for (const menu of told) faults.push(...(await faultsOfMenu(db, menu)))
    if (faults.length > 0) return { ...refused('unknown-address'), faults }
    await lockLists(db)
    const changes = await comparing({ db, actor }, menuListKind, ids, async () => {
      for (const { id, parts: typed } of told) {
        const list = MENU_LISTS.find((one) => one.id === id)!
        const { parts, things } = await locate(db, list.of, typed)
        await putParts(db, list, parts, things)
      }
    })
    return { ok: true, value: undefined, changes }
  },
})

type MenuPart = MenuDraft['parts'][number]

/** What is typed at the addresses that are meant by it, each once, and what stands there. */
async function locate(db: Db, of: keyof typeof TABLES, typed: readonly MenuPart[]) {
  const called = await namesakesOf(
    db,
    of,
    typed.map(({ url }) => url),
  )
  const parts = await Promise.all(typed.map((part) => atItsAddress(db, of, part, called)))
  const things = await thingsOf(
    db,
    of,
    parts.map(({ url }) => url),
  )
  return { parts, things }
}

/** The lists are one row. */
async function lockLists(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('setting homeFooter'))`)
}

async function putParts(
  db: Db,
  { id: category, name }: (typeof MENU_LISTS)[number],
  parts: readonly MenuPart[],
  things: Things,
): Promise<void> {
  const once = parts.filter(({ url }, at) => parts.findIndex((other) => other.url === url) === at)
  const options = once.map(({ url, name }) => {
    const thing = things.get(url)!
    const shown = name || thing.name
    return { _id: thing.id, name: shown, selectedItem: shown, url }
  })
  await putEntry(db, { category, name, options })
}

/** An address is meant first, then the name that one alone bears, then what has moved since by its old address. */
async function atItsAddress<Part extends { url: string }>(
  db: Db,
  of: keyof typeof TABLES,
  part: Part,
  called: Namesakes,
): Promise<Part> {
  const { url } = TABLES[of]
  if ((await db.$count(TABLES[of], eq(url, part.url))) > 0) return part
  const [only, ...others] = called.get(part.url.toLowerCase()) ?? []
  if (only && others.length === 0) return { ...part, url: only }
  return { ...part, url: (await findNewUrl(db, of, part.url)) ?? part.url }
}

async function putEntry(db: Db, entry: Omit<HomeFooterEntry, '_id'>): Promise<void> {
  const entries = (await findSetting(db, 'homeFooter')) ?? []
  const old = entries.find(({ category }) => category === entry.category)
  const others = entries.filter(({ category }) => category !== entry.category)
  const all = [...others, { _id: old?._id ?? newId(), ...entry }]
  const order = MENU_LISTS.map(({ id }) => id)
  await putSetting(
    db,
    'homeFooter',
    all.toSorted((a, b) => order.indexOf(a.category) - order.indexOf(b.category)),
  )
}

/** By address, as a program asks for them too: by the id. */
type Things = ReadonlyMap<string, { id: string; name: string }>

async function thingsOf(db: Db, of: keyof typeof TABLES, urls: readonly string[]): Promise<Things> {
  if (urls.length === 0) return new Map()
  const { id, url, name } = TABLES[of]
  const rows = await db
    .select({ id, url, name })
    .from(TABLES[of])
    .where(inArray(url, [...urls]))
  return new Map(rows.map((row) => [row.url, row]))
}
