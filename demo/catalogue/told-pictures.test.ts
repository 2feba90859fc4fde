import { describe, expect, it } from 'vitest'
import type { PosterKind, PosterRecipe } from '#art/kind.ts'
import { compositionOf } from '#domain/media/recipes/scenes.ts'
import { looksOf, setBeside } from '#domain/media/recipes/stand-beside.ts'
import { demoId } from '#demo/ids.ts'
import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'
import { planDemo } from '#demo/plan.ts'

const plan = planDemo(process.cwd(), '2026-11-23')

const WATERS: PosterKind[] = ['lake', 'hilllake', 'lakepalace', 'backwater', 'saltdesert', 'mangrove', 'ghats']
const WOODS: PosterKind[] = ['forest', 'deodar', 'rainforest', 'tiger', 'safari']
const FORTS: PosterKind[] = ['rockdome', 'fort', 'scarp', 'monastery']
const HEIGHTS: PosterKind[] = ['snow', 'snowvillage', 'meadow', 'terraces', 'monastery', 'frozenriver', 'lake']

const SHRINES: PosterKind[] =
  'shikhara gopuram rockcut ruins snowvillage snow cave ghats theyyam vihara church monastery'.split(
    ' ',
  ) as PosterKind[]

/** Words that name a scene, and the kinds of which one may stand beside them. */
const BESIDE: readonly (readonly [words: RegExp, ...kinds: PosterKind[]])[] = [
  [/\blakes?\b|lake-?side|reservoir|\bdam\b|\btal\b|by dal\b/i, ...WATERS],
  [/\briver[ -]island|\bdolphins?\b|\bdelta\b/i, ...WATERS, 'forest'],
  [/\btea\b(?! houses)/i, 'tea'],
  [/\bcoffee\b/i, 'coffee'],
  [/\bbeach(es|side)?\b|\bcoast\b|\bsea\b|\bsea-|seaside|snorkel|\bislands\b/i, 'beach', 'reef'],
  [/\breefs?\b|\blagoon\b|\bcoral\b/i, 'reef', 'beach', 'saltdesert'],
  [/\bwaterfalls?\b|\bfalls?\b/i, 'waterfall', 'rainforest'],
  [/\btigers?\b(?! (falls|hill))/i, 'tiger', 'safari', 'forest'],
  [/\brhinos?\b|\belephants?\b/i, 'safari', 'tiger', 'forest'],
  [/\blions\b/i, 'lion'],
  [/\bbirds?\b|flamingo/i, 'saltdesert', 'forest'],
  [/\bdunes?\b|\bcamels?\b|\bdesert\b|\bthar\b/i, 'desert', 'saltdesert', 'monastery'],
  [/\bsalt\b|\brann\b|\bkutch\b/i, 'saltdesert'],
  [/\bhouseboats?\b|\bbackwaters?\b|vembanad/i, 'backwater', 'lake', 'mangrove', 'tiger', 'safari', 'forest'],
  [/\bstepwells?\b/i, 'stepwell'],
  [/\bmangroves?\b/i, 'mangrove'],
  [/\bmeadows?\b|wildflowers|valley of flowers|rhododendron|tulips?\b/i, 'meadow', 'grasshill'],
  [/\bforts?\b/i, ...FORTS],
  [/\bpines?\b|\bdeodars?\b|\boaks?\b|\bfir\b/i, 'deodar', 'forest'],
  [/\b(rain)?forests?\b|\bwooded\b|\bteak\b|\bsal\b|\bmonals\b/i, ...WOODS],
  [
    /\btemples?\b|\bshrines?\b|pilgrim|\blingas?\b|jyotirlinga|\bgod(dess)?\b|krishna(?! (valley|river|gorge))|\bjains?\b|spiritual/i,
    ...SHRINES,
  ],
  [/\bsnows?\b(?! leopard)|\bglacier\b|\bski\b|\bice\b/i, ...HEIGHTS],
  [/\bpalaces?\b/i, 'fort', 'lakepalace', 'bazaar', 'monastery'],
  [/\bmonaster|\bstupas?\b|buddh/i, 'monastery', 'vihara', 'church', ...SHRINES],
  [/\bvineyards?\b|\bwine\b/i, 'vineyard'],
  [/\broot bridges?\b/i, 'rootbridge'],
  [/\bcaves\b|\b(carved|faces) in(to)? a hillside\b|rock reliefs/i, 'rockcut', 'cave', 'rockdome'],
  [/\bsteel\b|\bstreets?\b|\bbazaars?\b/i, 'bazaar', 'oldcity', 'church', 'deodar'],
  [/\bgrass(land|y)?\b|shola-grassland|\bgranite\b|\bboulders?\b/i, 'grasshill', 'rockdome', 'meadow', 'ruins'],
  [/(?<!(western|eastern) )\bghats?\b(?! town|-edge)/i, 'ghats'],
]

