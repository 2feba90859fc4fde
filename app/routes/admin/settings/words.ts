import type { SiteGroup } from '#domain/settings/site-groups.ts'
import type { SupplyScheme } from '#domain/tax/gst-rates.ts'
import { WEEKDAYS } from '#domain/settings/weekdays.ts'

/** What the forms of the site's facts are called. */
export const GROUP_NAMES: Record<SiteGroup, string> = {
  company: 'Company',
  reach: 'Phone and hours',
  promises: 'Promises and caution',
  socials: 'Social media',
  badges: 'Badges',
  logo: 'Logo',
  rates: 'Other currencies',
}

/** What their fields are called, in the forms and in their history. */
export const FIELD_NAMES: Record<string, string> = {
  operatorName: 'Name',
  tagline: 'What you do',
  firstYear: 'First year',
  email: 'E-mail of the office',
  address: 'Address',
  street: 'Street and house',
  city: 'City',
  region: 'State',
  postalCode: 'PIN code',
  location: 'Latitude, longitude',
  showsBand: 'The band stands above the header',
  bandPhone: 'Number to call',
  callIsFree: 'Calling it costs nothing',
  whatsappNumber: 'WhatsApp',
  salesPhones: 'Numbers of the desks',
  opensAt: 'Opens at',
  closesAt: 'Closes at',
  openDays: 'Open on',
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, `Open on ${day}`])),
  holdsSeats: 'Seats are held against the first part of a payment plan',
  lettersAYear: 'Newsletters a year',
  officialDomains: 'Domains of your mail',
  caution: 'The caution at the foot',
  showsCaution: 'The caution stands at the foot of every page',
  cautionHeading: 'Heading of the caution',
  cautionText: 'Words of the caution',
  socials: 'Your own pages',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
  linkedin: 'LinkedIn',
  badges: 'Memberships and approvals',
  logoPath: 'Logo',
  rates: 'Rates',
}

/** What is taxed, as the rates of GST name it. */
export const SCHEME_NAMES: Record<SupplyScheme, string> = {
  TOUR_5: 'Journeys, without credit',
  TOUR_18: 'Journeys, with credit',
  SVC_18: 'Fees and commissions',
  CAR_5: 'Cars, fuel in the fare, without credit',
  CAR_18: 'Cars, with credit',
}
