import { z } from 'zod'
import { PLAIN_LINE } from '#domain/contact/plain-text.ts'
import { CONTACT_FAULTS } from '#domain/contact/fault-words.ts'
import { readMobile } from '#domain/contact/mobile.ts'

export const DOCUMENT_PAPERS = ['aadhaar', 'passport', 'voter', 'licence'] as const
export type DocumentPaper = (typeof DOCUMENT_PAPERS)[number]
export const PAPER_NAMES: Record<DocumentPaper, string> = {
  aadhaar: 'Aadhaar',
  passport: 'Passport',
  voter: 'Voter ID',
  licence: 'Driving licence',
}

const FORMS: Record<DocumentPaper, RegExp> = {
  aadhaar: /^\d{12}$/,
  // Indian ones have eight signs; guests from abroad have others.
  passport: /^[A-Z0-9]{6,12}$/,
  voter: /^[A-Z]{3}\d{7}$/,
  licence: /^[A-Z]{2}[A-Z0-9]{8,16}$/,
}

/** How much of a number is ever shown again: enough to know which it is. */
export const SHOWN_DIGITS = 4
/** What the days of travel need is forgotten so long after them. */
export const FORGET_DETAILS_AFTER_DAYS = 30

const NOTE = z
  .string()
  .trim()
  .max(200, 'Please use at most 200 letters.')
  .regex(PLAIN_LINE, 'Please use letters and digits.')

const PAPER = z
  .object({ paper: z.enum(['', ...DOCUMENT_PAPERS], 'Please choose which document it is.'), number: z.string() })
  .transform(({ paper, number }, context) => {
    const fault = (field: 'paper' | 'number', message: string) => {
      context.addIssue({ code: 'custom', path: [field], message })
      return z.NEVER
    }
    const plain = number.replaceAll(/[\s-]/g, '').toUpperCase()
    if (paper === '') return plain === '' ? null : fault('paper', 'Please choose which document it is.')
    // Left empty it stays as it was given before.
    if (plain === '' || FORMS[paper].test(plain)) return { paper, number: plain }
    return fault('number', `That is no number of ${PAPER_NAMES[paper]}.`)
  })

/** What one traveller gives later: a document for permits and hotels, and what they eat. */
const TravellerDetail = z.object({ document: PAPER, meals: NOTE })
const Emergency = z.object({ name: NOTE, mobile: z.string().trim() }).transform(({ name, mobile }, context) => {
  if (name === '' && mobile === '') return null
  const read = readMobile(mobile)
  if (name.length < 2) context.addIssue({ code: 'custom', path: ['name'], message: 'Please enter a name.' })
  if (!read) context.addIssue({ code: 'custom', path: ['mobile'], message: CONTACT_FAULTS.mobile })
  return { name, mobile: read ?? '' }
})

export const LaterDetails = z.object({ travellers: z.array(TravellerDetail).max(60), emergency: Emergency })
export type LaterDetails = z.infer<typeof LaterDetails>

/** Who is called if something happens. */
export type EmergencyContact = { name: string; mobile: string }
