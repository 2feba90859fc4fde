import { WEEKDAYS } from '#domain/settings/weekdays.ts'
import { SHIPPED_CAUTION } from '#domain/settings/caution.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'

/** The sample operator of the demo. Whatever a visitor might take for real says that it is a sample, or cannot reach anybody. */
export const SAMPLE_SITE: SiteFacts = {
  operatorName: 'Padav',
  isSample: true,
  tagline:
    'Padav is the halt on a journey. We plan tours, treks and car hire in India, and tell you the whole price first.',
  showsBand: true,
  bandPhone: '1800 202 2014',
  callIsFree: true,
  salesPhones: [
    { label: 'Tours and treks (sample)', number: '1800 202 2014' },
    { label: 'Car hire (sample)', number: '1800 202 2015' },
  ],
  whatsappNumber: '911100000000',
  email: 'hello@padav.test',
  address: { street: 'Sample House, 1 Halt Road', city: 'New Delhi', region: 'Delhi', postalCode: '110001' },
  location: { lat: 28.6139, lon: 77.209 },
  opensAt: '10:00',
  closesAt: '18:00',
  openDays: [...WEEKDAYS],
  firstYear: 2014,
  lettersAYear: 4,
  holdsSeats: true,
  socials: [
    { network: 'instagram', url: 'https://example.com/padav-sample/instagram' },
    { network: 'facebook', url: 'https://example.com/padav-sample/facebook' },
    { network: 'youtube', url: 'https://example.com/padav-sample/youtube' },
    { network: 'x', url: 'https://example.com/padav-sample/x' },
  ],
  badges: [
    { name: 'Ministry of Tourism', role: 'Approved tour operator (sample)', number: 'SAMPLE-001' },
    { name: 'IATO', role: 'Member (sample)', number: 'SAMPLE-002' },
    { name: 'TAAI', role: 'Member (sample)', number: 'SAMPLE-003' },
    { name: 'ISO 9001', role: 'Certified (sample)', number: 'SAMPLE-004' },
  ],
  officialDomains: ['padav.test'],
  caution: SHIPPED_CAUTION,
  logoPath: '/logo.png',
  rates: [],
}

/** Scripts an operator might inject; these only leave a mark on the page by which one sees that they ran. */
export const SAMPLE_SCRIPTS = [
  {
    name: 'Sample at the top',
    place: 'header',
    snippet: `<script>document.documentElement.dataset.sampleHeaderScript='ran'</script>`,
  },
  {
    name: 'Sample at the foot',
    place: 'footer',
    snippet: `<script>document.documentElement.dataset.sampleFooterScript='ran'</script>`,
  },
] as const
