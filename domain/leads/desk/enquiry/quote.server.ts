import { z } from 'zod'
import type { Change } from '#domain/audit/audit.server.ts'
import { command } from '#domain/audit/command.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { HOLD_HOURS } from '#domain/bookings/booking.ts'
import type { NoHold } from '#domain/bookings/hold/hold.server.ts'
import { refuseHours } from '#domain/bookings/hold/hold-for-somebody.server.ts'
import { QuoteBody } from '#domain/bookings/quote/asked-by-call.ts'
import { makeQuote } from '#domain/bookings/quote/quotes.server.ts'
import type { QuoteNeeds, StoredQuote } from '#domain/bookings/quote/quotes.server.ts'
import { isAllowedMobile } from '#domain/contact/mobile.ts'
import { CHANNELS } from '#domain/messaging/message.ts'
import type { Channel } from '#domain/messaging/message.ts'
import { sendMail, sendSms } from '#domain/messaging/send.server.ts'
import type { SentMessage } from '#domain/messaging/send.server.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import type { Config } from '#platform/config.server.ts'
import { formatDate, formatDays, formatTime, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { formatPaise } from '#platform/money.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { changeEnquiry, lockEnquiry } from './change.server.ts'
import { endHoldsOf, holdQuote } from '#domain/leads/desk/held-quote.server.ts'
import { OPEN_STATES } from '#domain/leads/lead.ts'
import type { LeadEventFacts } from '#domain/leads/lead.ts'
import type { LeadRow } from '#domain/leads/lead-rows.server.ts'

/** What telling somebody a price needs besides what making it does. */
export type SendQuoteNeeds = Omit<QuoteNeeds, 'db' | 'clock'> & {
  keys: KeyRing
  config: Pick<Config, 'publicUrl' | 'otpCountries' | 'codesBy'>
}

/** What is quoted, to whom and by which channel. */
const SentQuote = z.object({
  reference: z.string().trim().min(1).max(20),
  seen: z.string().max(120),
  by: z.enum(CHANNELS, 'Say how it is to be sent.'),
  quote: QuoteBody,
  /** How long its seats wait; not at all of 0. */
  hours: z.union([z.literal(0), z.literal(HOLD_HOURS)], 'Choose how long the seats wait.').default(0),
})

type NotSent =
  | Extract<Awaited<ReturnType<typeof lockEnquiry>>, { ok: false }>['reason']
  | Extract<Awaited<ReturnType<typeof makeQuote>>, { ok: false }>['reason']
  | NoHold
  | 'not-from-here'
  | 'unclear-deed'

/**
 * Makes a quote in answer to an enquiry and sends it to whoever asked, in one transaction: there is no quote nobody was told of, and no message without its quote. For some hours its seats may be
 * held, as a booking of theirs to be paid: then they come in place of what an earlier quote held. Refuses what `makeQuote` and `holdSeats` do, 'changed-meanwhile', one that is not open
 * ('not-from-here'), and a channel that does not lead to them or more hours than one may ('unclear-deed').
 */
export const sendQuote = command<
  z.input<typeof SentQuote>,
  z.output<typeof SentQuote>,
  undefined,
  NotSent,
  SendQuoteNeeds
>('enquiries.work', {
  input: SentQuote,
  tags: [],
  change: async (needs, { reference, seen, by, quote: asked, hours }) => {
    const tooLong = refuseHours(needs.actor, hours)
    if (tooLong) return tooLong
    const found = await lockEnquiry(needs.db, reference, seen)
    if (!found.ok) return found
    const lead = found.value
    if (!OPEN_STATES.some((state) => state === lead.state)) return refused('not-from-here')
    // Seats that were held for them are theirs to be quoted anew.
    if (hours > 0) await endHoldsOf(needs.db, lead.id, asked.departure)
    const made = await makeQuote({ ...needs, hours }, asked)
    if (!made.ok) return refused(made.reason)
    const told =
      hours > 0 ? await tellHeld(needs, lead, made.value, { by, hours }) : await tell(needs, lead, made.value, by)
    if (!told.ok) return told
    const { ids, held, changes = [] } = told.value
    const { actor } = needs
    const change = {
      state: 'quoted' as const,
      messageIds: [...lead.messageIds, ...ids],
      assigneeId: lead.assigneeId ?? (isProgram(actor) ? null : actor.id),
    }
    const facts = { quote: factsOf(made.value, by), ...(held ? { held } : {}) }
    const written = await changeEnquiry(needs, lead, change, [{ kind: 'quoted', facts, quoteToken: made.value.token }])
    return { ...written, changes: [...written.changes, ...changes] }
  },
})

type ToldQuote = { ids: string[]; held?: LeadEventFacts['held']; changes?: Change[] }
type Outcome<Value, Reason extends string> = Result<Value, Reason> & { faults?: readonly Fault[] }
type NotTold = NoHold | 'unclear-deed'
type TellQuote = SendQuoteNeeds & { db: Db; actor: NonNullable<Actor> }

/** Sends the quote itself, which holds nothing. */
async function tell(
  needs: TellQuote,
  lead: LeadRow,
  quote: StoredQuote,
  by: Channel,
): Promise<Outcome<ToldQuote, NotTold>> {
  const sent = waysTo(needs.config, lead).includes(by) ? await WAYS[by](needs, lead, quote) : undefined
  return sent ? done({ ids: [sent.id] }) : amiss('by', 'That way leads to nobody.')
}

/** Holds its seats, and sends the link to pay for them: by e-mail, whose owner alone may open it. */
async function tellHeld(
  needs: TellQuote,
  lead: LeadRow,
  quote: StoredQuote,
  { by, hours }: { by: Channel; hours: number },
): Promise<Outcome<ToldQuote, NotTold>> {
  if (by !== 'email') return amiss('by', 'Where seats are held, the link goes by e-mail.')
  const held = await holdQuote(needs, lead, quote, hours)
  if (!held.ok) return held
  const { sent, seats, until, change } = held.value
  const ids = sent.map(({ id }) => id)
  return done({ ids, held: { seats, until: until.toISOString() }, changes: [change] })
}

function amiss(path: string, message: string) {
  return { ...refused('unclear-deed'), faults: [{ path, message }] }
}

/** By which channels a price reaches whoever asked. */
export function waysTo(
  { codesBy, otpCountries }: Pick<Config, 'otpCountries' | 'codesBy'>,
  { email, mobile }: Pick<LeadRow, 'email' | 'mobile'>,
): Channel[] {
  const isText = codesBy === 'sms' && mobile !== null && isAllowedMobile(mobile, otpCountries)
  return [...(email === null ? [] : (['email'] as const)), ...(isText ? (['sms'] as const) : [])]
}

function factsOf({ priced, totalPaise, expiresAt }: StoredQuote, by: Channel) {
  return { journey: priced.package.name, startsOn: priced.startsOn, totalPaise, until: expiresAt.toISOString(), by }
}

type Tell = (needs: SendQuoteNeeds & { db: Db }, lead: LeadRow, quote: StoredQuote) => Promise<SentMessage | undefined>

const WAYS: Record<Channel, Tell> = {
  email: async ({ db, config }, { reference, email }, { token, priced, totalPaise, expiresAt }) => {
    const [first] = priced.payments
    const facts: [string, string][] = [
      ['Dates', formatDays({ from: priced.startsOn, to: priced.endsOn })],
      ['From', priced.departureCity],
      ['Who', partyWithAgesText(priced.party)],
      ['Rooms', priced.roomsText],
      ['In all', formatPaise(totalPaise)],
      ...(first && priced.payments.length > 1 ? [['To book', formatPaise(first.amountPaise)] as [string, string]] : []),
    ]
    const values = {
      site: await findOperatorName(db),
      reference,
      journey: priced.package.name,
      date: formatDate(priced.startsOn),
      sum: formatPaise(totalPaise),
      until: `${formatDate(istDate(expiresAt))}, ${formatTime(expiresAt)}`,
      facts,
      link: `${config.publicUrl}/q/${token}`,
    }
    return sendMail(db, 'quote', { to: email!, values })
  },
  sms: async ({ db, config }, { reference, mobile }, { token, expiresAt }) => {
    const values = { reference, host: new URL(config.publicUrl).host, token, until: formatDate(istDate(expiresAt)) }
    return sendSms(db, 'quote', { to: mobile!, values })
  },
}
