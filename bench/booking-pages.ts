import { codeSentTo } from '#tests/sent-messages.ts'
import { readSitemaps } from '#tests/site-map.ts'
import { given, openPartner } from '#tests/partner.ts'
import { CONTACT, FAMILY } from '#tests/benches/booking-bench.ts'

export type BookingPages = { pages: [name: string, path: string][]; cookie: string }

/** The pages of a booking whose seats are held, on the running site, with the cookie that opens them; the journey is the first that two people can book. */
export async function holdForPages(siteUrl: string): Promise<BookingPages> {
  const packagePaths = (await readSitemaps(siteUrl)).get('packages') ?? []
  const partner = openPartner(siteUrl)
  for (const path of packagePaths) {
    const quote = await quoteOf(partner, path.split('/').at(-1)!)
    if (quote === undefined) continue
    const { reference, token } = await given(partner.hold(quote, { contact: CONTACT, travellers: FAMILY }))
    const booking = `${siteUrl}/booking/${reference}`
    const opened = cookiesOf(await fetch(`${booking}?key=${token}`, { redirect: 'manual' }))
    const cookie = `${opened}; ${await proveContact(siteUrl, booking, opened)}`
    const steps = ['travellers', 'review'].map((step): [string, string] => [step, `/booking/${reference}/${step}`])
    return { pages: [['quote', `/q/${quote}`], ...steps, ['trip', `/booking/${reference}`]], cookie }
  }
  throw new Error('no journey has seats for two')
}

async function quoteOf(partner: ReturnType<typeof openPartner>, url: string): Promise<string | undefined> {
  const departure = (await partner.departuresOf(url, 2)).at(-1)
  if (!departure) return undefined
  return (await partner.quote({ package: url, departure: departure._id, adults: 2 })).data?.data.token
}

/** Types in the code that was sent: the review stands behind it. Gives the cookie of the browser that did. */
async function proveContact(siteUrl: string, booking: string, opened: string): Promise<string> {
  const post = (path: string, cookie: string, fields: Record<string, string>) =>
    fetch(booking + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookie, Origin: siteUrl },
      body: new URLSearchParams(fields),
    })
  const browser = cookiesOf(await post('/code', opened, {}))
  const otp = await codeSentTo({ url: siteUrl }, `+91${CONTACT.mobile}`)
  const proven = await post('/proof', `${opened}; ${browser}`, { otp })
  if (!proven.headers.get('location')?.includes('/review')) throw new Error('the contact was not proven')
  return browser
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
