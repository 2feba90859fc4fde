import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { findEntry } from '#domain/audit/audit.server.ts'
import { command } from '#domain/audit/command.server.ts'
import type { CommandNeeds, CommandRefusal, CommandSuccess } from '#domain/audit/command.server.ts'
import { editOne, lockSubject } from '#domain/audit/edit-one.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { Accounts, INTEGRATION_NAMES, INTEGRATIONS } from './integrations.ts'
import type { IntegrationName } from './integrations.ts'
import { isSigned, SCRIPT_PLACES, signatureOf } from './scripts.server.ts'
import type { ScriptPlace } from './scripts.server.ts'
import { cleanSnippet } from './snippet.ts'
import type { SnippetRefusal } from './snippet.ts'
import { siteScripts } from './tables.ts'

/** All scripts are one thing with one history: what runs together is put on, and put back, together. */
export const PUBLIC_SCRIPTS = 'public'
export const SCRIPTS_SUBJECT = `scripts:${PUBLIC_SCRIPTS}`

type SetEntry = { name: string; place: ScriptPlace; code: string }
/** The scripts on public pages, by their ids. */
export type ScriptSet = Readonly<Record<string, SetEntry>>

const scriptSetKind: AuditedKind = {
  subject: 'scripts',
  read: async (db, keys) => {
    const set = await readScriptSet(db)
    return new Map(keys.map((key) => [key, set]))
  },
}

/** The scripts that are approved, signed or not. */
export async function readScriptSet(db: Db): Promise<ScriptSet> {
  const { id, name, place, code, approved, createdAt } = siteScripts
  const rows = await db
    .select({ id, name, place, code })
    .from(siteScripts)
    .where(eq(approved, true))
    .orderBy(asc(createdAt), asc(id))
  return Object.fromEntries(rows.map(({ id: key, ...entry }) => [key, entry]))
}

type SigningServices = {
  signingKey: string
  /** Leaves word to whoever must know that a person changed what runs on public pages. */
  tell?: (db: Db, actor: NonNullable<Actor>, change: { before: ScriptSet; after: ScriptSet }) => Promise<void>
}
type Needs = CommandNeeds & SigningServices & { actor: NonNullable<Actor> }

/** A snippet as an owner hands it in. */
export const CustomScript = z.object({
  name: z.string().trim().min(1, 'Give it a name, by which you find it again.').max(60, 'At most 60 signs.'),
  place: z.enum(SCRIPT_PLACES, 'Choose where it stands.'),
  snippet: z.string().max(20_000, 'At most 20,000 signs.'),
})
export type CustomScript = z.infer<typeof CustomScript>

/**
 * Cleans a snippet (only scripts and tracking pixels from allowed hosts stay), signs it and puts it on public pages. Refuses what
 * `cleanSnippet` refuses.
 */
export const approveScript = command('scripts.change', {
  input: CustomScript,
  tags: ['scripts'],
  change: (
    needs: Needs,
    { name, place, snippet },
  ): Promise<CommandSuccess<{ id: string }> | CommandRefusal<SnippetRefusal>> =>
    changingTheSet(needs, async () => {
      const cleaned = cleanSnippet(snippet)
      return cleaned.ok ? putOn(needs, { name, place, code: cleaned.value.code }) : cleaned
    }),
})

/** Takes a script off every page. Refuses one that is on none. */
export const withdrawScript = command('scripts.stop', {
  input: z.string(),
  tags: ['scripts'],
  change: (needs: Needs, id): Promise<CommandSuccess<void> | CommandRefusal<'unknown'>> =>
    changingTheSet(needs, async () => ((await takeOff(needs, [id])) === 0 ? refused('unknown') : done(undefined))),
})

/** Takes all scripts off at once. Asks nothing that another person's change could make wrong: it is for when something is wrong already. */
export const withdrawAllScripts = command('scripts.stop', {
  input: z.object({}),
  tags: ['scripts'],
  change: (needs: Needs): Promise<CommandSuccess<number> | CommandRefusal<never>> =>
    changingTheSet(needs, async () => ({
      ok: true,
      value: await takeOff(needs, Object.keys(await readScriptSet(needs.db))),
    })),
})

/** Runs the integrations for the accounts that were typed, and no others. */
export const changeIntegrations = editOne('scripts.change', {
  kind: scriptSetKind,
  draft: Accounts,
  tags: ['scripts'],
  write: async (needs: Needs, typed, before) => {
    const running = await readIntegrations(needs.db)
    for (const integration of INTEGRATION_NAMES) {
      const [account, old] = [typed[integration], running[integration]]
      if (account === (old?.account ?? '')) continue
      if (old) await takeOff(needs, [old.id])
      if (account) await putOnIntegration(needs, integration, account)
    }
    await tellOf(needs, before as ScriptSet)
    return { ok: true, value: undefined }
  },
})

