import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { listHistory } from '#domain/audit/audit.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { INTEGRATION_NAMES, INTEGRATIONS } from './integrations.ts'
import type { Accounts } from './integrations.ts'
import { listApprovedScripts, listScripts } from './scripts.server.ts'
import {
  approveScript,
  changeIntegrations,
  PUBLIC_SCRIPTS,
  readScriptSet,
  restoreScripts,
  SCRIPTS_SUBJECT,
  withdrawAllScripts,
  withdrawScript,
} from './scripts-writing.server.ts'
import { cleanSnippet } from './snippet.ts'
import { siteScripts } from './tables.ts'

const signingKey = 'k'.repeat(32)
const OWNER = { id: 'asha', role: 'owner', provenAt: new Date() } as const
const OTHERS = [undefined, { id: 'e', role: 'editor' as const }, { id: 's', role: 'sales' as const }]
const policy = { enabled: true, signingKey }
const NONE = Object.fromEntries(INTEGRATION_NAMES.map((name) => [name, ''])) as Accounts
const STEAL = { name: 'Chat', place: 'footer' as const, snippet: '<script>steal()</script>' }

const needsOf = (db: Db) => ({ db, clock: systemClock, signingKey })

async function approve(db: Db, snippet: string, place: 'header' | 'footer' = 'footer') {
  const answer = await approveScript(needsOf(db), OWNER, { name: 'Chat', place, snippet })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.value
}

async function edited(db: Db) {
  return { id: PUBLIC_SCRIPTS, stood: stoodOf(await readScriptSet(db)) }
}

const names = async (db: Db) => (await listScripts(db, policy)).map(({ name }) => name)

describe('scripts', () => {
  test('are listed where they were approved for, with what they need', async ({ db }) => {
    const { id } = await approve(db, '<b>x</b><script>start()</script>')
    const hash = createHash('sha256').update('start()').digest('base64')
    const code = '<script>start()</script>'
    expect(await listApprovedScripts(db, 'footer', policy)).toMatchObject([
      { id, place: 'footer', code, needs: { hashes: [hash], scripts: [], images: [], connects: [] } },
    ])
    expect(await listApprovedScripts(db, 'header', policy)).toEqual([])
  })

  test('that are not clean are refused and not stored', async ({ db }) => {
    const script = { ...STEAL, snippet: '<script src="http://a.test/"></script>' }
    expect(await approveScript(needsOf(db), OWNER, script)).toEqual({ ok: false, reason: 'source-not-https' })
    expect(await db.select().from(siteScripts)).toEqual([])
  })

  test('are changed by owners alone (caught: a caller who was trusted to have asked)', async ({ db }) => {
    const { id } = await approve(db, '<script>start()</script>')
    const forbidden = { ok: false, reason: 'forbidden' }
    for (const actor of OTHERS) {
      const needs = needsOf(db)
      expect(await approveScript(needs, actor, STEAL)).toEqual(forbidden)
      expect(await withdrawScript(needs, actor, id)).toEqual(forbidden)
      expect(await withdrawAllScripts(needs, actor, {})).toEqual(forbidden)
      expect(await changeIntegrations(needs, actor, { ...(await edited(db)), ...NONE })).toEqual(forbidden)
      expect(await restoreScripts(needs, actor, { ...(await edited(db)), entry: 'x' })).toEqual(forbidden)
    }
    expect(await listApprovedScripts(db, 'footer', policy)).toMatchObject([{ id }])
  })

  test('are left out, and reported, when somebody changed them in the database', async ({ db }) => {
    const { id } = await approve(db, '<script>start()</script>')
    const code = '<script>steal()</script>'
    await db.update(siteScripts).set({ code }).where(eq(siteScripts.id, id))
    await db.insert(siteScripts).values({ place: 'footer', code, approved: true })
    const log = { error: vi.fn<(facts: object, words: string) => void>() }
    expect(await listApprovedScripts(db, 'footer', { ...policy, log })).toEqual([])
    expect(log.error).toHaveBeenCalledTimes(2)
    expect(log.error).toHaveBeenCalledWith({ scriptId: id, place: 'footer' }, expect.any(String))
  })

  test('moved to another place are not signed for it', async ({ db }) => {
    await approve(db, '<script>start()</script>')
    await db.update(siteScripts).set({ place: 'header' })
    expect(await listApprovedScripts(db, 'header', policy)).toEqual([])
  })

  test('run only with the switch on and the key they were signed with', async ({ db }) => {
    await approve(db, '<script>start()</script>')
    expect(await listApprovedScripts(db, 'footer', { enabled: false, signingKey })).toEqual([])
    expect(await listApprovedScripts(db, 'footer', { enabled: true, signingKey: undefined })).toEqual([])
    expect(await listApprovedScripts(db, 'footer', { enabled: true, signingKey: 'x'.repeat(32) })).toEqual([])
  })

  test('are gone once withdrawn, one or all', async ({ db }) => {
    const { id } = await approve(db, '<script>start()</script>')
    await approve(db, '<script>second()</script>')
    await approve(db, '<script>third()</script>', 'header')
    expect(await withdrawScript(needsOf(db), OWNER, id)).toMatchObject({ ok: true })
    expect(await withdrawScript(needsOf(db), OWNER, id)).toEqual({ ok: false, reason: 'unknown' })
    expect(await names(db)).toHaveLength(2)
    expect(await withdrawAllScripts(needsOf(db), OWNER, {})).toEqual({ ok: true, value: 2 })
    expect(await names(db)).toEqual([])
  })

  test('are put on by nobody whose session was left open, and taken off all the same', async ({ db }) => {
    const { id } = await approve(db, '<script>start()</script>')
    const idle = { id: 'asha', role: 'owner' } as const
    expect(await approveScript(needsOf(db), idle, STEAL)).toEqual({ ok: false, reason: 'prove-again' })
    expect(await withdrawScript(needsOf(db), idle, id)).toMatchObject({ ok: true })
    expect(await withdrawAllScripts(needsOf(db), idle, {})).toMatchObject({ ok: true })
  })

  test('tell in the same transaction what became of them', async ({ db }) => {
    const tell = vi.fn(async () => {})
    await approveScript({ ...needsOf(db), tell }, OWNER, STEAL)
    await withdrawAllScripts({ ...needsOf(db), tell }, OWNER, {})
    expect(tell).toHaveBeenCalledTimes(2)
    expect(tell).toHaveBeenLastCalledWith(expect.anything(), OWNER, { before: expect.any(Object), after: {} })
  })
})

