import { slugify } from '#platform/slug.ts'
import type { CategoryDraft } from '#domain/catalogue/writing/categories.server.ts'
import type { PosterHour, PosterKind, PosterSeason } from '#art/kind.ts'
import type { SightName } from '#art/sights/names.ts'
import type { Content, Experience } from '#demo/content/read-content.ts'
import type { DemoFacts } from '#demo/facts/facts.ts'
import { demoId } from '#demo/ids.ts'
import { monthsInWords } from '#demo/places/words.ts'
import { altOf } from '#domain/media/recipes/alt.ts'
import type { Poster } from './album.ts'
import { CARD } from './places.ts'
import { capitalised } from '#platform/wording.ts'

type Look = [line: string, kind: PosterKind, hour: PosterHour, season: PosterSeason, sight?: SightName]

/** A line and a poster for each speciality; the rest of its words are in content/themes.json. */
const SPECIALITIES: Record<string, Look> = {
  honeymoon: ['For two, and no alarm clock', 'lakepalace', 'dusk', 'winter'],
  family: ['Drawn round the youngest and the eldest', 'deodar', 'day', 'summer'],
  adventure: ['Get wet, get high, get home', 'snow', 'day', 'summer'],
  pilgrimage: ['Early starts, quiet evenings', 'ghats', 'dawn', 'winter'],
  wildlife: ['Up before the forest', 'tiger', 'dawn', 'summer'],
  'hill-station': ['Cool air and a toy train', 'snow', 'dawn', 'summer', 'darjeeling-loop'],
  beach: ['Sand first, plans later', 'beach', 'day', 'winter'],
  heritage: ['Old stone in good light', 'fort', 'dusk', 'winter'],
  trekking: ['One foot, then the other', 'meadow', 'day', 'summer'],
  backwater: ['A house that floats', 'backwater', 'dusk', 'winter'],
  desert: ['Sand by day, stars after', 'desert', 'night', 'winter'],
  buddhist: ['In the Buddha’s own footsteps', 'stupa', 'dawn', 'winter'],
  island: ['Ferries set the clock', 'reef', 'day', 'summer'],
  weekend: ['Short, and soon home', 'vineyard', 'day', 'winter'],
  'winter-sports': ['Snow, and ways to fall in it', 'snowvillage', 'day', 'winter'],
  'road-trip': ['The road is the plan', 'monastery', 'day', 'summer'],
  luxury: ['Finer rooms, smaller groups', 'lakepalace', 'night', 'winter', 'mysore-palace'],
  wellness: ['Oil, quiet and an early night', 'backwater', 'dawn', 'summer'],
  food: ['Hungry is the right way to come', 'bazaar', 'dusk', 'winter'],
  festival: ['Come when the town is out', 'theyyam', 'night', 'winter'],
  offbeat: ['Past where the bus turns round', 'snowvillage', 'dusk', 'summer'],
  monsoon: ['The country at its greenest', 'waterfall', 'dawn', 'monsoon'],
  youth: ['More days for the same rupees', 'grasshill', 'day', 'winter'],
  tribal: ['A guest in somebody’s village', 'forest', 'day', 'summer'],
}

const EXPERIENCES: Record<string, [PosterKind, PosterHour, PosterSeason]> = {
  'hill-station': ['deodar', 'dawn', 'summer'],
  backwater: ['backwater', 'dawn', 'monsoon'],
  desert: ['desert', 'dusk', 'winter'],
  pilgrimage: ['gopuram', 'dusk', 'winter'],
  wildlife: ['safari', 'dawn', 'winter'],
  trekking: ['snow', 'dawn', 'summer'],
  beach: ['beach', 'dusk', 'winter'],
  heritage: ['ruins', 'dawn', 'winter'],
  honeymoon: ['lakepalace', 'dawn', 'winter'],
  island: ['reef', 'day', 'winter'],
  buddhist: ['monastery', 'day', 'summer'],
  tea: ['tea', 'day', 'summer'],
}

export type DrawnCategory = { poster: Poster; draft: Omit<CategoryDraft, 'pictureId'> }

/** The specialities in the order of the facts and the themed experiences in the order they were written. */
export function drawCategories(facts: DemoFacts, content: Content): DrawnCategory[] {
  const specialities = facts.themes.speciality.map(({ key, name, slug }, position): DrawnCategory => {
    const [text, look] = [content.themes[key], SPECIALITIES[key]]
    if (!text || !look) throw new Error(`nothing is written about ${name}`)
    const [line, kind, hour, season, sight] = look
    return {
      poster: posterOf(name, slug, kind, hour, season, sight),
      draft: { id: demoId('category', slug), kind: 'speciality', key, name, url: slug, line, position, ...text },
    }
  })
  return [
    ...specialities,
    ...content.experiences.map((experience, position) => drawExperience(experience, position, facts)),
  ]
}

function drawExperience(experience: Experience, position: number, facts: DemoFacts): DrawnCategory {
  const { key, name, line, summary, about } = experience
  const url = slugify(name)
  const [kind, hour, season] = EXPERIENCES[key] ?? ['fort', 'day', 'winter']
  const draft = {
    id: demoId('category', url),
    kind: 'experience' as const,
    key,
    name,
    url,
    line,
    summary,
    about,
    when: monthsOf(experience, facts),
    position,
  }
  return { poster: posterOf(name, url, kind, hour, season), draft }
}

const MOST = 0.6

/** The months in which most places of an experience are at their best. */
function monthsOf({ placeTypes }: Experience, facts: DemoFacts): string {
  const places = facts.places.filter(({ types }) => types.some((type) => placeTypes.includes(type)))
  const good = Array.from({ length: 12 }, (_, i) => i + 1).filter(
    (month) => places.filter(({ bestMonths }) => bestMonths.includes(month)).length >= MOST * places.length,
  )
  return `${capitalised(monthsInWords(good))} for most of these places.`
}

function posterOf(
  name: string,
  slug: string,
  kind: PosterKind,
  hour: PosterHour,
  season: PosterSeason,
  sight?: SightName,
): Poster {
  const recipe = { slug, kind, hour, season, ...CARD, ...(sight ? { sight } : {}) }
  return { recipe, alt: altOf(name, recipe) }
}
