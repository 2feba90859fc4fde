import { isCommonWord } from '#domain/search/language/common-words.ts'
import { phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** A page of the site that answers what is no journey: its address without the slash, its name and what it says. */
export type HelpPage = { slug: string; name: string; says: string }

const HELP: readonly { page: HelpPage; said: Phrases }[] = [
  {
    page: {
      slug: 'refund-cancellation',
      name: 'Refund & Cancellation',
      says: 'What comes back when, for tours, treks and cars.',
    },
    said: phrases(
      'refund, refunds, refund policy, cancel, cancelling, cancellation, cancellation policy, cancel booking, money back, paisa wapas, paise wapas, reschedule, postpone',
    ),
  },
  {
    page: { slug: 'payment-policy', name: 'Payment Policy', says: 'Taxes and invoices, due dates, confirmation.' },
    said: phrases('gst invoice, gst bill, tax invoice, invoice, gstin, gst number'),
  },
  {
    page: { slug: 'payments', name: 'Payments', says: 'Ways to pay, paying in parts, and the papers you receive.' },
    said: phrases('payment, payments, pay, emi, upi, part payment, payment failed, receipt, how to pay'),
  },
  {
    page: { slug: 'contact-us', name: 'Contact us', says: 'Numbers, hours and the address.' },
    said: phrases(
      'contact, contact number, contact us, phone number, phone, mobile number, customer care, customer care number, customer service, helpline, helpline number, whatsapp, whatsapp number, call, email, email id, complaint, office address',
    ),
  },
  {
    page: {
      slug: 'terms-and-conditions',
      name: 'Terms and Conditions',
      says: 'Under 3: names, identity cards and permits before departure.',
    },
    said: phrases(
      'passport, visa, id proof, id card, identity card, aadhaar, aadhar, documents, documents required, terms, terms and conditions, insurance',
    ),
  },
  {
    page: { slug: 'privacy-policy', name: 'Privacy Policy', says: 'What we keep of you and for how long.' },
    said: phrases('privacy, privacy policy, delete account, delete my account'),
  },
  {
    page: { slug: 'careers', name: 'Careers', says: 'Work with us.' },
    said: phrases('job, jobs, career, careers, vacancy, vacancies'),
  },
]
/** Said around what one needs help with. */
const BESIDE = phrases(
  'my, policy, status, number, no, online, not, received, required, when, back, money, failed, charge, charges, rules, process, form, support, help, service, download, require, do, does, if, after, before, amount, full, free, ticket, tickets',
)

/** What a question asks of the site itself: the pages that answer it, and whether it asks for nothing else. */
export type HelpAsked = { pages: readonly HelpPage[]; isAll: boolean }

/** The pages that answer a question about refunds, payments, papers or how to reach us. */
export function helpAsked(text: string): HelpAsked {
  const tokens = tokensOf(text)
  const pages = new Set<HelpPage>()
  let isAll = true
  for (let at = 0; at < tokens.length;) {
    const found = helpAt(tokens, at)
    if (found) pages.add(found.page)
    else if (!isFiller(tokens, at)) isAll = false
    at = found?.end ?? at + 1
  }
  return { pages: [...pages], isAll: isAll && pages.size > 0 }
}

function helpAt(tokens: readonly Token[], at: number): { page: HelpPage; end: number } | undefined {
  for (const { said, page } of HELP) {
    const end = phraseEnd(tokens, at, said)
    if (end !== undefined) return { page, end }
  }
  return undefined
}

function isFiller(tokens: readonly Token[], at: number): boolean {
  return phraseEnd(tokens, at, BESIDE) !== undefined || tokens[at]!.spellings.some(isCommonWord)
}

/** What is asked about a place: when to go, how to get there, what it costs. */
export type PlaceQuestion = 'when' | 'how' | 'price'

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
