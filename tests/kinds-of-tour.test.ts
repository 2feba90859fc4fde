import { expect, inject, test } from 'vitest'

/** Names of kinds of journey that stand on the page under two headings, once as a speciality and once as an experience. */
const TWICE = [
  ['Trekking Tours', 'Treks'],
  ['Honeymoon Tours', 'Honeymoons'],
  ['Pilgrimage Tours', 'Pilgrimages'],
]

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

// (caught: 149 and 151 of what the home page calls 138 treks; no price on the page)
test('a kind of journey has one number wherever it is counted, and its lowest price', async () => {
  const kinds = kindsIn(await pageOf('/speciality-tours'))
  const named = new Map(kinds.map((kind) => [kind.name, kind]))
  for (const [speciality = '', experience = ''] of TWICE)
    expect(named.get(experience)).toMatchObject({
      count: named.get(speciality)!.count,
      from: named.get(speciality)!.from,
    })
  const [, treks] = /and (\d+) treks/.exec(textOf(await pageOf('/')))!
  expect(named.get('Trekking Tours')!.count).toBe(Number(treks))
  for (const { path, count, from } of [named.get('Trekking Tours')!, named.get('Beach Holidays')!]) {
    const list = textOf(await pageOf(`${path}?sort=price`))
    expect(list).toMatch(new RegExp(`\\b${count} +tours`))
    expect(/₹[\d,]+(?= *per )/.exec(list)?.[0]).toBe(from)
  }
})
