import { CAR_GST_SCHEMES, GST_SCHEMES } from '#domain/tax/gst-rates.ts'
import type { GstRegistration } from '#domain/tax/registration.ts'
import {
  faultsOfRegistrations,
  RegistrationInFile,
  saveRegistrations,
} from '#domain/tax/registrations-writing.server.ts'
import { gstRegistrations } from '#domain/tax/tables.ts'
import { dayOf, oneOf, orNothing, orUsual, yesNo } from '#domain/spreadsheets/cell.ts'
import { column, ID } from '#domain/spreadsheets/columns.ts'
import { tableKind } from './table-kind.server.ts'

/** How the operator is registered for GST, one registration after the other. */
export const REGISTRATIONS = tableKind({
  name: 'gst-registrations',
  title: 'GST registrations',
  one: 'registration',
  many: 'registrations',
  action: 'settings.change',
  sheet: {
    columns: [
      ID,
      column('Legal name', 'legalName', 'As in the certificate.'),
      column('GSTIN', 'gstin', 'Fifteen signs; its first two say the state.'),
      column('Tours', 'schemes.tour', `One of ${GST_SCHEMES.join(', ')}, as declared.`, oneOf(GST_SCHEMES)),
      column('Cars', 'schemes.car', `One of ${CAR_GST_SCHEMES.join(', ')}, as declared.`, oneOf(CAR_GST_SCHEMES)),
      column('Street', 'address.street', 'As in the certificate.'),
      column('City', 'address.city', 'As in the certificate.'),
      column('State', 'address.region', 'The state of the address, which the GSTIN is of.'),
      column('PIN code', 'address.postalCode', 'Six digits.'),
      column(
        'Body corporate',
        'isBodyCorporate',
        'Whether it is a company or an LLP: yes or no; empty, it is as the GSTIN’s own letter says: C a company, P and H a person or a family.',
        orUsual(yesNo),
      ),
      column('Holds from', 'validFrom', 'The first day, as 2026-12-05.', dayOf),
      column('Holds until', 'validTo', 'The last day; empty until further notice.', orNothing(dayOf)),
    ],
  },
  draft: RegistrationInFile,
  key: ['id'],
  table: gstRegistrations,
  id: gstRegistrations.id,
  by: gstRegistrations.id,
  against: (db, asked) =>
    faultsOfRegistrations(
      db,
      asked.map(({ draft }) => draft as Partial<GstRegistration>),
    ),
  judgesInPart: true,
  save: saveRegistrations,
  note: 'Papers that are issued keep the registration they bear.',
  example: [
    {
      Id: 'first-year',
      'Legal name': 'Hills and Halts Private Limited',
      GSTIN: '32AAACH0000A1Z0',
      Tours: 'TOUR_5',
      Cars: 'CAR_5',
      Street: '1 Halt Road',
      City: 'Munnar',
      State: 'Kerala',
      'PIN code': '685612',
      'Holds from': '2017-07-01',
      'Holds until': '2017-12-31',
    },
  ],
})
