import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser, WITHOUT_PICTURES } from './browser.ts'
import { attribute, readDocument, textOf } from './document.ts'
import { DESKTOP, until, visit } from './visit.ts'

const site = inject('siteUrl')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(WITHOUT_PICTURES)
})
afterAll(() => browser.close())

const read = async (path: string) => readDocument(await (await fetch(site + path)).text())
const words = (text: string) => text.replace(/\s+/g, ' ')

/** What the board of the home page says of each departure. */
async function board(party: string) {
  const rows = (await read(`/?${party}`)).all('tr').slice(1)
  return rows.map((row) => {
    const [date, tour, , , seats, price] = row.childNodes as typeof rows
    const link = tour!.childNodes[0] as (typeof rows)[0]
    const [, left] = /(\d+) of \d+$/.exec(textOf(seats))!
    return { date: textOf(date), href: attribute(link, 'href')!, left: Number(left), price: textOf(price) }
  })
}

describe('whoever has said who travels', () => {
  test('sees departures with seats for all of them, at what all of them pay (caught: two seats left for four, a price for one adult)', async () => {
    const party = 'adults=2&ages=9-6'
    expect((await read(`/?${party}`)).text).toContain('Prices for 2 adults, 2 children, incl. GST')
    const lines = await board(party)
    expect(lines.length).toBeGreaterThan(2)
    for (const { href, date, left, price } of lines) {
      expect(left).toBeGreaterThanOrEqual(4)
      const page = await read(`${href}?${party}`)
      const row = page.all('tr').find((one) => textOf(one).includes(date))
      expect(words(textOf(row))).toContain(price)
    }
    const nine = await board('adults=9')
    expect(nine.filter(({ left }) => left < 9)).toEqual([])
  })

  test('sees kinds of journey from what the cheapest costs all of them (caught: for one adult)', async () => {
    const [alone, four] = await Promise.all(
      ['', '?adults=2&ages=9-6'].map(async (party) => {
        const page = await read(`/speciality-tours${party}`)
        const tile = page.all('li').find((one) => textOf(one).startsWith('Hill Station Tours'))
        return { text: words(page.text), from: /from (₹[\d,]+)/.exec(textOf(tile))![1]! }
      }),
    )
    expect(alone!.text).toContain('Prices are the lowest per adult, twin sharing, incl. GST.')
    // No trek takes a child of six.
    expect(four!.text).not.toContain('from ₹0')
    expect(four!.text).toContain('Prices are the lowest for 2 adults, 2 children, incl. GST.')
    const list = await read('/speciality-tours/hill-station-tours?sort=price-low&adults=2&ages=9-6')
    expect(four!.from).not.toBe(alone!.from)
    expect(words(list.text)).toContain(four!.from)
    const perHead = await read('/speciality-tours?adults=2&ages=9-6&per=person')
    expect(perHead.text).not.toMatch(/from ₹|Prices are the lowest/)
  })

  test('sees every price of the home page change where it stands (caught: states that kept the price for one)', async () => {
    await visit(browser, '/', { viewport: DESKTOP }, async ({ page, errors }) => {
      const states = page.locator('[data-region="states"]')
      const before = await states.locator('small').first().textContent()
      await page.locator('main [data-asks-party]').first().click()
      await page.getByRole('button', { name: 'Show our prices' }).click()
      await until(page, async () => (await states.textContent())!.includes('lowest for 2 adults'), true)
      expect(await states.locator('small').first().textContent()).not.toBe(before)
      expect(await page.locator('[data-region="leaving"]').textContent()).toContain('for 2 adults')
      expect(errors).toEqual([])
    })
  })
})
