import type { SiteFacts } from '#domain/settings/settings.ts'
import { SHIPPED_CAUTION } from '#domain/settings/caution.ts'
import { rateLine } from '#domain/settings/rates.ts'
import { NETWORKS } from '#domain/settings/site-groups.ts'
import type { SiteGroup } from '#domain/settings/site-groups.ts'
import { WEEKDAYS } from '#domain/settings/weekdays.ts'

/** What the fields of each form show of the facts: the other way round than the forms are read. */
export function typedOf(group: SiteGroup, site: Partial<SiteFacts>): Record<string, string> {
  return SHOWN[group](site)
}

const text = (value: string | number | null | undefined) => String(value ?? '')
const yes = (value: boolean | undefined) => (value ? 'yes' : '')
const NO_ADDRESS = { street: '', city: '', region: '', postalCode: '' }

/** Whoever has never said anything finds the shipped words, and shows them by the tick alone. */
function cautionTyped(site: Partial<SiteFacts>) {
  const { heading, text: words } = site.caution ?? SHIPPED_CAUTION
  const isShown = site.caution ? site.caution.isShown : site.isSample
  return { showsCaution: yes(isShown), cautionHeading: heading, cautionText: words }
}

const SHOWN: Record<SiteGroup, (site: Partial<SiteFacts>) => Record<string, string>> = {
  company: (site) => ({
    operatorName: text(site.operatorName),
    tagline: text(site.tagline),
    firstYear: text(site.firstYear),
    email: text(site.email),
    ...(site.address ?? NO_ADDRESS),
    location: site.location ? `${site.location.lat}, ${site.location.lon}` : '',
  }),
  reach: (site) => ({
    showsBand: yes(site.showsBand),
    // Nobody has said so of a number that is not there.
    callIsFree: yes(site.bandPhone !== null && site.callIsFree),
    bandPhone: text(site.bandPhone),
    salesPhones: (site.salesPhones ?? []).map(({ label, number }) => `${label}: ${number}`).join('\n'),
    whatsappNumber: site.whatsappNumber ? `+${site.whatsappNumber}` : '',
    opensAt: text(site.opensAt),
    closesAt: text(site.closesAt),
    ...Object.fromEntries(WEEKDAYS.map((day) => [day, yes(site.openDays?.includes(day))])),
  }),
  promises: (site) => ({
    lettersAYear: text(site.lettersAYear),
    holdsSeats: yes(site.holdsSeats),
    officialDomains: (site.officialDomains ?? []).join(', '),
    ...cautionTyped(site),
  }),
  socials: (site) =>
    Object.fromEntries(NETWORKS.map((one) => [one, text(site.socials?.find(({ network }) => network === one)?.url)])),
  logo: (site) => ({ logoPath: text(site.logoPath) }),
  rates: (site) => ({ rates: (site.rates ?? []).map(rateLine).join('\n') }),
  badges: (site) => ({
    badges: (site.badges ?? [])
      .map(({ name, role, number }) => [name, role, number].filter(Boolean).join(' | '))
      .join('\n'),
  }),
}
