import { z } from 'zod'
import { command, listOf } from '#domain/audit/command.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { editOne } from '#domain/audit/edit-one.server.ts'
import { comparing, rowsOf } from '#domain/audit/save-rows.server.ts'
import type { Db } from '#platform/db.server.ts'
import { noStateText, STATE_NAMES, stateNamed } from '#platform/state-names.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { CAR_GST_SCHEMES, GST_SCHEMES } from './gst-rates.ts'
import { bodyCorporateByGstin, faultOfBody } from './body-corporate.ts'
import { TypedGstin } from './gstin.ts'
import { doOverlap, GST_STATE_NUMBERS, isGstin, stateOfGstin } from './registration.ts'
import type { GstRegistration } from './registration.ts'
import { listRegistrations } from './registrations.server.ts'
import { gstRegistrations } from './tables.ts'

const Words = z.string().trim().min(1)
const Place = z.string().trim().min(1, 'This is missing: it stands in the certificate.').max(120)

/** What the audit calls a registration, and what a form of one is made from. */
export const registrationKind = rowsOf('gst-registration', gstRegistrations, gstRegistrations.id)

const RegisteredRegion = Words.refine((region) => stateNamed(region) !== undefined, {
  error: ({ input }) => noStateText(String(input)),
})

const RegistrationDraft: z.ZodType<GstRegistration, GstRegistration> = z
  .object({
    id: Words,
    legalName: Words,
    gstin: z.string().refine(isGstin, 'That is no GSTIN: its check digit is not right.'),
    stateCode: z.string().refine((code) => Object.hasOwn(GST_STATE_NUMBERS, code), 'There is no such state.'),
    schemes: z.object({ tour: z.enum(GST_SCHEMES), car: z.enum(CAR_GST_SCHEMES) }),
    address: z.object({
      street: Words,
      city: Words,
      region: RegisteredRegion,
      postalCode: z.string().regex(/^[1-9]\d{5}$/),
    }),
    isBodyCorporate: z.boolean(),
    validFrom: z.iso.date(),
    validTo: z.iso.date().nullable(),
  })
  .refine(({ gstin, stateCode }) => gstin.startsWith(GST_STATE_NUMBERS[stateCode]!), {
    path: ['gstin'],
    message: 'That GSTIN is of another state.',
  })
  .refine(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, {
    path: ['validTo'],
    message: 'It would end before it begins.',
  })
  .superRefine(({ gstin, isBodyCorporate }, context) => {
    const message = faultOfBody(gstin, isBodyCorporate)
    if (message) context.addIssue({ code: 'custom', path: ['isBodyCorporate'], message })
  })

const LegalName = z.string().trim().min(1, 'The name in the certificate.').max(200)
const PinCode = z.string().regex(/^[1-9]\d{5}$/, 'A PIN code is six digits.')
const FirstDay = z.iso.date('The first day, from the certificate.')

/** As a form gives it: the state is the GSTIN's own. */
const RegistrationTyped = z
  .object({
    legalName: LegalName,
    gstin: TypedGstin,
    tour: z.enum(GST_SCHEMES, 'One of the two.'),
    car: z.enum(CAR_GST_SCHEMES, 'One of the two.'),
    street: Place,
    city: Place,
    region: Place,
    postalCode: PinCode,
    body: z.enum(['corporate', 'other'], 'One of the two.'),
    validFrom: FirstDay,
    validTo: z
      .literal('')
      .transform(() => null)
      .or(z.iso.date('The last day, or nothing.')),
  })
  .refine(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, {
    path: ['validTo'],
    message: 'It would end before it begins.',
  })
  .superRefine(({ gstin, region, body }, context) => {
    const faults = { region: faultOfRegion(gstin, region), body: faultOfBody(gstin, body === 'corporate') }
    for (const [field, message] of Object.entries(faults))
      if (message) context.addIssue({ code: 'custom', path: [field], message })
  })
  .transform(({ tour, car, street, city, region, postalCode, body, ...typed }) => ({
    ...typed,
    stateCode: stateOfGstin(typed.gstin) ?? '',
    schemes: { tour, car },
    address: { street, city, region: asNamed(region), postalCode },
    isBodyCorporate: body === 'corporate',
  }))

