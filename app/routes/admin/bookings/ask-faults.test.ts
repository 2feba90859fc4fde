import { expect } from 'vitest'
import type { Services } from '#domain/services.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { SALES } from '#tests/benches/ways-to-pay-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { loadPhoneBooking, PHONE_DEEDS } from './new.server.ts'

test('all that is amiss with what a caller asks for stands at its fields at once, in words about them (caught: one a round; "please call us")', async ({
  db,
}) => {
  const { services } = await bookingBench(db)
  const { id, name, url, days } = teaHills
  const chosen = { id, name, url, days, published: true }
  const choice = { chosen, found: [], isMore: false, words: '', sole: undefined }
  const amiss = async (asked: Record<string, string>) => {
    const params = new URLSearchParams({ package: url, ...asked })
    return (await loadPhoneBooking(services as unknown as Services, SALES, { choice, params } as never)).faults
  }
  const faults = await amiss({
    departure: '',
    date: '2020-01-01',
    adults: '99',
    ages: '150, x',
    twin: '-1',
    coupon: 'NOPE',
  })
  expect(Object.keys(faults).toSorted()).toEqual(['adults', 'ages', 'coupon', 'date', 'rooms'])
  expect(Object.values(faults).filter((words) => /please|call us|charged/i.test(words))).toEqual([])
  expect(await amiss({})).toEqual({})
  await services.printer.close()
})

test('who it is for and whom it is invoiced to are looked at together (caught: the invoice a round later)', async ({
  db,
}) => {
  const { services } = await bookingBench(db)
  const typed: Record<string, string> = {
    key: 'a-form-of-its-own',
    ask: '',
    name: '',
    mobile: '12',
    email: 'x',
    'buyer.pin': '1',
    'buyer.gstin': '29ABC',
    hours: '24',
    shownPaise: '1',
  }
  const held = await PHONE_DEEDS['book']!(
    services as never,
    SALES,
    (field) => typed[field] ?? '',
    () => undefined,
  )
  const at = held.ok ? [] : [...new Set(held.faults?.map(({ path }) => path))]
  expect(at).toEqual(expect.arrayContaining(['name', 'mobile', 'email', 'buyer.pin', 'buyer.gstin']))
  await services.printer.close()
})
