import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import type { Command, Fault } from '#domain/audit/command.server.ts'
import { editOne, stoodOf } from '#domain/audit/edit-one.server.ts'
import type { EditedThing } from '#domain/audit/edit-one.server.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#platform/result.ts'
import { addressFrom } from '#platform/slug.ts'
import { PACKAGE_KINDS, USUAL_PACKAGE, USUAL_RATES, usualPlans } from '#domain/catalogue/package.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { PART_NAMES, PARTS, partOf } from '#domain/catalogue/revision.ts'
import type { Part } from '#domain/catalogue/revision.ts'
import { readEdited, wholeStood } from '#domain/catalogue/revisions.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { KeptDraft } from './package-draft.ts'
import { addRevision, changeRevision, draftSubject, keepDraft, lockEdited } from './write-revisions.server.ts'

export type PartValues = Partial<PackageDraft>

/**
 * Keeps one part of a package as it was written, in its draft; what is public stays as it is. Two who write different parts do not meet; refuses
 * 'changed-meanwhile' when somebody else kept the same part first, and 'unknown' what is no package any more.
 */
export const keepPart: Readonly<
  Record<Part, Command<EditedThing & PartValues, void, 'changed-meanwhile' | 'unknown'>>
> = Object.fromEntries(PART_NAMES.map((part) => [part, keeperOf(part)])) as never

function draftOf(part: Part): z.ZodType<PartValues, PartValues> {
  const mask = Object.fromEntries(PARTS[part].map((key) => [key, true])) as { [Key in keyof PackageDraft]?: true }
  return KeptDraft.pick(mask as never) as unknown as z.ZodType<PartValues, PartValues>
}

/** All that is amiss with a part as it would be kept, by field: what of its form could not be read (`unread`), and what of the rest cannot stand. */
export function faultsOfPart(part: Part, values: PartValues, unread: readonly Fault[]): Fault[] {
  const issues = draftOf(part).safeParse(values).error?.issues ?? []
  const others = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return [...unread, ...others.filter(({ path }) => unread.every((one) => one.path !== path))]
}

function keeperOf(part: Part) {
  return editOne<PartValues, PartValues>('catalogue.edit', {
    kind: {
      subject: 'package-draft',
      read: async (db, ids) => {
        const found = new Map<string, object>()
        for (const id of ids) {
          const edited = await readEdited(db, id)
          if (edited) found.set(id, partOf(edited.content, part))
        }
        return found
      },
    },
    draft: draftOf(part),
    tags: [],
    write: async ({ db, actor }, { id, ...values }) => {
      const edited = (await readEdited(db, id))!
      const content = { ...edited.content, ...values, id }
      // Who saves what stands begins no draft.
      const isSame = stoodOf(partOf(content, part)) === stoodOf(partOf(edited.content, part))
      if (!isSame) await keepDraft({ db, actor }, edited, content)
      return { ok: true, value: undefined }
    },
  })
}

const Begun = z.object({
  name: z.string().trim().min(3, 'Say what it is called.').max(200, 'At most 200 signs.'),
  kind: z.enum(PACKAGE_KINDS, 'Choose what it is.'),
  days: z
    .string()
    .trim()
    .regex(/^([1-9]|[1-5]\d|60)$/, 'A journey has 1 to 60 days.')
    .transform(Number),
})

/** Begins a package nobody has seen yet, as a draft with gaps; gives its id. */
export const beginPackage = command('catalogue.edit', {
  input: Begun,
  tags: [],
  change: async ({ db, actor }, { name, kind, days }) => {
    const content = { ...blank(days), id: newId(), name, kind, url: await freeUrl(db, name), ...usualPlans(kind) }
    await addRevision({ db, actor }, { state: 'draft', content, madeFrom: null })
    const change = { subject: draftSubject(content.id), before: null, after: { name, kind, days } }
    return { ok: true, value: { id: content.id }, changes: [change] }
  },
})

/** Begins a package as a copy of another, of its draft where it has one; gives its id. Refuses 'unknown-package'. */
export const clonePackage = command('catalogue.edit', {
  input: z.object({ id: z.string().min(1).max(120) }),
  tags: [],
  change: async ({ db, actor }, { id }) => {
    const edited = await readEdited(db, id)
    if (!edited) return refused('unknown-package')
    const name = `${edited.content.name} (copy)`
    const content = { ...edited.content, id: newId(), name, url: await freeUrl(db, name) }
    await addRevision(
      { db, actor },
      { state: 'draft', content, madeFrom: null, why: `Copied from ${edited.content.name}` },
    )
    const change = { subject: draftSubject(content.id), before: null, after: { name, copiedFrom: id } }
    return { ok: true, value: { id: content.id }, changes: [change] }
  },
})

/** Throws the open revision away; what is public stays. It can be taken up again from the history. Refuses 'no-draft' and 'changed-meanwhile'. */
export const dropDraft = command('catalogue.edit', {
  input: z.object({ id: z.string().min(1).max(120), stood: z.string().max(64) }),
  tags: [],
  change: async ({ db, actor }, { id, stood }) => {
    const edited = await lockEdited(db, id)
    if (!edited?.open) return refused('no-draft')
    if (wholeStood(edited) !== stood) return refused('changed-meanwhile')
    const { number, state } = edited.open
    await changeRevision({ db, actor }, edited.open, { state: 'withdrawn', publishAt: null })
    const change = { subject: draftSubject(id), before: { number, state }, after: { number, state: 'withdrawn' } }
    return { ok: true, value: { wasShown: edited.shown !== undefined }, changes: [change] }
  },
})

function blank(days: number): Omit<PackageDraft, 'id' | 'name' | 'url' | 'kind'> {
  return {
    ...USUAL_PACKAGE,
    categoryId: '',
    categoryIds: [],
    stateCodes: [],
    days,
    summary: '',
    intro: '',
    highlights: [],
    inclusions: [],
    exclusions: [],
    months: [],
    tags: [],
    difficulty: null,
    maxAltitudeM: null,
    distanceKm: null,
    startCity: '',
    endCity: '',
    grid: { twin: 0, single: null, triple: null, quad: null, childWithBed: null, childNoBed: null, infant: 0 },
    rates: USUAL_RATES,
    itinerary: [],
    questions: [],
    stops: [],
    attractionIds: [],
    pictureIds: [],
  }
}

/** The address a name makes, with a number where another package has it. */
async function freeUrl(db: Db, name: string): Promise<string> {
  const plain = addressFrom(name) || 'package'
  for (let number = 1; ; number++) {
    const url = number === 1 ? plain : `${plain}-${number}`
    if ((await db.$count(packages, eq(packages.url, url))) === 0) return url
  }
}
