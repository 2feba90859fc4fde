import { z } from 'zod'
import { isNameLike, isPrintable } from '#domain/contact/plain-text.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { CONTACT_FAULTS } from '#domain/contact/fault-words.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import type { Party } from '#domain/party/party.ts'
import { ADULT_AGE } from '#domain/party/party.ts'
import type { Result } from '#platform/result.ts'
import { done } from '#platform/result.ts'
import type { Contact, Traveller } from '#domain/bookings/booking.ts'

/** Somebody's name, as it was typed. */
export const NameTyped = z
  .string()
  .trim()
  .normalize('NFC')
  .min(2, 'Please enter the full name.')
  .max(100, 'A name has at most 100 letters.')
  .refine((name) => name.length < 2 || isNameLike(name), 'Please enter a name in letters.')
  .refine(
    (name) => !isNameLike(name) || isPrintable(name),
    'Please write it as on the identity document, in Latin letters (A to Z, accents too) or in Devanagari: our papers can print no others.',
  )

const AGE = 'Please enter an age in whole years.'

/** A mobile, as it was typed; it becomes E.164. */
export const MobileTyped: z.ZodType<string, string> = z.string().transform((typed, context) => {
  const mobile = readMobile(typed)
  if (mobile) return mobile
  context.addIssue({ code: 'custom', message: CONTACT_FAULTS.mobile })
  return z.NEVER
})

/** An e-mail, as it was typed; it becomes lower case. */
export const EmailTyped: z.ZodType<string, string> = z.string().transform((typed, context) => {
  const read = EmailAddress.safeParse(typed)
  if (read.success) return read.data
  context.addIssue({ code: 'custom', message: CONTACT_FAULTS.email })
  return z.NEVER
})

/** Who books, as it was typed; the e-mail becomes lower case. */
export const ContactBody: z.ZodType<Contact> = z.object({ name: NameTyped, mobile: MobileTyped, email: EmailAddress })

export const TravellerBody: z.ZodType<Traveller> = z.object({
  name: NameTyped,
  age: z.number(AGE).int(AGE).min(0, AGE).max(120, AGE),
})

/** Who books and who travels, together. */
export const PartyBody = z.object({ contact: ContactBody, travellers: z.array(TravellerBody).max(60) })

/** What is wrong with what was typed, in words by field, as `travellers.2.age`. */
export type Faults = Record<string, string>

/** The first fault of each field, in words; the field of a whole body is `body`. */
export function faultsOf({ issues }: z.ZodError): Faults {
  const worded = (path: string, message: string) => (path.endsWith('email') ? CONTACT_FAULTS.email : message)
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.join('.') || 'body', worded(path.join('.'), message)]).toReversed(),
  )
}

/**
 * The travellers of a party: as many as were priced, every child of the age it was priced at. Gives them adults first, then the children from the
 * oldest down; or what does not fit.
 */
export function seatTravellers(
  named: readonly Traveller[],
  { adults, ages }: Pick<Party, 'adults' | 'ages'>,
): Result<Traveller[], 'invalid-travellers'> & { faults?: Faults } {
  const { faults, missing } = matchAges(named, ages)
  const grown = named.filter(({ age }) => age >= ADULT_AGE).length
  if (Object.keys(faults).length === 0 && named.length !== adults + ages.length)
    faults['travellers'] = miscounted(named.length, adults + ages.length)
  else if (Object.keys(faults).length === 0 && grown > adults) Object.assign(faults, tooOld(named, adults, missing))
  if (Object.keys(faults).length > 0) return { ok: false, reason: 'invalid-travellers', faults }
  const byAge = named.filter(({ age }) => age < ADULT_AGE).toSorted((one, other) => other.age - one.age)
  return done([...named.filter(({ age }) => age >= ADULT_AGE), ...byAge])
}

/** Whoever is named as an adult beyond those that were priced, each in the place of a child. */
function tooOld(named: readonly Traveller[], adults: number, missing: readonly number[]): Faults {
  const grown = [...named.keys()].filter((at) => named[at]!.age >= ADULT_AGE).slice(adults)
  const says = (age: number) => `A child of ${age} was priced here. Put the age right, or change the party.`
  return Object.fromEntries(grown.map((at, place) => [`travellers.${at}.age`, says(missing[place]!)]))
}

/** Children of an age nobody was priced at, in words by field, and the priced ages nobody has. An age that could not be read fits nobody. */
export function matchAges(named: readonly Pick<Traveller, 'age'>[], ages: readonly number[]) {
  const faults: Faults = {}
  const left = [...ages]
  named.forEach(({ age }, at) => {
    if (age >= ADULT_AGE) return
    const found = left.indexOf(age)
    if (found === -1)
      faults[`travellers.${at}.age`] = 'Nobody of this age was priced. Put the age right, or change the party.'
    else left.splice(found, 1)
  })
  return { faults, missing: left }
}

function miscounted(named: number, people: number): string {
  const travel = people === 1 ? '1 person travels' : `${people} people travel`
  return named > people ? `You named ${named}, and ${travel}.` : `Please name everybody: ${travel}.`
}
