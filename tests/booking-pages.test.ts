import { describe, expect, inject, test } from 'vitest'
import { codeSentTo } from './sent-messages.ts'
import { CONTACT, TYPED, TOUR, ownMobile, held, partner } from './booking-browser.ts'
import { given } from './partner.ts'
import { signedIn } from './plain-browser.ts'

const SITE = () => ({ url: inject('siteUrl') })

const fieldOf = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
const valueIn = (html: string, id: string) => {
  const [field = ''] = new RegExp(`<input[^>]*id="${id.replaceAll('.', '\\.')}"[^>]*>`).exec(html) ?? []
  return /value="([^"]*)"/.exec(field)?.[1]
}

const hiddenIn = (html: string, action: string) => {
  const [, inside = ''] = new RegExp(`<form[^>]*action="${action}"[^>]*>(.*?)</form>`, 's').exec(html) ?? []
  return [...inside.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
}
const valuesOf = (html: string, name: RegExp) =>
  [...html.matchAll(new RegExp(`name="${name.source}" value="([^"]*)"`, 'g'))].map(([, value]) => value)

describe('a booking without a script', () => {
  test('goes from held to paid to cancelled, and loses no word on the way', async () => {
    const { path, guest, entered, reference } = await held()
    const { go } = guest
    expect([entered.status, entered.location]).toEqual([303, path])
    expect((await go(path)).text).toContain('3 seats held for you, Meera')

    const wrong = { ...TYPED, 'contact.mobile': '12', 'travellers.1.name': '', 'travellers.2.age': '12' }
    const first = await go(`${path}/travellers`, wrong)
    expect(first.status).toBe(400)
    expect(first.text).toContain('3 things to put right')
    expect(first.text).toContain('Age of Child : Nobody of this age was priced.')
    expect(Object.keys(wrong).map((name) => valueIn(first.html, name) ?? '')).toEqual(Object.values(wrong))
    // A guest is told what is asked next; whoever has proven where they are reached is asked nothing.
    const next = 'Next: a code of six digits by SMS or mail, then the review.'
    expect((await go(`${path}/travellers`)).text).toContain(next)
    expect((await go(`${path}/travellers`, TYPED)).location).toBe(`${path}/review`)

    // A guest proves where they are reached before they pay, and no other way round.
    expect((await go(`${path}/review`)).location).toBe(`${path}/proof`)
    const early = { key: 'early', part: '1', provider: 'simulator', terms: 'agreed' }
    expect((await go(`${path}/pay`, early)).location).toBe(`${path}/proof?error=contact-unproven`)
    expect((await go(`${path}/code`, {})).location).toBe(`${path}/proof?view=code`)
    expect((await go(`${path}/proof`, { otp: '' })).location).toBe(`${path}/proof?view=code&error=otp-missing`)
    const otp = await codeSentTo(SITE(), `+91${CONTACT.mobile}`)
    expect((await go(`${path}/proof`, { otp })).location).toBe(`${path}/review`)
    // Another number has yet to be proven.
    expect((await go(`${path}/travellers`)).text).not.toContain(next)
    const other = ownMobile()
    await go(`${path}/travellers`, { ...TYPED, 'contact.mobile': other })
    expect((await go(`${path}/review`)).location).toBe(`${path}/proof`)
    await go(`${path}/code`, {})
    expect((await go(`${path}/proof`, { otp: await codeSentTo(SITE(), `+91${other}`) })).location).toBe(
      `${path}/review`,
    )

    const review = await go(`${path}/review`)
    expect(review.html).not.toMatch(/<input[^>]*name="terms"[^>]*checked/)
    const choice = { key: fieldOf(review.html, 'key'), part: '1', provider: 'simulator' }
    const refused = await go(`${path}/pay`, choice)
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Please read the terms')])
    const paying = await go(`${path}/pay`, { ...choice, terms: 'agreed' })
    expect(paying.location).toMatch(/^\/dev\/gateway\//)
    // The same form again opens no second order.
    expect((await go(`${path}/pay`, { ...choice, terms: 'agreed' })).location).toBe(paying.location)

    await go(paying.location!, { outcome: 'failure' })
    expect((await go(path)).text).toContain('Your bank said no')
    const again = { part: '1', provider: 'simulator', terms: 'agreed', key: crypto.randomUUID() }
    const secondTry = (await go(`${path}/pay`, again)).location!
    await go(secondTry, { outcome: 'pending' })
    expect((await go(path)).text).toContain('Please do not pay again.')
    // Nobody pays twice while the bank is waited for.
    expect((await go(`${path}/review`)).location).toBe(path)
    await go(secondTry, { outcome: 'success' })
    expect((await go(path)).text).toContain('Your seats are booked, Meera')

    // Nobody has a link so: the choice is shown again as it was made.
    const unclear = await go(`${path}/group`, { intent: 'form', split: 'own-price', 'payer.0': '0', 'payer.1': '0' })
    expect([unclear.status, unclear.text]).toEqual([422, expect.stringContaining('At least one friend needs a link')])
    expect(unclear.html).toMatch(/<input[^>]*checked="" value="own-price"/)
    expect(unclear.html).toMatch(/id="payer-1".*?<option value="0" selected/s)

    const rest = await go(`${path}/pay`, { ...again, part: 'all', key: crypto.randomUUID() })
    await go(rest.location!, { outcome: 'success' })

    // Arjun stays at home: first what that comes to, and the trip as it was; then the change, with the names that are left.
    const put = { 'leaves.1': 'yes', rooms: '', departure: '', date: '' }
    const nobody = await go(`${path}/change`, { ...put, 'leaves.0': 'yes' })
    expect([nobody.status, nobody.text]).toEqual([400, expect.stringContaining('Somebody of eighteen or over')])
    const priced = await go(`${path}/change`, put)
    expect(priced.text).toContain('Charge for what falls away')
    expect(valuesOf(priced.html, /travellers\.\d\.name/)).toEqual(['Meera Kulkarni', 'Tara Kulkarni'])
    expect((await go(path)).text).toContain('Arjun Kulkarni')
    const people = Object.fromEntries(hiddenIn(priced.html, `${path}/amend`))
    // What cannot be had at that price any more is chosen from again, as it was chosen.
    const gone = await go(`${path}/amend`, { ...people, quote: 'a-quote-that-is-gone' })
    expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('Your trip is as it was.')])
    expect(gone.html).toMatch(/<input[^>]*name="leaves.1"[^>]*checked/)
    expect((await go(`${path}/amend`, people)).location).toBe(`${path}?view=changed`)
    // Who comes no longer and what goes back is said, and the paid coupons are the sum of the ticket's rows.
    const said = await go(`${path}?view=changed`)
    expect(said.text).toMatch(/Arjun Kulkarni no longer comes\. ₹[\d,]+ goes back/)
    const [above = '', coupons = ''] = /<article.*?<\/article>/s.exec(said.html)![0].split('The parts to pay')
    const sums = (html: string) =>
      [...html.matchAll(/<b>₹([\d,]+)<\/b>/g)].map(([, sum = '']) => Number(sum.replaceAll(',', '')))
    const together = (html: string) => sums(html).reduce((sum, one) => sum + one, 0)
    expect([sums(above).length, together(above)]).toEqual([3, together(coupons)])
    // The same again changes nothing more.
    expect((await go(`${path}/amend`, people)).location).toBe(`${path}?view=changed`)

    const asked = await go(`${path}/cancel`)
    const refundPaise = fieldOf(asked.html, 'refundPaise')
    const changed = await go(`${path}/cancel`, { refundPaise: String(Number(refundPaise) + 100) })
    expect(changed.location).toBe(`${path}/cancel?error=price-changed`)
    expect((await go(changed.location!)).text).toContain('Nothing has been cancelled.')
    expect((await go(`${path}/cancel`, { refundPaise })).location).toBe(path)
    const over = await go(path)
    expect(over.text).toContain('This trip is cancelled')
    expect(over.text).toContain(reference)
  })
})

// (caught: three empty fields before somebody whose name, mobile and address are known)
test('a booking of who is signed in begins with how their account is reached', async () => {
  const go = await signedIn(SITE(), 'traveller')
  const { _id: departure } = (await partner.departuresOf(TOUR, 2)).at(-1)!
  const { token } = await given(partner.quote({ package: TOUR, departure, adults: 2 }))
  const accept = `/q/${token}/accept`
  const { location } = await go(accept, Object.fromEntries(hiddenIn((await go(`/q/${token}`)).html, accept)))
  const { html } = await go(location!)
  const typed = ['name', 'mobile', 'email'].map((field) => valueIn(html, `contact.${field}`))
  expect(typed).toEqual(['Meera Nair', '+919000000001', 'traveller@padav.test'])
})