describe('integrations', () => {
  test.for(INTEGRATION_NAMES)('%s runs for the account that was typed, in code that is clean', async (name, { db }) => {
    const { code, example } = INTEGRATIONS[name]
    const clean = cleanSnippet(code(example))
    expect(clean).toMatchObject({ ok: true, value: { code: code(example).replace('async src', 'async="" src') } })
    const typed = { ...(await edited(db)), ...NONE, [name]: example }
    expect(await changeIntegrations(needsOf(db), OWNER, typed)).toMatchObject({ ok: true })
    expect(await listApprovedScripts(db, 'header', policy)).toMatchObject([{ integration: name, account: example }])
  })

  test('take no id that could be anything else (caught: ids that only contain one)', async ({ db }) => {
    for (const wrong of [`');steal()//`, 'GTM-ABC123 x', 'gtm-abc123', 'GTM-ABC123\nx', '<script>', 'GTM-'])
      for (const name of INTEGRATION_NAMES) {
        const typed = { ...(await edited(db)), ...NONE, [name]: wrong }
        const answer = await changeIntegrations(needsOf(db), OWNER, typed)
        expect(answer).toMatchObject({ ok: false, reason: 'invalid', faults: [{ path: name }] })
      }
    expect(await names(db)).toEqual([])
  })

  test('are replaced and taken off, and leave scripts by hand alone', async ({ db }) => {
    await approve(db, '<script>start()</script>')
    const save = async (typed: Partial<Accounts>) =>
      changeIntegrations(needsOf(db), OWNER, { ...(await edited(db)), ...NONE, ...typed })
    await save({ clarity: 'abcdefgh', 'meta-pixel': '1234567890' })
    await save({ clarity: 'abcdefgi', 'meta-pixel': '1234567890' })
    expect((await names(db)).toSorted()).toEqual(['Chat', 'Meta pixel 1234567890', 'Microsoft Clarity abcdefgi'])
    await save({})
    expect(await names(db)).toEqual(['Chat'])
  })

  test('refuse the second of two owners who change scripts at once', async ({ db }) => {
    const typed = { ...(await edited(db)), ...NONE, clarity: 'abcdefgh' }
    await approve(db, '<script>start()</script>')
    const answer = await changeIntegrations(needsOf(db), OWNER, typed)
    expect(answer).toMatchObject({ ok: false, reason: 'changed-meanwhile', meanwhile: { by: [{ actor: 'asha' }] } })
  })
})

describe('putting back', () => {
  const restore = async (db: Db, entry: string) => restoreScripts(needsOf(db), OWNER, { ...(await edited(db)), entry })
  const latest = async (db: Db) => (await listHistory(db, SCRIPTS_SUBJECT))[0]!.id

  test('brings the scripts of before an entry, no more and no fewer', async ({ db }) => {
    const { id } = await approve(db, '<script>start()</script>')
    await approve(db, '<script>second()</script>', 'header')
    await withdrawAllScripts(needsOf(db), OWNER, {})
    const killed = await latest(db)
    await approve(db, '<script>third()</script>')
    expect(await restore(db, killed)).toMatchObject({ ok: true })
    expect((await listScripts(db, policy)).map(({ code }) => code)).toEqual([
      '<script>start()</script>',
      '<script>second()</script>',
    ])
    expect(await restore(db, await latest(db))).toMatchObject({ ok: true })
    expect((await listScripts(db, policy)).map(({ code }) => code)).toEqual(['<script>third()</script>'])
    expect(await restore(db, 'nothing')).toEqual({ ok: false, reason: 'unknown' })
    expect((await listHistory(db, SCRIPTS_SUBJECT)).at(-1)).toMatchObject({
      before: {},
      after: { [id]: { name: 'Chat' } },
    })
  })

  test('signs nothing that was changed in the database meanwhile (caught: a row put back as it is found)', async ({
    db,
  }) => {
    const { id } = await approve(db, '<script>start()</script>')
    await withdrawAllScripts(needsOf(db), OWNER, {})
    await db.update(siteScripts).set({ code: '<script>steal()</script>' }).where(eq(siteScripts.id, id))
    expect(await restore(db, await latest(db))).toEqual({ ok: false, reason: 'script-unsigned' })
    expect(await names(db)).toEqual([])
  })

  test('is an owner’s: what was taken off does not run for a flag in the database (caught: a signature that is kept)', async ({
    db,
  }) => {
    await approve(db, '<script>start()</script>')
    await withdrawAllScripts(needsOf(db), OWNER, {})
    await db.update(siteScripts).set({ approved: true })
    expect(await names(db)).toEqual([])
  })
})
