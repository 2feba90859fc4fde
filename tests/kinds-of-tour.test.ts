import { expect, inject, test } from 'vitest'

/** Names under which a kind of journey stood a second time, as an experience. */
const SECOND_NAMES = ['Treks', 'Honeymoons', 'Pilgrimages', 'Wildlife', 'Beaches']

const textOf = (html: string) => html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, ' ')
const pageOf = async (path: string) => (await fetch(inject('siteUrl') + path)).text()

/** Of every kind its address with what the page says under its name: how many, and from what price. */
function kindsIn(html: string) {
  return [...html.matchAll(/<h3[^>]*><a href="([^"]*)">([^<]*)<\/a><\/h3>(.*?)<\/li>/gs)].map(
    ([, path = '', name = '', rest = '']) => ({
      path,
      name,
      count: Number(/(\d+) tours?/.exec(textOf(rest))?.[1]),
      from: /from (₹[\d,]+)/.exec(textOf(rest))?.[1],
    }),
  )
}

// (caught: 149 and 151 of what the home page calls 138 treks; Trekking Tours and Treks; no price on the page)
test('a kind of journey has one name and one number wherever it is counted, and its lowest price', async () => {
  const kinds = kindsIn(await pageOf('/speciality-tours'))
  const named = new Map(kinds.map((kind) => [kind.name, kind]))
  expect(SECOND_NAMES.filter((name) => named.has(name))).toEqual([])
  expect(kinds.length).toBe(named.size)
  const [, treks] = /and (\d+) treks/.exec(textOf(await pageOf('/')))!
  expect(named.get('Trekking Tours')!.count).toBe(Number(treks))
  for (const { path, count, from } of [named.get('Trekking Tours')!, named.get('Beach Holidays')!]) {
    const list = textOf(await pageOf(`${path}?sort=price`))
    expect(list).toMatch(new RegExp(`\\b${count} +tours`))
    expect(/₹[\d,]+(?= *per )/.exec(list)?.[0]).toBe(from)
  }
})