/** What is drawn of these kinds has to be told where it is drawn, by a word like these. */
const TOLD: Partial<Record<PosterKind, RegExp>> = {
  tiger: /tiger|national park/i,
  safari: /tiger|elephant|rhino|national park/i,
  lion: /lion/i,
  waterfall: /fall|cascade|dam/i,
  rainforest: /rainforest|fall|hornbill|root/i,
  tea: /tea\b|assam/i,
  coffee: /coffee/i,
  beach: /beach|coast|sea\b|sea-|shore|island|seaside|goa/i,
  reef: /reef|coral|island|lagoon/i,
  backwater: /backwater|houseboat|lake|canal|nets|estuary/i,
  desert: /desert|shekhawati|dune|thar|camel/i,
  saltdesert: /salt|rann|bird|wetland|marsh|lagoon|kutch|asses/i,
  stepwell: /stepwell|baoli|tank/i,
  ghats: /ghat\b|ghats\b|river|ganga|yamuna|narmada|godavari|sarayu|brahmaputra|pushkar|kaveri|betwa/i,
  mangrove: /mangrove|delta|creek/i,
  lake: /lake|tso\b|tal\b|kund|sar\b|chandratal/i,
  hilllake: /lake|dam\b|reservoir|backwater|lagoon|sagar|river/i,
  fort: /fort|castle|palace|garh/i,
  scarp: /fort|gad\b|durg/i,
  gurudwara: /gur[ud]*wara|sikh|khalsa|takht|golden temple|thrones/i,
}
/** Below these metres one sees no snow. */
const SNOWLESS_M = 1100
const SNOWY: PosterKind[] = ['snow', 'snowvillage', 'meadow', 'terraces']

/** Where a word is none of a scene: a doctor's coffee, the gateway to the reserves, a reservoir of four thousand years ago, a fort lost in its forest. */
const OTHERWISE = [
  'ayurveda-fortnight-in-brief',
  'nagpur',
  'dholavira',
  'dholavira-archaeological-site',
  'ajmer-sharif-dargah',
  'bet-dwarka',
  'nagarjunakonda',
  'chail',
  'imphal',
  'buxa-fort-trek',
  'jalori-pass',
]

const placeOf = new Map(plan.facts.places.map((place) => [place.slug, place]))
const sightsOf = Map.groupBy(plan.facts.attractions, ({ placeSlug }) => placeSlug)
function wordsOf(slug: string): string {
  const place = placeOf.get(slug)
  const sights = sightsOf.get(slug) ?? []
  return [
    place?.name,
    place?.blurb,
    place?.types,
    ...sights.flatMap(({ name, blurb, type }) => [name, blurb, type]),
  ].join('. ')
}

/** Drawn of the place where they stand alone. */
const MONUMENTS: PosterKind[] = ['mausoleum', 'gurudwara', 'stupa', 'cityscape', 'oldcity']
/** A monument is itself; a beast on its hill is a landscape. */
const isMonument = ({ kind, sight }: PosterRecipe) =>
  MONUMENTS.includes(kind) || (sight !== undefined && sight !== 'eravikulam')
const isBeside = (recipe: PosterRecipe, words: string) => {
  const named = BESIDE.filter(([said]) => said.test(words))
  return named.length === 0 || named.some(([, ...kinds]) => kinds.includes(recipe.kind))
}
const isTold = ({ kind }: PosterRecipe, words: string) => TOLD[kind]?.test(words) ?? true
const haltOf = ({ slug }: PosterRecipe) => slug.slice(slug.indexOf('/') + 1)

