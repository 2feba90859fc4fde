import { beforeAll, describe, expect, it } from 'vitest'
import { posterId } from '#domain/media/picture-id.server.ts'
import { keepsPromise, promisesOf } from '#domain/media/recipes/promised.ts'
import { compositionOf, findScene, subjectOf } from '#domain/media/recipes/scenes.ts'
import { looksOf, setBeside } from '#domain/media/recipes/stand-beside.ts'
import { demoId } from '#demo/ids.ts'
import { planDemo, type DemoPlan } from '#demo/plan.ts'
import type { Poster } from './album.ts'

const MOST_HALTS = 12

type Gallery = { pkg: DemoPlan['packages'][number]; posters: Poster[]; startsOn: string }
let plan: DemoPlan
let galleries: Gallery[]
beforeAll(() => {
  plan = planDemo(process.cwd(), '2026-11-23')
  const next = new Map(plan.departures.toReversed().map(({ packageId, startsOn }) => [packageId, startsOn]))
  galleries = plan.packages.map((pkg) => {
    const id = demoId('package', pkg.slug)
    const startsOn = next.get(id)
    return { pkg, posters: plan.album.get(id) ?? [], startsOn: startsOn ?? '' }
  })
})

/** The packages whose gallery is at fault, each as its address. */
const where = (isWrong: (gallery: Gallery) => boolean) => galleries.filter(isWrong).map(({ pkg }) => pkg.slug)
const haltOf = ({ recipe }: Poster) => recipe.slug.slice(recipe.slug.indexOf('/') + 1)
/** All that is drawn as the sight it is, with the addresses of the sights that may be. */
const isAmong = (slugs: readonly string[], { recipe }: Poster) =>
  slugs.some((slug) => {
    const scene = findScene(slug)
    return scene !== undefined && compositionOf(scene) === compositionOf(recipe)
  })

