import { expect } from 'vitest'
import { gstinCheckDigit } from '#domain/tax/registration.ts'
import { csvLine } from '#platform/csv.ts'
import type { Db } from '#platform/db.server.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { onBoth as test } from '#tests/database.ts'
import { hills } from '#tests/catalogue-fixture.ts'
import { checked, faultsIn, OWNER, setUp, takenIn } from '#tests/take-in.ts'

speakPlainly()

type Cells = Record<string, string>
const fileOf = (cells: Cells) => csvLine(Object.keys(cells)) + csvLine(Object.values(cells))

/** The columns something is amiss in, of a file of one row. */
async function amissIn(db: Db, kind: string, cells: Cells): Promise<string[]> {
  const faults = faultsIn(await checked(db, kind, fileOf(cells), OWNER))
  return faults.map((one) => one.replace(/^2 ([^:]+):.*$/, '$1')).toSorted()
}

// Caught: in each, the cells that cannot be read alone.
test('a row tells all that is amiss in it at once, whatever of it cannot be read', async ({ db }) => {
  await setUp(db)
  const customer = { Id: '1050', Name: 'Ravi Shah', Mobile: 'none', 'E-mail': '', 'News by e-mail since': 'soon' }
  expect(
    await amissIn(db, 'customers', { ...customer, 'News by SMS since': '2999-01-01', 'News by SMS from': '' }),
  ).toEqual(['Mobile', 'News by SMS from', 'News by SMS since', 'News by e-mail since'])

  const pkg = { Address: hills.url, Days: 'many', Twin: 'free', 'Smallest group': '20', 'Largest group': '4' }
  expect(await amissIn(db, 'packages', { ...pkg, 'Cancellation plan': 'no-such-plan' })).toEqual([
    'Cancellation plan',
    'Days',
    'Smallest group',
    'Twin',
  ])

  const registration = {
    Id: 'first',
    'Legal name': 'Hills and Halts',
    GSTIN: `32AAAPA0000A1Z${gstinCheckDigit('32AAAPA0000A1Z')}`,
    Tours: 'TOUR_5',
    Cars: 'CAR_5',
    Street: '1 Halt Road',
    City: 'Munnar',
    State: 'Kerala',
    'PIN code': '685612',
    'Holds from': '2020-01-01',
    'Holds until': '',
  }
  await takenIn(db, 'gst-registrations', fileOf(registration))
  const second = { ...registration, Id: 'second', Tours: 'none', State: 'Goa', 'Body corporate': 'yes' }
  expect(await amissIn(db, 'gst-registrations', { ...second, 'Holds from': '2026-01-01' })).toEqual([
    'Body corporate',
    'Holds from',
    'State',
    'Tours',
  ])

  const message = { Message: 'code', Channel: 'sms', 'Goes out': 'no', Words: 'No gap at all.', 'DLT id': '' }
  expect(await amissIn(db, 'messages', { ...message, Header: 'TOOLONGX' })).toEqual([
    'DLT id',
    'Goes out',
    'Header',
    'Words',
  ])

  const line = { Provider: 'upi', Reference: '632812345678', Kind: 'refund', Amount: 'x', Fee: '1', 'GST on fee': '2' }
  const day = { Settlement: '632812345678', 'Settled on': '2999-01-01' }
  expect(await amissIn(db, 'settlements', { ...line, ...day })).toEqual([
    'Amount',
    'GST on fee',
    'Provider',
    'Settled on',
  ])
  const row = { transaction_entity: 'payment', entity_id: 'pay_1', amount: 'x', currency: 'USD' }
  const sums = { 'fee (exclusive tax)': '1', tax: '2', settlement_id: 'setl_1', settled_at: '2999-01-01' }
  expect(await amissIn(db, 'razorpay-settlements', { ...row, ...sums })).toEqual([
    'amount',
    'currency',
    'settled_at',
    'tax',
  ])
})
