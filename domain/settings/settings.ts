import { z } from 'zod'
import { BrandColours } from './brand.ts'
import { Caution } from './caution.ts'
import { ConnectionTests } from './connections.ts'
import { HomeSections } from './home-sections.ts'
import { Rate } from './rates.ts'
import { WEEKDAYS } from './weekdays.ts'

/** What a site is called until its operator says otherwise. */
export const DEFAULT_NAME = 'Padav'

/** What an operator fills in about itself. A fact that is null is not shown anywhere on the site. */
export const SiteFacts = z.object({
  operatorName: z.string().min(1),
  isSample: z.boolean(),
  tagline: z.string(),
  /** Whether the band stands above the header. */
  showsBand: z.boolean().default(true),
  bandPhone: z.string().nullable(),
  /** Whether calling it costs nothing, as the words of the band say (SPEC §2). */
  callIsFree: z.boolean().default(true),
  salesPhones: z.array(z.object({ label: z.string(), number: z.string() })),
  whatsappNumber: z.string().nullable(),
  email: z.email().nullable(),
  address: z.object({ street: z.string(), city: z.string(), region: z.string(), postalCode: z.string() }).nullable(),
  location: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  opensAt: z.string().default('10:00'),
  closesAt: z.string().default('18:00'),
  /** Days the office is open; empty while nobody has said. */
  openDays: z.array(z.enum(WEEKDAYS)).default([]),
  /** The first year of the copyright line; absent, and not null, which a process of the version before would refuse, until the operator says it. */
  firstYear: z.number().int().min(1900).max(2100).optional(),
  /** How often the newsletter comes, where the operator promises that. */
  lettersAYear: z.number().int().min(1).max(366).nullable().default(null),
  /** Whether seats are held against the first part of the payment plan. */
  holdsSeats: z.boolean().default(false),
  socials: z.array(z.object({ network: z.enum(['facebook', 'instagram', 'youtube', 'x', 'linkedin']), url: z.url() })),
  badges: z.array(z.object({ name: z.string(), role: z.string(), number: z.string().nullable() })),
  officialDomains: z.array(z.string()),
  /** How one knows that a message is not theirs; null while nobody has said anything. */
  caution: Caution.nullable().default(null),
  logoPath: z.string(),
  /** What prices are about in other currencies; none says them in rupees alone. */
  rates: z.array(Rate).default([]),
})
export type SiteFacts = z.infer<typeof SiteFacts>

/** A site of which nobody has said anything yet. */
export const UNKNOWN_SITE: SiteFacts = SiteFacts.parse({
  operatorName: DEFAULT_NAME,
  isSample: false,
  tagline: '',
  bandPhone: null,
  salesPhones: [],
  whatsappNumber: null,
  email: null,
  address: null,
  location: null,
  socials: [],
  badges: [],
  officialDomains: [],
  logoPath: '',
})

/** What a site is called, by what is known of it. */
export function operatorNameOf(site: Pick<SiteFacts, 'operatorName'> | null | undefined): string {
  return site?.operatorName ?? DEFAULT_NAME
}

/** Whether it is said who sells: name, address and e-mail (E-Commerce Rules 2020). */
export function isNamed({ operatorName, address, email }: SiteFacts): boolean {
  return operatorName !== DEFAULT_NAME && address !== null && email !== null
}

/** An entry of the home footer (SPEC §3): the choices a section of the site lists, in order. */
export const HomeFooterEntry = z.object({
  _id: z.string(),
  category: z.enum(['category3', 'category6', 'category7']),
  name: z.string(),
  options: z.array(z.object({ _id: z.string(), name: z.string(), selectedItem: z.string(), url: z.string() })),
})
export type HomeFooterEntry = z.infer<typeof HomeFooterEntry>

/** A photograph that a page shows beside its poster: the url of the city or the attraction it was taken at. */
export const PlacedPhotograph = z.object({
  pictureId: z.string(),
  cityUrl: z.string(),
  attractionUrl: z.string().nullable(),
})
export type PlacedPhotograph = z.infer<typeof PlacedPhotograph>

/** Where UPI payments go: the operator's own address at its bank, the name the bank shows for it, and the merchant code where the bank gave one. */
export const UpiAccount = z.object({
  vpa: z.string().regex(/^[A-Za-z0-9._-]{2,100}@[A-Za-z][A-Za-z0-9.-]{1,63}$/, 'A UPI address looks like name@bank.'),
  payeeName: z
    .string()
    .trim()
    .min(1, 'The name your bank shows belongs here.')
    .max(99, 'At most 99 signs, as the bank shows it.'),
  merchantCode: z
    .string()
    .regex(/^\d{4}$/, 'A merchant code has four figures.')
    .nullable()
    .default(null),
})
export type UpiAccount = z.infer<typeof UpiAccount>

/** How much of a booking one member of staff gives back by hand, in all; beyond it takes a second one. */
export const RefundLimit = z.object({
  alonePaise: z
    .number('Say how much, as 5,000.')
    .int()
    .min(0, 'Say how much, as 5,000.')
    .max(10_000_000_00, 'At most ₹1,00,00,000.'),
})
export type RefundLimit = z.infer<typeof RefundLimit>

/** Every settings key with the schema of its value. `holds` says whose the database is, `demo` which demo catalogue stands in it, `ownerLink` the digest of the key that makes the first owner. */
export const SETTINGS = {
  site: SiteFacts,
  homeFooter: z.array(HomeFooterEntry),
  home: HomeSections,
  brand: BrandColours,
  connections: ConnectionTests,
  photographs: z.array(PlacedPhotograph),
  upi: UpiAccount,
  refunds: RefundLimit,
  holds: z.object({ what: z.enum(['demo', 'live']), since: z.iso.datetime() }),
  ownerLink: z.object({ hash: z.string().length(64), since: z.iso.datetime() }),
  demo: z.object({ version: z.number().int(), loadedAt: z.iso.datetime() }),
} as const
export type SettingKey = keyof typeof SETTINGS
/** Those that decide where money goes: the UPI address that takes it, and how much one person gives back alone. */
export const MONEY_KEYS = ['upi', 'refunds'] as const satisfies readonly SettingKey[]
export type MoneyKey = (typeof MONEY_KEYS)[number]

declare module '#platform/tags.ts' {
  interface Tags {
    /** What the operator has set. */
    settings: 'settings'
    /** The operator's scripts on public pages. */
    scripts: 'scripts'
  }
}

/** The picture of ours that is the operator's logo. */
export function logoPictureId({ logoPath }: Pick<SiteFacts, 'logoPath'>): string | undefined {
  return /^\/media\/([\w-]+)\//.exec(logoPath)?.[1]
}
