import { DAY, HOUR } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import type { Db } from '#platform/db.server.ts'
import { formatPaise } from '#platform/money.ts'
import { isAllowedMobile } from '#domain/contact/mobile.ts'
import { takeFromLimit } from '#domain/contact/throttle.server.ts'
import { fitsSms, sendMail, sendSms } from '#domain/messaging/send.server.ts'
import { clockText, openDaysText } from '#domain/settings/open-hours.ts'
import { findSetting } from '#domain/settings/settings.server.ts'
import { operatorNameOf, UNKNOWN_SITE } from '#domain/settings/settings.ts'
import { WEEKDAYS } from '#domain/settings/weekdays.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'
import type { CallersEnquiry, Enquiry } from './enquiry.ts'
import type { EnquirySource } from './source.ts'
import { timeText } from './time-text.ts'
import { partyWithAgesText } from '#domain/party/party.ts'

type AcknowledgementNeeds = { db: Db; clock: Clock; config: Pick<Config, 'publicUrl' | 'otpCountries' | 'codesBy'> }
type CalledFacts = { enquiry: CallersEnquiry; source: EnquirySource; reference: string; token: string }
/** Where a form came from, which machines change less easily than what they type. */
type Sender = { network: string; isStamped: boolean }
type AcknowledgementFacts = CalledFacts & Sender & { enquiry: Enquiry }

/** The form can be filled in with anybody's address: what it may send to one of them, from one network and in all. */
const MESSAGE_BUDGETS = {
  mailTo: { most: 3, per: DAY },
  mails: { most: 300, per: HOUR },
  smsTo: { most: 2, per: DAY },
  smsFrom: { most: 3, per: HOUR },
  smsFromUnstamped: { most: 1, per: HOUR },
  smses: { most: 120, per: HOUR },
  office: { most: 120, per: HOUR },
} as const

/**
 * Tells the visitor by mail and SMS that the enquiry has arrived, and the office what is in it, in the caller's transaction and within
 * budgets. Returns the outbox's ids. Nothing that was typed goes to an address nobody has verified to be theirs.
 */
export async function acknowledge(needs: AcknowledgementNeeds, said: AcknowledgementFacts): Promise<string[]> {
  const site = await findSetting(needs.db, 'site')
  const ids = [
    await mailVisitor(needs, said, site),
    await textVisitor(needs, { ...said, from: said }),
    await mailOffice(needs, said, site),
  ]
  return ids.filter((id) => id !== undefined)
}

/** The same to somebody on the telephone, wherever they can be reached; nobody of the office need be told. */
export async function acknowledgeCall(needs: AcknowledgementNeeds, said: CalledFacts): Promise<string[]> {
  const { email } = said.enquiry
  const site = await findSetting(needs.db, 'site')
  const mail =
    email === null ? undefined : await mailVisitor(needs, { ...said, enquiry: { ...said.enquiry, email } }, site)
  const sms = await textVisitor(needs, said)
  return [mail, sms].filter((id) => id !== undefined)
}

async function mailVisitor(
  { db, clock, config }: AcknowledgementNeeds,
  { enquiry, source, reference, token }: CalledFacts & { enquiry: Pick<Enquiry, 'email'> },
  site: SiteFacts | undefined,
): Promise<string | undefined> {
  const { mailTo, mails } = MESSAGE_BUDGETS
  if (!(await isWithin(db, clock, `mail to ${enquiry.email}`, mailTo))) return undefined
  if (!(await isWithin(db, clock, 'mails', mails))) return undefined
  const { opensAt, closesAt } = site ?? UNKNOWN_SITE
  const isOfOurs = source.kind !== 'contact' && source.kind !== 'search'
  const values = {
    site: operatorNameOf(site),
    reference,
    about: isOfOurs ? ` about ${source.name}` : '',
    hours: `${clockText(opensAt)} and ${clockText(closesAt)}`,
    days: daysOf(site ?? UNKNOWN_SITE),
    call: site?.bandPhone ? ` If it cannot wait, call ${site.bandPhone}.` : '',
    link: `${config.publicUrl}/enquiry/${token}`,
  }
  return (await sendMail(db, 'enquiry', { to: enquiry.email, values }))?.id
}

function daysOf(site: SiteFacts): string {
  const days = site.openDays.length === WEEKDAYS.length ? 'any day of the week' : openDaysText(site)
  return days && `, ${days}`
}

async function textVisitor(
  { db, clock, config }: AcknowledgementNeeds,
  { enquiry, reference, token, from }: CalledFacts & { from?: Sender },
): Promise<string | undefined> {
  if (config.codesBy !== 'sms') return undefined
  const sms = { reference, token, host: new URL(config.publicUrl).host }
  if (!isAllowedMobile(enquiry.mobile, config.otpCountries) || !fitsSms('enquiry', sms)) return undefined
  const { smsTo, smsFrom, smsFromUnstamped, smses } = MESSAGE_BUDGETS
  if (!(await isWithin(db, clock, `sms to ${enquiry.mobile}`, smsTo))) return undefined
  const most = from?.isStamped ? smsFrom : smsFromUnstamped
  if (from && !(await isWithin(db, clock, `sms from ${from.network}`, most))) return undefined
  if (!(await isWithin(db, clock, 'smses', smses))) return undefined
  return (await sendSms(db, 'enquiry', { to: enquiry.mobile, values: sms }))?.id
}

async function mailOffice(
  { db, clock, config }: AcknowledgementNeeds,
  { enquiry, source, reference }: AcknowledgementFacts,
  site: SiteFacts | undefined,
): Promise<string | undefined> {
  if (!site?.email || !(await isWithin(db, clock, 'office', MESSAGE_BUDGETS.office))) return undefined
  const facts: [string, string][] = [
    ['From', enquiry.name],
    ['Mobile', enquiry.mobile],
    ['E-mail', enquiry.email],
    ['About', source.kind === 'search' ? `a search for: ${source.name}` : source.name],
    ['Page', config.publicUrl + source.path],
    ['When', timeText(enquiry.time)],
    ['Who', enquiry.party ? partyWithAgesText(enquiry.party) : 'not said'],
    ['Budget', enquiry.budgetPaise === null ? 'not said' : formatPaise(enquiry.budgetPaise)],
  ]
  const values = { site: site.operatorName, reference, facts, message: enquiry.message }
  return (await sendMail(db, 'enquiry-office', { to: site.email, replyTo: enquiry.email, values }))?.id
}

async function isWithin(db: Db, clock: Clock, key: string, budget: { most: number; per: number }): Promise<boolean> {
  return (await takeFromLimit(db, clock, { key: `enquiry ${key}`, ...budget })).ok
}
