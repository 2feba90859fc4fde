import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import type { DocumentKind } from '#domain/documents/document.ts'
import { changeSeries } from '#domain/documents/series.server.ts'
import { enterGstRate, withdrawGstRate } from '#domain/tax/entered-rates.server.ts'
import type { CarGstScheme, GstScheme, SupplyScheme } from '#domain/tax/gst-rates.ts'
import { changeRegistration } from '#domain/tax/registrations-writing.server.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

/** What the forms of the page of taxes ask for. */
export const TAX_DEEDS: Record<string, Deed> = {
  registration: async (services, actor, typed) => {
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
      validFrom: typed('validFrom'),
      validTo: typed('validTo'),
    }
    return told(await changeRegistration(services, actor, draft), () => 'registration', REFUSED)
  },
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
