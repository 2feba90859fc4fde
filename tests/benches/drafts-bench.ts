import { eq } from 'drizzle-orm'
import { listHistory } from '#domain/audit/audit.server.ts'
import { cities } from '#domain/catalogue/tables.ts'
import { placeThings, WRITE_PLACE } from '#domain/catalogue/writing/place-drafts.server.ts'
import { findWritten } from '#domain/drafts/drafts.server.ts'
import { HOUR, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { munnar } from '#tests/sample-catalogue.ts'

export const NOW = new Date('2026-11-28T06:30:00Z')
export const later = (hours: number) => stoppedClock(new Date(NOW.getTime() + hours * HOUR))
export const MEERA = { id: 'meera', role: 'editor' } as const
export const ASHA = { id: 'asha', role: 'editor' } as const
export const DONE = { ok: true, value: undefined }
const { id: _id, ...MUNNAR } = munnar
const write = WRITE_PLACE.cities
type Form = Partial<Parameters<typeof write>[2]>

/** Munnar, and other towns, written as two editors do. */
export function draftsBench(db: Db) {
  let ticks = 0
  /** A tick later each time, so that a history has its order. */
  const clock = { now: () => new Date(NOW.getTime() + ticks++) }
  const found = async (id: string = munnar.id) => {
    const written = await findWritten(db, MEERA, placeThings('cities'), id)
    if (!written.ok) throw new Error(written.reason)
    return written.value
  }
  const stoodOf = async (id?: string) => (await found(id)).stood
  /** On Munnar, or another thing, as its form stands now unless `stood` says otherwise. */
  const writeOn = async (content: object, form: Form = {}, actor: typeof MEERA | typeof ASHA = MEERA) => {
    const id = form.id ?? munnar.id
    const stood = await stoodOf(id)
    return write({ db, clock }, actor, { stood, to: 'draft', ...form, id, content: { ...MUNNAR, ...content } })
  }
  const schedule = (content: object, form: Form = {}) =>
    writeOn(content, { to: 'scheduled', publishAt: later(2).now(), why: 'For the season', ...form })
  const publicSummary = async (id: string = munnar.id) =>
    (await db.select({ summary: cities.summary }).from(cities).where(eq(cities.id, id)))[0]?.summary
  const steps = async (id: string = munnar.id) => {
    const history = await listHistory(db, `city-draft:${id}`)
    return history.map(({ after }) => (after as { state: string } | null)?.state ?? 'thrown')
  }
  return { needs: { db, clock }, found, stoodOf, writeOn, schedule, publicSummary, steps, MUNNAR }
}
