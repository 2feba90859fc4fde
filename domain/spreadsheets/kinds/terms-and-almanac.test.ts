import { expect } from 'vitest'
import { readAlmanac } from '#domain/almanac/almanac.server.ts'
import { almanacFacts } from '#domain/almanac/tables.ts'
import { cancellationPlans, paymentPlans } from '#domain/pricing/tables.ts'
import { promotions } from '#domain/promotions/tables.ts'
import { speakPlainly } from '#platform/plain-faults.ts'
import { onBoth as test } from '#tests/database.ts'
import { begin, checked, EDITOR, faultsIn, OWNER, setUp, SHARE, takenIn } from '#tests/take-in.ts'

speakPlainly()

test('plans of cancelling and paying are the owner’s, and never leave a day or a rupee open', async ({ db }) => {
  await setUp(db)
  const head = 'Id,Name,Charges,Refund days'
  expect(await begin(db, 'cancellation-plans', `${head}\nx,X,0 days: 10 %,7`, EDITOR)).toMatchObject({
    reason: 'unknown-kind',
  })
  await takenIn(db, 'cancellation-plans', `${head}\ntours,Tours,30 days: 10 % | 1 day: 50% | 0 days: 100 %,7`)
  await takenIn(
    db,
    'payment-plans',
    'Id,Name,Parts,Quote hours,Grace days\nhalf,Half,"On booking: ₹5,000|15 days: rest",48,3',
  )
  expect(await db.select().from(cancellationPlans)).toMatchObject([
    {
      slabs: [
        { fromDays: 30, toDays: null, percent: 10 },
        { fromDays: 1, toDays: 29, percent: 50 },
        { fromDays: 0, toDays: 0, percent: 100 },
      ],
    },
  ])
  expect(await db.select().from(paymentPlans)).toMatchObject([
    {
      milestones: [
        { kind: 'fixed', paise: 5_000_00, daysBefore: null },
        { kind: 'remainder', daysBefore: 15 },
      ],
    },
  ])
  const rows = ['tours,Tours,30 days: 10 %,7', 'gap,Gap,30 days: 50 % | 0 days: 10 %,7', 'Odd Id,,soon,400']
  const wrong = await checked(db, 'cancellation-plans', [head, ...rows].join('\n'), OWNER)
  expect(faultsIn(wrong)).toEqual([
    expect.stringMatching(/^2 Charges: /),
    expect.stringMatching(/^3 Charges: /),
    expect.stringMatching(/^4 Id: Small letters/),
    '4 Name: A plan needs a name.',
    expect.stringMatching(/^4 Charges: One a line/),
    '4 Refund days: A whole number from 1 to 60.',
  ])
})

test('facts of the almanac are corrected and added by file, and what is shipped stands until then', async ({ db }) => {
  await setUp(db)
  const [diwali] = (await readAlmanac(db)).facts.filter(({ key }) => key === 'diwali')
  await takenIn(
    db,
    'almanac',
    [
      'Key,Name,Kind,At,Days,Source',
      `diwali,${diwali!.name},festival,,"2027-10-29 to 2027-10-30, main 2027-10-29",The gazette`,
      'tea-fair,Tea fair,festival,munnar,"2027-01-14 | 2028-01-14 to 2028-01-16, expected",The district',
    ].join('\n'),
  )
  const { facts } = await readAlmanac(db)
  expect(facts.find(({ key }) => key === 'diwali')).toEqual({
    ...diwali,
    at: [],
    days: [{ from: '2027-10-29', to: '2027-10-30', main: '2027-10-29', isExpected: false }],
    source: 'The gazette',
  })
  expect(facts.find(({ key }) => key === 'tea-fair')?.days).toHaveLength(2)
  expect(await db.$count(almanacFacts)).toBe(2)
  const wrong =
    'Key,Name,Kind,Days,Source\nNo Key,X,party,soon,me\nlate,X,festival,2027-03-02 to 2027-03-01,The district'
  expect(faultsIn(await checked(db, 'almanac', wrong))).toEqual([
    expect.stringMatching(/^2 Key: Addresses are written in small letters/),
    expect.stringMatching(/^2 Kind: One of these/),
    '2 Days: Days belong here, as 2027-03-14 to 2027-03-22, expected.',
    expect.stringMatching(/^2 Source: /),
    '3 Days: The last day is before the first.',
  ])
})

test('an early bird has no code and asks to be early; a coupon’s id is not its (caught: the coupon became one)', async ({
  db,
}) => {
  await setUp(db)
  const head = 'Id,Name,Per cent,At most,Days ahead'
  await takenIn(db, 'early-birds', `${head}\nspring,Early bird,5,"1,500",60`)
  expect((await db.select().from(promotions)).find(({ id }) => id === 'spring')).toMatchObject({
    kind: 'early-bird',
    code: null,
    off: { percent: 5, mostPaise: 1_500_00 },
    daysAhead: 60,
    firstBookingOnly: false,
  })
  const rows = [`${SHARE.id},Early bird,5,,60`, 'none,Early bird,5,,', 'short,E,,,60']
  const wrong = await checked(db, 'early-birds', [head, ...rows].join('\n'), OWNER)
  expect(faultsIn(wrong)).toEqual([
    '2 Id: A coupon has that id.',
    '3 Days ahead: Say how many days before departure, or until when it is booked.',
    '4 Name: Name it as the bill is to say it: Early bird.',
    expect.stringMatching(/^4 Per cent: Either a share/),
  ])
})