/**
 * Puts the scripts back as they were before an entry of their history. Refuses 'unknown' for an entry that is none of it, and 'script-unsigned'
 * where a script is not as an owner left it any more.
 */
export const restoreScripts = editOne('scripts.change', {
  kind: scriptSetKind,
  draft: z.object({ entry: z.string().max(60) }),
  tags: ['scripts'],
  write: async (
    needs: Needs,
    { entry },
    before,
  ): Promise<{ ok: true; value: undefined } | CommandRefusal<'unknown' | 'script-unsigned' | SnippetRefusal>> => {
    const found = await findEntry(needs.db, entry)
    if (found?.subject !== SCRIPTS_SUBJECT) return refused('unknown')
    const wanted = Object.keys((found.before ?? {}) as ScriptSet)
    const running = Object.keys(before ?? {})
    await takeOff(
      needs,
      running.filter((id) => !wanted.includes(id)),
    )
    for (const id of wanted.filter((one) => !running.includes(one))) {
      const back = await putBack(needs, id)
      if (!back.ok) return back
    }
    await tellOf(needs, before as ScriptSet)
    return { ok: true, value: undefined }
  },
})

/** The integrations that run, with their accounts. */
async function readIntegrations(db: Db): Promise<Partial<Record<IntegrationName, { id: string; account: string }>>> {
  const rows = await db.select().from(siteScripts).where(eq(siteScripts.approved, true))
  return Object.fromEntries(
    rows.flatMap(({ id, integration, account }) => (integration && account ? [[integration, { id, account }]] : [])),
  )
}

async function changingTheSet<Value, Reason extends string>(
  needs: Needs,
  work: () => Promise<{ ok: true; value: Value } | CommandRefusal<Reason>>,
): Promise<CommandSuccess<Value> | CommandRefusal<Reason>> {
  await lockSubject(needs.db, SCRIPTS_SUBJECT)
  const before = await readScriptSet(needs.db)
  const outcome = await work()
  if (!outcome.ok) return outcome
  const after = await tellOf(needs, before)
  return { ...outcome, changes: [{ subject: SCRIPTS_SUBJECT, before, after }] }
}

async function tellOf({ db, actor, tell }: Needs, before: ScriptSet): Promise<ScriptSet> {
  const after = await readScriptSet(db)
  await tell?.(db, actor, { before, after })
  return after
}

type NewScript = SetEntry & { integration?: IntegrationName; account?: string }

async function putOn(
  { db, clock, signingKey }: Needs,
  script: NewScript,
): Promise<{ ok: true; value: { id: string } }> {
  const id = newId()
  const signature = signatureOf({ id, ...script }, 'on', signingKey)
  await db.insert(siteScripts).values({ id, ...script, approved: true, signature, createdAt: clock.now() })
  return { ok: true, value: { id } }
}

async function putOnIntegration(needs: Needs, integration: IntegrationName, account: string): Promise<void> {
  const { name, code } = INTEGRATIONS[integration]
  const cleaned = cleanSnippet(code(account))
  if (!cleaned.ok) throw new Error(`the code of ${integration} is refused: ${cleaned.reason}`)
  await putOn(needs, { name: `${name} ${account}`, place: 'header', code: cleaned.value.code, integration, account })
}

async function takeOff({ db, signingKey }: Needs, ids: readonly string[]): Promise<number> {
  const rows = await db
    .select()
    .from(siteScripts)
    .where(and(inArray(siteScripts.id, [...ids]), eq(siteScripts.approved, true)))
    .for('update')
  for (const row of rows) {
    const isOurs = isSigned(row, 'on', signingKey)
    const signature = isOurs ? signatureOf(row, 'off', signingKey) : null
    await db.update(siteScripts).set({ approved: false, signature }).where(eq(siteScripts.id, row.id))
  }
  return rows.length
}

async function putBack(
  { db, signingKey }: Needs,
  id: string,
): Promise<Result<void, 'script-unsigned' | SnippetRefusal>> {
  const [row] = await db.select().from(siteScripts).where(eq(siteScripts.id, id)).for('update')
  if (!row || !isSigned(row, 'off', signingKey)) return refused('script-unsigned')
  const cleaned = cleanSnippet(row.code)
  if (!cleaned.ok) return cleaned
  const signature = signatureOf(row, 'on', signingKey)
  await db.update(siteScripts).set({ approved: true, signature }).where(eq(siteScripts.id, id))
  return { ok: true, value: undefined }
}
