import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm'
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
/** Up to so many are put in order once they are found; a name of more is looked for along the list of names. */
const MOST_ORDERED = 500
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

/** One more than are shown, at the least, where there are so many. */
async function packagesCalled(db: Db, words: string, open: SQL | undefined): Promise<NamedPackage[]> {
  const called = and(...patternsOf(words).map((pattern) => ilike(name, pattern)), open)
  // Of the names alone the planner would read all; as for a set of packages by name.
  const found = await selectOf(db, and(called, inArray(published, [true, false]))).limit(MOST_ORDERED + 1)
  if (found.length > MOST_ORDERED)
    return selectOf(db, called)
      .orderBy(asc(name), asc(id))
      .limit(MOST_SHOWN + 1)
  const begins = (one: NamedPackage) => (one.name.toLowerCase().startsWith(words.toLowerCase()) ? 0 : 1)
  return found.toSorted((a, b) => begins(a) - begins(b) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
}

function patternsOf(words: string): string[] {
  if (words.length < TRIGRAM) return [holding(words).slice(1)]
  return words.split(/\s+/).map(holding)
}

function selectOf(db: Db, where: SQL | undefined) {
  return db.select(SHOWN).from(packages).where(where).$dynamic()
}
