import { readMobile } from '#domain/contact/mobile.ts'
import { BroughtCustomer } from '#domain/leads/brought.ts'
import { faultsOfBrought, saveBroughtCustomers } from '#domain/leads/brought-customers.server.ts'
import { broughtCustomers } from '#domain/leads/tables.ts'
import { cellOf, dayOf, orNothing, words } from '#domain/spreadsheets/cell.ts'
import { column } from '#domain/spreadsheets/columns.ts'
import { tableKind } from './table-kind.server.ts'

const mobile = cellOf<string>(readMobile, 'A mobile belongs here, as +91 98765 43210.', (value) => value)
const email = cellOf<string>(
  (typed) => typed.toLowerCase(),
  '',
  (value) => value,
)
const AGREED = 'The day they agreed, as 2026-12-05; empty where they did not.'

/** Customers from a list kept elsewhere. */
export const CUSTOMERS = tableKind({
  name: 'customers',
  title: 'Customers brought along',
  one: 'customer',
  many: 'customers',
  action: 'customers.take-in',
  isPersonal: true,
  sheet: {
    columns: [
      column('Id', 'reference', 'What your own list calls them, a number will do; it says which row is which.'),
      column('Name', 'name', 'As you address them.'),
      column('Mobile', 'mobile', 'As +91 98765 43210; it or an e-mail is needed.', orNothing(mobile)),
      column('E-mail', 'email', 'It or a mobile is needed.', orNothing(email)),
      column('Note', 'note', 'What colleagues should know.', orNothing(words)),
      column('News by e-mail since', 'newsEmailOn', AGREED, orNothing(dayOf)),
      column('News by e-mail from', 'newsEmailFrom', 'Where they agreed: a form, a call, a stall.', orNothing(words)),
      column('News by SMS since', 'newsSmsOn', AGREED, orNothing(dayOf)),
      column('News by SMS from', 'newsSmsFrom', 'Where they agreed: a form, a call, a stall.', orNothing(words)),
    ],
  },
  draft: BroughtCustomer,
  key: ['reference'],
  table: broughtCustomers,
  id: broughtCustomers.reference,
  by: broughtCustomers.reference,
  against: (db, asked) =>
    faultsOfBrought(
      db,
      asked.map(({ draft }) => draft as Partial<BroughtCustomer>),
    ),
  judgesInPart: true,
  save: saveBroughtCustomers,
  note: 'Nobody gets an account by it, nor news: who signs up proves their address. A consent without its day and where it was given is none. The file’s rows are kept here until they are written, a day at most.',
  example: [
    {
      Id: '1041',
      Name: 'Meera Kulkarni',
      Mobile: '+91 98765 43210',
      'E-mail': 'meera@example.org',
      Note: 'Two journeys with us in 2024. Vegetarian.',
      'News by e-mail since': '2024-11-03',
      'News by e-mail from': 'Form at the Pune travel fair',
    },
  ],
})
