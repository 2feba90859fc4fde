import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command, listOf } from '#domain/audit/command.server.ts'
import { comparing } from '#domain/audit/save-rows.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import type { Db } from '#platform/db.server.ts'
import { inChunks, upsertRows } from '#platform/upsert.server.ts'
import { PROVIDERS } from './payment.ts'
import type { ProviderName } from './payment.ts'
import { SettlementLine } from './settlement.ts'
import { settlementLines } from './tables.ts'

type Named = Pick<SettlementLine, 'provider' | 'reference'>
const keyOf = ({ provider, reference }: Named) => `${provider}/${reference}`

const LINE: AuditedKind = {
  subject: 'settlement-line',
  read: (db, keys) => findSettlementLines(db, keys, true),
}

/**
 * Writes lines of settlements as a provider or the bank tells them, a line once however often its file is taken in; one that stands already is replaced, and the audit
 * keeps how it stood. No payment, refund or ledger row is touched: what a line is matched with is looked up by its number.
 */
export const saveSettlementLines = command('settlements.take-in', {
  input: listOf(SettlementLine),
  tags: [],
  change: async ({ db, actor }, lines) => {
    const changes = await comparing({ db, actor }, LINE, lines.map(keyOf), () =>
      upsertRows(db, settlementLines, [settlementLines.provider, settlementLines.reference], lines, {
        keep: ['enteredAt'],
      }),
    )
    return { ok: true, value: undefined, changes }
  },
})

/** Takes lines of settlements off again; the audit keeps how they stood. */
export const takeOffSettlementLines = command('settlements.take-in', {
  input: listOf(z.object({ provider: z.enum(PROVIDERS).exclude(['cash']), reference: z.string() })),
  tags: [],
  change: async ({ db, actor }, lines) => {
    const { provider, reference } = settlementLines
    const changes = await comparing({ db, actor }, LINE, lines.map(keyOf), async () => {
      for (const some of inChunks(lines))
        await db
          .delete(settlementLines)
          .where(or(...some.map((one) => and(eq(provider, one.provider), eq(reference, one.reference)))))
    })
    return { ok: true, value: undefined, changes }
  },
})

/** What stands of some lines, by `provider/reference`; `isLocked` until the transaction ends. */
export async function findSettlementLines(db: Db, keys: readonly string[], isLocked = false) {
  const asked = new Set(keys)
  const found = new Map<string, SettlementLine>()
  for (const some of inChunks([...new Set(keys.map((key) => key.slice(key.indexOf('/') + 1)))])) {
    const rows = db
      .select()
      .from(settlementLines)
      .where(inArray(settlementLines.reference, some))
      .orderBy(asc(settlementLines.provider), asc(settlementLines.reference))
    for (const row of await (isLocked ? rows.for('update') : rows))
      if (asked.has(keyOf(row as Named))) found.set(keyOf(row as Named), row as SettlementLine)
  }
  return found
}

/** Lines in the order of provider and reference, perhaps of one provider, as many as asked after one of them. */
export async function listSettlementLines(
  db: Db,
  { after, most, provider }: { after: string; most: number; provider?: ProviderName },
): Promise<SettlementLine[]> {
  const at = after.indexOf('/')
  const [by, reference] = [after.slice(0, Math.max(0, at)), after.slice(at + 1)]
  const rows = await db
    .select()
    .from(settlementLines)
    .where(
      and(
        sql`(${settlementLines.provider}, ${settlementLines.reference}) > (${by}, ${reference})`,
        provider && eq(settlementLines.provider, provider),
      ),
    )
    .orderBy(asc(settlementLines.provider), asc(settlementLines.reference))
    .limit(most)
  return rows as SettlementLine[]
}
