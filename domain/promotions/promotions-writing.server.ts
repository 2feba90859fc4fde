import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { command, listOf } from '#domain/audit/command.server.ts'
import { comparing, rowsOf } from '#domain/audit/save-rows.server.ts'
import type { Db } from '#platform/db.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { promotions } from './tables.ts'

const Words = z.string().trim().min(1)
const Positive = z.number().int().positive()
const Off = z.union([
  z.strictObject({ percent: z.number().int().min(1).max(100) }),
  z.strictObject({ percent: z.number().int().min(1).max(100), mostPaise: Positive }),
  z.strictObject({ paise: Positive }),
])

const PromotionDraft = z
  .object({
    id: Words,
    kind: z.enum(['early-bird', 'coupon']),
    /** What is typed for a coupon; kept in capitals. */
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{3,20}$/)
      .nullable(),
    name: Words,
    off: Off,
    validFrom: z.iso.date().nullable(),
    validTo: z.iso.date().nullable(),
    daysAhead: z.number().int().min(1).max(730).nullable(),
    leastPaise: Positive.nullable(),
    packageIds: z.array(Words),
    categoryIds: z.array(Words),
    leastPeople: z.number().int().min(1).max(42),
    firstBookingOnly: z.boolean(),
    withOthers: z.boolean(),
    mostUses: Positive.nullable(),
    mostPerPerson: Positive.nullable(),
  })
  .refine(({ kind, code }) => (kind === 'coupon') === (code !== null), {
    path: ['code'],
    message: 'a coupon has a code, an early bird has none',
  })
  .refine(({ validFrom, validTo }) => !validFrom || !validTo || validTo >= validFrom, {
    path: ['validTo'],
    message: 'it would end before it begins',
  })
export type PromotionDraft = z.infer<typeof PromotionDraft>

/** Writes promotions; how often one was used stays. Refuses 'code-taken', and 'fewer-than-used' where more uses stand already than it would allow. */
export const savePromotions = command('promotions.plan', {
  input: listOf<PromotionDraft>(PromotionDraft),
  tags: [],
  change: async ({ db, actor }, drafts) => {
    const refusal = await findRefusal(db, drafts)
    if (refusal) return { ok: false, reason: refusal }
    const keys = drafts.map(({ id }) => id)
    const changes = await comparing({ db, actor }, rowsOf('promotion', promotions, promotions.id), keys, () =>
      upsertRows(db, promotions, promotions.id, drafts, { keep: ['used'] }),
    )
    return { ok: true, value: undefined, changes }
  },
})

async function findRefusal(
  db: Db,
  drafts: readonly PromotionDraft[],
): Promise<'code-taken' | 'fewer-than-used' | undefined> {
  const codes = drafts.flatMap(({ code }) => code ?? [])
  const { id, code, used } = promotions
  const holders = await db.select({ id, code }).from(promotions).where(inArray(code, codes))
  const byCode = new Map([...holders, ...drafts].map((one) => [one.code, one.id]))
  const isTaken = holders.some((holder) => byCode.get(holder.code) !== holder.id) || new Set(codes).size < codes.length
  if (isTaken) return 'code-taken'
  const most = new Map(drafts.map((draft) => [draft.id, draft.mostUses ?? Infinity]))
  const standing = await db
    .select({ id, used })
    .from(promotions)
    .where(inArray(id, [...most.keys()]))
    .orderBy(id)
    .for('no key update')
  return standing.some((one) => one.used > most.get(one.id)!) ? 'fewer-than-used' : undefined
}
