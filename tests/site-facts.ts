import { WEEKDAYS } from '#domain/settings/weekdays.ts'
import { SHIPPED_CAUTION } from '#domain/settings/caution.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'

/** What an operator might have filled in. */
export const siteFacts: SiteFacts = {
  operatorName: 'Padav Sample Travels',
  isSample: true,
  tagline: 'Halts worth the road',
  showsBand: true,
  callIsFree: true,
  bandPhone: '+91 00000 00000',
  salesPhones: [],
  whatsappNumber: null,
  email: 'hello@padav.test',
  address: null,
  location: null,
  opensAt: '10:00',
  closesAt: '18:00',
  openDays: [...WEEKDAYS],
  firstYear: 2014,
  lettersAYear: 4,
  holdsSeats: true,
  socials: [],
  badges: [],
  officialDomains: ['padav.test'],
  caution: SHIPPED_CAUTION,
  logoPath: '/logo-of-ours.png',
  rates: [],
}
