import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { QuoteBody } from '#domain/bookings/priced-journey.ts'
import { makeQuote } from '#domain/bookings/quotes.server.ts'
import type { QuoteNeeds, StoredQuote } from '#domain/bookings/quotes.server.ts'
import { isAllowedMobile } from '#domain/contact/mobile.ts'
import { CHANNELS } from '#domain/messaging/message.ts'
import type { Channel } from '#domain/messaging/message.ts'
import { sendMail, sendSms } from '#domain/messaging/send.server.ts'
import type { Sent } from '#domain/messaging/send.server.ts'
import { partyWithAgesText } from '#domain/party/party.ts'
import { isProgram } from '#domain/policy/actor.ts'
import { findOperatorName } from '#domain/settings/operator-name.server.ts'
import type { Config } from '#platform/config.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { formatPaise } from '#platform/money.ts'
import { refused } from '#platform/result.ts'
import { changeEnquiry, lockEnquiry } from './enquiry-change.server.ts'
import { OPEN_STATES } from './lead.ts'
import type { LeadRow } from './lead-rows.server.ts'

/** What telling somebody a price needs besides what making it does. */
export type SendQuoteNeeds = Omit<QuoteNeeds, 'db' | 'clock'> & {
  config: Pick<Config, 'publicUrl' | 'otpCountries' | 'codesBy'>
}

/** What is quoted, to whom and by which channel. */
export const SentQuote = z.object({
  reference: z.string().trim().min(1).max(20),
  seen: z.string().max(120),
  by: z.enum(CHANNELS, 'Say how it is to be sent.'),
  quote: QuoteBody,
})

type NotSent =
  | Extract<Awaited<ReturnType<typeof lockEnquiry>>, { ok: false }>['reason']
  | Extract<Awaited<ReturnType<typeof makeQuote>>, { ok: false }>['reason']
  | 'not-from-here'
  | 'unclear-deed'

/**
 * Makes a quote in answer to an enquiry and sends it to whoever asked, in one transaction: there is no quote nobody was told of, and no message without its quote. Refuses what `makeQuote`
 * does, 'changed-meanwhile', one that is not open ('not-from-here'), and a channel that does not lead to them ('unclear-deed').
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
  change: async (needs, { reference, seen, by, quote: asked }) => {
    const found = await lockEnquiry(needs.db, reference, seen)
    if (!found.ok) return found
    const lead = found.value
    if (!OPEN_STATES.some((state) => state === lead.state)) return refused('not-from-here')
    const made = await makeQuote(needs, asked)
    if (!made.ok) return refused(made.reason)
    const sent = waysTo(needs.config, lead).includes(by) ? await WAYS[by](needs, lead, made.value) : undefined
    if (!sent) return { ...refused('unclear-deed'), faults: [{ path: 'by', message: 'That way leads to nobody.' }] }
    const { actor } = needs
    const change = {
      state: 'quoted' as const,
      messageIds: [...lead.messageIds, sent.id],
      assigneeId: lead.assigneeId ?? (isProgram(actor) ? null : actor.id),
    }
    const facts = { quote: factsOf(made.value, by) }
    return changeEnquiry(needs, lead, change, [{ kind: 'quoted', facts, quoteToken: made.value.token }])
  },
})

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

type Tell = (needs: SendQuoteNeeds & { db: Db }, lead: LeadRow, quote: StoredQuote) => Promise<Sent | undefined>

const WAYS: Record<Channel, Tell> = {
  email: async ({ db, config }, { reference, email }, { token, priced, totalPaise, expiresAt }) => {
    const [first] = priced.payments
    const facts: [string, string][] = [
      ['Dates', `${formatDate(priced.startsOn)} to ${formatDate(priced.endsOn)}`],
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
