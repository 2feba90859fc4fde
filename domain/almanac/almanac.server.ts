import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command, listOf } from '#domain/audit/command.server.ts'
import { editOne } from '#domain/audit/edit-one.server.ts'
import { comparing } from '#domain/audit/save-rows.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import { remembered } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'
import { almanacOf, SHIPPED_FACTS } from './almanac.ts'
import type { Almanac } from './almanac.ts'
import { FactDraft } from './fact-typed.ts'
import type { FactTyped } from './fact-typed.ts'
import { AlmanacFact } from './fact.ts'
import { almanacFacts } from './tables.ts'

const SHIPPED = new Map(SHIPPED_FACTS.map((fact) => [fact.key, fact]))

/** The almanac as it stands: the facts as shipped, with what the office corrected and added. */
export async function readAlmanac(db: Db): Promise<Almanac> {
  reads('almanac')
  const rows = await db.select({ fact: almanacFacts.fact }).from(almanacFacts)
  const corrected = new Map(rows.map(({ fact }) => [fact.key, fact]))
  return almanacOf([...new Map([...SHIPPED, ...corrected]).values()])
}

/** `readAlmanac` from memory. */
export const rememberedAlmanac = remembered('almanac', ({ db }: { db: Db }) => readAlmanac(db))

/** Whether the office changed a fact or added it, by what is shipped. */
export function isAsShipped(fact: AlmanacFact): boolean {
  return SHIPPED.get(fact.key) === fact
}

/** What the audit calls facts, and how they stand: corrected, or as shipped. */
export const factKind: AuditedKind = {
  subject: 'fact',
  read: async (db, keys) => {
    const rows = await db
      .select()
      .from(almanacFacts)
      .where(inArray(almanacFacts.key, [...keys]))
      .for('update')
    const corrected = rows.map(({ key, fact }) => [key, fact] as const)
    return new Map([
      ...keys.flatMap((key) => (SHIPPED.has(key) ? [[key, SHIPPED.get(key)!] as const] : [])),
      ...corrected,
    ])
  },
}

/** Corrects a fact of the almanac by its form, or adds one. What is shipped stays as it is until then. */
export const editFact = editOne<FactTyped, Omit<AlmanacFact, 'key' | 'isFullMoon'>>('departures.plan', {
  kind: factKind,
  draft: FactDraft,
  tags: ['almanac'],
  write: async ({ db }, { id: key, ...draft }, before) => {
    const isFullMoon = (before as AlmanacFact | undefined)?.isFullMoon ?? false
    await putFact(db, { ...draft, key, isFullMoon })
    return { ok: true, value: undefined }
  },
})

/** Corrects facts as a file tells them, or adds them. */
export const saveFacts = command('departures.plan', {
  input: listOf(AlmanacFact),
  tags: ['almanac'],
  change: async ({ db, actor }, facts) => {
    const keys = facts.map(({ key }) => key)
    const changes = await comparing({ db, actor }, factKind, keys, async () => {
      for (const fact of facts) await putFact(db, fact)
    })
    return { ok: true, value: undefined, changes }
  },
})

/** Puts a fact back as it was shipped, or takes one away that was added. Refuses 'as-shipped' where nothing was changed. */
export const putBackFact = editOne<object, object, void, 'as-shipped'>('departures.plan', {
  kind: factKind,
  draft: z.object({}),
  tags: ['almanac'],
  write: async ({ db }, { id: key }) => {
    const gone = await db.delete(almanacFacts).where(eq(almanacFacts.key, key)).returning()
    return gone.length === 0 ? refused('as-shipped') : { ok: true, value: undefined }
  },
})

async function putFact(db: Db, fact: AlmanacFact): Promise<void> {
  const set = { fact, changedAt: sql`now()` }
  await db
    .insert(almanacFacts)
    .values({ key: fact.key, ...set })
    .onConflictDoUpdate({ target: almanacFacts.key, set })
}

declare module '#platform/tags.ts' {
  interface Tags {
    /** Festivals, openings, closing days and all else that depends on a date. */
    almanac: 'almanac'
  }
}
