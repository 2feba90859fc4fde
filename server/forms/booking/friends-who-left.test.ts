import { gt, lt } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { emergencyContacts } from '#domain/bookings/trip/tables.ts'
import { formatPaise } from '#platform/money.ts'
import type { Db } from '#platform/db.server.ts'
import { FRIENDS, groupBench } from '#tests/benches/group-bench.ts'
import { onBoth as test } from '#tests/database.ts'

/** Farah, Joseph and Sunil have paid their shares, and Joseph is taken off; Joseph and Sunil gave their e-mail. (Caught: shares that go with the group.) */
async function friendsOfWhomOneLeft(db: Db) {
  const bench = await groupBench(db)
  await bench.form()
  for (const [share, name, email] of [
    [3, 'Joseph Kurian', 'joseph@example.org'],
    [4, 'Sunil Rao', 'sunil@example.org'],
  ] as const)
    await bench.post(`/share/${share}/details`, await bench.cookieOf(share), {
      'people.0.name': name,
      'people.0.age': share === 3 ? '36' : '33',
      email,
    })
  const paid: Record<number, number> = {}
  const [joseph, sunil] = [await bench.tokenOf(3), await bench.tokenOf(4)]
  for (const share of [2, 3, 4]) {
    await bench.pays(share)
    paid[share] = (await bench.sharePage(share)).payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  }
  const travellers = FRIENDS.filter(({ name }) => name !== 'Joseph Kurian')
  const quoted = (await bench.at('POST', '/amendments', { adults: 3, travellers })).body.data as unknown as {
    quote: { token: string }
    refunds: { name: string; amountPaise: number }[]
  }
  const amended = await bench.at('POST', '/amendments', { quote: quoted.quote.token, travellers })
  expect(amended.status).toBe(200)
  const josephBack = quoted.refunds.find(({ name }) => name === 'Joseph Kurian')!.amountPaise
  /** Where a friend's link leads who opens it as it was sent. */
  const leads = async (share: number, token: string) => {
    const entered = await bench.get(`/share/${share}?key=${token}`, '')
    const cookie = entered.headers.get('set-cookie')!.split(';')[0]!
    // Whoever has been there before has the cookie of that place.
    const before = cookie.replace(/(?<=-)-?\d+=/, `${share}=`)
    expect(await bench.get(`/share/${share}`, before)).toMatchObject({ status: 303, location: entered.location })
    return entered
  }
  const told = async (to: string) => (await listOutbox(db, 100)).filter((mail) => mail.to === to)
  return { ...bench, joseph, sunil, paid, josephBack, leads, told, path: `/booking/${bench.reference}/share` }
}

