import type { CalendarDate } from '#platform/dates.ts'
import { addDays, daysBetween, monthOf } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import { rupees } from '#platform/money.ts'
import { makeParty } from '#domain/party/party.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { fullMobile } from '#domain/contact/full-mobile.ts'
import { readMobile } from '#domain/contact/mobile.ts'

export const ENQUIRY_FIELDS = [
  'name',
  'mobile',
  'email',
  'month',
  'from',
  'until',
  'adults',
  'ages',
  'budget',
  'message',
] as const
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number]

/** When somebody wants to travel: `month` as YYYY-MM. */
export type EnquiryTime =
  | { kind: 'dates'; startsOn: CalendarDate; endsOn: CalendarDate | null }
  | { kind: 'month'; month: string }
  | { kind: 'open' }
/** Who would travel; of children the ages in years, oldest first, and nothing else. */
export type EnquiryParty = { adults: number; ages: number[] }

/** What somebody asks of us; the mobile is E.164, the e-mail lower case, the budget for all of them together. */
export type Enquiry = CallersEnquiry & { email: string }
/** The same of somebody on the telephone, who may have no e-mail. */
export type CallersEnquiry = {
  name: string
  mobile: string
  email: string | null
  time: EnquiryTime
  party: EnquiryParty | null
  budgetPaise: Paise | null
  message: string
}

export type EnquiryFault =
  | 'name-missing'
  | 'name-long'
  | 'mobile-missing'
  | 'mobile-wrong'
  | 'email-missing'
  | 'email-wrong'
  | 'month-wrong'
  | 'month-twice'
  | 'date-wrong'
  | 'date-past'
  | 'date-far'
  | 'date-alone'
  | 'dates-turned'
  | 'adults-wrong'
  | 'ages-wrong'
  | 'ages-alone'
  | 'party-large'
  | 'budget-wrong'
  | 'message-long'
export type EnquiryFaults = Partial<Record<EnquiryField, EnquiryFault>>

export const LONGEST_NAME = 80
export const LONGEST_MESSAGE = 2000
const FARTHEST_DAYS = 730
const MOST_BUDGET = rupees(1_00_00_000)

const ADULT_FAULTS = { 'no-adult': 'adults-wrong', 'too-many': 'party-large', 'bad-rooms': 'adults-wrong' } as const

type TypedEnquiry = Record<EnquiryField, string>
type Fault = (field: EnquiryField, fault: EnquiryFault) => undefined

type Read<Of> = { ok: true; value: Of } | { ok: false; faults: EnquiryFaults }

/** What was typed into the form → an enquiry, or every field's fault at once. `today` is the date in India. */
export function readEnquiry(form: Record<string, unknown>, today: CalendarDate): Read<Enquiry> {
  const read = readCallersEnquiry(form, today)
  const missing: EnquiryFaults = typedIn(form).email === '' ? { email: 'email-missing' } : {}
  if (!read.ok) return { ok: false, faults: { ...read.faults, ...missing } }
  const { email } = read.value
  return email === null ? { ok: false, faults: missing } : { ok: true, value: { ...read.value, email } }
}

/** The same of what somebody says on the telephone: without an e-mail it is an enquiry too. */
export function readCallersEnquiry(form: Record<string, unknown>, today: CalendarDate): Read<CallersEnquiry> {
  const typed = typedIn(form)
  const faults: EnquiryFaults = {}
  const fault: Fault = (field, reason) => void (faults[field] ??= reason)
  const name = readName(typed, fault)
  const mobile =
    readMobile(fullMobile(typed.mobile, dialIn(form))) ??
    fault('mobile', typed.mobile === '' ? 'mobile-missing' : 'mobile-wrong')
  const email = typed.email === '' ? null : (EmailAddress.safeParse(typed.email).data ?? fault('email', 'email-wrong'))
  const time = readTime(typed, today, fault)
  const party = readParty(typed, fault)
  const budgetPaise = readBudget(typed, fault)
  if (typed.message.length > LONGEST_MESSAGE) fault('message', 'message-long')
  if (Object.keys(faults).length > 0 || !name || !mobile || email === undefined || !time) return { ok: false, faults }
  return {
    ok: true,
    value: {
      name,
      mobile,
      email,
      time,
      party: party ?? null,
      budgetPaise: budgetPaise ?? null,
      message: typed.message,
    },
  }
}

/** The fields of a form as text, trimmed. */
export function typedIn(form: Record<string, unknown>): TypedEnquiry {
  const entries = ENQUIRY_FIELDS.map((field) => {
    const value = textOf(form[field], field)
    return [field, value.replace(/\r\n?/g, '\n').trim()] as const
  })
  return Object.fromEntries(entries) as TypedEnquiry
}

