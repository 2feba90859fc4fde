import { randomInt } from 'node:crypto'
import { inject } from 'vitest'
import { ownNetwork } from './accounts.ts'
import { given, openPartner } from './partner.ts'

export const TOUR = 'ajanta-ellora-and-lonar'
export const partner = openPartner(inject('siteUrl'))
// Of its own, so that nobody else uses up its codes.
export const CONTACT = { name: 'Meera Kulkarni', mobile: ownMobile(), email: 'meera@example.org' }
export const TYPED = {
  'contact.name': CONTACT.name,
  'contact.mobile': CONTACT.mobile,
  'contact.email': CONTACT.email,
  'travellers.0.name': 'Meera Kulkarni',
  'travellers.0.age': '38',
  'travellers.1.name': 'Arjun Kulkarni',
  'travellers.1.age': '41',
  'travellers.2.name': 'Tara Kulkarni',
  'travellers.2.age': '9',
}

export function ownMobile(): string {
  return `98${randomInt(10_000_000, 99_999_999)}`
}

export type Page = { status: number; location: string | null; text: string; html: string }

/** A browser without a script: it keeps cookies, sends forms and follows nothing by itself. */
export function browser() {
  const jar = new Map<string, string>()
  const network = ownNetwork()
  async function go(path: string, form?: Record<string, string>): Promise<Page> {
    const answer = await fetch(inject('siteUrl') + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        'X-Forwarded-For': network,
        Cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...(form ? { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' } : {}),
      },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      jar.set(name, value)
    }
    const html = await answer.text()
    return { status: answer.status, location: answer.headers.get('location'), html, text: textOf(html) }
  }
  return { go, jar }
}

/** What the page itself says, between header and footer. */
export function textOf(html: string): string {
  const [, main = html] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return main.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')
}

/** Seats for two adults and a child, and a browser that came by their link. */
export async function held() {
  // Another file may take the last seats between a look and a hold: then there are others.
  const { reference, token } = await holdThree().catch(holdThree)
  const guest = browser()
  const entered = await guest.go(`/booking/${reference}?key=${token}`)
  return { reference, token: token!, path: `/booking/${reference}`, guest, entered }
}

async function holdThree() {
  const { _id: departure } = (await partner.departuresOf(TOUR, 3)).at(-1)!
  const quote = await given(partner.quote({ package: TOUR, departure, adults: 2, ages: [9] }))
  return given(partner.hold(quote.token, { contact: CONTACT }))
}