describe('a friend who has paid', () => {
  test('keeps a page of their own money when the party changes, at their place of now (caught: every link ended with the party)', async ({
    db,
  }) => {
    const { paid, sunil, leads, path, ...bench } = await friendsOfWhomOneLeft(db)
    const led = await leads(4, sunil)
    expect(led).toMatchObject({ status: 303, location: `${path}/3` })
    await bench.get('/share/3', led.headers.get('set-cookie')!.split(';')[0]!)
    expect(bench.drawn.at(-1)!.shareKey).toEqual({ share: 3, token: sunil })
    const page = await bench.sharePage(3, sunil)
    expect(page).toMatchObject({ standing: 'travels', unpaid: [], details: { isOpen: false } })
    expect(page.payments.map(({ amountPaise }) => amountPaise)).toEqual([paid[4]])
    // It opens nothing to fill in, and nobody's room.
    const cookie = led.headers.get('set-cookie')!.split(';')[0]!
    const typed = { 'people.0.name': 'Somebody', 'people.0.age': '40' }
    expect((await bench.post('/share/3/details', cookie, typed)).location).toContain('error=not-allowed')
    expect((await bench.post('/share/3/room', cookie, { mate: '1' })).location).toContain('error=not-allowed')
  })

  test('is told what comes back when the trip is cancelled later (caught: whoever shares by then)', async ({ db }) => {
    const bench = await friendsOfWhomOneLeft(db)
    const returning = async () => (await bench.sharePage(3, bench.sunil)).payments[0]!.returningPaise
    const beforePaise = await returning()
    const quote = (await bench.at('GET', '/cancellation')).body.data!
    const refundPaise = Number(quote['refundPaise'])
    await bench.at('POST', '/cancellation', { refundPaise }, { 'Idempotency-Key': 'cancel' })
    const backPaise = (await returning()) - beforePaise
    expect(backPaise).toBeGreaterThan(0)
    const [mail] = await bench.told('sunil@example.org')
    expect(mail!.subject).toMatch(/^Cancelled/)
    expect(mail!.body).toContain(`${formatPaise(backPaise)} goes back`)
    expect(mail!.body).toContain(`${bench.path}/3?key=${bench.sunil}`)
    // Joseph had theirs with the change, and gets nothing of this.
    expect((await bench.told('joseph@example.org'))[0]!.kind).toBe('friend-refund')
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
  })

  test('and travels no more reads there what comes back, and never the place of whoever has it now', async ({ db }) => {
    const { joseph, leads, path, paid, josephBack, ...bench } = await friendsOfWhomOneLeft(db)
    expect(await bench.opens(3, joseph)).toBeUndefined()
    expect(await leads(3, joseph)).toMatchObject({ status: 303, location: `${path}/-3` })
    const page = async () => bench.sharePage(-3, joseph)
    expect(await page()).toMatchObject({
      standing: 'left',
      payments: [{ amountPaise: paid[3], returningPaise: josephBack, backPaise: 0 }],
    })
    await bench.refund()
    expect(await page()).toMatchObject({ payments: [{ returningPaise: 0, backPaise: josephBack }] })
    // Another who leaves from the same place has a number of their own.
    const travellers = FRIENDS.filter(({ name }) => name === 'Meera Kulkarni' || name === 'Farah Khan')
    const quoted = (await bench.at('POST', '/amendments', { adults: 2, travellers })).body.data as unknown as {
      quote: { token: string }
    }
    await bench.at('POST', '/amendments', { quote: quoted.quote.token, travellers })
    expect(await leads(4, bench.sunil)).toMatchObject({ status: 303, location: `${path}/-4` })
    expect((await page()).payments).toMatchObject([{ amountPaise: paid[3] }])
  })

  test('keeps their link for a group made anew (caught: a link nobody was sent), and their page where it ends', async ({
    db,
  }) => {
    const bench = await friendsOfWhomOneLeft(db)
    await bench.group({ intent: 'form', split: 'equal', 'payer.0': '0', 'payer.1': '2', 'payer.2': '3' })
    expect(await bench.tokenOf(3)).toBe(bench.sunil)
    expect(await bench.sharePage(3)).toMatchObject({ standing: 'shares', details: { email: { isGiven: true } } })
    // Shared anew without Sunil, who has paid.
    await bench.group({ intent: 'form', split: 'equal', 'payer.0': '0', 'payer.1': '2', 'payer.2': '0' })
    expect(await bench.sharePage(3, bench.sunil)).toMatchObject({ standing: 'travels', payments: [{}] })
    await bench.group({ intent: 'end' })
    expect(await bench.sharePage(3, bench.sunil)).toMatchObject({ standing: 'travels', payments: [{}] })
    expect(await bench.sharePage(-3, bench.joseph)).toMatchObject({ standing: 'left' })
  })
})

/** Farah has paid, Sunil has told whom to call, and nobody else has done anything; then Joseph, or whoever it is, is taken off. */
async function friendsAsOneLeaves(db: Db, left: string, { isPart = false } = {}) {
  const bench = await groupBench(db)
  await bench.form()
  const [first] = (await bench.parts()).filter(({ share }) => share === 2)
  await bench.pays(2, 'success', isPart ? first!.part : undefined)
  const tokens = { joseph: await bench.tokenOf(3), sunil: await bench.tokenOf(4) }
  await bench.post('/share/4/details', await bench.cookieOf(4), {
    'people.0.name': 'Sunil Rao',
    'people.0.age': '33',
    'emergency.name': 'Asha Rao',
    'emergency.mobile': '9812345677',
  })
  const travellers = FRIENDS.filter(({ name }) => name !== left)
  const quoted = (await bench.at('POST', '/amendments', { adults: 3, travellers })).body.data as unknown as {
    quote: { token: string }
  }
  expect((await bench.at('POST', '/amendments', { quote: quoted.quote.token, travellers })).status).toBe(200)
  const formAnew = async () =>
    bench.group({ intent: 'form', split: 'equal', 'payer.0': '0', 'payer.1': '2', 'payer.2': '3' })
  return { ...bench, ...tokens, formAnew }
}

