import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect } from 'vitest'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import { bookingBench, DEPARTURE, FAMILY } from '#tests/benches/booking-bench.ts'
import { test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'

type Bench = Awaited<ReturnType<typeof bookingBench>>
type Papers = { kind: string; number: string | null; url: string }[]

const bearer = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` })

async function textOf(bench: Bench, url: string, headers: Record<string, string>) {
  const answer = await bench.app.request(url, { headers })
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

async function papersOf(booking: { look(): Promise<Record<string, unknown>> }): Promise<Papers> {
  return (await booking.look())['documents'] as Papers
}

describe('the papers of a booking', () => {
  const PRINTS = { timeout: 240_000 }
  test(
    'come as PDF with their numbers and figures; a name in Devanagari is drawn, and one with dots below',
    PRINTS,
    async ({ db }) => {
      const bench = await bookingBench(db)
      const contact = { name: 'Meera मीरा Kṛṣṇā', mobile: '9812345678', email: 'meera@example.org' }
      const booking = await bench.book({}, { contact, travellers: FAMILY })
      expect(await papersOf(booking)).toEqual([])
      await booking.pay('success')
      const [, , , receipt] = await papersOf(booking)
      expect(await papersOf(booking)).toMatchObject([
        { kind: 'itinerary', number: null, url: `/booking/${booking.reference}/documents/itinerary.pdf` },
        { kind: 'packing' },
        { kind: 'calendar' },
        { kind: 'receipt-voucher', number: expect.stringMatching(/^RV\/\d\d-\d\d\/000001$/) },
      ])
      // As the calls of the booking take it (caught: a client that writes the scheme small is told there is no booking).
      const text = await textOf(bench, receipt!.url, { Authorization: `bearer  ${booking.token}` })
      const another = { Authorization: `bearer ${booking.token.slice(1)}x` }
      expect((await bench.app.request(receipt!.url, { headers: another })).status).toBe(404)
      for (const said of [
        'Receipt voucher',
        receipt!.number!,
        'Meera मीरा Kṛṣṇā',
        '998555',
        '10,000.00',
        'CGST 2.5 % 250.00',
        'SGST 2.5 % 250.00',
        '10,500.00',
        'Ten thousand five hundred rupees only',
        'Reverse charge No',
      ])
        expect(text).toContain(said)
      expect(
        (await bench.app.request(`/booking/${booking.reference}/documents/voucher.pdf`, { headers: bearer(booking) }))
          .status,
      ).toBe(404)
      await booking.pay('success', 'all')
      const voucher = (await papersOf(booking)).find(({ kind }) => kind === 'voucher')!
      const shown = await textOf(bench, voucher.url, bearer(booking))
      for (const said of [
        booking.reference,
        'Arjun Kulkarni, 41',
        formatDate(DEPARTURE.startsOn),
        '+91 98••• ••678',
        '₹10,500',
      ])
        expect(shown).toContain(said)
      expect(shown).not.toContain('9812345678')
    },
  )

  test('are for whoever may open the booking: a stranger, another booking’s link and a reference alone find none', async ({
    db,
  }) => {
    const bench = await bookingBench(db)
    const [booking, other] = [await bench.book(), await bench.book()]
    await booking.pay('success')
    await other.pay('success')
    const urls = (await papersOf(booking)).map(({ url }) => url)
    expect(urls).toHaveLength(4)
    // caught: a document found by its number, whoever asks
    const strangers: Record<string, string>[] = [
      {},
      bearer(other),
      { Cookie: `__Host-trip-${booking.reference}=${other.token}` },
    ]
    for (const headers of strangers)
      for (const url of urls) expect((await bench.app.request(url, { headers })).status).toBe(404)
    const [, , , foreign] = await papersOf(other)
    const mixed = foreign!.url.replace(other.reference, booking.reference)
    expect((await bench.app.request(mixed, { headers: bearer(booking) })).status).toBe(404)
    const cookie = { Cookie: `__Host-trip-${booking.reference}=${booking.token}` }
    expect((await bench.app.request(urls[0]!, { headers: cookie })).status).toBe(200)
  })

  test('that are not there are said in a page to who reads pages, in JSON to who does not', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book({}, { travellers: FAMILY })
    const ask = (accept: string) =>
      bench.app.request(`/booking/${booking.reference}/documents/itinerary.pdf`, { headers: { accept } })
    const [page, call] = [await ask('text/html'), await ask('application/json')]
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.headers.get('cache-control')).toContain('no-store')
    expect([call.status, await call.json()]).toMatchObject([404, { reason: 'unknown-booking' }])
  })

  test('a calendar of days, which no time zone moves', async ({ db }) => {
    const bench = await bookingBench(db)
    const booking = await bench.book()
    await booking.pay('success')
    const answer = await bench.app.request(`/booking/${booking.reference}/documents/journey.ics`, {
      headers: bearer(booking),
    })
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = (await answer.text()).replace(/\r\n /g, '')
    const { startsOn, endsOn } = (await booking.look()) as unknown as { startsOn: string; endsOn: string }
    const compact = (day: string) => day.replaceAll('-', '')
    expect(text).toContain(`DTSTART;VALUE=DATE:${compact(startsOn)}`)
    expect(text).toContain(`DTEND;VALUE=DATE:${compact(addDays(endsOn, 1))}`)
    expect(text).toMatch(/SUMMARY:Part 2\\, ₹[\d\\,]+: Tea hills of Munnar/)
    expect(text).not.toContain('TZID')
  })
})

test('a night on the way comes before the first halt, in the calendar and the mail too (caught: each halt a day early)', async ({
  db,
}) => {
  const bench = await bookingBench(db)
  const [, second] = teaHills.itinerary
  const coach = { ...second!, day: 1, title: 'By night coach', overnight: null }
  const itinerary = [coach, ...teaHills.itinerary.map((one) => ({ ...one, day: one.day + 1 }))]
  await write(db, publishPackages, [{ ...teaHills, days: 4, itinerary }])
  const booking = await bench.book()
  await booking.pay('success')
  const startsOn = (await booking.look())['startsOn'] as string
  const answer = await bench.app.request(`/booking/${booking.reference}/documents/journey.ics`, {
    headers: bearer(booking),
  })
  const text = (await answer.text()).replace(/\r\n /g, '')
  const [halt] = /BEGIN:VEVENT(?:(?!END:VEVENT)[^])*SUMMARY:Munnar: 2 nights[^]*?END:VEVENT/.exec(text) ?? ['']
  const compact = (days: number) => addDays(startsOn, days).replaceAll('-', '')
  expect(halt).toContain(`DTSTART;VALUE=DATE:${compact(1)}`)
  expect(halt).toContain(`DTEND;VALUE=DATE:${compact(3)}`)
  const [mail] = (await listOutbox(db, 9)).filter(({ channel }) => channel === 'email')
  expect(mail!.body).toContain(`Munnar, ${formatDate(addDays(startsOn, 1), { year: false })}, 2 nights`)
})

test('a calendar that has the journey takes its change, and its end', async ({ db }) => {
  const bench = await bookingBench(db)
  const booking = await bench.book()
  await booking.pay('success')
  const journeyIn = async () => {
    const url = `/booking/${booking.reference}/documents/journey.ics`
    const text = await (await bench.app.request(url, { headers: bearer(booking) })).text()
    const said = (name: string) => new RegExp(`^${name}:(.+)\r$`, 'm').exec(text)?.[1]
    return { uid: said('UID'), sequence: Number(said('SEQUENCE')), status: said('STATUS'), method: said('METHOD') }
  }
  const first = await journeyIn()
  expect(first).toMatchObject({ status: 'CONFIRMED', method: 'PUBLISH' })
  const quoted = await booking.at('POST', '/amendments', { adults: 3 })
  const { quote } = quoted.body.data as unknown as { quote: { token: string } }
  await booking.at('POST', '/amendments', { quote: quote.token })
  const changed = await journeyIn()
  expect(changed.uid).toBe(first.uid)
  // caught: the same sequence again, which no calendar takes for news
  expect(changed.sequence).toBeGreaterThan(first.sequence)
  expect((await booking.at('POST', '/cancellation', {})).status).toBe(200)
  const gone = await journeyIn()
  expect(gone).toMatchObject({ uid: first.uid, status: 'CANCELLED', method: 'CANCEL' })
  expect(gone.sequence).toBeGreaterThan(changed.sequence)
  const left = (await papersOf(booking)).filter(({ number }) => number === null)
  expect(left).toMatchObject([{ kind: 'calendar' }])
})

describe('checking a voucher', () => {
  test('the page holds the keys and its own script alone, and is kept for the road', async ({ db }) => {
    const bench = await bookingBench(db)
    const page = await bench.app.request('/voucher/verify')
    const body = await page.text()
    const [, script = ''] = /<script>([\s\S]+?)<\/script>/.exec(body) ?? []
    const policy = page.headers.get('content-security-policy')!
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(page.headers.get('cache-control')).toMatch(/max-age=\d{7}/)
    const { keys } = (await (await bench.app.request('/.well-known/voucher-keys.json')).json()) as {
      keys: { x: string }[]
    }
    expect(script).toContain(keys[0]!.x)
  })
})
