import type { PosterHour, PosterKind, PosterRecipe } from '#art/kind.ts'

/** What a poster of a kind shows, in words. */
const SCENES: Record<PosterKind, string> = {
  snow: 'snow peaks',
  deodar: 'deodar forest on a ridge',
  tea: 'tea gardens',
  backwater: 'palms along the backwaters',
  beach: 'a palm beach',
  desert: 'dunes of the desert',
  fort: 'a hill fort',
  lakepalace: 'a palace on a lake',
  ghats: 'steps down to the river',
  shikhara: 'a temple tower',
  gopuram: 'a tall temple gateway',
  rainforest: 'rainforest hills',
  safari: 'open grassland with animals',
  monastery: 'a monastery on a hill',
  oldcity: 'the old city',
  reef: 'a coral island',
  stepwell: 'a stepwell',
  ruins: 'ruins among boulders',
  tiger: 'a tiger in tall grass',
  lion: 'a lion in dry forest',
  saltdesert: 'the white salt desert',
  rootbridge: 'a living root bridge',
  cave: 'rock-cut caves',
  vineyard: 'rows of vines',
  snowvillage: 'a village under the snows',
  cityscape: 'the city',
  lake: 'a lake among mountains',
  meadow: 'a high meadow',
  waterfall: 'a waterfall',
  mausoleum: 'a domed mausoleum',
  stupa: 'a stupa',
  gurudwara: 'a gurudwara by its pool',
  church: 'a white church',
  mangrove: 'mangrove creeks',
  coffee: 'coffee hills',
}

const HOURS: Record<PosterHour, string> = { dawn: 'at dawn', day: 'by day', dusk: 'at dusk', night: 'at night' }

/** What is drawn, for those who cannot see it: "Poster of Munnar: tea gardens at dawn". */
export function altOf(name: string, { kind, hour, season }: PosterRecipe): string {
  return `Poster of ${name}: ${SCENES[kind]} ${HOURS[hour]}${season === 'monsoon' ? ', in the rain' : ''}`
}
