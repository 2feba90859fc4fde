import { documents } from '#domain/documents/tables.ts'
import { gstinCheckDigit } from '#domain/tax/registration.ts'
import { saveRegistrations } from '#domain/tax/registrations-writing.server.ts'
import type { Db } from '#platform/db.server.ts'
import { carBench, PICKUP, V5 } from '#tests/car-fixture.ts'
import { write } from '#tests/write.ts'

export const gstinOf = (fourteen: string) => fourteen + gstinCheckDigit(fourteen)
export const COMPANY = gstinOf('07AAACH1234K1Z')
export const IN_PUNE = gstinOf('27AAACH1234K1Z')
export const FIRM = gstinOf('07AAAFH1234K1Z')
export const PERSON = gstinOf('07AAAPH1234K1Z')
export const OFFICE = {
  name: 'Quiet Office Pvt Ltd',
  address: '12 Ring Road',
  city: 'New Delhi',
  pin: '110001',
  state: 'IN-DL',
  gstin: COMPANY,
}

export const proprietor = {
  id: 'delhi',
  legalName: 'Devika Nair, Halt Travels',
  gstin: gstinOf('07AAAPN1234K1Z'),
  stateCode: 'IN-DL',
  schemes: { tour: 'TOUR_5', car: 'CAR_5' } as const,
  address: { street: '1 Ring Road', city: 'New Delhi', region: 'Delhi', postalCode: '110001' },
  isBodyCorporate: false,
  validFrom: '2018-01-25',
  validTo: null,
}

/** Cars of a seller who is a proprietor. */
export async function benchOf(db: Db, cars = 1) {
  const bench = await carBench(db, cars)
  await write(db, saveRegistrations, [proprietor])
  return bench
}
export type Bench = Awaited<ReturnType<typeof benchOf>>

export const ask = async (bench: Bench, asked: object) =>
  (await bench.call('POST', '/api/quotes', { ...V5, ...asked })).body
export async function hire(bench: Bench, asked: object = { gstin: COMPANY }, buyer: object = OFFICE) {
  const token = String((await ask(bench, asked)).data?.['token'])
  const held = await bench.hold(token, { body: { pickup: PICKUP, buyer } })
  const { reference, token: link } = (held.body.data ?? {}) as unknown as { reference: string; token: string }
  return { held, quote: token, ...bench.openedBy(reference, link) }
}
export const papers = async (db: Db) =>
  (await db.select().from(documents).orderBy(documents.issuedAt)).map(({ kind, facts }) => ({
    kind,
    reverse: facts.reverseCharge,
    gstin: facts.recipient.gstin,
    value: facts.value,
    owes: facts.recipientOwes?.map(({ tax, percent, paise }) => [tax, percent, paise]),
  }))