/** As a file gives it: the same, under an id of its own, and a body of which nothing is said is what its GSTIN says. */
export const RegistrationInFile = z
  .object({
    id: Words.max(80, 'At most 80 signs.'),
    legalName: LegalName,
    gstin: TypedGstin,
    schemes: z.object({ tour: z.enum(GST_SCHEMES), car: z.enum(CAR_GST_SCHEMES) }),
    address: z.object({ street: Place, city: Place, region: Place, postalCode: PinCode }),
    isBodyCorporate: z.boolean().optional(),
    validFrom: FirstDay,
    validTo: z.iso.date('The last day, or nothing.').nullable(),
  })
  .superRefine(({ gstin, address }, context) => {
    const message = faultOfRegion(gstin, address.region)
    if (message) context.addIssue({ code: 'custom', path: ['address', 'region'], message })
  })
  .superRefine(({ gstin, isBodyCorporate }, context) => {
    // Of one that is mistyped no letter is known.
    if (!isGstin(gstin)) return
    const isBody = isBodyCorporate ?? bodyCorporateByGstin(gstin)
    const message = isBody === undefined ? UNTOLD_BODY : faultOfBody(gstin, isBody)
    if (message) context.addIssue({ code: 'custom', path: ['isBodyCorporate'], message })
  })
  .refine(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, {
    path: ['validTo'],
    message: 'It would end before it begins.',
  })
  .transform(({ address, ...typed }): GstRegistration => ({
    ...typed,
    isBodyCorporate: typed.isBodyCorporate ?? bodyCorporateByGstin(typed.gstin) ?? false,
    stateCode: stateOfGstin(typed.gstin) ?? '',
    address: { ...address, region: asNamed(address.region) },
  }))

const UNTOLD_BODY = 'Of this GSTIN say yes or no: the letter of its PAN does not say it.'

function asNamed(region: string): string {
  return STATE_NAMES[stateNamed(region) ?? ''] ?? region
}

function faultOfRegion(gstin: string, region: string): string | undefined {
  const [mine, theirs] = [stateOfGstin(gstin), stateNamed(region)]
  if (mine === undefined || mine === theirs) return undefined
  const unknown = theirs === undefined ? `${noStateText(region)} ` : ''
  return `${unknown}The GSTIN is of ${STATE_NAMES[mine]}: its first digits are ${gstin.slice(0, 2)}. The address in its certificate lies there, too.`
}

const OVERLAPS = {
  path: 'validFrom',
  message: 'Another registration holds on a day of this one. End that one the day before.',
}

/** What stands against writing registrations together, of each: a day on which another holds, of these or of those that stay as they are. */
export async function faultsOfRegistrations(db: Db, drafts: readonly Partial<Held>[]): Promise<Fault[][]> {
  const ids = new Set(drafts.map(({ id }) => id))
  const staying = (await listRegistrations(db)).filter(({ id }) => !ids.has(id))
  const together = [...staying, ...drafts].filter(isDated)
  const isMet = (one: Held) => together.some((other) => other !== one && doOverlap(earliestFirst([one, other])))
  return drafts.map((draft) => (isDated(draft) && isMet(draft) ? [OVERLAPS] : []))
}

type Held = Pick<GstRegistration, 'id' | 'validFrom' | 'validTo'>

/** Of one whose days cannot be read nobody knows what it meets. */
function isDated(one: Partial<Held>): one is Held {
  return one.validFrom !== undefined && one.validTo !== undefined
}

function earliestFirst<One extends Held>(registrations: readonly One[]): One[] {
  return registrations.toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
}

/** Writes one registration by form. Refuses as `saveRegistrations` does. */
export const changeRegistration = editOne('settings.change', {
  kind: registrationKind,
  draft: RegistrationTyped,
  tags: ['registrations'],
  write: async ({ db }, registration) => {
    await upsertRows(db, gstRegistrations, gstRegistrations.id, [registration])
    if (!doOverlap(await listRegistrations(db))) return { ok: true as const, value: undefined }
    return { ok: false as const, reason: 'registrations-overlap' as const, faults: [OVERLAPS] }
  },
})

/** Writes the operator's GST registrations. Refuses 'registrations-overlap' where two would hold on one day: an invoice bears one GSTIN. */
export const saveRegistrations = command('settings.change', {
  input: listOf(RegistrationDraft),
  tags: ['registrations'],
  change: async ({ db, actor }, drafts) => {
    const keys = drafts.map(({ id }) => id)
    const changes = await comparing({ db, actor }, registrationKind, keys, () =>
      upsertRows(db, gstRegistrations, gstRegistrations.id, drafts),
    )
    if (doOverlap(await listRegistrations(db))) return { ok: false, reason: 'registrations-overlap' }
    return { ok: true, value: undefined, changes }
  },
})
