import { describe, expect, it } from 'vitest'
import { slugify } from '#platform/slug.ts'
import { named, packages } from '#tests/demo-packages.ts'

type Package = (typeof packages)[number]

const isIn = (code: string) => (pack: Package) => pack.stateCodes.includes(code)
const goesTo = (at: RegExp) => (pack: Package) =>
  pack.itinerary.some(({ overnight, sights }) =>
    [overnight, ...sights].some((one) => one && at.test(one.url ?? slugify(one.name))),
  )
const isCalled = (slug: RegExp) => (pack: Package) => slug.test(pack.slug)
const INNER_LINE = /\binner line permits?\b/i

/** Who asks for a paper, and the line that names it: from the permits article, the states' texts and the parks' own rules. */
const AREAS: [area: string, goesThere: (pack: Package) => boolean, line: RegExp][] = [
  ['Arunachal Pradesh', isIn('IN-AR'), INNER_LINE],
  ['Nagaland', isIn('IN-NL'), INNER_LINE],
  ['Manipur', isIn('IN-MN'), INNER_LINE],
  ['Mizoram', isIn('IN-MZ'), INNER_LINE],
  ['Lakshadweep', isIn('IN-LD'), /^Entry permit of the Lakshadweep administration/],
  ['Madhuri Lake', goesTo(/^madhuri-lake$/), /army's pass/],
  [
    "Ladakh's inner line",
    goesTo(/nubra|khardung|diskit|hunder|turtuk|pangong|moriri|^korzok$|^hanle$/),
    /inner line permits? for \S/i,
  ],
  [
    "Sikkim's frontier",
    goesTo(/^(tsomgo-lake|nathula|lachen|lachung|gurudongmar-lake|yumthang-valley|zuluk)/),
    /^A local vehicle of Sikkim .* with the permit$|^Protected-area permits|^Permits of .* border areas/,
  ],
  ["Sikkim's trails", (pack) => isIn('IN-SK')(pack) && pack.kind === 'trek', /permits? of .*licensed guide/i],
  ['Goechala', isCalled(/^goechala/), /permit of Khangchendzonga National Park/],
  ["Uttarakhand's frontier", isCalled(/^(adi-kailash|milam|nanda-devi-east|kalindi-khal)/), INNER_LINE],
  ['Gurez', (pack) => goesTo(/^gurez$/)(pack) || isCalled(/^gurez/)(pack), /regist/i],
  ['the Valley of Flowers', goesTo(/^valley-of-flowers/), /permit of the national park/],
  ['the Char Dham', goesTo(/^(yamunotri|gangotri|kedarnath|badrinath)-temple$/), /registration|permit/],
  ['Amarnath', isCalled(/^amarnath/), /registration slip/],
  ['the frozen river', isCalled(/^chadar/), /a permit before anyone steps on the ice/],
  ['Agasthyakoodam', isCalled(/^agasthyakoodam/), /numbered permits/],
  ['the White Rann', goesTo(/^(dhordo|white-rann-of-kutch)$/), /^Entry permit of the White Rann/],
  ['the Sundarbans', goesTo(/^sundarbans-national-park$/), /forest office's permit/],
  ['Kaas', goesTo(/^kaas-plateau$/), /pass of the day/],
]

// Caught when it was written: Gurez, the Valley of Flowers, the Sundarbans, Kaas, and two treks that end at Tso Moriri.
describe.each(AREAS)('whoever is taken to %s', (_, goesThere, line) => {
  const there = packages.filter(goesThere)

  it('reads of the paper it asks for among what the price holds', () => {
    expect(there.length).toBeGreaterThan(0)
    expect(named(there.filter(({ inclusions }) => !inclusions.some((one) => line.test(one))))).toEqual([])
  })
})

it('names those of Ladakh only of where the days go (caught: Nubra and Pangong of every tour in Ladakh, eleven wrong ones)', () => {
  const lands = {
    Nubra: /nubra|khardung|diskit|hunder|turtuk/,
    Pangong: /pangong/,
    Moriri: /moriri|^korzok$/,
    Hanle: /^hanle$/,
  }
  const wrong = packages.filter((pack) =>
    Object.entries(lands).some(
      ([land, at]) => goesTo(at)(pack) !== pack.inclusions.some((line) => /permit/.test(line) && line.includes(land)),
    ),
  )
  expect(named(wrong)).toEqual([])
})

it('promises no permit where citizens need none: Assam, Meghalaya, Tripura, the Andamans', () => {
  const free = packages.filter(({ stateCodes }) =>
    stateCodes.every((code) => ['IN-AS', 'IN-ML', 'IN-TR', 'IN-AN'].includes(code)),
  )
  expect(free.length).toBeGreaterThan(20)
  const wrong = free.filter(({ inclusions }) =>
    inclusions.some((line) => INNER_LINE.test(line) || /(entry|protected-area) permit/i.test(line)),
  )
  expect(named(wrong)).toEqual([])
})