describe('the galleries of the catalogue', () => {
  it('begin with what the name promises (caught: the first halt, whatever the name)', () => {
    expect(
      where(({ pkg, posters: [first] }) => {
        const [promised] = promisesOf(pkg.name)
        return promised !== undefined && !(first && keepsPromise(promised, first.recipe))
      }),
    ).toEqual([])
  })

  it.each([
    ['Fort Kochi and a Houseboat', ['backwater']],
    ['Kerala Honeymoon by Private Houseboat', ['backwater']],
    ['Pushkar Camel Fair', ['desert']],
    ['Agartala and Neermahal', ['neermahal']],
    ['Mizoram Hills', ['deodar true']],
    ['Tigers and the Taj', ['tiger', 'safari false', 'mausoleum true']],
    ['Theyyam Nights in Kannur', ['theyyam']],
    ['Rajasthan Desert Trail', ['desert']],
    ['Statue of Unity Weekend', ['statue-of-unity']],
    ['Devkund Waterfall Trek', ['waterfall']],
  ])('show of %s first %s', (name, compositions) => {
    const first = galleries.find(({ pkg }) => pkg.name === name)?.posters[0]
    expect(compositions).toContain(first && subjectOf(first.recipe))
  })

  it.each([
    ['Taj Mahal Weekend', 'Agra: the Taj Mahal'],
    ['Tigers and the Taj', 'Sawai Madhopur: a tiger'],
    ['Pushkar Camel Fair', 'Pushkar: dunes'],
    ['Kerala with Kovalam', 'Kochi: palms along the backwaters'],
    ['Spiti Valley Circuit', 'Kaza: a monastery'],
    ['Tadoba Safari', 'Tadoba: a tiger'],
    ['Kedarnath Yatra', 'Kedarnath: a stone temple'],
    ['Kareri Lake Trek', 'Kareri Lake Trek: a lake'],
  ])('show of %s first the halt that keeps it: %s', (name, said) => {
    expect(galleries.find(({ pkg }) => pkg.name === name)?.posters[0]?.alt).toContain(`Poster of ${said}`)
  })

  it('show what stands in one place there alone (caught: told by the name of the journey)', () => {
    const elsewhere = (places: string[], composition: string) =>
      where(({ posters }) =>
        posters.some((one) => compositionOf(one.recipe) === composition && !places.includes(haltOf(one))),
      )
    const golden = ({ alt }: Poster) => alt.includes('the golden gurudwara') && !alt.includes('Amritsar')
    expect(elsewhere(['agra'], 'mausoleum true')).toEqual([])
    expect(elsewhere(['jodhpur', 'bundi'], 'fort true')).toEqual([])
    expect(where(({ posters }) => posters.some(golden))).toEqual([])
  })

  it('are then the route: each halt in its order, one picture or more', () => {
    expect(
      where(({ pkg, posters: [first, ...others] }) => {
        const halts = pkg.nature.stopSlugs.slice(0, MOST_HALTS)
        const shown = [...new Set(others.map(haltOf))]
        const cover = first && haltOf(first)
        const due = halts.filter((halt) => halt !== cover || shown.includes(halt))
        return !halts.includes(cover ?? '') || shown.join() !== due.join()
      }),
    ).toEqual([])
  })

  it('show a landscape of one country in that country alone (caught: both scenes of a kind anywhere)', () => {
    const elsewhere = (states: string[], composition: string) =>
      where(
        ({ pkg, posters }) =>
          !pkg.stateCodes.some((code) => states.includes(code.slice(3))) &&
          posters.some(({ recipe }) => compositionOf(recipe) === composition),
      )
    expect(elsewhere(['UK', 'HP', 'JK', 'LA', 'SK', 'AR'], 'shikhara true')).toEqual([])
    expect(elsewhere(['UK', 'HP'], 'ghats true')).toEqual([])
    expect(elsewhere(['RJ'], 'fort true')).toEqual([])
    expect(elsewhere(['GA', 'KA'], 'waterfall false')).toEqual([])
  })

  it('show no picture twice (caught: the other view under the id of the first)', () => {
    expect(
      where(({ posters }) => new Set(posters.map(({ recipe }) => posterId(recipe))).size < posters.length),
    ).toEqual([])
  })

  it('show nothing three times, and have four pictures or more', () => {
    expect(
      where(({ posters }) => {
        const times = Map.groupBy(posters, ({ recipe }) => compositionOf(recipe))
        return posters.length < 4 || [...times.values()].some(({ length }) => length > 2)
      }),
    ).toEqual([])
  })

  it('draw a sight as itself only where the journey visits it (caught: all sights of a halt)', () => {
    expect(
      where(({ pkg, posters }) => posters.some((one) => one.recipe.sight && !isAmong(pkg.attractionSlugs, one))),
    ).toEqual([])
  })
})

describe('the cards of every list, on its first page', () => {
  const ROW = 3
  const PAGE = 24
  const orders: Record<string, (one: Gallery, other: Gallery) => number> = {
    'next date': (one, other) => one.startsOn.localeCompare(other.startsOn),
    name: (one, other) => one.pkg.name.localeCompare(other.pkg.name),
    length: (one, other) => one.pkg.days - other.pkg.days,
  }
  const listsOf = ({ pkg }: Gallery) =>
    new Set([
      '',
      pkg.categoryKey,
      ...pkg.categoryKeys,
      ...pkg.experienceKeys,
      ...pkg.stateCodes,
      ...pkg.nature.stopSlugs,
    ])

  it.each(Object.keys(orders))(
    'show no composition twice in a row, by %s (caught: each its first picture, whatever stands beside it: one card in five)',
    (order) => {
      const lists = new Map<string, Gallery[]>()
      for (const one of galleries.toSorted(orders[order]))
        for (const list of listsOf(one)) lists.set(list, [...(lists.get(list) ?? []), one])
      const twice = [...lists].flatMap(([list, all]) => {
        const page = list === '' ? all : all.slice(0, PAGE)
        const shown = setBeside(page.map(({ pkg, posters }) => looksOf(pkg, posters)))
        const names = shown.map((one) => one && compositionOf(one.recipe))
        return page.flatMap(({ pkg }, at) =>
          names.slice(Math.max(0, at - ROW + 1), at).includes(names[at]) ? [`${list}: ${pkg.slug}`] : [],
        )
      })
      expect(twice).toEqual([])
    },
  )

  it('leave to the next what it alone can show', () => {
    const look = (composition: string, isOwn = true) => ({ shown: composition, composition, isOwn })
    const [, malabar, kannur] = setBeside([
      [look('beach')],
      [look('beach'), look('theyyam', false), look('fort', false)],
      [look('theyyam'), look('beach', false)],
    ])
    expect([malabar, kannur]).toEqual(['fort', 'theyyam'])
  })

  it('show what the name promises wherever it is only once in the row', () => {
    const moved = galleries.filter((one) => {
      const [shown] = setBeside([looksOf(one.pkg, one.posters)])
      return shown !== one.posters[0]
    })
    expect(moved).toEqual([])
  })
})

