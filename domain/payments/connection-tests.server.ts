import { z } from 'zod'
import { ownAddress } from '#domain/accounts/message-test.server.ts'
import { command } from '#domain/audit/command.server.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import type { Carrier } from '#domain/messaging/carriers/carrier.ts'
import { drawMail } from '#domain/messaging/draw-mail.ts'
import { shippedMail, shippedSms } from '#domain/messaging/kinds.ts'
import type { Message } from '#domain/messaging/message.ts'
import { fillSms } from '#domain/messaging/sms.ts'
import { findTemplateRow, mailOf, smsOf } from '#domain/messaging/templates.server.ts'
import { samplesOf } from '#domain/messaging/words.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import { CONNECTIONS } from '#domain/settings/connections.ts'
import type { Connection, ConnectionTest } from '#domain/settings/connections.ts'
import { findSetting, putSetting } from '#domain/settings/settings.server.ts'
import { HOUR } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { Providers } from './provider.ts'

const MOST_AN_HOUR = 10
const ONE_RUPEE = 100

type Needs = { db: Db; clock: Clock; carrier: Carrier; providers: Providers }
type Refused = 'forbidden' | 'no-own-address' | 'no-gateway' | 'too-many-tests'

/**
 * Makes a real round trip to whoever carries mail or SMS, or collects money, and keeps what they said: a code to one's own verified address, or an order of
 * one rupee that nobody is asked to pay. Refuses `forbidden`, and more than ten an hour.
 */
export async function testConnection(
  needs: Needs,
  actor: Actor,
  which: Connection,
): Promise<Result<ConnectionTest, Refused>> {
  const allowed = demand(actor, 'settings.change')
  if (!allowed.ok || !actor) return refused('forbidden')
  const trip = await tripOf(needs, actor, which)
  if (!trip.ok) return trip
  const key = `connection tests ${isProgram(actor) ? actor.program : actor.id}`
  if (!(await takeFromLimit(needs.db, needs.clock, { key, most: MOST_AN_HOUR, per: HOUR })).ok)
    return refused('too-many-tests')
  // Outside any transaction: the other side may take its time.
  const said = await trip.value()
  const test: ConnectionTest = { ...said, at: needs.clock.now().toISOString() }
  const kept = await keepTest(needs, actor, { which, test })
  return kept.ok ? done(test) : refused('forbidden')
}

type Said = Pick<ConnectionTest, 'ok' | 'words'>

async function tripOf(
  { db, carrier, providers }: Needs,
  actor: NonNullable<Actor>,
  which: Connection,
): Promise<Result<() => Promise<Said>, 'no-own-address' | 'no-gateway'>> {
  if (which === 'gateway') {
    const { razorpay, simulator } = providers
    const gateway = razorpay ?? simulator
    return gateway ? done(() => openOneRupee(gateway)) : refused('no-gateway')
  }
  const to = await ownAddress(db, actor, which)
  if (!to) return refused('no-own-address')
  const message = await sampleCode(db, which, to)
  return done(() => deliver(carrier, message))
}

async function openOneRupee(gateway: NonNullable<Providers['razorpay']>): Promise<Said> {
  const order = { id: newId(), amountPaise: ONE_RUPEE, description: 'Test of the connection', returnPath: '/' }
  try {
    const { providerOrderId } = await gateway.createOrder({ ...order, closesAt: null })
    return { ok: true, words: `${gateway.name} opened the order ${providerOrderId} of ₹1.` }
  } catch (error) {
    return { ok: false, words: wordsOf(error) }
  }
}

async function deliver(carrier: Carrier, message: Message): Promise<Said> {
  const delivery = await carrier.deliver({ ...message, id: newId() })
  if (!delivery.ok) return { ok: false, words: `${delivery.reason}: ${delivery.detail}` }
  const isKept = carrier.leavesBodies.includes(message.channel)
  return { ok: true, words: isKept ? 'Kept in the outbox of the demo.' : 'Taken. It is on its way to you.' }
}

async function sampleCode(db: Db, channel: 'email' | 'sms', to: string): Promise<Message> {
  const site = await findOperatorName(db)
  const row = await findTemplateRow(db, 'code', channel)
  if (channel === 'email') {
    const mail = mailOf(shippedMail('code'), row)
    return { kind: 'code', channel, to, ...drawMail(mail, { ...samplesOf(mail.variables), site }) }
  }
  const sms = smsOf(shippedSms('code', site), row)
  const body = fillSms(sms, samplesOf(sms.variables) as Record<string, string>) ?? ''
  return { kind: 'code', channel, to, subject: sms.about, body }
}

function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}

const Kept = z.object({
  which: z.enum(CONNECTIONS),
  test: z.object({ ok: z.boolean(), words: z.string(), at: z.string() }),
})

const keepTest = command('settings.change', {
  input: Kept,
  tags: ['settings'],
  change: async ({ db }, { which, test }) => {
    const before = (await findSetting(db, 'connections')) ?? {}
    await putSetting(db, 'connections', { ...before, [which]: test })
    const subject = `setting:connection/${which}`
    return { ok: true, value: undefined, changes: [{ subject, before: before[which] ?? null, after: test }] }
  },
})
