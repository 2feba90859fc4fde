import type { SiteFacts } from '#domain/settings/settings.ts'

/** What an operator might have filled in. */
export const siteFacts: SiteFacts = {
  operatorName: 'Padav Sample Travels',
  isSample: true,
  tagline: 'Halts worth the road',
  bandPhone: '+91 00000 00000',
  salesPhones: [],
  whatsappNumber: null,
  email: 'hello@padav.test',
  address: null,
  location: null,
  opensAt: '10:00',
  closesAt: '18:00',
  socials: [],
  badges: [],
  officialDomains: ['padav.test'],
  logoPath: '/logo-of-ours.png',
}
