import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds, CommandRefusal, CommandSuccess, Fault } from '#domain/audit/command.server.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { findNewJourneyFaults } from '#domain/catalogue/journey/journey-faults.server.ts'
import { findAsDraft } from '#domain/catalogue/reading/draft.server.ts'
import { isOne, madeFromOf, wholeStood } from '#domain/catalogue/revisions.server.ts'
import type { EditedPackage } from '#domain/catalogue/revisions.server.ts'
import { attractions, categories, cities, packages } from '#domain/catalogue/tables.ts'
import { packageRevisions } from './tables.ts'
import { pictures } from '#domain/media/tables.ts'
import { PublishablePackage } from './package-draft.ts'
import { PACKAGES, writePackages } from './packages.server.ts'
import {
  addRevision,
  changeRevision,
  draftSubject,
  lockEdited,
  rememberShown,
  turnRevision,
} from './write-revisions.server.ts'
import type { Writer } from './write-revisions.server.ts'

const Id = z.string().min(1).max(120)
const Why = z.string().trim().max(300, 'At most 300 signs.').default('')
const AsSeen = z.object({ id: Id, stood: z.string().max(64), why: Why })

type NotPublished = 'unknown-package' | 'changed-meanwhile' | 'not-publishable' | 'nothing-new' | 'why-missing'
type Outcome<Value> = CommandSuccess<Value> | CommandRefusal<NotPublished | 'no-draft' | 'hour-passed'>

/**
 * Makes what is written of a package public, on every page at once; quotes and bookings keep the terms they were made under. Refuses with its faults
 * what has gaps ('not-publishable'), what is public as it is ('nothing-new'), 'changed-meanwhile' when the draft or what is public is not what
 * whoever publishes was shown, and 'why-missing' what takes another's place without a word why.
 */
export const publishRevision = command('catalogue.edit', {
  input: AsSeen,
  tags: ['catalogue'],
  change: async ({ db, actor }, { id, stood, why }): Promise<Outcome<void>> => {
    const edited = await lockEdited(db, id)
    if (!edited) return refused('unknown-package')
    if (wholeStood(edited) !== stood) return refused('changed-meanwhile')
    if (lacksWhy(edited, why)) return WHY_MISSING
    return makePublic({ db, actor }, edited, why)
  },
})

/** The refusal of what would change something public, with nobody saying why. */
export const WHY_MISSING = {
  ...refused('why-missing'),
  faults: [{ path: 'why', message: 'Say in a few words what changes: the history shows it.' }],
}

/** Whether something public would be changed, and nobody says why. */
function lacksWhy({ open, shown }: EditedPackage, why: string): boolean {
  return why === '' && open !== undefined && (shown?.isPublic ?? false)
}

/** Has what is written of a package made public at an hour, by the job that looks for it. Refuses as `publishRevision` does, and 'hour-passed'. */
export const scheduleRevision = command('catalogue.edit', {
  input: AsSeen.extend({ publishAt: z.date('Say on which day, and when.') }),
  tags: [],
  change: async ({ db, actor, clock }, { id, stood, why, publishAt }): Promise<Outcome<void>> => {
    const edited = await lockEdited(db, id)
    if (!edited?.open) return refused(edited ? 'no-draft' : 'unknown-package')
    if (wholeStood(edited) !== stood) return refused('changed-meanwhile')
    if (lacksWhy(edited, why)) return WHY_MISSING
    if (publishAt <= clock.now())
      return { ...refused('hour-passed'), faults: [{ path: 'publishAt', message: 'Choose a later hour.' }] }
    const faults = await faultsOf(db, edited)
    if (faults.length > 0) return { ...refused('not-publishable'), faults }
    await changeRevision({ db, actor }, edited.open, { state: 'scheduled', publishAt, ...(why ? { why } : {}) })
    return toldState(edited, { state: 'scheduled', publishAt })
  },
})

