import { putBack } from '#app/routes/admin/put-back.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { changeSite, siteGroupId, siteGroups } from '#domain/settings/site-groups.server.ts'
import type { SiteGroup } from '#domain/settings/site-groups.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'
import { WEEKDAYS } from '#domain/settings/weekdays.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { typedOf } from './typed.ts'
import { GROUP_NAMES } from './words.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

type TypedField = (name: string) => string

const openDaysIn = (typed: TypedField) => WEEKDAYS.filter((day) => typed(day) === 'yes').join(',')

const SAVES = {
  company: async (services: Services, actor: Actor, typed: TypedField) => {
    const names = ['operatorName', 'tagline', 'firstYear', 'email', 'street', 'city', 'region', 'postalCode'] as const
    const draft = { ...edited('company', typed), ...typedIn(typed, [...names, 'location']) }
    return told(await changeSite.company(services, actor, draft), () => 'company', REFUSED)
  },
  reach: async (services: Services, actor: Actor, typed: TypedField) => {
    const names = [
      'showsBand',
      'bandPhone',
      'callIsFree',
      'salesPhones',
      'whatsappNumber',
      'opensAt',
      'closesAt',
    ] as const
    const draft = { ...edited('reach', typed), ...typedIn(typed, names), openDays: openDaysIn(typed) }
    return told(await changeSite.reach(services, actor, draft), () => 'reach', REFUSED)
  },
  promises: async (services: Services, actor: Actor, typed: TypedField) => {
    const names = [
      'lettersAYear',
      'holdsSeats',
      'officialDomains',
      'showsCaution',
      'cautionHeading',
      'cautionText',
    ] as const
    const draft = { ...edited('promises', typed), ...typedIn(typed, names) }
    return told(await changeSite.promises(services, actor, draft), () => 'promises', REFUSED)
  },
  socials: async (services: Services, actor: Actor, typed: TypedField) => {
    const names = ['facebook', 'instagram', 'youtube', 'x', 'linkedin'] as const
    const draft = { ...edited('socials', typed), ...typedIn(typed, names) }
    return told(await changeSite.socials(services, actor, draft), () => 'socials', REFUSED)
  },
  badges: async (services: Services, actor: Actor, typed: TypedField) => {
    const draft = { ...edited('badges', typed), ...typedIn(typed, ['badges']) }
    return told(await changeSite.badges(services, actor, draft), () => 'badges', REFUSED)
  },
  rates: async (services: Services, actor: Actor, typed: TypedField) => {
    const draft = { ...edited('rates', typed), ...typedIn(typed, ['rates']) }
    return told(await changeSite.rates(services, actor, draft), () => 'rates', REFUSED)
  },
} satisfies Partial<Record<SiteGroup, Deed>>

/** The facts of the company's page, each form as it held them. */
export const SETTINGS_BACK = (Object.keys(SAVES) as (keyof typeof SAVES)[]).map((group) => ({
  ...siteBack(group, SAVES[group]),
  name: GROUP_NAMES[group],
}))

/** A form of the site's facts as it held them. */
export function siteBack(group: SiteGroup, save: Deed): PutBack {
  return {
    kind: siteGroups,
    id: siteGroupId(group),
    intent: group,
    save,
    typed: (was) => typedOf(group, was as Partial<SiteFacts>),
  }
}

/** What the forms of the company's page ask for. */
export const SETTINGS_DEEDS: Record<string, Deed> = { ...SAVES, 'put-back': putBack(...SETTINGS_BACK) }

function edited(group: Parameters<typeof siteGroupId>[0], typed: TypedField) {
  return { id: siteGroupId(group), stood: typed('stood') }
}
