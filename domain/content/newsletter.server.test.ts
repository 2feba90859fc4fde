import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE, stoppedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { confirmSubscription, leave, MOST_REQUESTS_AN_HOUR, requestSubscription } from './newsletter.server.ts'
import { newsletterSubscribers } from './tables.ts'

const START = new Date('2026-11-20T04:30:00Z').getTime()
const EMAIL = 'meera@example.org'

function bench(db: Db) {
  const clock = stoppedClock(new Date(START))
  const mails = async () => (await listOutbox(db, 1000)).toReversed()
  return {
    clock,
    mails,
    after: (duration: number) => clock.set(new Date(START + duration)),
    ask: (email: unknown = EMAIL) => requestSubscription(db, clock, { email, publicUrl: 'https://padav.example' }),
    confirm: (token: string) => confirmSubscription(db, clock, token),
    leave: (token: string) => leave(db, clock, token),
    rows: () => db.select().from(newsletterSubscribers),
    newestToken: async () => /confirm\?token=([\w-]+)/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? '',
  }
}

const OK = { ok: true, value: undefined }

describe('asking for the newsletter', () => {
  test('writes one waiting row and one mail with both links', async ({ db }) => {
    const { ask, rows, mails, newestToken } = bench(db)
    expect(await ask()).toEqual(OK)
    expect(await rows()).toMatchObject([
      { email: EMAIL, requestedAt: new Date(START), confirmedAt: null, leftAt: null },
    ])
    const [mail] = await mails()
    expect(mail).toMatchObject({ channel: 'email', to: EMAIL })
    for (const part of [mail?.body, mail?.html])
      for (const page of ['confirm', 'leave'])
        expect(part).toContain(`https://padav.example/newsletter/${page}?token=${await newestToken()}`)
  })

  test('keeps of the token only what cannot be turned back', async ({ db }) => {
    const { ask, rows, newestToken } = bench(db)
    await ask()
    const token = await newestToken()
    expect(Buffer.from(token, 'base64url').length).toBe(32)
    expect(JSON.stringify(await rows())).not.toContain(token)
    expect((await rows())[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('gives everyone another token', async ({ db }) => {
    const { ask, newestToken } = bench(db)
    const tokens = []
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) {
      await ask(email)
      tokens.push(await newestToken())
    }
    expect(new Set(tokens).size).toBe(3)
  })

  test('refuses what is no address', async ({ db }) => {
    const { ask, mails } = bench(db)
    const none = [
      '',
      ' ',
      'meera',
      'meera@',
      '@example.org',
      'a b@example.org',
      'a@example.org, b@example.org',
      'a@example.org\r\nBcc: b@example.org',
      `${'a'.repeat(250)}@example.org`,
      null,
      7,
      ['a@example.org'],
      { email: EMAIL },
    ]
    for (const typed of none) expect(await ask(typed)).toEqual({ ok: false, reason: 'invalid-email' })
    expect(await mails()).toEqual([])
  })

  test('knows one address however it is typed', async ({ db }) => {
    const { ask, rows, mails } = bench(db)
    for (const typed of [EMAIL, '  Meera@Example.org ', 'MEERA@EXAMPLE.ORG']) expect(await ask(typed)).toEqual(OK)
    expect((await rows()).map(({ email }) => email)).toEqual([EMAIL])
    expect((await mails()).length).toBe(1)
  })

  test('sends an address one mail in ten minutes, and the first link still works meanwhile', async ({ db }) => {
    const { ask, mails, after, newestToken, confirm } = bench(db)
    await ask()
    const first = await newestToken()
    after(10 * MINUTE - 1)
    expect(await ask()).toEqual(OK)
    expect((await mails()).length).toBe(1)
    after(10 * MINUTE)
    expect(await ask()).toEqual(OK)
    expect((await mails()).length).toBe(2)
    expect(await confirm(first)).toEqual({ ok: false, reason: 'unknown' })
    expect(await confirm(await newestToken())).toMatchObject({ ok: true })
  })

  test('answers a subscriber like a stranger, sends nothing and changes nothing', async ({ db }) => {
    const { ask, mails, after, newestToken, confirm, rows } = bench(db)
    await ask()
    await confirm(await newestToken())
    const before = await rows()
    after(2 * DAY)
    expect(await ask()).toEqual(OK)
    expect((await mails()).length).toBe(1)
    expect(await rows()).toEqual(before)
  })

  test('has a bound for each hour over all addresses, for known ones too', async ({ db }) => {
    const { ask, after, mails } = bench(db)
    for (let i = 0; i < MOST_REQUESTS_AN_HOUR; i++) await ask(`a${i}@example.org`)
    expect(await ask('one-more@example.org')).toEqual({ ok: false, reason: 'too-many' })
    expect(await ask('a0@example.org')).toEqual({ ok: false, reason: 'too-many' })
    expect((await mails()).length).toBe(MOST_REQUESTS_AN_HOUR)
    after(HOUR + 1)
    expect(await ask('one-more@example.org')).toEqual(OK)
  })
})

describe('confirming', () => {
  test('subscribes once; again it answers the same and changes nothing', async ({ db }) => {
    const { ask, after, newestToken, confirm, rows } = bench(db)
    await ask()
    const token = await newestToken()
    after(HOUR)
    expect(await confirm(token)).toEqual({ ok: true, value: { email: EMAIL } })
    after(30 * DAY)
    expect(await confirm(token)).toEqual({ ok: true, value: { email: EMAIL } })
    expect(await rows()).toMatchObject([{ confirmedAt: new Date(START + HOUR) }])
  })

  test('needs the token itself: no other, not its hash, not a part of it', async ({ db }) => {
    const { ask, newestToken, confirm, rows } = bench(db)
    await ask()
    const token = await newestToken()
    const hash = (await rows())[0]?.tokenHash ?? ''
    for (const wrong of ['', 'x', hash, token.slice(1), `${token} `, `${token}x`, token.toUpperCase()])
      expect(await confirm(wrong)).toEqual({ ok: false, reason: 'unknown' })
    expect(await rows()).toMatchObject([{ confirmedAt: null }])
  })

  test('is possible for seven days', async ({ db }) => {
    const { ask, after, newestToken, confirm } = bench(db)
    await ask()
    const token = await newestToken()
    after(7 * DAY)
    expect(await confirm(token)).toEqual({ ok: false, reason: 'expired' })
    after(7 * DAY - 1)
    expect(await confirm(token)).toMatchObject({ ok: true })
  })
})

describe('leaving', () => {
  test('is remembered, and an old link does not bring anyone back', async ({ db }) => {
    const { ask, after, newestToken, confirm, leave, rows } = bench(db)
    await ask()
    const token = await newestToken()
    await confirm(token)
    after(DAY)
    expect(await leave(token)).toEqual(OK)
    after(2 * DAY)
    expect(await leave(token)).toEqual(OK)
    expect(await confirm(token)).toEqual({ ok: false, reason: 'left' })
    expect(await rows()).toMatchObject([{ leftAt: new Date(START + DAY) }])
  })

  test('before confirming counts for more than a confirmation later that day', async ({ db }) => {
    const { ask, newestToken, confirm, leave, rows } = bench(db)
    await ask()
    const token = await newestToken()
    await leave(token)
    expect(await confirm(token)).toEqual({ ok: false, reason: 'left' })
    expect(await rows()).toMatchObject([{ confirmedAt: null }])
  })

  test('is possible before confirming and long after', async ({ db }) => {
    const { ask, after, newestToken, confirm, leave } = bench(db)
    await ask()
    const token = await newestToken()
    after(400 * DAY)
    expect(await leave(token)).toEqual(OK)
    expect(await confirm(token)).toEqual({ ok: false, reason: 'left' })
    expect(await leave('x')).toEqual({ ok: false, reason: 'unknown' })
  })

  test('leaves the way back open to the person, by a new mail', async ({ db }) => {
    const { ask, after, newestToken, confirm, leave, rows } = bench(db)
    await ask()
    await leave(await newestToken())
    after(DAY)
    expect(await ask()).toEqual(OK)
    expect(await rows()).toMatchObject([{ confirmedAt: null, leftAt: null }])
    expect(await confirm(await newestToken())).toMatchObject({ ok: true })
    expect(await rows()).toMatchObject([{ confirmedAt: new Date(START + DAY), leftAt: null }])
  })
})

describe('asking, in transactions of its own', () => {
  test('writes neither when one of them cannot be written', async ({ database }) => {
    const { ask, rows } = bench(database.db)
    await database.db.execute(sql`alter table outbox add constraint no_mail check (false) not valid`)
    await expect(ask()).rejects.toThrow('Failed query')
    await database.db.execute(sql`alter table outbox drop constraint no_mail`)
    expect(await rows()).toEqual([])
  })

  test('asked many times at once sends one mail', async ({ database }) => {
    const { ask, mails } = bench(database.db)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('burst@example.org')))
    expect(answers).toEqual(Array(10).fill(OK))
    expect((await mails()).filter(({ to }) => to === 'burst@example.org').length).toBe(1)
  })
})
