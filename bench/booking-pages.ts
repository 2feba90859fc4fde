import { readSitemaps } from '#tests/site-map.ts'
import { CONTACT, FAMILY } from '#tests/benches/booking-bench.ts'

export type BookingPages = { pages: [name: string, path: string][]; cookie: string }

/** The pages of a booking whose seats are held, on the running site, with the cookie that opens them; the journey is the first that two people can book. */
export async function holdForPages(siteUrl: string): Promise<BookingPages> {
  const packagePaths = (await readSitemaps(siteUrl)).get('packages') ?? []
  for (const path of packagePaths) {
    const quote = await quoteOf(siteUrl, path.split('/').at(-1)!)
    if (quote === undefined) continue
    const body = { quote, contact: CONTACT, travellers: FAMILY }
    const { reference, token } = (await call(siteUrl, '/api/bookings', body)).data!
    const entered = await fetch(`${siteUrl}/booking/${reference}?key=${token}`, { redirect: 'manual' })
    const cookie = entered.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const all = { quote: `/q/${quote}`, travellers: '/travellers', proof: '/proof', trip: '' }
    const pages = Object.entries(all).map(([name, path]): [string, string] =>
      name === 'quote' ? [name, path] : [name, `/booking/${reference}${path}`],
    )
    return { pages, cookie }
  }
  throw new Error('no journey has seats for two')
}

async function quoteOf(siteUrl: string, url: string): Promise<string | undefined> {
  const shown = (await call(siteUrl, `/api/public/package/${url}`)) as unknown as { data?: unknown }
  const [found] = [shown.data ?? shown].flat() as [{ departures?: { _id: string; seatsLeft: number }[] }]
  const departure = found?.departures?.findLast(({ seatsLeft }) => seatsLeft >= 2)
  if (!departure) return undefined
  return (await call(siteUrl, '/api/quotes', { package: url, departure: departure._id, adults: 2 })).data?.token
}

type Told = { data?: { token: string; reference: string } }

async function call(siteUrl: string, path: string, body?: object): Promise<Told> {
  const answer = await fetch(siteUrl + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()) as Told
}