const galleries = plan.packages.map((pkg) => ({ pkg, posters: plan.album.get(demoId('package', pkg.slug)) ?? [] }))
const said = (what: string, { kind, sight }: PosterRecipe, words: string) => `${what}: ${sight ?? kind}: ${words}`

describe('no picture contradicts the words beside it', () => {
  // A trek is called by what it goes to; the words under it tell of the way.
  it('at the head of a journey (caught: 28, a waterfall beside a steel town and its roses)', () => {
    const wrong = galleries.flatMap(({ pkg, posters: [first] }) => {
      const words = pkg.kind === 'trek' ? pkg.name : `${pkg.name}. ${pkg.summary}`
      if (!first || isMonument(first.recipe) || OTHERWISE.includes(pkg.slug)) return []
      const halt = placeOf.get(haltOf(first.recipe))
      const isNamed = halt && pkg.name.includes(halt.name) && isBeside(first.recipe, halt.blurb)
      return isNamed || isBeside(first.recipe, words) ? [] : [said(pkg.slug, first.recipe, words)]
    })
    expect(wrong).toEqual([])
  })

  it('at the head of a place or a sight (caught: 96, a lake among tea as a houseboat under palms)', () => {
    const wrong = [...plan.cities, ...plan.attractions].flatMap(({ draft, poster: { recipe } }) =>
      isMonument(recipe) || isBeside(recipe, draft.summary) || OTHERWISE.includes(draft.url)
        ? []
        : [said(draft.url, recipe, draft.summary)],
    )
    expect(wrong).toEqual([])
  })

  it('in a gallery: what is loud is told of the halt or of the journey (caught: 291 pictures, a tiger wherever hills are green)', () => {
    const wrong = galleries.flatMap(({ pkg, posters }) =>
      posters.flatMap(({ recipe }) => {
        const words = `${pkg.name}. ${pkg.summary}. ${wordsOf(haltOf(recipe))}`
        return recipe.sight || isTold(recipe, words) ? [] : [said(recipe.slug, recipe, `${pkg.name}. ${pkg.summary}`)]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('of a place: what is loud is told of it (caught: 71, forts of Ludhiana and Surat)', () => {
    const wrong = plan.cities.flatMap(({ draft, poster: { recipe } }) =>
      recipe.sight || isTold(recipe, wordsOf(recipe.slug)) ? [] : [said(draft.url, recipe, draft.summary)],
    )
    expect(wrong).toEqual([])
  })

  it('has snow where none is (caught: 41, at Rishikesh and Haridwar)', () => {
    const low = (slug: string) => (PLACE_ALTITUDES.get(slug) ?? SNOWLESS_M) < SNOWLESS_M
    const wrong = galleries.flatMap(({ pkg, posters }) =>
      posters.flatMap(({ recipe }) =>
        pkg.kind !== 'trek' && SNOWY.includes(recipe.kind) && !recipe.sight && low(haltOf(recipe)) ? [recipe.slug] : [],
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('the cards of the whole list', () => {
  const next = new Map(plan.departures.toReversed().map(({ packageId, startsOn }) => [packageId, startsOn]))
  const startsOn = ({ pkg }: (typeof galleries)[number]) => next.get(demoId('package', pkg.slug)) ?? ''

  it.each([
    ['next date', startsOn],
    ['name', ({ pkg }: (typeof galleries)[number]) => pkg.name],
  ])(
    'show nothing three times on a screen of fifteen while they have something else, by %s (caught: 69 and 8)',
    (_, key) => {
      const ordered = galleries.toSorted((a, b) => key(a).localeCompare(key(b)))
      const looks = ordered.map(({ pkg, posters }) => looksOf(pkg, posters))
      const shown = setBeside(looks).map((one) => one && compositionOf(one.recipe))
      const times = (name: string | undefined, from: number, at: number) =>
        shown.slice(Math.max(0, from), at).filter((other) => other === name).length
      const worn = ordered.filter((_one, at) => {
        const isFresh = (name: string) => times(name, at - 14, at) < 2 && times(name, at - 2, at) === 0
        return times(shown[at], at - 14, at) > 1 && looks[at]?.some((look) => isFresh(compositionOf(look.shown.recipe)))
      })
      expect(worn.map(({ pkg }) => pkg.slug)).toEqual([])
    },
  )
})
