import { createHmac, timingSafeEqual } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { reads } from '#platform/tags.ts'
import type { IntegrationName } from './integrations.ts'
import { needsOf } from './script-needs.server.ts'
import type { ScriptNeeds } from './script-needs.server.ts'
import { cleanSnippet } from './snippet.ts'
import { siteScripts } from './tables.ts'

export const SCRIPT_PLACES = ['header', 'footer'] as const
export type ScriptPlace = (typeof SCRIPT_PLACES)[number]

/** A script that may run on public pages: one of an integration with its account, or a custom one. */
export type ApprovedScript = {
  id: string
  name: string
  place: ScriptPlace
  code: string
  integration: IntegrationName | null
  account: string | null
  createdAt: Date
  needs: ScriptNeeds
}

type Alarm = { error(facts: object, words: string): void }

/** Whether injected scripts run at all, and the key that proves that an owner approved them. Neither is in the database. */
export type ScriptPolicy = { enabled: boolean; signingKey: string | undefined; log?: Alarm }

/** The approved scripts of a place, as `listScripts` gives them; none while the switch is off. */
export async function listApprovedScripts(db: Db, place: ScriptPlace, policy: ScriptPolicy): Promise<ApprovedScript[]> {
  reads('scripts')
  if (!policy.enabled) return []
  return (await listScripts(db, policy)).filter((script) => script.place === place)
}

/**
 * The approved scripts of all places, oldest first, whether or not the switch is on; none without a key. One whose signature does not fit was
 * not written by an owner's command: it is left out and logged as an error, as is one that loads from a host no longer allowed.
 */
export async function listScripts(
  db: Db,
  { signingKey, log }: Omit<ScriptPolicy, 'enabled'>,
): Promise<ApprovedScript[]> {
  if (signingKey === undefined) return []
  const rows = await db
    .select()
    .from(siteScripts)
    .where(eq(siteScripts.approved, true))
    .orderBy(asc(siteScripts.createdAt), asc(siteScripts.id))
  return rows.flatMap(({ approved: _approved, signature, ...row }) => {
    const cleaned = isSigned({ ...row, signature }, 'on', signingKey) ? cleanSnippet(row.code) : undefined
    if (cleaned?.ok) return [{ ...row, needs: needsOf(cleaned.value) }]
    log?.error(
      { scriptId: row.id, place: row.place },
      'a stored script is not signed by us or not allowed any more, and was left out',
    )
    return []
  })
}

type StoredScript = { id: string; place: ScriptPlace; code: string }
/** A script that was taken off is signed too, as one that may come back, and by another word: the database alone can put none on. */
type SignedFor = 'on' | 'off'

/** Proves that an owner's command left a script as it stands. */
export function signatureOf({ id, place, code }: StoredScript, state: SignedFor, signingKey: string): string {
  const words = state === 'on' ? [id, place, code] : [id, place, code, state]
  return createHmac('sha256', signingKey).update(JSON.stringify(words)).digest('base64url')
}

/** Whether a script is as an owner's command left it. */
export function isSigned(
  row: StoredScript & { signature: string | null },
  state: SignedFor,
  signingKey: string,
): boolean {
  const expected = Buffer.from(signatureOf(row, state, signingKey))
  const given = Buffer.from(row.signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