describe('a friend who has not paid yet', () => {
  test('keeps the link that was sent when the party changes, with what they gave (caught: a link that opens no place, details said to be missing, nobody to call)', async ({
    db,
  }) => {
    const bench = await friendsAsOneLeaves(db, 'Joseph Kurian')
    expect(await bench.sharePage(3, bench.sunil)).toMatchObject({ standing: 'travels', parts: [], payments: [] })
    await bench.formAnew()
    expect(await bench.tokenOf(3)).toBe(bench.sunil)
    const page = await bench.sharePage(3, bench.sunil)
    expect(page).toMatchObject({ standing: 'shares', details: { isFilled: true, emergency: { isGiven: true } } })
    expect((await bench.groupPage()).friends.map(({ isFilled }) => isFilled)).toEqual([false, false, true])
    // Who left has done nothing that could be read there.
    for (const share of [3, -3]) expect(await bench.opens(share, bench.joseph)).toBeUndefined()
  })

  test('who leaves with somebody to call for is called for no more (caught: a stranger’s mobile in the manifest)', async ({
    db,
  }) => {
    const bench = await friendsAsOneLeaves(db, 'Sunil Rao')
    expect(await bench.opens(-4, bench.sunil)).toBeUndefined()
    await bench.formAnew()
    expect((await bench.sharePage(3, bench.joseph)).details).toMatchObject({
      isFilled: false,
      emergency: { isGiven: false },
    })
    expect(await db.$count(emergencyContacts, gt(emergencyContacts.share, 0))).toBe(0)
    expect(await db.$count(emergencyContacts, lt(emergencyContacts.share, 0))).toBe(0)
  })

  test('is asked for as much as another in the same place, whoever paid more before (caught: ₹377 less of who paid first)', async ({
    db,
  }) => {
    const bench = await friendsAsOneLeaves(db, 'Joseph Kurian', { isPart: true })
    await bench.formAnew()
    const { friends } = await bench.groupPage()
    const [, farah, sunil] = friends.map(({ paidPaise, left }) =>
      left.reduce((sum, { amountPaise }) => sum + amountPaise, paidPaise),
    )
    expect(Math.abs(farah! - sunil!)).toBeLessThanOrEqual(100)
  })

  test('reads of what comes back what the booking would send them (caught: without the charge of who left unpaid)', async ({
    db,
  }) => {
    const bench = await friendsAsOneLeaves(db, 'Joseph Kurian')
    await bench.formAnew()
    for (const share of [0, 2, 3])
      if ((await bench.parts()).some((one) => one.share === share && !one.paidAt)) await bench.pays(share)
    const { sharedPaise, payments, journey } = await bench.sharePage(2)
    const paid = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    const promised = Math.floor((journey.refunds[0]!.refundPaise * paid) / sharedPaise)
    const { refundPaise } = (await bench.at('GET', '/cancellation')).body.data as unknown as { refundPaise: number }
    await bench.at('POST', '/cancellation', { refundPaise }, { 'Idempotency-Key': 'cancel' })
    const back = (await bench.sharePage(2)).payments.reduce((sum, { returningPaise }) => sum + returningPaise, 0)
    expect(Math.abs(back - promised)).toBeLessThanOrEqual(2)
  })
})

describe('a friend who pays a sum that was not asked for', () => {
  test('reads that it pays nothing and goes back, and sums without it (caught: counted as paid, and in what comes back)', async ({
    db,
  }) => {
    const bench = await groupBench(db)
    await bench.form()
    await bench.pays(2, 'wrong-amount')
    const page = async () => bench.sharePage(2)
    const { disputedPaise, payments, unpaid } = await page()
    expect(payments).toEqual([])
    expect(disputedPaise).toBe(unpaid.reduce((sum, { amountPaise }) => sum + amountPaise, 0) - 100)
    await bench.pays(2)
    expect(await page()).toMatchObject({ disputedPaise, payments: [{ amountPaise: disputedPaise + 100 }] })
  })
})
