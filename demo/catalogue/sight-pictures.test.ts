import { describe, expect, it } from 'vitest'
import type { PosterKind } from '#art/kind.ts'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { rainsAt } from '#domain/almanac/rain.ts'
import { choosePosters } from '#domain/media/recipes/choose.ts'
import { findScene } from '#domain/media/recipes/scenes.ts'
import { facts } from '#tests/demo-packages.ts'
import { natureOfSight } from './natures.ts'

const SHRINES: PosterKind[] = ['shikhara', 'gopuram', 'gurudwara', 'vihara', 'stupa', 'monastery', 'church']
const WATERS: PosterKind[] = [
  'waterfall',
  'rainforest',
  'beach',
  'backwater',
  'lake',
  'hilllake',
  'lakepalace',
  'ghats',
  'reef',
  'mangrove',
  'rootbridge',
  'saltdesert',
]
/** Kinds of sight that stand on dry land, hold no service and are no fort. */
const DRY = [
  'museum',
  'monument',
  'palace',
  'market',
  'mosque',
  'dargah',
  'synagogue',
  'heritage-precinct',
  'viewpoint',
  'cave',
  'canyon',
  'theme-park',
]
/** Where water, a fort's hill or a shrine is what one sees there after all. */
const BY_THE_WATER = [
  'dona-paula',
  'kailasagiri',
  'kala-dungar',
  'haji-ali-dargah',
  'hazratbal-shrine',
  'ins-kursura-submarine-museum',
  'nagarjunakonda',
  'vijay-vilas-palace',
  'baratang-limestone-caves',
]
const OF_A_SHRINE = ['leh-palace', 'rasmancha', 'ashokan-pillar-vaishali', 'matanga-hill', 'fontainhas']

const drawn = facts.attractions
  .filter(({ slug }) => !findScene(slug))
  .map((sight) => {
    const place = facts.places.find(({ slug }) => slug === sight.placeSlug)!
    const posters = choosePosters(natureOfSight(sight, place), {
      count: 1,
      rains: rainsAt(SHIPPED_ALMANAC),
      width: 400,
      height: 300,
    })
    return { ...sight, kind: posters[0]!.kind }
  })
const told = (wrong: typeof drawn) => wrong.map(({ slug, type, kind }) => `${slug}, a ${type}: ${kind}`)

describe('a sight without a picture of its own', () => {
  it('that is no fort is drawn as none, and no other faith’s house (caught: 44 forts, of them the National Museum and Rock Garden, and 13 temples)', () => {
    const ofForts = (type: string) => type === 'fort'
    expect(told(drawn.filter(({ type, kind }) => kind === 'fort' && !ofForts(type)))).toEqual([])
    const dry = drawn.filter(({ type, slug }) => DRY.includes(type) && !OF_A_SHRINE.includes(slug))
    expect(dry.length).toBeGreaterThan(60)
    // In Goa the town about it has a church in its street.
    expect(told(dry.filter(({ kind, stateCode }) => SHRINES.includes(kind) && stateCode !== 'IN-GA'))).toEqual([])
  })

  it('has no water where there is none (caught: 20, of them Arthur’s Seat as a fall and the museum of Mumbai as a beach)', () => {
    const dry = drawn.filter(({ type, slug }) => DRY.includes(type) && !BY_THE_WATER.includes(slug))
    expect(told(dry.filter(({ kind, stateCode }) => WATERS.includes(kind) && !/AN|LD/.test(stateCode)))).toEqual([])
  })

  it('that is water is drawn with water, and no fall where it lies still (caught: 9, Sukhna and Hussain Sagar as falls)', () => {
    const lakes = drawn.filter(({ type }) => type === 'lake')
    expect(told(lakes.filter(({ kind }) => kind === 'waterfall' || kind === 'fort'))).toEqual([])
    const kindOf = (slug: string) => drawn.find((sight) => sight.slug === slug)?.kind
    expect(['sukhna-lake', 'pushkar-lake', 'pichavaram-mangroves', 'ram-jhula'].map(kindOf)).toEqual([
      'hilllake',
      'ghats',
      'mangrove',
      'ghats',
    ])
  })
})
