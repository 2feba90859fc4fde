import { z } from 'zod'
import { command, listOf } from '#domain/audit/command.server.ts'
import { comparing, rowsOf } from '#domain/audit/save-rows.server.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { CAR_GST_SCHEMES, GST_SCHEMES } from './gst-rates.ts'
import { doOverlap, GST_STATE_NUMBERS, isGstin } from './registration.ts'
import type { GstRegistration } from './registration.ts'
import { listRegistrations } from './registrations.server.ts'
import { gstRegistrations } from './tables.ts'

const Words = z.string().trim().min(1)

const RegistrationDraft: z.ZodType<GstRegistration, GstRegistration> = z
  .object({
    id: Words,
    legalName: Words,
    gstin: z.string().refine(isGstin, 'that is no GSTIN: its check digit is not right'),
    stateCode: z.string().refine((code) => Object.hasOwn(GST_STATE_NUMBERS, code), 'there is no such state'),
    schemes: z.object({ tour: z.enum(GST_SCHEMES), car: z.enum(CAR_GST_SCHEMES) }),
    address: z.object({ street: Words, city: Words, region: Words, postalCode: z.string().regex(/^[1-9]\d{5}$/) }),
    validFrom: z.iso.date(),
    validTo: z.iso.date().nullable(),
  })
  .refine(({ gstin, stateCode }) => gstin.startsWith(GST_STATE_NUMBERS[stateCode]!), {
    path: ['gstin'],
    message: 'that GSTIN is of another state',
  })
  .refine(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, {
    path: ['validTo'],
    message: 'it would end before it begins',
  })

/** Writes the operator's GST registrations. Refuses 'registrations-overlap' where two would hold on one day: an invoice bears one GSTIN. */
export const saveRegistrations = command('settings.change', {
  input: listOf(RegistrationDraft),
  tags: ['registrations'],
  change: async ({ db, actor }, drafts) => {
    const keys = drafts.map(({ id }) => id)
    const kind = rowsOf('gst-registration', gstRegistrations, gstRegistrations.id)
    const changes = await comparing({ db, actor }, kind, keys, () =>
      upsertRows(db, gstRegistrations, gstRegistrations.id, drafts),
    )
    if (doOverlap(await listRegistrations(db))) return { ok: false, reason: 'registrations-overlap' }
    return { ok: true, value: undefined, changes }
  },
})
