import { describe, expect, it } from 'vitest'
import { POSTER_HOURS, POSTER_KINDS, POSTER_SEASONS, type PosterKind, type PosterRecipe } from '#art/kind.ts'
import { drawOnTheRoad } from '#art/on-the-road.ts'
import { OTHER_VIEWS } from '#art/other-views.ts'
import { drawPoster, posterTones } from '#art/poster.ts'
import { SIGHT_NAMES } from '#art/sights/names.ts'
import { SIGHTS } from '#art/sights/sights.ts'

const CARD = { width: 800, height: 600 }
const SIZES = [CARD, { width: 600, height: 800 }, { width: 1600, height: 800 }]
// resvg dies of a shape with a layer of its own that lies off the sheet
const LAYERED_SHAPE = /<(?:path|polygon|rect|circle|ellipse)[^>]* opacity=/
const LARGEST_BYTES = 40 * 1024

function recipe(over: Partial<PosterRecipe>): PosterRecipe {
  return { slug: 'munnar', kind: 'tea', hour: 'day', season: 'summer', ...CARD, ...over }
}

/** The first tag that does not fit the one it should close, or undefined if all do. */
function brokenTag(svg: string): string | undefined {
  const open: string[] = []
  for (const [tag, close, name, own] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[a-zA-Z0-9:-]+="[^"<>]*")*\s*(\/?)>/g)) {
    if (own) continue
    if (!close) open.push(name ?? '')
    else if (open.pop() !== name) return tag
  }
  return open.at(-1)
}

function looseEnds(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  return [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].flatMap(([, id]) => (id && !ids.has(id) ? [id] : []))
}

function expectWhole(svg: string): void {
  expect(brokenTag(svg)).toBeUndefined()
  expect(looseEnds(svg)).toEqual([])
  expect(svg.replace(/<[^<>]*>/g, '')).toBe('')
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
  expect(svg.length).toBeLessThan(LARGEST_BYTES)
  expect(svg.replace(/<rect[^>]* filter=[^>]*>/, '')).not.toMatch(LAYERED_SHAPE)
}

describe.each(SIGHT_NAMES)('the sight %s', (sight) => {
  const own = recipe({ kind: SIGHTS[sight].kind, sight })

  it('is well-formed SVG without holes at every size', () => {
    for (const size of SIZES) expectWhole(drawPoster({ ...own, ...size, hour: 'night', season: 'monsoon' }))
  })

  it('is drawn as itself, not as the landscape whose colours it takes', () => {
    const { sight: _sight, ...landscape } = own
    expect(drawPoster(own)).not.toBe(drawPoster(landscape))
  })
})

const OTHER = { view: 'other' } as const

describe.each(Object.keys(OTHER_VIEWS) as PosterKind[])('the other view of %s', (kind) => {
  it('is another picture (caught: a view that nothing draws)', () => {
    expect(drawPoster(recipe({ kind, ...OTHER }))).not.toBe(drawPoster(recipe({ kind })))
  })
})

describe.each(POSTER_KINDS)('a %s poster', (kind) => {
  const all = POSTER_HOURS.flatMap((hour) =>
    POSTER_SEASONS.flatMap((season) =>
      SIZES.flatMap((size) =>
        [{ feature: true }, { feature: false }, {}, ...(OTHER_VIEWS[kind] ? [OTHER] : [])].map((scene) =>
          recipe({ kind, hour, season, ...size, ...scene }),
        ),
      ),
    ),
  )

  it('is well-formed SVG without holes at every hour, season and size', () => {
    for (const each of all) expectWhole(drawPoster(each))
  })

  it('is the same picture for the same recipe and another for another place', () => {
    const here = drawPoster(recipe({ kind }))
    expect(drawPoster(recipe({ kind }))).toBe(here)
    expect(drawPoster(recipe({ kind, slug: 'ooty' }))).not.toBe(here)
  })
})

describe('drawOnTheRoad', () => {
  const vehicle = {
    body: 'M6 44V20h100l20 24Z',
    glass: 'M20 30V22h60v8Z',
    wheels: [34, 106],
    radius: 11,
    long: 180,
    band: 'M0 30h180v2H0Z',
    rail: 'M40 16h50v2H40Z',
    low: 'M40 46h50v2H40Z',
  }

  it.each(POSTER_HOURS)('is well-formed SVG without holes at %s', (hour) => {
    const road = { slug: 'suv', vehicle, colour: '#0E6668', country: 'snows', hour, width: 1200, height: 600 } as const
    expectWhole(drawOnTheRoad(road))
    expect(drawOnTheRoad(road)).toBe(drawOnTheRoad(road))
  })
})

describe('posterTones', () => {
  it('gives three colours without drawing', () => {
    for (const hour of POSTER_HOURS) {
      for (const tone of posterTones(recipe({ hour }))) expect(tone).toMatch(/^#[0-9a-f]{6}$/)
    }
  })
})
