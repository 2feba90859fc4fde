import { isCommonWord } from '#domain/search/language/common-words.ts'
import { phraseEnd, phrases, says } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** The pages of the site that answer what is no journey, by their addresses without the slash, and what they are asked by. */
const HELP: readonly { slug: string; said: Phrases }[] = [
  {
    slug: 'users/profile',
    said: phrases(
      'my booking, my bookings, my trips, my ticket, my tickets, my voucher, booking status, booking details, trip status, track booking, check booking, find booking, view booking, manage booking, modify booking, change date, change dates, date change, change name, name change, voucher, vouchers, e ticket, pnr, login, log in, logout, log out, sign in, signin, sign up, signup, register, registration, my account, my profile, account, password, forgot password, reset password',
    ),
  },
  {
    slug: 'refund-cancellation',
    said: phrases(
      'refund, refunds, refund policy, cancel, cancelling, cancellation, cancellation policy, cancel booking, money back, paisa wapas, paise wapas, reschedule, postpone',
    ),
  },
  {
    slug: 'payment-policy',
    said: phrases('gst invoice, gst bill, tax invoice, invoice, gstin, gst number'),
  },
  {
    slug: 'payments',
    said: phrases('payment, payments, pay, emi, upi, part payment, payment failed, receipt, how to pay'),
  },
  {
    slug: 'contact-us',
    said: phrases(
      'contact, contact number, contact us, phone number, phone, mobile number, customer care, customer care number, customer service, helpline, helpline number, whatsapp, whatsapp number, call, email, email id, complaint, office address, is it safe, safe for women, safe for woman, safe for girls, safe for ladies, safety, solo women, solo woman, solo female, solo girl, solo girls, solo lady, solo ladies, woman alone, women alone, emergency, emergency number',
    ),
  },
  {
    slug: 'terms-and-conditions',
    said: phrases(
      'passport, visa, id proof, id card, identity card, aadhaar, aadhar, documents, documents required, terms, terms and conditions, insurance',
    ),
  },
  { slug: 'privacy-policy', said: phrases('privacy, privacy policy, delete account, delete my account') },
  { slug: 'careers', said: phrases('job, jobs, career, careers, vacancy, vacancies') },
]
/** Said around what one needs help with. */
const BESIDE = phrases(
  'my, track, check, where, view, find, change, update, of, policy, status, number, no, online, not, received, required, when, back, money, failed, charge, charges, rules, process, form, support, help, service, download, require, do, does, if, after, before, amount, full, free, ticket, tickets',
)

/** "EMI tours" are looked for; "my trip" is booked already. */
const JOURNEYS = phrases(
  'tour, tours, trip, trips, package, packages, holiday, holidays, traveller, travellers, traveler, travelers',
)

/**
 * What a question asks of the site itself: the addresses of the pages that answer it, whether it asks for nothing else, and whether for nothing but tours, of
 * which no word tells which.
 */
type HelpAsked = { slugs: readonly string[]; isAll: boolean; isOfTours: boolean }

/** The pages that answer a question about refunds, payments, papers or how to reach us. */
export function helpAsked(text: string): HelpAsked {
  const tokens = tokensOf(text)
  const slugs = new Set<string>()
  let [isPlain, isOfTours] = [true, false]
  for (let at = 0; at < tokens.length;) {
    const found = helpAt(tokens, at)
    if (found) slugs.add(found.slug)
    else if (isJourney(tokens, at)) isOfTours = true
    else if (!isFiller(tokens, at)) isPlain = false
    at = found?.end ?? at + 1
  }
  const isAsked = isPlain && slugs.size > 0
  return { slugs: [...slugs], isAll: isAsked && !isOfTours, isOfTours: isAsked && isOfTours }
}

function helpAt(tokens: readonly Token[], at: number): { slug: string; end: number } | undefined {
  for (const { said, slug } of HELP) {
    const end = phraseEnd(tokens, at, said)
    if (end !== undefined) return { slug, end }
  }
  return undefined
}

function isJourney(tokens: readonly Token[], at: number): boolean {
  return phraseEnd(tokens, at, JOURNEYS) !== undefined && !says(tokens[at - 1], 'my', false)
}

function isFiller(tokens: readonly Token[], at: number): boolean {
  return phraseEnd(tokens, at, BESIDE) !== undefined || saysLittle(tokens[at]!)
}

function saysLittle({ spellings }: Token): boolean {
  return spellings.some(isCommonWord)
}

/** What is asked about a place: when to go, how to get there, what it costs, whether its height is borne. */
export type PlaceQuestion = 'when' | 'how' | 'price' | 'height'

const QUESTIONS: readonly [PlaceQuestion, Phrases][] = [
  [
    'when',
    phrases(
      'best time to visit, best time to go, best time for, best time, best month to visit, best month, best season, right time, when to visit, when to go, kab jana chahiye, kab jana, kab jaana, kab jaye, kab jaen, kab jayen, kab ghumne, kab ghumna, sahi samay, weather, mausam, temperature',
    ),
  ],
  [
    'how',
    phrases(
      'how to reach, how to go, how to get to, how do i reach, how can i reach, nearest airport, kaise jaye, kaise jaen, kaise jana, kaise jaana, kaise pahunche, kaise pahuche, kaise jayen',
    ),
  ],
  [
    'price',
    phrases('how much, kitna kharcha, kitna kharch, kitna, kitne paise, kitne rupaye, kitne ka, kharcha, cost of'),
  ],
  [
    'height',
    phrases(
      'acute mountain sickness, altitude sickness, ams, asthma, asthma patient, blood pressure, bp patient, breathing problem, breathing problems, breathless, heart patient, heart patients, heart problem, high bp, mountain sickness, oxygen, oxygen level, sugar patient',
    ),
  ],
]
/** "kitna din": how long, not how much. */
const COUNTED = phrases('din, days, day, log, raat, km, door, dur, time')

/** What a text asks about a place, and its words without the asking; undefined where it asks nothing. */
export function questionAsked(text: string): { question: PlaceQuestion; rest: string } | undefined {
  const tokens = tokensOf(text)
  for (let at = 0; at < tokens.length; at++)
    for (const [question, said] of QUESTIONS) {
      const end = phraseEnd(tokens, at, said)
      if (end !== undefined && phraseEnd(tokens, end, COUNTED) === undefined)
        return { question, rest: `${text.slice(0, tokens[at]!.from)} ${text.slice(tokens[end - 1]!.to)}`.trim() }
    }
  return undefined
}

/** The words to look for: not those that ask about a place, nor those of help with tours; a question that is all there is stays as it is. */
export function wordsToFind(words: string, isAlone: boolean): string {
  if (helpAsked(words).isOfTours) return ''
  const rest = questionAsked(words)?.rest
  return rest === undefined || (isAlone && tokensOf(rest).every(saysLittle)) ? words : rest
}
