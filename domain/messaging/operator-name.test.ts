import { describe, expect } from 'vitest'
import { saveSetting } from '#domain/settings/settings.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { siteFacts } from '#tests/site-facts.ts'
import { write } from '#tests/write.ts'
import { isKind, KINDS } from './kinds.ts'
import { CHANNELS } from './message.ts'
import { listOutbox } from './outbox.server.ts'
import { sendSample } from './send.server.ts'
import { outbox } from './tables.ts'
import { findRegistration } from './templates.server.ts'

const NAME = 'Kerala Halts'

test('the colours of the operator are those of every mail (caught: a colour written into a mail)', async ({ db }) => {
  const colours = { action: '#7a1fa2', actionDark: '#e0b0ff', calm: '#1a3f8f', calmDark: '#9fc0ff', band: '#ffd54a' }
  await write(db, saveSetting, { key: 'brand', value: colours })
  for (const kind of Object.keys(KINDS).filter(isKind)) await sendSample(db, kind, 'email', 'somebody@example.org')
  const sheets = (await db.select().from(outbox)).map(({ html }) => html ?? '')
  expect(sheets.filter((html) => /#c4361a|#0e6668|#f59e2b/i.test(html))).toEqual([])
  for (const colour of [colours.action, colours.band, colours.actionDark])
    expect(sheets.some((html) => html.includes(colour))).toBe(true)
})

describe('the name of the operator', () => {
  test('is the only one in any message of the house (caught: a name written into the words of an SMS)', async ({
    db,
  }) => {
    await write(db, saveSetting, { key: 'site', value: { ...siteFacts, operatorName: NAME } })
    for (const kind of Object.keys(KINDS).filter(isKind))
      for (const channel of CHANNELS) await sendSample(db, kind, channel, 'somebody@example.org')
    const sent = await listOutbox(db, 200)
    expect(sent.length).toBeGreaterThan(20)
    expect(sent.filter((message) => /padav/i.test(JSON.stringify(message)))).toEqual([])
    expect(sent.filter(({ channel, body }) => channel === 'sms' && !body.includes(NAME))).toEqual([])
  })

  test('is part of the text registered on DLT (caught: words held against the name of before)', async ({ db }) => {
    const given = { code: { templateId: 'env', dltTemplateId: '1107000000000000009' } }
    const say = async (name: string) => {
      const body = `004271 is your ${name} verification code. It is valid for 2 minutes. Please do not share it with anyone. - ${name}`
      return typeof (await findRegistration(db, { kind: 'code', body }, given))
    }
    expect([await say('Padav'), await say(NAME)]).toEqual(['object', 'string'])
    await write(db, saveSetting, { key: 'site', value: { ...siteFacts, operatorName: NAME } })
    expect([await say('Padav'), await say(NAME)]).toEqual(['string', 'object'])
  })
})
