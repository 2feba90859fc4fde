import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choosePosters, rankKinds, spreadPosters, type PlaceNature } from '#domain/media/recipes/choose.ts'
import { compositionOf } from '#domain/media/recipes/scenes.ts'
import type { PosterKind } from '#art/kind.ts'

/** Weather of its own, as the almanac hands it in: Kerala in June, July and, at the end of a year, December. */
const rains = ({ stateCode }: PlaceNature, month: number) => stateCode === 'IN-KL' && [6, 7, 12].includes(month)
const CARD = { width: 800, height: 600, rains }

function nature(slug: string, state: string, types: string, sights = '', months = [11, 12, 1, 2]): PlaceNature {
  const name = slug.replaceAll('-', ' ')
  return {
    slug,
    name,
    types: types.split(' '),
    stateCode: `IN-${state}`,
    months,
    attractionTypes: sights.split(' ').filter(Boolean),
  }
}

const LEH = nature(
  'leh',
  'LA',
  'monastery adventure desert',
  'museum mountain-pass monument landmark buddhist-site monastery',
  [6, 7, 8],
)
const ALAPPUZHA = nature('alappuzha', 'KL', 'backwater beach honeymoon', 'backwater beach')
const MUNNAR = nature('munnar', 'KL', 'hill-station tea honeymoon', 'national-park lake museum viewpoint')
const KOCHI = nature('kochi', 'KL', 'heritage city', 'landmark palace synagogue')

const TELLING: [PlaceNature, PosterKind[]][] = [
  [LEH, ['monastery', 'snow']],
  [ALAPPUZHA, ['backwater']],
  [MUNNAR, ['tea']],
  [nature('dhordo', 'GJ', 'desert festival', 'desert'), ['saltdesert']],
  [nature('cherrapunji', 'ML', 'waterfall nature', 'cave waterfall waterfall'), ['rootbridge', 'waterfall']],
  [nature('nongriat', 'ML', 'trekking nature', 'nature'), ['rootbridge']],
  [nature('jaisalmer', 'RJ', 'desert heritage', 'national-park lake fort heritage-site palace'), ['desert']],
  [nature('varanasi', 'UP', 'pilgrimage heritage', 'ghat ghat temple fort'), ['ghats']],
  [nature('agra', 'UP', 'heritage city', 'fort monument monument'), ['mausoleum']],
  [nature('amritsar', 'PB', 'pilgrimage heritage food', 'landmark gurudwara monument'), ['gurudwara']],
  [nature('madurai', 'TN', 'pilgrimage heritage', 'temple palace'), ['gopuram']],
  [nature('kanha', 'MP', 'wildlife', 'national-park'), ['tiger', 'safari']],
  [nature('kaziranga', 'AS', 'wildlife', 'national-park'), ['safari']],
  [nature('sasan-gir', 'GJ', 'wildlife', 'national-park'), ['lion']],
  [nature('bangaram', 'LD', 'island beach honeymoon', 'island'), ['reef', 'beach']],
  [nature('gulmarg', 'JK', 'hill-station winter-sports honeymoon', 'adventure'), ['snow']],
  [nature('abhaneri', 'RJ', 'heritage', 'stepwell'), ['stepwell']],
  [nature('bodh-gaya', 'BR', 'buddhist pilgrimage heritage', 'landmark buddhist-site'), ['stupa']],
  [nature('old-goa', 'GA', 'heritage pilgrimage', 'church church'), ['church']],
  [nature('bedni-bugyal-trek', 'UK', 'meadow'), ['meadow']],
]

const PLACE = fc.record({
  slug: fc.stringMatching(/^[a-z]{3,12}$/),
  name: fc.string(),
  types: fc.array(fc.constantFrom('beach', 'heritage', 'lake', 'nature', 'unheard-of', 'pilgrimage', 'city'), {
    maxLength: 4,
  }),
  stateCode: fc.constantFrom('IN-KL', 'IN-LA', 'IN-RJ', 'IN-ML', 'IN-AN', 'IN-XX', ''),
  months: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }),
  attractionTypes: fc.array(fc.constantFrom('fort', 'temple', 'lake', 'stepwell'), { maxLength: 4 }),
})

