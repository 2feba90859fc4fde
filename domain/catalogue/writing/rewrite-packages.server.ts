import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm'
import { command, listOf } from '#domain/audit/command.server.ts'
import type { CommandRefusal } from '#domain/audit/command.server.ts'
import { lockSubjects } from '#domain/audit/edit-one.server.ts'
import { comparing } from '#domain/audit/save-rows.server.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { asDrafts } from '#domain/catalogue/reading/drafts.server.ts'
import { findOpenStates, madeFromOf } from '#domain/catalogue/revisions.server.ts'
import type { EditedPackage } from '#domain/catalogue/revisions.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { digestOf } from '#platform/digest.ts'
import { refused } from '#platform/result.ts'
import { inChunks } from '#platform/upsert.server.ts'
import { ToldPackage } from './package-draft.ts'
import { impossibleOf, PACKAGES, writePackages } from './packages.server.ts'
import type { WrittenPackage } from './packages.server.ts'
import { packageRevisions } from './tables.ts'
import { addRevisions, BEFORE, draftSubject, REMEMBERED, turnRevision } from './write-revisions.server.ts'
import type { Begun, Writer } from './write-revisions.server.ts'

/** Which file tells it, and whether it may change what is public of a package somebody has a draft of. */
type FromFile = { fileName: string; takesOpen: boolean }
type Shown = NonNullable<EditedPackage['shown']>

/**
 * Writes packages as a file tells them: which of them are public, it says. Each that changes keeps what it was and what it is in its history, by whom and from which file, so that it
 * can be taken up again. Drafts stay as they are; refuses 'draft-open' where one is open that may not be gone past, and new journeys nobody can make ('not-publishable').
 */
export const rewritePackages = command<
  readonly ToldPackage[],
  ToldPackage[],
  void,
  'not-publishable' | 'draft-open',
  FromFile
>('catalogue.edit', {
  input: listOf(ToldPackage),
  tags: ['catalogue'],
  change: async (
    { db, actor, fileName, takesOpen },
    drafts,
  ): Promise<WrittenPackage | CommandRefusal<'draft-open'>> => {
    const ids = drafts.map(({ id }) => id)
    await lockSubjects(db, ids.map(draftSubject))
    if (!takesOpen && (await findOpenStates(db, ids)).size > 0) return DRAFT_OPEN
    const impossible = await impossibleOf(db, drafts)
    if (impossible) return impossible
    const before = await readShown(db, ids)
    const changes = await comparing({ db, actor }, PACKAGES, ids, async () => {
      await writePackages(db, drafts)
      const withdrawn = drafts.filter(({ published }) => !published).map(({ id }) => id)
      await db.update(packages).set({ published: false }).where(inArray(packages.id, withdrawn))
    })
    // As a database gives it back, so that it can be told apart from what others write later.
    await keepHistory({ db, actor }, { before, after: await readShown(db, ids), why: `From the file ${fileName}` })
    return { ok: true, value: undefined, changes }
  },
})

const DRAFT_OPEN = {
  ...refused('draft-open'),
  faults: [{ path: '', message: 'Somebody has just begun to write one of them. Go on, and it is left as it is.' }],
}

/** What is or was public of some packages, by id. */
async function readShown(db: Db, ids: readonly string[]): Promise<Map<string, Shown>> {
  const shown = new Map<string, Shown>()
  for (const some of inChunks(ids)) {
    const rows = await db.select().from(packages).where(inArray(packages.id, some))
    const drafts = await asDrafts(db, rows)
    for (const [at, { id, published }] of rows.entries()) shown.set(id, { content: drafts[at]!, isPublic: published })
  }
  return shown
}

type Written = { before: Map<string, Shown>; after: Map<string, Shown>; why: string }

/** A package taken from the public as it stands is its last revision withdrawn; every other change is a revision of its own. */
async function keepHistory(writer: Writer, { before, after, why }: Written): Promise<void> {
  const last = await lastDigests(writer.db, [...before.keys()])
  const unsaid = [...before.values()].filter(({ content }) => last.get(content.id)?.digest !== digestOf(content))
  const now = { publishedAt: sql`now()` }
  await addRevisions(
    { ...writer, actor: BEFORE },
    unsaid.map(({ content }) => ({ state: 'published', content, ...now, why: REMEMBERED })),
  )
  const fresh: Begun[] = []
  for (const [id, { content, isPublic }] of after) {
    const was = before.get(id)
    const isSame = was !== undefined && digestOf(was.content) === digestOf(content)
    if (isSame && !isPublic) await turnRevision(writer, id, { state: 'withdrawn', why })
    else fresh.push({ state: isPublic ? 'published' : 'withdrawn', content, madeFrom: madeFromOf(was), ...now, why })
  }
  await addRevisions(writer, fresh)
}

/** What was published last of some packages, as digests, by package. */
async function lastDigests(db: Db, ids: readonly string[]): Promise<Map<string, { digest: string }>> {
  const { packageId, content, publishedAt, number } = packageRevisions
  const found = new Map<string, { digest: string }>()
  for (const some of inChunks(ids)) {
    const rows = await db
      .selectDistinctOn([packageId], { packageId, content })
      .from(packageRevisions)
      .where(and(inArray(packageId, some), isNotNull(publishedAt)))
      .orderBy(packageId, desc(publishedAt), desc(number))
    for (const row of rows) found.set(row.packageId, { digest: digestOf(row.content as PackageDraft) })
  }
  return found
}