/** What a program sends as a number says what its digits say, and so does a list of ages: nothing of them may be lost without a word. */
function textOf(value: unknown, field: (typeof ENQUIRY_FIELDS)[number]): string {
  const said = (field === 'ages' && Array.isArray(value) ? value : [value]) as unknown[]
  return said.filter((one) => typeof one === 'string' || typeof one === 'number').join(', ')
}

/** The calling code chosen beside the mobile; empty where there was nothing to choose. */
export function dialIn({ dial }: Record<string, unknown>): string {
  return typeof dial === 'string' && /^\d{1,3}$/.test(dial) ? dial : ''
}

function readName({ name }: TypedEnquiry, fault: Fault): string | undefined {
  const plain = name.replace(/\s+/g, ' ')
  if (plain === '') return fault('name', 'name-missing')
  return plain.length > LONGEST_NAME ? fault('name', 'name-long') : plain
}

function readTime(typed: TypedEnquiry, today: CalendarDate, fault: Fault): EnquiryTime | undefined {
  const startsOn = readDate(typed.from, today, 'from', fault)
  const endsOn = readDate(typed.until, today, 'until', fault)
  const month = readMonth(typed.month, today, fault)
  if (typed.until !== '' && typed.from === '') return fault('from', 'date-alone')
  if (startsOn && endsOn && endsOn < startsOn) return fault('until', 'dates-turned')
  if (startsOn && month && monthOf(startsOn) !== monthOf(`${month}-01`)) return fault('month', 'month-twice')
  if (startsOn) return { kind: 'dates', startsOn, endsOn: endsOn ?? null }
  return month ? { kind: 'month', month } : { kind: 'open' }
}

function readDate(text: string, today: CalendarDate, field: EnquiryField, fault: Fault): CalendarDate | undefined {
  if (text === '') return undefined
  if (!/^20\d\d-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text)) || addDays(text, 0) !== text)
    return fault(field, 'date-wrong')
  if (text < today) return fault(field, 'date-past')
  return daysBetween(today, text) > FARTHEST_DAYS ? fault(field, 'date-far') : text
}

/** A month by its number is the next one of that name, this one included; programs write 2026-12. */
function readMonth(text: string, today: CalendarDate, fault: Fault): string | undefined {
  if (text === '') return undefined
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) {
    if (text < today.slice(0, 7)) return fault('month', 'month-wrong')
    return daysBetween(today, `${text}-01`) > FARTHEST_DAYS ? fault('month', 'date-far') : text
  }
  if (!/^([1-9]|1[0-2])$/.test(text)) return fault('month', 'month-wrong')
  const year = Number(today.slice(0, 4)) + (Number(text) < monthOf(today) ? 1 : 0)
  return `${year}-${text.padStart(2, '0')}`
}

function readParty({ adults, ages }: TypedEnquiry, fault: Fault): EnquiryParty | undefined {
  const children = readAges(ages)
  if (!children) return fault('ages', 'ages-wrong')
  if (adults === '') return children.length > 0 ? fault('adults', 'ages-alone') : undefined
  const party = makeParty(/^\d{1,2}$/.test(adults) ? Number(adults) : 0, children)
  if (party.ok) return { adults: party.value.adults, ages: [...party.value.ages] }
  return party.reason === 'bad-age' ? fault('ages', 'ages-wrong') : fault('adults', ADULT_FAULTS[party.reason])
}

/** "9, 6", "9-6" or "9 and 6". */
function readAges(text: string): number[] | undefined {
  if (text === '') return []
  if (!/^\d{1,2}((\s|,|-|\/|&|and)+\d{1,2})*$/i.test(text)) return undefined
  return (text.match(/\d+/g) ?? []).map(Number)
}

const UNITS: Record<string, number> = { '': 1, k: 1_000, thousand: 1_000, lakh: 1_00_000, lac: 1_00_000 }

/** "₹60,000", "60k" or "1.5 lakh". */
function readBudget({ budget }: TypedEnquiry, fault: Fault): Paise | undefined {
  if (budget === '') return undefined
  const plain = budget.toLowerCase().replace(/₹|rs\.?|inr|,|\s|\/-$/g, '')
  const [, amount = '', unit = ''] = /^(\d{1,8}(?:\.\d{1,2})?)(k|thousand|lakh|lac)?s?$/.exec(plain) ?? []
  const paise = rupees(Math.round(Number(amount) * UNITS[unit]!))
  return amount !== '' && paise > 0 && paise <= MOST_BUDGET ? paise : fault('budget', 'budget-wrong')
}