describe('rankKinds', () => {
  it.each(TELLING)('knows what tells $slug', (place, kinds) => {
    expect(kinds).toContain(rankKinds(place)[0])
  })

  it('always names at least four kinds, none twice', () => {
    fc.assert(
      fc.property(PLACE, (place) => {
        const kinds = rankKinds(place)
        expect(kinds.length).toBeGreaterThanOrEqual(4)
        expect(new Set(kinds).size).toBe(kinds.length)
      }),
    )
  })

  it('does not draw every place of one nature alike', () => {
    const towns = ['almora', 'chail', 'kasauli', 'lansdowne', 'solan', 'narkanda', 'pithoragarh', 'dalhousie']
    const drawn = towns.flatMap((slug) => choosePosters(nature(slug, 'HP', 'hill-station'), { count: 1, ...CARD }))
    expect(new Set(drawn.map(({ kind, hour }) => `${kind} ${hour}`)).size).toBeGreaterThan(2)
  })
})

describe('choosePosters', () => {
  it('gives as many different posters as asked', () => {
    fc.assert(
      fc.property(PLACE, fc.integer({ min: 1, max: 12 }), (place, count) => {
        const posters = choosePosters(place, { count, ...CARD })
        expect(new Set(posters.map((poster) => `${compositionOf(poster)} ${poster.hour}`)).size).toBe(count)
      }),
    )
  })

  it('shows the halts of a package in the order of the route', () => {
    const southern = nature('southern-classic', 'KL', 'backwater hill-station')
    const posters = choosePosters(southern, { count: 4, stops: [KOCHI, MUNNAR, ALAPPUZHA], ...CARD })
    expect([...new Set(posters.map(({ slug }) => slug))]).toEqual([
      'southern-classic/kochi',
      'southern-classic/munnar',
      'southern-classic/alappuzha',
    ])
    expect(new Set(posters.map(compositionOf)).size).toBe(4)
  })

  it('paints the season of the month of travel', () => {
    const season = (month: number) => choosePosters(MUNNAR, { count: 1, month, ...CARD })[0]?.season
    expect([1, 4, 10].map(season)).toEqual(['winter', 'summer', 'summer'])
  })

  it('paints rain in the months it is told of, whatever the landscape, and in no others (caught: June to September, never in a desert or on a lake)', () => {
    const season = (place: PlaceNature, month: number) => choosePosters(place, { count: 4, month, ...CARD })[0]?.season
    const desert = nature('jaisalmer', 'KL', 'desert', 'desert')
    for (const place of [MUNNAR, desert])
      expect([6, 7, 8, 9, 12].map((month) => season(place, month))).toEqual([
        'monsoon',
        'monsoon',
        'summer',
        'summer',
        'monsoon',
      ])
    expect([6, 7, 8].map((month) => season(LEH, month))).toEqual(['summer', 'summer', 'summer'])
  })

  it('paints a place without a month in one of its dry ones, in rain where it has no other', () => {
    const season = (months: number[]) => choosePosters({ ...MUNNAR, months }, { count: 1, ...CARD })[0]?.season
    expect(
      [
        [6, 7, 8],
        [6, 7, 12, 3],
        [6, 7],
      ].map(season),
    ).toEqual(['summer', 'summer', 'monsoon'])
  })

  it('draws what a name promises', () => {
    const posters = choosePosters(nature('jodhpur', 'RJ', 'heritage desert', 'monument fort palace'), {
      count: 4,
      ...CARD,
    })
    expect(posters.find(({ kind }) => kind === 'fort')?.feature).toBe(true)
    const elephants = choosePosters(nature('kaziranga', 'AS', 'wildlife', 'national-park'), { count: 1, ...CARD })
    expect(elephants[0]).toMatchObject({ kind: 'safari', feature: true })
  })
})

describe('spreadPosters', () => {
  it('shows the same of no two neighbours where there is another thing to show', () => {
    fc.assert(
      fc.property(fc.array(PLACE, { maxLength: 20 }), (places) => {
        const spread = spreadPosters(places, CARD)
        expect(spread.map(({ slug }) => slug)).toEqual(places.map(({ slug }) => slug))
        spread.slice(1).forEach((poster, i) => {
          const before = spread[i]
          if (before && before.slug !== poster.slug)
            expect([poster.hour, compositionOf(poster)]).not.toEqual([before.hour, compositionOf(before)])
        })
        expect(spreadPosters(places, CARD)).toEqual(spread)
      }),
    )
  })

  it('passes no sight over that is drawn as itself', () => {
    const agra = { ...nature('agra', 'UP', 'heritage city', 'fort monument'), sights: ['agra-fort'] }
    expect(spreadPosters([agra, { ...agra, slug: 'agra-again' }], CARD).map(({ sight }) => sight)).toEqual([
      'agra-fort',
      'agra-fort',
    ])
  })
})
