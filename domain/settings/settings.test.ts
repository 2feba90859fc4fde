import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import type { Db } from '#platform/db.server.ts'
import { asProgram } from '#domain/audit/command.server.ts'
import { systemClock } from '#platform/clock.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { approveScript, listApprovedScripts, withdrawScript } from './scripts.server.ts'
import { findSetting, getSetting, saveSetting } from './settings.server.ts'
import type { HomeFooterEntry } from './settings.ts'
import { settings, siteScripts } from './tables.ts'

const signingKey = 'k'.repeat(32)
const OWNER = { id: 'asha', role: 'owner', provenAt: new Date() } as const
const policy = { enabled: true, signingKey }
const homeFooter: HomeFooterEntry[] = [
  {
    _id: 'themes',
    category: 'category3',
    name: 'Themed experiences',
    options: [{ _id: 'a', name: 'A', selectedItem: 'A', url: 'a' }],
  },
]

describe('settings', () => {
  test('are saved, replaced and read', async ({ db }) => {
    await write(db, saveSetting, { key: 'homeFooter', value: homeFooter })
    await write(db, saveSetting, { key: 'homeFooter', value: [{ ...homeFooter[0]!, name: 'Themes' }] })
    expect(await getSetting(db, 'homeFooter')).toEqual([{ ...homeFooter[0], name: 'Themes' }])
  })

  test('that nobody filled in are undefined, or thrown', async ({ db }) => {
    expect(await findSetting(db, 'site')).toBeUndefined()
    await expect(getSetting(db, 'site')).rejects.toThrow('the setting "site" is missing')
  })

  test('that do not fit are neither saved nor believed', async ({ db }) => {
    await expect(
      write(db, saveSetting, { key: 'homeFooter', value: [{ ...homeFooter[0]!, name: 7 as unknown as string }] }),
    ).rejects.toThrow('.name')
    await db.insert(settings).values({ key: 'homeFooter', value: 'broken' })
    await expect(getSetting(db, 'homeFooter')).rejects.toThrow('"array"')
  })
})

async function approve(db: Db, snippet: string) {
  return asProgram({ db, clock: systemClock, signingKey }, 'a test', approveScript, { place: 'footer', snippet })
}

describe('scripts', () => {
  test('are listed where they were approved for, with the hashes of their bodies', async ({ db }) => {
    const approved = await approve(db, '<b>x</b><script>start()</script>')
    const hash = createHash('sha256').update('start()').digest('base64')
    expect(await listApprovedScripts(db, 'footer', policy)).toEqual([
      {
        id: approved.id,
        place: 'footer',
        code: '<script>start()</script>',
        hashes: [hash],
        scriptOrigins: [],
        imageOrigins: [],
      },
    ])
    expect(await listApprovedScripts(db, 'header', policy)).toEqual([])
  })

  test('that are not clean are refused and not stored', async ({ db }) => {
    const snippet = '<script src="http://a.test/"></script>'
    const refusal = await approveScript({ db, clock: systemClock, signingKey }, OWNER, { place: 'header', snippet })
    expect(refusal).toEqual({ ok: false, reason: 'source-not-https' })
    expect(await db.select().from(siteScripts)).toEqual([])
  })

  test('are approved and withdrawn by owners alone (caught: a caller who was trusted to have asked)', async ({
    db,
  }) => {
    const { id } = await approve(db, '<script>start()</script>')
    const needs = { db, clock: systemClock, signingKey }
    for (const actor of [undefined, { id: 'e', role: 'editor' as const }, { id: 't', role: 'traveller' as const }]) {
      const given = { place: 'footer' as const, snippet: '<script>steal()</script>' }
      expect(await approveScript(needs, actor, given)).toEqual({ ok: false, reason: 'forbidden' })
      expect(await withdrawScript(needs, actor, id)).toEqual({ ok: false, reason: 'forbidden' })
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

  test('are gone once withdrawn', async ({ db }) => {
    const { id } = await approve(db, '<script>start()</script>')
    expect(await withdrawScript({ db, clock: systemClock }, OWNER, id)).toMatchObject({ ok: true })
    expect(await withdrawScript({ db, clock: systemClock }, OWNER, id)).toEqual({ ok: false, reason: 'unknown' })
    expect(await listApprovedScripts(db, 'footer', policy)).toEqual([])
  })
})
