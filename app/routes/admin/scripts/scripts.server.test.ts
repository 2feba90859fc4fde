import { expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { listHistory } from '#domain/audit/audit.server.ts'
import { readScriptSet, SCRIPTS_SUBJECT } from '#domain/settings/scripts-writing.server.ts'
import { SECOND, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { SCRIPT_DEEDS } from './scripts.server.ts'

const NOW = new Date('2026-11-23T06:30:00Z')
const ASHA = { id: 'asha', role: 'owner', provenAt: NOW } as const
const CHAT = { name: 'Chat', place: 'footer', snippet: '<script>start()</script>' }

async function open(db: Db) {
  await db.insert(users).values([
    { id: 'asha', name: 'Asha Rao', role: 'owner', email: 'asha@example.org' },
    { id: 'devika', name: 'Devika Nair', role: 'owner', email: 'devika@example.org' },
    { id: 'joseph', name: 'Joseph', role: 'owner', email: 'joseph@example.org', deletionRequestedAt: NOW },
    { id: 'kavya', name: 'Kavya', role: 'editor', email: 'kavya@example.org' },
  ])
  const config = { injectedScripts: { enabled: true, signingKey: 'k'.repeat(32) }, publicUrl: 'https://halts.example' }
  const clock = stoppedClock(NOW)
  const services = { db, clock, config } as never
  const told = new Set<string>()
  /** What a press of the page of scripts comes to, and the mails it sends. */
  return async (intent: string, fields: Record<string, string> = {}, actor: object = ASHA) => {
    clock.set(new Date(clock.now().getTime() + SECOND))
    const typed: Record<string, string> = { stood: stoodOf(await readScriptSet(db)), ...fields }
    const outcome = await SCRIPT_DEEDS[intent]!(
      services,
      actor as typeof ASHA,
      (name) => typed[name] ?? '',
      () => undefined,
    )
    const mails = (await listOutbox(db, 200)).filter(({ id }) => !told.has(id))
    for (const { id } of mails) told.add(id)
    return {
      ok: outcome.ok,
      to: mails.map(({ to }) => to).toSorted(),
      said: [...new Set(mails.map(({ body }) => body))],
    }
  }
}

test('every owner is mailed who put which script on, changed it, took it off or put it back, and nobody else (caught: a command called without its mail; who is leaving told too)', async ({
  db,
}) => {
  const press = await open(db)
  const owners = ['asha@example.org', 'devika@example.org']
  const told = async (what: string, pressed: ReturnType<typeof press>) => {
    const { ok, to, said } = await pressed
    expect([what, ok, to]).toEqual([what, true, owners])
    expect(said.join('\n')).toContain(what)
    expect(said.join('\n')).toContain('https://halts.example/admin/scripts')
    expect(said.join('\n')).toContain('Asha Rao')
  }
  expect(await press('look-custom', CHAT)).toEqual({ ok: true, to: [], said: [] })
  await told('Put on: Chat.', press('custom', CHAT))
  await told('Put on: Google Analytics', press('integrations', { 'google-analytics': 'G-4NB7QF2R9C' }))
  await told('Taken off: Google Analytics', press('integrations', { 'google-analytics': 'G-5NB7QF2R9C' }))
  const [chat] = Object.entries(await readScriptSet(db)).find(([, { name }]) => name === 'Chat') ?? []
  await told('Taken off: Chat.', press('off', { script: chat! }))
  await told('Taken off: Google Analytics', press('all-off'))
  const [latest] = await listHistory(db, SCRIPTS_SUBJECT)
  await told('Put on: Google Analytics', press('restore', { entry: latest!.id }))

  const foul = { ...CHAT, snippet: '<script src="http://a.test/"></script>' }
  expect(await press('custom', foul)).toEqual({ ok: false, to: [], said: [] })
  expect(await press('custom', CHAT, { id: 'kavya', role: 'editor', provenAt: NOW })).toEqual({
    ok: false,
    to: [],
    said: [],
  })
})
