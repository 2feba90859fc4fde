import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { collectGuestBookings, listUnproven } from '#domain/bookings/desk/booking/export.server.ts'
import { countGuestJourneysAhead, forgetGuestBookings } from '#domain/bookings/forget-bookings.server.ts'
import { claimBookings } from '#domain/bookings/hold/claim.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { CONTACT } from '#tests/benches/booking-bench.ts'
import { bench } from '#tests/benches/booking-forms-bench.ts'
import { newestCode } from '#tests/benches/otp-bench.ts'
import { onBoth as test } from '#tests/database.ts'

describe('the bookings of a guest', () => {
  async function claims(db: Db) {
    const forms = await bench(db)
    const account = async (name: string) => (await db.insert(users).values({ name }).returning())[0]!.id
    const claim = async (id: string, proven: { email?: string; mobile?: string }) => {
      const claimed = await claimBookings(db, { id, role: 'traveller' }, { email: null, mobile: null, ...proven })
      return claimed.ok && claimed.value
    }
    return { ...forms, account, claim, mobile: `+91${CONTACT.mobile}` }
  }

  test('become the account’s that has proven the address each was proven by, once they are booked (caught: a mobile somebody typed; the mailbox beside a mobile that was proven)', async ({
    db,
  }) => {
    const { find, account, claim, mobile } = await claims(db)
    const [meera, stranger] = [await account('Meera'), await account('A stranger')]
    const proven = { contactProvenAt: sql`now()`, contactProvenBy: 'mobile' } as const
    await db.update(bookings).set(proven)
    expect(await claim(meera, { mobile })).toBe(0)
    await db.update(bookings).set({ state: 'confirmed', contactProvenAt: null, contactProvenBy: null })
    expect(await claim(stranger, { mobile, email: CONTACT.email })).toBe(0)
    await db.update(bookings).set(proven)
    expect(await claim(stranger, { email: CONTACT.email })).toBe(0)
    expect([await claim(meera, {}), await claim(meera, { mobile: '+919812345679' })]).toEqual([0, 0])
    expect(await claim(meera, { mobile })).toBe(1)
    expect((await find()).userId).toBe(meera)
    expect(await claim(stranger, { mobile })).toBe(0)
  })

  test('are as proven as they were where it is not known by which of the two', async ({ db }) => {
    const { account, claim } = await claims(db)
    await db.update(bookings).set({ state: 'confirmed', contactProvenAt: sql`now()` })
    expect(await claim(await account('Meera'), { email: CONTACT.email })).toBe(1)
  })

  test('are proven by a code when they are booked already, and by where it went', async ({ db }) => {
    const { post, find, path, account, claim, mobile } = await claims(db)
    await db.update(bookings).set({ state: 'confirmed' })
    expect(await post('code')).toBe(`${path}/proof?view=code`)
    expect(await post('proof', { otp: await newestCode(db, mobile) })).toBe(path)
    expect(await find()).toMatchObject({ contactProvenBy: 'mobile' })
    const meera = await account('Meera')
    expect([await claim(meera, { email: CONTACT.email }), await claim(meera, { mobile })]).toEqual([0, 1])
  })

  test('are put among the trips of whoever is signed in and holds the link (caught: one that is another account’s, one that is held)', async ({
    db,
  }) => {
    const { post, find, path, keepSession } = await claims(db)
    const accounts = accountBench(db)
    const [first, second] = [await accounts.person(), await accounts.person()]
    expect(await post('claim')).toBe(`${path}?error=forbidden`)
    keepSession((await accounts.signIn(first)).token)
    expect(await post('claim')).toBe(`${path}?error=not-allowed`)
    await db.update(bookings).set({ state: 'confirmed' })
    expect(await post('claim')).toBe(path)
    keepSession((await accounts.signIn(second)).token)
    expect(await post('claim')).toBe(`${path}?error=not-allowed`)
    expect((await find()).userId).toBe(first)
  })

  test('are copied and emptied by what was proven alone, and the rest is named (caught: a stranger’s mistyped mobile gets names, and takes them off)', async ({
    db,
  }) => {
    const { reference, find, mobile } = await claims(db)
    await db.update(bookings).set({ state: 'confirmed' })
    const asker = { email: null, mobile }
    expect(await collectGuestBookings(db, asker)).toEqual([])
    expect([await listUnproven(db, asker), await countGuestJourneysAhead(db, asker)]).toEqual([[reference], 0])
    expect(await forgetGuestBookings(db, asker)).toEqual(done(0))
    expect((await find()).contactName).toBe(CONTACT.name)
    await db.update(bookings).set({ contactProvenAt: sql`now()`, contactProvenBy: 'mobile' })
    expect([await listUnproven(db, asker), await countGuestJourneysAhead(db, asker)]).toEqual([[], 1])
    expect(await collectGuestBookings(db, asker)).toMatchObject([{ reference }])
    expect(await forgetGuestBookings(db, asker)).toEqual(done(1))
  })
})
