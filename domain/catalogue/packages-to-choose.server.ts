import { and, eq, ilike, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Action } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done } from '#platform/result.ts'
import { packages } from './tables.ts'

/** What a form that asks for a package knows of it: its id or its address, the words of a name, and whether only what is public may be chosen. */
export type PackageAsked = { key: string; words: string; isPublic: boolean }
/** The one that its key names, the `sole` one that bears the words, and those whose names hold them; `isMore` where there are more than are shown. */
export type PackageChoice = {
  chosen: NamedPackage | undefined
  sole: NamedPackage | undefined
  found: NamedPackage[]
  isMore: boolean
  words: string
}
export type NamedPackage = Pick<typeof packages.$inferSelect, keyof typeof SHOWN>

const MOST_SHOWN = 8
/** So many are put in order. */
const MOST_ORDERED = 100
/** Fewer letters have no trigram inside a name, and one at its beginning. */
const TRIGRAM = 3

const { id, url, name, days, published, infantsHaveSeats } = packages
const SHOWN = { id, url, name, days, published, infantsHaveSeats }

/**
 * The package a form is about, and a few of those that bear the words it was asked for, those that begin so first. Refuses `forbidden` whoever may not do what the form is for.
 */
export async function choosePackage(db: Db, actor: Actor, action: Action, { key, words, isPublic }: PackageAsked) {
  const allowed = demand(actor, action)
  if (!allowed.ok) return allowed
  const open = isPublic ? eq(published, true) : undefined
  const [chosen] = key === '' ? [] : await selectOf(db, and(or(eq(id, key), eq(url, key)), open)).limit(1)
  const called = words === '' ? [] : await packagesCalled(db, words, open)
  const [found, isMore] = [called.slice(0, MOST_SHOWN), called.length > MOST_SHOWN]
  return done<PackageChoice>({ chosen, sole: soleOf(called, words), found, isMore, words })
}

/** Where one is called exactly so, and no other, the rest only sound alike. */
function soleOf(called: readonly NamedPackage[], words: string): NamedPackage | undefined {
  if (called.length === 1) return called[0]
  const same = called.filter((one) => one.name.toLowerCase() === words.toLowerCase())
  return same.length === 1 ? same[0] : undefined
}

/** Those called so as a whole, then those that hold the words: of a name of thousands any of them, since the next word has to part them anyway. */
async function packagesCalled(db: Db, words: string, open: SQL | undefined): Promise<NamedPackage[]> {
  const called = and(...patternsOf(words).map((pattern) => ilike(name, pattern)), open)
  const same = await selectOf(db, and(eq(name, words), open)).limit(MOST_SHOWN)
  const found = await selectOf(db, called).limit(MOST_ORDERED)
  const begins = (one: NamedPackage) => (one.name.toLowerCase().startsWith(words.toLowerCase()) ? 0 : 1)
  const inOrder = found.toSorted(
    (a, b) => begins(a) - begins(b) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id),
  )
  return [...new Map([...same, ...inOrder].map((one) => [one.id, one])).values()]
}

function patternsOf(words: string): string[] {
  if (words.length < TRIGRAM) return [holding(words).slice(1)]
  return words.split(/\s+/).map(holding)
}

function selectOf(db: Db, where: SQL | undefined) {
  return db.select(SHOWN).from(packages).where(where).$dynamic()
}