/** Hands a draft on for review, or takes it back to writing, from its hour too. Refuses 'no-draft' and 'changed-meanwhile'; a review takes no draft with gaps. */
export const moveRevision = command('catalogue.edit', {
  input: AsSeen.extend({ to: z.enum(['draft', 'review']) }),
  tags: [],
  change: async ({ db, actor }, { id, stood, why, to }): Promise<Outcome<void>> => {
    const edited = await lockEdited(db, id)
    if (!edited?.open) return refused(edited ? 'no-draft' : 'unknown-package')
    if (wholeStood(edited) !== stood) return refused('changed-meanwhile')
    const faults = to === 'review' ? await faultsOf(db, edited) : []
    if (faults.length > 0) return { ...refused('not-publishable'), faults }
    await changeRevision({ db, actor }, edited.open, { state: to, publishAt: null, ...(why ? { why } : {}) })
    return toldState(edited, { state: to })
  },
})

/** Takes a package from the public; its bookings, quotes and departures stay. Refuses 'unknown-package' one that is not public, and 'changed-meanwhile'. */
export const withdrawPackage = command('catalogue.edit', {
  input: AsSeen,
  tags: ['catalogue'],
  change: async ({ db, actor }, { id, stood, why }): Promise<Outcome<void>> => {
    const edited = await lockEdited(db, id)
    if (!edited?.shown?.isPublic) return refused('unknown-package')
    if (wholeStood(edited) !== stood) return refused('changed-meanwhile')
    await rememberShown({ db, actor }, edited.shown)
    await turnRevision({ db, actor }, id, { state: 'withdrawn', ...(why ? { why } : {}) })
    await db
      .update(packages)
      .set({ published: false, updatedAt: sql`now()` })
      .where(eq(packages.id, id))
    const change = { subject: `package:${id}`, before: { published: true }, after: { published: false } }
    return { ok: true, value: undefined, changes: [change] }
  },
})

/** Takes an older revision up again, as a draft. Refuses 'unknown-revision', and 'draft-open' while another one is being written. */
export const restoreRevision = command('catalogue.edit', {
  input: z.object({ id: Id, number: z.number().int().positive() }),
  tags: [],
  change: async ({ db, actor }, { id, number }) => {
    const edited = await lockEdited(db, id)
    if (edited?.open) return refused('draft-open')
    const [old] = await db
      .select()
      .from(packageRevisions)
      .where(isOne({ packageId: id, number }))
    if (!old) return refused('unknown-revision')
    const why = `Revision ${number} taken up again`
    await addRevision({ db, actor }, { state: 'draft', content: old.content, madeFrom: madeFromOf(edited?.shown), why })
    const change = { subject: draftSubject(id), before: null, after: { restored: number } }
    return { ok: true, value: undefined, changes: [change] }
  },
})

const PUBLISHED_BY_HOUR = { program: 'the hour of a revision' } as const

/** Publishes what has waited for its hour; what cannot be published any more is a draft again, which says why. Gives how many became public. */
export async function publishDue({ db, clock }: CommandNeeds): Promise<number> {
  const due = await db
    .select({ packageId: packageRevisions.packageId })
    .from(packageRevisions)
    .where(and(eq(packageRevisions.state, 'scheduled'), lte(packageRevisions.publishAt, clock.now())))
    .limit(100)
  let count = 0
  for (const { packageId } of due) {
    const published = await publishScheduled({ db, clock }, PUBLISHED_BY_HOUR, { id: packageId })
    if (published.ok) count++
    else
      await putOff({ db, clock }, PUBLISHED_BY_HOUR, {
        id: packageId,
        because: REASONS[published.reason] ?? published.reason,
      })
  }
  return count
}

const REASONS: Partial<Record<string, string>> = {
  'changed-meanwhile': 'What is public has changed since this was written.',
  'not-publishable': 'Something it refers to is missing by now.',
}

