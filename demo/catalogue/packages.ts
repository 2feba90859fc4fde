import type { PosterRecipe } from '#art/kind.ts'
import { monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { rainsAt, rainsBetween } from '#domain/almanac/rain.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
import { tellsHalt } from '#domain/media/recipes/cover.ts'
import { choosePosters } from '#domain/media/recipes/choose.ts'
import type { PlaceNature, Rains } from '#domain/media/recipes/choose.ts'
import type { DemoFacts } from '#demo/facts/facts.ts'
import { demoId } from '#demo/ids.ts'
import type { DemoPackage } from '#demo/packages/demo-package.ts'
import { altOf } from '#domain/media/recipes/alt.ts'
import type { Poster } from './album.ts'
import { natureOfPlace } from './natures.ts'
import { CARD } from './places.ts'

const PICTURES_EACH = 5

/** A package as posters, five or more: what its name promises, then what it visits at each halt, on the day it leaves next. */
function drawPackage(
  pkg: DemoPackage,
  natures: Map<string, PlaceNature>,
  startsOn: CalendarDate | undefined,
  beside: readonly PosterRecipe[] = [],
): Poster[] {
  const visited = (place: PlaceNature) => ({
    ...place,
    sights: place.sights?.filter((slug) => pkg.attractionSlugs.includes(slug)) ?? [],
  })
  const stops = pkg.nature.stopSlugs.flatMap((slug) => natures.get(slug) ?? []).map(visited)
  const own: PlaceNature = {
    slug: pkg.slug,
    name: pkg.name,
    types: pkg.nature.promises,
    stateCode: pkg.stateCodes[0] ?? stops[0]?.stateCode ?? 'IN-DL',
    months: pkg.months,
    attractionTypes: [],
    told: [pkg.summary],
    onFoot: pkg.kind === 'trek',
    ...(pkg.maxAltitudeM === null ? {} : { altitudeM: pkg.maxAltitudeM }),
  }
  const month = startsOn ? monthOf(startsOn) : pkg.nature.month
  const rains = startsOn ? rainsOn(startsOn) : rainsAt(SHIPPED_ALMANAC)
  const recipes = choosePosters(own, { count: PICTURES_EACH, month, rains, stops, beside, ...CARD })
  return recipes.map((recipe) => ({ recipe, alt: altOf(nameOf(recipe, pkg, stops), recipe) }))
}

function rainsOn(date: CalendarDate): Rains {
  return ({ slug, stateCode }) => rainsBetween(SHIPPED_ALMANAC, { stateCodes: [stateCode], place: slug }, [date, date])
}

/** Every package as posters, by its id: the first of each unlike those it stands beside in the lists of its places and its speciality, which are by name. */
export function drawPackages(
  packages: readonly { pkg: DemoPackage; startsOn: CalendarDate | undefined }[],
  natures: Map<string, PlaceNature>,
): [string, Poster[]][] {
  const covers = new Map<string, PosterRecipe[]>()
  return packages
    .toSorted((a, b) => a.pkg.name.localeCompare(b.pkg.name))
    .map(({ pkg, startsOn }) => {
      const lists = new Set([pkg.categoryKey, ...pkg.stateCodes, ...pkg.nature.stopSlugs])
      const beside = new Set([...lists].flatMap((list) => covers.get(list)?.slice(-ROW) ?? []))
      const posters = drawPackage(pkg, natures, startsOn, [...beside])
      const cover = posters.slice(0, 1).map(({ recipe }) => recipe)
      for (const list of lists) covers.set(list, [...(covers.get(list) ?? []), ...cover])
      return [demoId('package', pkg.slug), posters]
    })
}

/** How many others a card has in sight at either side. */
const ROW = 3

/** How the artist sees every place, by slug. */
export function naturesBySlug(facts: DemoFacts): Map<string, PlaceNature> {
  const sights = Map.groupBy(facts.attractions, ({ placeSlug }) => placeSlug)
  return new Map(facts.places.map((place) => [place.slug, natureOfPlace(place, sights.get(place.slug) ?? [])]))
}

export type CategoryIds = { speciality: Map<string, string>; experience: Map<string, string> }

type Refer = { categories: CategoryIds; urls: Map<string, string> }

/** A demo package as the catalogue takes it: slugs and keys become ids and addresses. Throws on a key no category has. */
export function packageDraft(pkg: DemoPackage, { categories, urls }: Refer, pictureIds: string[]): PackageDraft {
  const { slug, categoryKey, categoryKeys, experienceKeys, stops, attractionSlugs, nature: _nature, ...told } = pkg
  const speciality = (key: string) => known(categories.speciality, key, slug)
  return {
    ...told,
    itinerary: told.itinerary.map(({ overnight, ...day }) => ({
      ...day,
      overnight: overnight && { ...overnight, url: urls.get(overnight.url ?? '') ?? overnight.url },
    })),
    id: demoId('package', slug),
    categoryId: speciality(categoryKey),
    categoryIds: [
      ...categoryKeys.map(speciality),
      ...experienceKeys.map((key) => known(categories.experience, key, slug)),
    ],
    stops: stops.map(({ placeSlug, nights }) => ({ cityId: demoId('city', placeSlug), nights })),
    attractionIds: attractionSlugs.map((attraction) => demoId('attraction', attraction)),
    pictureIds,
  }
}

function known(ids: Map<string, string>, key: string, slug: string): string {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the package ${slug} belongs to "${key}", which is no category`)
  return id
}

/** The halt a picture is of; the journey where it is true of that alone. */
function nameOf(recipe: PosterRecipe, pkg: DemoPackage, stops: PlaceNature[]): string {
  const stop = stops.find(({ slug }) => recipe.slug.endsWith(`/${slug}`))
  return stop && tellsHalt(stop, recipe) ? stop.name : pkg.name
}
