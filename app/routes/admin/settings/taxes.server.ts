import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import type { DocumentKind } from '#domain/documents/document.ts'
import { changeSeries } from '#domain/documents/series.server.ts'
import type { CarGstScheme, GstScheme } from '#domain/tax/gst-rates.ts'
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
  series: async (services, actor, typed) => {
    const asked = { kind: typed('kind') as DocumentKind, year: typed('year'), prefix: typed('prefix') }
    return told(await changeSeries(services, actor, asked), () => 'series', REFUSED)
  },
}
