import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { putBack } from '#app/routes/admin/put-back.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import type { DocumentKind } from '#domain/documents/document.ts'
import { changeSeries } from '#domain/documents/series.server.ts'
import { enterGstRate, withdrawGstRate } from '#domain/tax/entered-rates.server.ts'
import type { CarGstScheme, GstScheme, SupplyScheme } from '#domain/tax/gst-rates.ts'
import type { GstRegistration } from '#domain/tax/registration.ts'
import { changeRegistration, registrationKind } from '#domain/tax/registrations-writing.server.ts'
import { registrationTyped } from './registration-typed.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

const registration: Deed = async (services, actor, typed) => {
  const draft = {
    id: typed('id'),
    stood: typed('stood'),
    legalName: typed('legalName'),
    gstin: typed('gstin'),
    // What is none of the two is refused where it is parsed.
    tour: typed('tour') as GstScheme,
    car: typed('car') as CarGstScheme,
    street: typed('street'),
    city: typed('city'),
    region: typed('region'),
    postalCode: typed('postalCode'),
    body: typed('body') as 'corporate' | 'other',
    validFrom: typed('validFrom'),
    validTo: typed('validTo'),
  }
  return told(await changeRegistration(services, actor, draft), () => 'registration', REFUSED)
}

/** A registration as its form held it. */
export function registrationBack(id: string, name = ''): PutBack {
  const typed = (was: object) => registrationTyped(was as GstRegistration)
  return { kind: registrationKind, id, name, intent: 'registration', of: { id }, save: registration, typed }
}

/** What the forms of the page of taxes ask for. */
export const TAX_DEEDS: Record<string, Deed> = {
  registration,
  'put-back': (services, actor, typed, file) => putBack(registrationBack(typed('id')))(services, actor, typed, file),
  rate: async (services, actor, typed) => {
    const asked = {
      // What is none of them is refused where it is parsed.
      scheme: typed('scheme') as SupplyScheme,
      percent: typed('percent'),
      validFrom: typed('validFrom'),
      source: typed('source'),
    }
    return told(await enterGstRate(services, actor, asked), () => 'rate', REFUSED)
  },
  'rate-away': async (services, actor, typed) =>
    told(await withdrawGstRate(services, actor, { id: typed('id') }), () => 'rate', REFUSED),
  series: async (services, actor, typed) => {
    const asked = { kind: typed('kind') as DocumentKind, year: typed('year'), prefix: typed('prefix') }
    return told(await changeSeries(services, actor, asked), () => 'series', REFUSED)
  },
}
