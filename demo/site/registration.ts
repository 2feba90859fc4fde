import { gstinCheckDigit } from '#domain/tax/registration.ts'
import type { GstRegistration } from '#domain/tax/registration.ts'

/** Of a PAN nobody can have. */
const GSTIN = '07AAAAA0000A1Z'

/** The sample operator's registration; every document that prints it says that it is a sample. */
export const SAMPLE_REGISTRATION: GstRegistration = {
  id: 'sample',
  legalName: 'Padav Travels (sample operator)',
  gstin: GSTIN + gstinCheckDigit(GSTIN),
  stateCode: 'IN-DL',
  schemes: { tour: 'TOUR_5', car: 'CAR_5' },
  address: { street: 'Sample House, 1 Halt Road', city: 'New Delhi', region: 'Delhi', postalCode: '110001' },
  isBodyCorporate: true,
  validFrom: '2018-01-25',
  validTo: null,
}
