import { describe, expect, it } from 'vitest'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { rainsBetween, rainsInMonth } from '#domain/almanac/rain.ts'
import { demoId } from '#demo/ids.ts'
import { planDemo } from '#demo/plan.ts'
import type { Poster } from './album.ts'

const plan = planDemo(process.cwd(), '2026-11-23')
const next = new Map(plan.departures.toReversed().map(({ packageId, startsOn }) => [packageId, startsOn]))
const galleries = plan.packages.map(({ slug, nature: { month } }) => {
  const id = demoId('package', slug)
  return { posters: plan.album.get(id) ?? [], month, startsOn: next.get(id) }
})
const haltOf = ({ recipe }: Poster) => recipe.slug.slice(recipe.slug.indexOf('/') + 1)
const isRainy = ({ recipe }: Poster) => recipe.season === 'monsoon'

describe('the pictures of the demo', () => {
  it('have rain where the almanac has it at the halt on the day of the next departure, and nowhere else (caught: Tabo in June wet, the plains in August dry)', () => {
    const stateOf = new Map(plan.facts.places.map(({ slug, stateCode }) => [slug, stateCode]))
    const isWet = (halt: string, { startsOn, month }: (typeof galleries)[number]) => {
      const under = { stateCodes: [stateOf.get(halt) ?? ''], place: halt }
      return startsOn
        ? rainsBetween(SHIPPED_ALMANAC, under, [startsOn, startsOn])
        : rainsInMonth(SHIPPED_ALMANAC, under, month)
    }
    const pictures = galleries.flatMap((one) =>
      one.posters.map((poster) => ({
        slug: poster.recipe.slug,
        wet: isWet(haltOf(poster), one),
        drawn: isRainy(poster),
      })),
    )
    expect(pictures.filter(({ wet }) => wet).length).toBeGreaterThan(100)
    const told = (wrong: typeof pictures) => wrong.map(({ slug }) => slug)
    expect(told(pictures.filter(({ wet, drawn }) => drawn && !wet))).toEqual([])
    expect(told(pictures.filter(({ wet, drawn }) => wet && !drawn))).toEqual([])
  })

  it('have rain only where the almanac has it in every month it is best in (caught: months of June to September, whatever the state)', () => {
    const placeOf = new Map(plan.facts.attractions.map(({ slug, placeSlug }) => [slug, placeSlug]))
    const stands = [
      ...plan.cities.map(({ draft, poster }) => ({ ...draft, place: poster.recipe.slug, poster })),
      ...plan.attractions.map(({ draft, poster }) => ({ ...draft, place: placeOf.get(draft.url) ?? '', poster })),
    ]
    const isWet = ({ stateCode, place, months }: (typeof stands)[number]) =>
      months.length > 0 &&
      months.every((month) => rainsInMonth(SHIPPED_ALMANAC, { stateCodes: [stateCode], place }, month))
    expect(stands.filter((one) => isRainy(one.poster) !== isWet(one)).map(({ url }) => url)).toEqual([])
  })
})
