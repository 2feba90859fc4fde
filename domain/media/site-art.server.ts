import type { Db } from '#platform/db.server.ts'
import type { Picture } from './picture.ts'
import { posterId } from './picture-id.server.ts'
import { savePosterPictures } from './pictures.server.ts'
import type { PosterRecipe } from '#art/kind.ts'

type Commission = { recipe: PosterRecipe; alt: string }

const viaduct: Omit<PosterRecipe, 'hour' | 'width' | 'height'> = {
  slug: 'barog-train',
  kind: 'deodar',
  season: 'summer',
  feature: false,
}
const wide = { width: 1600, height: 800 }
/** As wide as a large screen of fine dots, and a phone's, shows it. */
const across = { width: 2880, height: 1440 }
const tall = { slug: 'barog-line-tall', width: 1200, height: 2000 }
const train = 'Poster: a small hill train crosses a stone viaduct among deodars'

/** Posters the site itself stands on, whatever the catalogue holds. */
const COMMISSIONS = {
  heroWide: { recipe: { ...viaduct, ...across, hour: 'dawn' }, alt: train },
  heroWideNight: { recipe: { ...viaduct, ...across, hour: 'night' }, alt: train },
  heroTall: { recipe: { ...viaduct, ...tall, hour: 'dawn' }, alt: train },
  heroTallNight: { recipe: { ...viaduct, ...tall, hour: 'night' }, alt: train },
  signIn: {
    recipe: { slug: 'sign-in', kind: 'lakepalace', hour: 'dusk', season: 'winter', width: 900, height: 1200 },
    alt: 'Poster: a white palace on a lake at dusk, seen through an arch',
  },
  lost: {
    recipe: { slug: 'lost', kind: 'desert', hour: 'night', season: 'winter', ...wide },
    alt: 'Poster: a camel caravan crosses dunes under the moon',
  },
  storm: {
    recipe: { slug: 'storm', kind: 'tea', hour: 'day', season: 'monsoon', ...wide },
    alt: 'Poster: rain over tea gardens',
  },
} satisfies Record<string, Commission>

export type SiteArtName = keyof typeof COMMISSIONS
/** A poster of a place, with what is said under it. */
export type WallPoster = { cityUrl: string; line: string; picture: Picture }
export type SiteArt = Record<SiteArtName, Picture> & { wall: WallPoster[] }

/** The site's own posters, entered in the register of pictures when they are not there yet. */
export async function saveSiteArt(db: Db): Promise<SiteArt> {
  const names = Object.keys(COMMISSIONS) as SiteArtName[]
  const pictures = await savePosterPictures(
    db,
    names.map((name) => COMMISSIONS[name]),
  )
  const named = Object.fromEntries(names.map((name, at) => [name, pictures[at]!])) as Record<SiteArtName, Picture>
  return { ...named, wall: await saveWallPosters(db) }
}

const WALL = { width: 720, height: 960, season: 'summer' } as const

/** Tall posters for the wall on the home page, by the url of the place they show. */
export const WALL_POSTERS: (Commission & { cityUrl: string; line: string })[] = [
  {
    cityUrl: 'varanasi',
    line: 'the river at lamp-lighting',
    recipe: { ...WALL, slug: 'Kashi', kind: 'ghats', hour: 'dusk' },
    alt: 'Poster of Varanasi: ghats at dusk',
  },
  {
    cityUrl: 'jaisalmer',
    line: 'where the road turns to sand',
    recipe: { ...WALL, slug: 'Jaisalmer', kind: 'desert', hour: 'day' },
    alt: 'Poster of Jaisalmer: dunes by day',
  },
  {
    cityUrl: 'alappuzha',
    line: 'breakfast on the water',
    recipe: { ...WALL, slug: 'Alappuzha', kind: 'backwater', hour: 'dawn' },
    alt: 'Poster of Alappuzha: a houseboat at dawn',
  },
  {
    cityUrl: 'udaipur',
    line: 'a palace and its reflection',
    recipe: { ...WALL, slug: 'Udaipur', kind: 'lakepalace', hour: 'dusk' },
    alt: 'Poster of Udaipur: a palace on a lake at dusk',
  },
  {
    cityUrl: 'madurai',
    line: 'fourteen gates, one city',
    recipe: { ...WALL, slug: 'Madurai', kind: 'gopuram', hour: 'dawn' },
    alt: 'Poster of Madurai: a gopuram at dawn',
  },
  {
    cityUrl: 'leh',
    line: 'where one learns to breathe',
    recipe: { ...WALL, slug: 'Leh', kind: 'monastery', hour: 'dusk' },
    alt: 'Poster of Leh: a monastery at dusk',
  },
  {
    cityUrl: 'munnar',
    line: 'hills combed into rows',
    recipe: { ...WALL, slug: 'Munnar', kind: 'tea', hour: 'day' },
    alt: 'Poster of Munnar: tea gardens by day',
  },
  {
    cityUrl: 'hampi',
    line: 'a capital among boulders',
    recipe: { ...WALL, slug: 'Hampi', kind: 'ruins', hour: 'dusk' },
    alt: 'Poster of Hampi: ruins at dusk',
  },
  {
    cityUrl: 'cherrapunji',
    line: 'bridges that grow',
    recipe: { ...WALL, slug: 'Sohra', kind: 'rootbridge', hour: 'day' },
    alt: 'Poster of Cherrapunji: a living root bridge',
  },
  {
    cityUrl: 'sawai-madhopur',
    line: 'stripes in the sal',
    recipe: { ...WALL, slug: 'Ranthambore', kind: 'tiger', hour: 'dawn' },
    alt: 'Poster of Ranthambore: a tiger at dawn',
  },
]

/** The ids of the site's own posters, which stand wherever the program says. */
export function siteArtIds(): string[] {
  return [...Object.values(COMMISSIONS), ...WALL_POSTERS].map(({ recipe }) => posterId(recipe))
}

async function saveWallPosters(db: Db): Promise<WallPoster[]> {
  const pictures = await savePosterPictures(db, WALL_POSTERS)
  return WALL_POSTERS.map(({ cityUrl, line }, at) => ({ cityUrl, line, picture: pictures[at]! }))
}
