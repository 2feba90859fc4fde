import type { PosterHour, PosterKind, PosterRecipe, PosterSeason } from '#art/kind.ts'
import { paletteFor, type SheetTones } from '#art/palettes.ts'
import { chance, hash, type Chance } from '#art/strokes/chance.ts'
import { num } from '#art/strokes/svg.ts'

/** How wide the land is and where it ends: all a stroke along the ground needs to know. */
export type Extent = { width: number; height: number; unit: number }

/** Stamps a kept drawing: where, how large, mirrored or not. */
export type PlaceStamp = (x: number, y: number, scale?: number, flip?: boolean, more?: string) => string

/**
 * The paper a scene is drawn on. Light comes from the left; poster.ts may mirror the whole sheet. One unit is a hundredth
 * of the short side, so a scene holds together at 3:4, 4:3 and 21:9.
 */
export type Sheet = Extent & {
  dice: Chance
  /** What stands there; the same at every hour, season and size of a place. */
  choice: { odds: (likelihood: number) => boolean }
  tones: SheetTones
  id: string
  seed: number
  kind: PosterKind
  hour: PosterHour
  season: PosterSeason
  defs: string
  made: number
  tall: boolean
  wide: boolean
  sun: { x: number; y: number; r: number }
  /** A scene with its own frame is not moved by the camera. */
  framed: boolean
  name: () => string
  /** A paint that dissolves from one colour into another down its shape. */
  fade: (top: string, bottom: string, y1?: number, y2?: number) => string
  /** Draws once, to be stamped many times. */
  keep: (body: string) => PlaceStamp
  /** The attribute that cuts a drawing to an outline. */
  clip: (d: string) => string
}

const thousandth = (v: number) => Math.round(v * 1000) / 1000

/** Lays out the empty sheet of a recipe, with its seeded chance and its colours. */
export function layOut({ slug, kind, hour, season, width, height, feature }: PosterRecipe): Sheet {
  const seed = hash(`${slug}/${kind}/${hour}/${season}`)
  const dice = chance(seed)
  const tones = paletteFor(kind, hour, season, dice)
  const sheet: Sheet = {
    width,
    height,
    unit: Math.min(width, height, Math.max(width, height) * 0.62) / 100,
    dice,
    choice: feature === undefined ? chance(hash(`${slug}/${kind}/choice`)) : { odds: () => feature },
    tones,
    id: 'p' + seed.toString(36).slice(-4),
    seed,
    kind,
    hour,
    season,
    defs: '',
    made: 0,
    tall: height > width * 1.05,
    wide: width > height * 1.7,
    sun: { x: width * 0.3, y: height * 0.3, r: 0 },
    framed: false,
    name: () => sheet.id + (sheet.made++).toString(36),
    fade(top, bottom, y1 = 0, y2 = 1) {
      const name = sheet.name()
      sheet.defs += `<linearGradient id="${name}" x1="0" x2="0" y1="${y1}" y2="${y2}"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
      return `url(#${name})`
    },
    keep(body) {
      const name = sheet.name()
      sheet.defs += `<g id="${name}">${body}</g>`
      return (x, y, scale = 1, flip = false, more = '') => {
        const k = thousandth(scale)
        return `<use href="#${name}" transform="translate(${num(x)} ${num(y)}) scale(${flip ? `${-k} ${k}` : k})"${more}/>`
      }
    },
    clip(d) {
      const name = sheet.name()
      sheet.defs += `<clipPath id="${name}"><path d="${d}"/></clipPath>`
      return ` clip-path="url(#${name})"`
    },
  }
  return sheet
}
