import { expect, test } from 'vitest'
import { browser, partner } from './booking-browser.ts'
import { given } from './partner.ts'

// Of its own, so that nobody else takes the last seats between a look and a hold.
const TOUR = 'kerala-ayurveda'
const keyIn = (html: string) => /name="key" value="([\w-]+)"/.exec(html)![1]!

// Caught: two seats more, held without a word from a page that was opened before anybody had them.
test('whoever has a quote open while somebody else takes it is told of that, and asked before as much is held again', async () => {
  const { _id: departure } = (await partner.departuresOf(TOUR, 2)).at(-1)!
  const { token } = await given(partner.quote({ package: TOUR, departure, adults: 1 }))
  const [path, one, other] = [`/q/${token}`, browser(), browser()]
  const key = keyIn((await other.go(path)).html)
  const held = await one.go(`${path}/accept`, { key: keyIn((await one.go(path)).html) })
  expect(held.location).toMatch(/travellers$/)
  const told = await other.go(`${path}/accept`, { key })
  expect([told.status, told.location]).toEqual([409, null])
  expect(told.text).toMatch(/This journey is being booked.*Hold 1 seat more/)
  expect(told.text).not.toContain('Accept, hold')
  const asked = await other.go(`${path}/accept`, { key: keyIn(told.html), again: '1' })
  expect(asked.location).toMatch(/travellers$/)
  expect(asked.location).not.toBe(held.location)
  for (const [who, { location }] of [
    [one, held],
    [other, asked],
  ] as const)
    await who.go(`${location!.replace('/travellers', '')}/cancel`, { refundPaise: '0' })
})
