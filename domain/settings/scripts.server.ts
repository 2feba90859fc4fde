import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#platform/result.ts'
import { command } from '#domain/audit/command.server.ts'
import type { CommandSuccess, CommandNeeds } from '#domain/audit/command.server.ts'
import { cleanSnippet } from './snippet.ts'
import type { CleanSnippet, SnippetRefusal } from './snippet.ts'
import { siteScripts } from './tables.ts'

export const SCRIPT_PLACES = ['header', 'footer'] as const
export type ScriptPlace = (typeof SCRIPT_PLACES)[number]

/**
 * A script that may run on public pages, with what a Content-Security-Policy must allow for it:
 * base64 SHA-256 `hashes` of its inline bodies, the https origins its scripts and its images come from.
 */
export type ApprovedScript = {
  id: string
  place: ScriptPlace
  code: string
  hashes: string[]
  scriptOrigins: string[]
  imageOrigins: string[]
}

type Alarm = { error(facts: object, words: string): void }

/** Whether injected scripts run at all, and the key that proves that an owner approved them. Neither is in the database. */
export type ScriptPolicy = { enabled: boolean; signingKey: string | undefined; log?: Alarm }

/**
 * Cleans a snippet (only scripts and tracking pixels from allowed hosts stay), signs it and stores it as approved.
 * Refuses what `cleanSnippet` refuses.
 */
export const approveScript = command('scripts.change', {
  input: z.object({ place: z.enum(SCRIPT_PLACES), snippet: z.string() }),
  tags: ['scripts'],
  change: async (
    { db, signingKey }: CommandNeeds & { signingKey: string },
    { place, snippet },
  ): Promise<CommandSuccess<ApprovedScript> | { ok: false; reason: SnippetRefusal }> => {
    const cleaned = cleanSnippet(snippet)
    if (!cleaned.ok) return cleaned
    const { code } = cleaned.value
    const id = newId()
    const signature = signatureOf({ id, place, code }, signingKey)
    await db.insert(siteScripts).values({ id, place, code, approved: true, signature })
    const changes = [{ subject: `script:${id}`, before: null, after: { place, code } }]
    return { ok: true, value: approved({ id, place, code }, cleaned.value), changes }
  },
})

/** Takes a script off every page. Refuses one that is on none. */
export const withdrawScript = command('scripts.change', {
  input: z.string(),
  tags: ['scripts'],
  change: async ({ db }: CommandNeeds, id): Promise<CommandSuccess<void> | { ok: false; reason: 'unknown' }> => {
    const [withdrawn] = await db
      .update(siteScripts)
      .set({ approved: false, signature: null })
      .where(and(eq(siteScripts.id, id), eq(siteScripts.approved, true)))
      .returning({ place: siteScripts.place, code: siteScripts.code })
    if (!withdrawn) return refused('unknown')
    return { ok: true, value: undefined, changes: [{ subject: `script:${id}`, before: withdrawn, after: null }] }
  },
})

/**
 * The approved scripts of a place, oldest first; none while the switch is off or there is no key.
 * One whose signature does not fit was not written by `approveScript`: it is left out and logged as an error,
 * as is one that loads from a host no longer allowed.
 */
export async function listApprovedScripts(
  db: Db,
  place: ScriptPlace,
  { enabled, signingKey, log }: ScriptPolicy,
): Promise<ApprovedScript[]> {
  reads('scripts')
  if (!enabled || signingKey === undefined) return []
  const rows = await db
    .select()
    .from(siteScripts)
    .where(and(eq(siteScripts.place, place), eq(siteScripts.approved, true)))
    .orderBy(asc(siteScripts.createdAt), asc(siteScripts.id))
  return rows.flatMap((row) => {
    const cleaned = isSigned(row, signingKey) ? cleanSnippet(row.code) : undefined
    if (cleaned?.ok) return [approved(row, cleaned.value)]
    log?.error(
      { scriptId: row.id, place },
      'a stored script is not signed by us or not allowed any more, and was left out',
    )
    return []
  })
}

type StoredScript = { id: string; place: ScriptPlace; code: string }

function signatureOf({ id, place, code }: StoredScript, signingKey: string): string {
  return createHmac('sha256', signingKey)
    .update(JSON.stringify([id, place, code]))
    .digest('base64url')
}

function isSigned(row: StoredScript & { signature: string | null }, signingKey: string): boolean {
  const expected = Buffer.from(signatureOf(row, signingKey))
  const given = Buffer.from(row.signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function approved({ id, place, code }: StoredScript, { bodies, scripts, images }: CleanSnippet): ApprovedScript {
  return { id, place, code, hashes: bodies.map(hashOf), scriptOrigins: origins(scripts), imageOrigins: origins(images) }
}

function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('base64')
}

function origins(addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
