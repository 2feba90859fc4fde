import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { command, listOf } from '#domain/audit/command.server.ts'
import { comparing, rowsOf } from '#domain/audit/save-rows.server.ts'
import type { Db } from '#platform/db.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { COUPON_BOUNDS, refuseEndBeforeBegin } from './coupon-bounds.ts'
import { promotions } from './tables.ts'

const Words = z.string().trim().min(1)
const { code, name, percent, paise, daysAhead, leastPeople, mostUses, mostPerPerson } = COUPON_BOUNDS
const Off = z.union([
  z.strictObject({ percent }),
  z.strictObject({ percent, mostPaise: paise }),
  z.strictObject({ paise }),
])

const PromotionDraft = z
  .object({
    id: Words,
    kind: z.enum(['early-bird', 'coupon']),
    /** What is typed for a coupon. */
    code: code.nullable(),
    name: name.min(1),
    off: Off,
    validFrom: z.iso.date().nullable(),
    validTo: z.iso.date().nullable(),
    daysAhead: daysAhead.nullable(),
    leastPaise: paise.nullable(),
    packageIds: z.array(Words),
    categoryIds: z.array(Words),
    leastPeople,
    firstBookingOnly: z.boolean(),
    withOthers: z.boolean(),
    mostUses: mostUses.nullable(),
    mostPerPerson: mostPerPerson.nullable(),
  })
  .refine(({ kind, code }) => (kind === 'coupon') === (code !== null), {
    path: ['code'],
    message: 'A coupon has a code, an early bird has none.',
  })
  .superRefine(refuseEndBeforeBegin)
export type PromotionDraft = z.infer<typeof PromotionDraft>

/**
 * Writes promotions; how often one was used stays. Refuses 'code-taken', 'fewer-than-used' where more uses stand already than it would allow, and
 * 'unknown-coupon' where one of the other kind stands under its id.
 */
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
): Promise<'code-taken' | 'fewer-than-used' | 'unknown-coupon' | undefined> {
  const codes = drafts.flatMap(({ code }) => code ?? [])
  const { id, code, kind, used } = promotions
  const holders = await db.select({ id, code }).from(promotions).where(inArray(code, codes))
  const byCode = new Map([...holders, ...drafts].map((one) => [one.code, one.id]))
  const isTaken = holders.some((holder) => byCode.get(holder.code) !== holder.id) || new Set(codes).size < codes.length
  if (isTaken) return 'code-taken'
  const asked = new Map(drafts.map((draft) => [draft.id, draft]))
  const standing = await db
    .select({ id, kind, used })
    .from(promotions)
    .where(inArray(id, [...asked.keys()]))
    .orderBy(id)
    .for('no key update')
  if (standing.some((one) => one.kind !== asked.get(one.id)!.kind)) return 'unknown-coupon'
  return standing.some((one) => one.used > (asked.get(one.id)!.mostUses ?? Infinity)) ? 'fewer-than-used' : undefined
}
