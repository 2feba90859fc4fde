import { z } from 'zod'
import { readTelephone } from '#domain/contact/mobile.ts'
import { istDate } from '#platform/dates.ts'
import { noStateText, STATE_NAMES, stateNamed } from '#platform/state-names.ts'
import { unknownGaps } from './caution.ts'
import type { SiteFacts } from './settings.ts'
import { RatesTyped } from './rates.ts'
import { WEEKDAYS } from './weekdays.ts'

/** What the office asks for in one form, as typed; each gives a part of the site's facts. */
const line = (most: number) => z.string().trim().max(most, `At most ${most} signs.`)
const needed = (most: number, message: string) => line(most).min(1, message)
/** What nobody fills in is absent. */
const orNull = (text: z.ZodType<string, string>) =>
  z
    .literal('')
    .transform(() => null)
    .or(text)

const PHONE = /^\+?\d[\d ()-]{4,18}\d$/
const Phone = line(20).regex(PHONE, 'Digits with the country or trunk code, as +91 98765 43210 or 1800 202 2014.')
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/

const Name = needed(60, 'A site needs a name.').regex(/^[^<>{}]*$/, 'A name has no < > { }.')

const linesOf = (typed: string) =>
  typed
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter(Boolean)

const ADDRESS_PARTS = ['street', 'city', 'region', 'postalCode'] as const
const Address = z
  .object({ street: line(120), city: line(60), region: line(60), postalCode: line(10) })
  .superRefine((typed, context) => {
    const missing = Object.entries(typed).flatMap(([name, value]) => (value === '' ? [name] : []))
    if (missing.length === 4) return
    const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    for (const name of missing) say(name, 'An address has street, city, state and PIN code, or none of them.')
    if (typed.region && !stateNamed(typed.region)) say('region', noStateText(typed.region))
    if (typed.postalCode && !/^[1-9]\d{5}$/.test(typed.postalCode)) say('postalCode', 'A PIN code is six digits.')
  })
  .transform((typed) =>
    typed.street === '' ? null : { ...typed, region: STATE_NAMES[stateNamed(typed.region) ?? ''] ?? typed.region },
  )

const Location = line(40)
  .transform((typed) =>
    typed
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
  )
  .refine(([lat, lon, ...more]) => lat === undefined || (isIn(lat, 6, 38) && isIn(lon, 68, 98) && more.length === 0), {
    message: 'Latitude and longitude in India, as 28.6139, 77.2090.',
  })
  .transform(([lat, lon]) => (lat === undefined || lon === undefined ? null : { lat, lon }))

function isIn(value: number | undefined, least: number, most: number): boolean {
  return value !== undefined && value >= least && value <= most
}

/** A year, or nothing. */
const FirstYear = line(4)
  .refine((typed) => /^((19|20)\d\d)?$/.test(typed), 'The first year of the copyright line, as 2014.')
  .refine((typed) => !(Number(typed) > Number(istDate(new Date()).slice(0, 4))), 'That year is still to come.')
  .transform((typed) => (typed === '' ? undefined : Number(typed)))

/** Who the operator is. */
const CompanyTyped = z
  .object({
    operatorName: Name,
    tagline: line(200),
    firstYear: FirstYear,
    email: orNull(z.email('An address as office@example.in.')),
    street: line(120),
    city: line(60),
    region: line(60),
    postalCode: line(10),
    location: Location,
  })
  // Also where another field is refused, so that a form says it all at once.
  .superRefine(
    (typed, context) => {
      const parts = Object.fromEntries(ADDRESS_PARTS.map((part) => [part, typed[part]]))
      for (const issue of Address.safeParse(parts).error?.issues ?? [])
        if (issue.code === 'custom') context.addIssue({ ...issue, code: 'custom', input: issue.input })
    },
    { when: () => true },
  )
  .transform(({ street, city, region, postalCode, ...rest }) => ({
    ...rest,
    address: Address.parse({ street, city, region, postalCode }),
  }))

const SalesPhones = z
  .string()
  .transform(linesOf)
  .transform((lines) => lines.map((one) => one.split(/:\s*/)))
  .refine((lines) => lines.every(([label, number, ...more]) => label && number && PHONE.test(number) && !more.length), {
    message: 'One a line: what it is for, a colon, the number. As “Car hire: 1800 202 2015”.',
  })
  .transform((lines) => lines.map(([label = '', number = '']) => ({ label, number })))

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time as 10:00.')
const Ticked = z.string().transform((typed) => typed === 'yes')

/** How and when the operator is reached. */
const ReachTyped = z
  .object({
    showsBand: Ticked,
    callIsFree: Ticked,
    bandPhone: orNull(Phone),
    salesPhones: SalesPhones,
    whatsappNumber: orNull(
      line(20)
        .transform((typed) => readTelephone(typed)?.slice(1) ?? '')
        .pipe(z.string().min(1, 'A number WhatsApp knows, as 98765 43210 or +971 50 123 4567.')),
    ),
    opensAt: Time,
    closesAt: Time,
    openDays: line(100).transform((typed) => WEEKDAYS.filter((day) => typed.split(',').includes(day))),
  })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
    path: ['closesAt'],
    message: 'The office closes after it opens.',
  })

