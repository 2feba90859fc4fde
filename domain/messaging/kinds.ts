import type { MailFacts, MessageKind, MailTemplate, SmsTemplate } from './kind.ts'
import { ACCOUNT_KINDS } from './kinds/account.ts'
import { BOOKING_KINDS } from './kinds/booking.ts'
import { FRIEND_KINDS } from './kinds/friends.ts'
import { JOURNEY_KINDS } from './kinds/journey.ts'
import { MONEY_KINDS } from './kinds/money.ts'
import { SALES_KINDS } from './kinds/sales.ts'

/** Every message the house sends, in the order the office lists them. A new one is an entry in one of these lists. */
export const KINDS = {
  ...BOOKING_KINDS,
  ...JOURNEY_KINDS,
  ...MONEY_KINDS,
  ...FRIEND_KINDS,
  ...SALES_KINDS,
  ...ACCOUNT_KINDS,
} as const
export type KindName = keyof typeof KINDS

type With<Channel extends 'email' | 'sms'> = {
  [Name in KindName]: (typeof KINDS)[Name] extends Record<Channel, unknown> ? Name : never
}[KindName]
export type MailName = With<'email'>
export type SmsName = With<'sms'>

type ValuesOf<Template> = Template extends { variables: infer Variables }
  ? { [Name in keyof Variables]: Variables[Name] extends { is: 'facts' } ? MailFacts : string }
  : never
/** What the gaps of a kind's mail are filled with. */
export type MailValues<Name extends MailName> = (typeof KINDS)[Name] extends { email: infer Mail }
  ? ValuesOf<Mail>
  : never
/** What the gaps of a kind's SMS are filled with. */
export type SmsValues<Name extends SmsName> = (typeof KINDS)[Name] extends { sms: infer Sms } ? ValuesOf<Sms> : never

/** Whether a word is a kind's name. */
export function isKind(name: string): name is KindName {
  return Object.hasOwn(KINDS, name)
}

/** Whether a kind goes out by SMS. */
export function hasSms(name: KindName): name is SmsName {
  return 'sms' in KINDS[name]
}

/** A kind of message by its name. */
export function kindOf(name: KindName): MessageKind {
  return KINDS[name]
}

/** A kind's mail as shipped. */
export function shippedMail(name: MailName): MailTemplate {
  return KINDS[name].email
}

/** A kind's SMS as shipped, with the name of the site in its words: no gap of the register, but part of what is registered. */
export function shippedSms(name: SmsName, site: string): SmsTemplate {
  const { sms } = KINDS[name]
  return { ...sms, words: sms.words.replaceAll('{site}', site) }
}
