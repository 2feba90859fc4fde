import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { changeSite, siteGroupId } from '#domain/settings/site-groups.server.ts'
import { WEEKDAYS } from '#domain/settings/weekdays.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

type Typed = (name: string) => string

const openDaysIn = (typed: Typed) => WEEKDAYS.filter((day) => typed(day) === 'yes').join(',')

/** What the forms of the company's page ask for. */
export const SETTINGS_DEEDS: Record<string, Deed> = {
  company: async (services, actor, typed) => {
    const names = ['operatorName', 'tagline', 'firstYear', 'email', 'street', 'city', 'region', 'postalCode'] as const
    const draft = { ...edited('company', typed), ...typedIn(typed, [...names, 'location']) }
    return told(await changeSite.company(services, actor, draft), () => 'company', REFUSED)
  },
  reach: async (services, actor, typed) => {
    const names = ['showsBand', 'bandPhone', 'salesPhones', 'whatsappNumber', 'opensAt', 'closesAt'] as const
    const draft = { ...edited('reach', typed), ...typedIn(typed, names), openDays: openDaysIn(typed) }
    return told(await changeSite.reach(services, actor, draft), () => 'reach', REFUSED)
  },
  promises: async (services, actor, typed) => {
    const draft = { ...edited('promises', typed), ...typedIn(typed, ['lettersAYear', 'holdsSeats', 'officialDomains']) }
    return told(await changeSite.promises(services, actor, draft), () => 'promises', REFUSED)
  },
  socials: async (services, actor, typed) => {
    const names = ['facebook', 'instagram', 'youtube', 'x', 'linkedin'] as const
    const draft = { ...edited('socials', typed), ...typedIn(typed, names) }
    return told(await changeSite.socials(services, actor, draft), () => 'socials', REFUSED)
  },
  badges: async (services, actor, typed) => {
    const draft = { ...edited('badges', typed), ...typedIn(typed, ['badges']) }
    return told(await changeSite.badges(services, actor, draft), () => 'badges', REFUSED)
  },
}

function edited(group: Parameters<typeof siteGroupId>[0], typed: Typed) {
  return { id: siteGroupId(group), stood: typed('stood') }
}