const Domains = z
  .string()
  .transform((typed) =>
    typed
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine((names) => names.every((name) => DOMAIN.test(name)), 'Domains as example.in, with a comma between two.')

/** What the site promises, and warns of. */
const PromisesTyped = z
  .object({
    lettersAYear: orNull(line(3).regex(/^[1-9]\d{0,2}$/, 'A whole number from 1 to 366.')).transform((typed) =>
      typed === null ? null : Number(typed),
    ),
    holdsSeats: Ticked,
    officialDomains: Domains,
    showsCaution: Ticked,
    cautionHeading: line(80),
    cautionText: line(600),
  })
  .superRefine(({ showsCaution, ...typed }, context) => {
    const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (/[<>]/.test(typed.cautionHeading)) say('cautionHeading', 'Plain words, without < and >.')
    if (/[<>]/.test(typed.cautionText)) say('cautionText', 'Plain words, without < and >.')
    const [unknown] = unknownGaps(typed.cautionText)
    if (unknown) say('cautionText', `Nothing fills {${unknown}}. {domains} and {phone} are filled.`)
    if (showsCaution && typed.cautionHeading === '') say('cautionHeading', 'It needs a heading to be shown.')
    if (showsCaution && typed.cautionText === '') say('cautionText', 'It needs a sentence to be shown.')
  })
  .refine(({ lettersAYear }) => lettersAYear === null || lettersAYear <= 366, {
    path: ['lettersAYear'],
    message: 'A whole number from 1 to 366.',
  })
  .transform(({ showsCaution: isShown, cautionHeading: heading, cautionText: text, ...rest }) => ({
    ...rest,
    caution: { isShown, heading, text },
  }))

export const NETWORKS = ['facebook', 'instagram', 'youtube', 'x', 'linkedin'] as const
const Profile = z
  .literal('')
  .or(line(200).pipe(z.url({ protocol: /^https$/, message: 'The whole address, beginning with https://.' })))

/** Where else the operator is found. */
const SocialsTyped = z
  .object({ facebook: Profile, instagram: Profile, youtube: Profile, x: Profile, linkedin: Profile })
  .transform((typed) => ({
    socials: NETWORKS.flatMap((network) => (typed[network] ? [{ network, url: typed[network] }] : [])),
  }))

export const MOST_BADGES = 8
/** Memberships and approvals, one a line. */
const BadgesTyped = z.object({ badges: z.string() }).transform(({ badges }, context) => {
  const lines = linesOf(badges).map((one) => one.split('|').map((part) => part.trim()))
  const fits = lines.every(([name, role, ...more]) => name && role && more.length <= 1)
  if (fits && lines.length <= MOST_BADGES)
    return { badges: lines.map(([name = '', role = '', number = '']) => ({ name, role, number: number || null })) }
  const message = fits
    ? `At most ${MOST_BADGES}.`
    : 'One a line: who gave it | what you are there | its number. As “IATO | Member | 1234”.'
  context.addIssue({ code: 'custom', path: ['badges'], message })
  return z.NEVER
})

/** The logo by the address of a picture of ours, or none: the name alone is the brand then. */
const LogoTyped = z.object({
  logoPath: z.string().regex(/^(\/media\/[\w-]+\/\d{3,4}\.webp)?$/, 'A picture of this site.'),
})

/** The forms of the operator's facts: what each asks for, and which facts it writes. */
export const SITE_GROUPS = {
  company: {
    typed: CompanyTyped,
    facts: ['operatorName', 'tagline', 'firstYear', 'email', 'address', 'location'],
  },
  reach: {
    typed: ReachTyped,
    facts: ['showsBand', 'bandPhone', 'callIsFree', 'salesPhones', 'whatsappNumber', 'opensAt', 'closesAt', 'openDays'],
  },
  promises: { typed: PromisesTyped, facts: ['lettersAYear', 'holdsSeats', 'officialDomains', 'caution'] },
  socials: { typed: SocialsTyped, facts: ['socials'] },
  badges: { typed: BadgesTyped, facts: ['badges'] },
  logo: { typed: LogoTyped, facts: ['logoPath'] },
  rates: { typed: RatesTyped, facts: ['rates'] },
} as const satisfies Record<string, { typed: z.ZodType<Partial<SiteFacts>>; facts: readonly (keyof SiteFacts)[] }>
export type SiteGroup = keyof typeof SITE_GROUPS

/** The facts of one form. */
export function factsOf(group: SiteGroup, site: SiteFacts): Partial<SiteFacts> {
  return Object.fromEntries(SITE_GROUPS[group].facts.map((name) => [name, site[name]]))
}