const publishScheduled = command('catalogue.edit', {
  input: z.object({ id: Id }),
  tags: ['catalogue'],
  change: async ({ db, actor, clock }, { id }): Promise<Outcome<void>> => {
    const edited = await lockEdited(db, id)
    // Another process was quicker, or somebody took it back.
    if (edited?.open?.state !== 'scheduled' || edited.open.publishAt! > clock.now()) return refused('no-draft')
    if (edited.isBehind) return refused('changed-meanwhile')
    return makePublic({ db, actor }, edited, edited.open.why ?? '')
  },
})

const putOff = command('catalogue.edit', {
  input: z.object({ id: Id, because: z.string() }),
  tags: [],
  change: async ({ db, actor }, { id, because }): Promise<Outcome<void>> => {
    const edited = await lockEdited(db, id)
    if (edited?.open?.state !== 'scheduled') return refused('no-draft')
    const why = `Not published at its hour. ${because}`
    await changeRevision({ db, actor }, edited.open, { state: 'draft', publishAt: null, why })
    return toldState(edited, { state: 'draft' })
  },
})

async function makePublic({ db, actor }: Writer, edited: EditedPackage, why: string): Promise<Outcome<void>> {
  const { open, shown, content } = edited
  if (!open && shown?.isPublic) return refused('nothing-new')
  const faults = await faultsOf(db, edited)
  if (faults.length > 0) return { ...refused('not-publishable'), faults }
  const { id } = content
  const before = (await PACKAGES.read(db, [id])).get(id) ?? null
  await rememberShown({ db, actor }, shown)
  await writePackages(db, [PublishablePackage.parse(content)])
  // As a database gives it back, so that it can be told apart from what others write later.
  const written = (await findAsDraft(db, id))!.content
  const now = { state: 'published', content: written, publishAt: null, publishedAt: sql`now()` } as const
  if (open) await changeRevision({ db, actor }, open, { ...now, ...(why ? { why } : {}) })
  else await addRevision({ db, actor }, { ...now, madeFrom: madeFromOf(shown), why: why || 'Public again' })
  const after = (await PACKAGES.read(db, [id])).get(id) ?? null
  return { ok: true, value: undefined, changes: [{ subject: `package:${id}`, before, after }] }
}

/** What keeps a draft from being published: its gaps, what it refers to that is not there, and days nobody can travel that are not public so, at the fields they are mended in. */
export async function faultsOf(db: Db, { content, shown }: EditedPackage): Promise<Fault[]> {
  const parsed = PublishablePackage.safeParse(content)
  const gaps = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const named = [
    ['categoryId', categories, [content.categoryId, ...content.categoryIds], 'Choose a category that is still there.'],
    ['stops', cities, content.stops.map(({ cityId }) => cityId), 'A halt is no place of ours any more.'],
    ['attractionIds', attractions, content.attractionIds, 'A sight is not there any more.'],
    ['pictureIds', pictures, content.pictureIds, 'A picture is not there any more.'],
  ] as const
  const missing: Fault[] = []
  for (const [path, table, ids, message] of named)
    if (await areMissing(db, table, ids.filter(Boolean))) missing.push({ path, message })
  const stood = shown?.isPublic ? shown.content : undefined
  const [impossible = []] = await findNewJourneyFaults(db, [{ draft: content, stood }])
  return [...gaps, ...missing, ...impossible, ...(await takenAddress(db, content))]
}

async function areMissing(db: Db, table: PgTable & { id: PgColumn }, named: readonly string[]): Promise<boolean> {
  const ids = [...new Set(named)]
  return ids.length > 0 && (await db.$count(table, inArray(table.id, ids))) < ids.length
}

async function takenAddress(db: Db, { id, url }: PackageDraft): Promise<Fault[]> {
  const [other] = await db
    .select({ name: packages.name })
    .from(packages)
    .where(and(eq(packages.url, url), ne(packages.id, id)))
  return other ? [{ path: 'url', message: `${other.name} has that address.` }] : []
}

function toldState({ content, open }: EditedPackage, after: object): CommandSuccess<void> {
  const before = { number: open?.number, state: open?.state }
  return { ok: true, value: undefined, changes: [{ subject: draftSubject(content.id), before, after }] }
}
