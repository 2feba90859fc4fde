import { z } from 'zod'
import { ownAddress } from '#domain/accounts/message-test.server.ts'
import { command } from '#domain/audit/command.server.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import type { Carrier } from '#domain/messaging/carriers/carrier.ts'
import { drawMail } from '#domain/messaging/draw-mail.ts'
import { shippedSms } from '#domain/messaging/kinds.ts'
import type { Message } from '#domain/messaging/message.ts'
import { fillSms } from '#domain/messaging/sms.ts'
import { findTemplateRow, smsOf } from '#domain/messaging/templates.server.ts'
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
import { describeOrder } from './order-words.ts'
import { addOrder, noteProviderOrder } from './orders.server.ts'
import { PROVIDERS } from './payment.ts'
import type { PaymentProvider, Providers } from './provider.ts'

const MOST_AN_HOUR = 10
const ONE_RUPEE = 100

type Needs = { db: Db; clock: Clock; carrier: Carrier; providers: Providers }
type RefusedTest = 'forbidden' | 'no-own-address' | 'no-gateway' | 'too-many-tests'

/**
 * Makes a real round trip to whoever carries mail or SMS, or collects money, and keeps what they said: a test to one's own verified address, or an order of
 * one rupee, which goes back by itself once it is paid (`listTrials`). Refuses `forbidden`, and more than ten an hour.
 */
export async function testConnection(
  needs: Needs,
  actor: Actor,
  which: Connection,
): Promise<Result<ConnectionTest, RefusedTest>> {
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

type SaidOutcome = Pick<ConnectionTest, 'ok' | 'words'>

async function tripOf(
  needs: Needs,
  actor: NonNullable<Actor>,
  which: Connection,
): Promise<Result<() => Promise<SaidOutcome>, 'no-own-address' | 'no-gateway'>> {
  const { db, carrier } = needs
  if (which === 'gateway') {
    const { razorpay, simulator } = needs.providers
    const gateway = razorpay ?? simulator
    return gateway ? done(() => openOneRupee(needs, actor, gateway)) : refused('no-gateway')
  }
  const to = await ownAddress(db, actor, which)
  if (!to) return refused('no-own-address')
  const message = await sampleMessage(db, which, to)
  return done(() => deliver(carrier, message))
}

/** Written down before the gateway hears of it, as every order is: what is paid for it is the books' own. */
async function openOneRupee(needs: Needs, actor: Actor, gateway: PaymentProvider): Promise<SaidOutcome> {
  const opened = await openTrial(needs, actor, { provider: gateway.name })
  if (!opened.ok) throw new Error(`the gateway cannot be tried: ${opened.reason}`)
  const order = opened.value
  const asked = { id: order.id, amountPaise: order.amountPaise, description: describeOrder(order, null) }
  try {
    const made = await gateway.createOrder({ ...asked, returnPath: `/payments/return/${order.id}`, closesAt: null })
    await noteProviderOrder(needs.db, order.id, made)
    return { ok: true, words: `${gateway.name} opened the order ${made.providerOrderId} of ₹1.` }
  } catch (error) {
    return { ok: false, words: wordsOf(error) }
  }
}

const openTrial = command('settings.change', {
  input: z.object({ provider: z.enum(PROVIDERS) }),
  tags: [],
  change: async ({ db }, { provider }) => {
    const asked = { bookingId: null, provider, parts: [], share: null, amountPaise: ONE_RUPEE, closesAt: null }
    const order = await addOrder(db, asked)
    const after = { provider, amountPaise: ONE_RUPEE }
    return { ok: true, value: order, changes: [{ subject: `order:${order.id}`, before: null, after }] }
  },
})

async function deliver(carrier: Carrier, message: Message): Promise<SaidOutcome> {
  const delivery = await carrier.deliver({ ...message, id: newId() })
  if (!delivery.ok) return { ok: false, words: `${delivery.reason}: ${delivery.detail}` }
  const isKept = carrier.leavesBodies.includes(message.channel)
  return { ok: true, words: isKept ? 'Kept in the outbox of the demo.' : 'Taken. It is on its way to you.' }
}

/** Of an SMS only registered words go out: there the test is a code. */
const TEST_MAIL = {
  variables: { site: { says: 'the name of the site', sample: 'Padav' } },
  subject: 'A test mail of {site}',
  words: 'This is a test: mail of {site} arrives. Nothing is to be done about it.',
}

async function sampleMessage(db: Db, channel: 'email' | 'sms', to: string): Promise<Message> {
  const site = await findOperatorName(db)
  if (channel === 'email') return { kind: 'code', channel, to, ...drawMail(TEST_MAIL, { site }) }
  const row = await findTemplateRow(db, 'code', channel)
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
