import { describe, expect } from 'vitest'
import { FORGOTTEN_EMAIL } from '#domain/bookings/booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import type { Db } from '#platform/db.server.ts'
import { openRequestServices } from '#server/auth/request-services.ts'
import { shareCookie } from '#server/forms/booking/door.ts'
import { FRIENDS, groupBench } from '#tests/benches/group-bench.ts'
import { test } from '#tests/database.ts'
import { createBookingDocuments } from './booking-documents.ts'

async function bench(db: Db) {
  const group = await groupBench(db)
  await group.form()
  for (const share of [2, 3]) await group.pays(share)
  const app = createBookingDocuments({ ...group.services, ...openRequestServices(group.services) })
  const statusOf = async (path: string, cookie: string) =>
    (await app.request(`/booking/${group.reference}${path}`, { headers: { Cookie: cookie } })).status
  const papersOf = async (share: number, token?: string) => (await group.sharePage(share, token)).papers
  return { ...group, app, statusOf, papersOf }
}

describe('a friend’s papers', () => {
  test('are the receipts of their own money, and open by their own link alone (caught: every receipt of the booking; a friend’s link that opens another’s; who booked without the link)', async ({
    db,
  }) => {
    const { papersOf, statusOf, cookieOf, own, id, services } = await bench(db)
    const [mine, others] = [await papersOf(2), await papersOf(3)]
    const issued = await listDocuments(db, id)
    expect(issued.map(({ facts }) => facts.recipient.name)).toEqual(
      expect.arrayContaining(['Meera Kulkarni', 'Farah Khan', 'Joseph Kurian']),
    )
    const named = (numbers: (string | null)[]) =>
      numbers.map((number) => issued.find((one) => one.number === number)?.facts.recipient)
    expect(named(mine.map(({ number }) => number))).toMatchObject([{ name: 'Farah Khan', address: null }])
    expect(named(others.map(({ number }) => number))).toMatchObject([{ name: 'Joseph Kurian', address: null }])
    expect(await papersOf(4)).toEqual([])
    const [farah, joseph] = [await cookieOf(2), await cookieOf(3)]
    const at = (share: number, file: string) => `/share/${share}/documents/${file}`
    const [file, othersFile] = [mine[0]!.file, others[0]!.file]
    expect(await statusOf(at(2, file), farah)).toBe(200)
    // Another's paper by one's own link, one's own by another's, the organiser's, a stranger's, and papers of the booking.
    for (const [path, cookie] of [
      [at(2, othersFile), farah],
      [at(2, file), joseph],
      [at(3, file), joseph],
      [at(2, file), own],
      [at(2, file), ''],
      [at(2, 'voucher.pdf'), farah],
      [at(2, 'itinerary.pdf'), farah],
      [`/documents/${file}`, farah],
      [at(0, file), farah],
      [at(-2, file), farah],
    ] as const)
      expect([path, await statusOf(path, cookie)]).toEqual([path, 404])
    const [booked] = issued.filter(({ facts }) => facts.recipient.name === 'Meera Kulkarni')
    expect(await statusOf(at(2, `${booked!.number.replaceAll('/', '-')}.pdf`), farah)).toBe(404)
    await db.update(bookings).set({ contactEmail: FORGOTTEN_EMAIL })
    expect([await papersOf(2), await statusOf(at(2, file), farah)]).toEqual([[], 404])
    await services.printer.close()
  })

  test('stay with who travels no more, with the voucher of what went back to them and of nobody else’s', async ({
    db,
  }) => {
    const { papersOf, tokenOf, statusOf, id, services, ...group } = await bench(db)
    const [farah, joseph] = [await tokenOf(2), await tokenOf(3)]
    const travellers = FRIENDS.filter(({ name }) => name !== 'Joseph Kurian')
    const quoted = (await group.at('POST', '/amendments', { adults: 3, travellers })).body.data as unknown as {
      quote: { token: string }
    }
    await group.at('POST', '/amendments', { quote: quoted.quote.token, travellers })
    const papers = await papersOf(-3, joseph)
    expect(papers.map(({ kind }) => kind)).toEqual(['receipt-voucher', 'refund-voucher'])
    const issued = await listDocuments(db, id)
    for (const { number } of papers)
      expect(issued.find((one) => one.number === number)?.facts.recipient.name).toBe('Joseph Kurian')
    expect((await papersOf(2, farah)).map(({ kind }) => kind)).toEqual(['receipt-voucher'])
    const { reference } = group
    const cookie = (share: number, token: string) =>
      shareCookie(openRequestServices(services), { reference, share, token }).split(';')[0]!
    const voucher = `/share/-3/documents/${papers[1]!.file}`
    expect(await statusOf(voucher, cookie(-3, joseph))).toBe(200)
    expect(await statusOf(voucher, cookie(-3, farah))).toBe(404)
    expect(await statusOf(voucher, group.own)).toBe(404)
    await services.printer.close()
  })
})