const FAR_FROM_TRAILS = [
  'gopuram',
  'deodar',
  'fort',
  'coffee',
  'bazaar',
  'lakepalace',
  'stepwell',
  'tiger',
  'safari',
  'reef',
  'church',
]

describe('the pictures of a trek, any of which its card may show', () => {
  const treks = () => galleries.filter(({ pkg }) => pkg.kind === 'trek')
  const drawn = (isWrong: (gallery: Gallery, poster: Poster) => boolean) =>
    treks()
      .filter((one) => one.posters.some((poster) => !isAmong(one.pkg.attractionSlugs, poster) && isWrong(one, poster)))
      .map(({ pkg }) => pkg.slug)
  const goes = ({ pkg }: Gallery, ...tags: string[]) => tags.some((tag) => pkg.nature.promises.includes(tag))

  it('are of its trail, not of the towns, courts and woods below it (caught: 76 of 138)', () => {
    expect(drawn((_, { recipe }) => FAR_FROM_TRAILS.includes(recipe.kind))).toEqual([])
  })

  it('show a fall, a tea garden, a beach or a temple only where that is where it goes (caught: 48)', () => {
    const only: Record<string, string> = { waterfall: 'waterfall', tea: 'tea', beach: 'island', shikhara: 'pilgrimage' }
    expect(drawn((one, { recipe }) => only[recipe.kind] !== undefined && !goes(one, only[recipe.kind] ?? ''))).toEqual(
      [],
    )
  })

  it.each([
    ['rajgad-fort-trek', 'scarp'],
    ['harishchandragad-trek', 'scarp'],
    ['rajmachi-trek', 'scarp'],
    ['savandurga-trek', 'rockdome'],
    ['skandagiri-trek', 'rockdome'],
    ['mullayanagiri-trek', 'grasshill'],
    ['kumara-parvatha-trek', 'grasshill'],
    ['chadar-trek', 'frozenriver'],
    ['buxa-fort-trek', 'forest'],
  ])('of %s is first %s', (slug, kind) => {
    expect(treks().find(({ pkg }) => pkg.slug === slug)?.posters[0]?.recipe.kind).toBe(kind)
  })
})

describe('the posters of places and sights', () => {
  it('never show the monument of another', () => {
    const sightsOf = Map.groupBy(plan.facts.attractions, ({ placeSlug }) => demoId('city', placeSlug))
    const wrong = [
      ...plan.cities.map((one) => ({ ...one, sights: (sightsOf.get(one.draft.id) ?? []).map(({ slug }) => slug) })),
      ...plan.attractions.map((one) => ({ ...one, sights: [one.draft.url] })),
    ].filter(({ poster, sights }) => poster.recipe.sight && !isAmong(sights, poster))
    expect(wrong.map(({ draft }) => draft.url)).toEqual([])
  })

  it('tell Uttarakhand from Himachal', () => {
    const kinds = (state: string) =>
      plan.cities.filter(({ draft }) => draft.stateCode === state).map(({ poster }) => poster.recipe.kind)
    expect(kinds('IN-UK')).not.toContain('snowvillage')
    expect(kinds('IN-HP')).not.toContain('terraces')
    expect(kinds('IN-UK')).toContain('terraces')
  })

  it('draw sixty sights or more as themselves, each its own', () => {
    const own = plan.attractions.filter(({ draft, poster }) => findScene(draft.url) && isAmong([draft.url], poster))
    expect(own.length).toBeGreaterThanOrEqual(60)
    expect(own.map(({ draft }) => draft.url).length).toBe(
      plan.attractions.filter(({ draft }) => findScene(draft.url)).length,
    )
  })
})
