import { FAMILY, type Family } from '#art/families.ts'
import { PALETTES, type FourColours, type Palette } from '#art/family-palettes.ts'
import type { PosterHour, PosterKind, PosterSeason } from '#art/kind.ts'
import type { Chance } from '#art/strokes/chance.ts'
import { mix, toHex, toLab } from '#art/strokes/colour.ts'

/** The colours of one sheet: a palette bent by season and seed, with the mixes every scene asks for. */
export type SheetTones = Palette & {
  night: boolean
  dark: boolean
  hour: PosterHour
  season: PosterSeason
  haze: string
  ink: string
  /** Light in a window: lit after sunset, else a dark opening. */
  glow: string
  /** A land colour by depth, 0 far to 1 near. */
  at: (depth: number) => string
  /** A local colour as it looks in this hour's light, `depth` of it lost in the haze. */
  see: (hex: string, depth?: number) => string
}

type Bend = Record<'sky' | 'land' | 'lit', [toward: string, share: number]>

const BENDS: Record<PosterSeason, Bend | null> = {
  winter: { sky: ['#CFE0E6', 0.1], land: ['#5F7FA0', 0.1], lit: ['#FFFFFF', 0.08] },
  summer: null,
  monsoon: { sky: ['#6F8A92', 0.34], land: ['#2F6B4C', 0.22], lit: ['#DDE3CF', 0.2] },
}

function familyOf(kind: PosterKind, hour: PosterHour, season: PosterSeason): Family {
  const low = hour === 'dusk' || hour === 'dawn'
  return kind === 'safari' && season !== 'monsoon' && low ? 'desert' : FAMILY[kind]
}

/** The colours of a kind at an hour and in a season; the seed drifts them a little so that no two places match exactly. */
export function paletteFor(kind: PosterKind, hour: PosterHour, season: PosterSeason, dice: Chance): SheetTones {
  const base = PALETTES[familyOf(kind, hour, season)][hour]
  const bend = BENDS[season]
  const drift = dice.between(-0.014, 0.014)
  const warm = dice.between(-0.016, 0.016)
  function own(hex: string): string {
    const [lightness, a, b] = toLab(hex)
    return toHex([lightness, a + drift, b + warm])
  }
  const to = (part: keyof Bend, hex: string) => own(bend ? mix(hex, bend[part][0], bend[part][1]) : hex)
  const four = (part: keyof Bend, [a, b, c, d]: FourColours): FourColours => [
    to(part, a),
    to(part, b),
    to(part, c),
    to(part, d),
  ]
  const night = hour === 'night'
  const dark = night || hour === 'dusk'
  const sky = four('sky', base.sky)
  const land = four('land', base.land)
  const shade = own(base.shade)
  const [haze, ink] = [sky[3], land[3]]
  return {
    night,
    dark,
    hour,
    season,
    sky,
    sun: base.sun,
    land,
    lit: to('lit', base.lit),
    shade,
    accent: base.accent,
    water: [to('sky', base.water[0]), to('sky', base.water[1])],
    haze,
    ink,
    glow: dark ? '#FFC766' : mix(ink, shade, 0.25),
    at(depth) {
      const x = Math.min(2.999, Math.max(0, depth * 3))
      const i = Math.floor(x) as 0 | 1 | 2
      return mix(land[i], land[(i + 1) as 1 | 2 | 3], x - i)
    },
    see(hex, depth = 0) {
      const dimmed = mix(hex, ink, night ? 0.62 : hour === 'dusk' ? 0.38 : 0)
      return mix(mix(dimmed, sky[2], night ? 0.12 : hour === 'day' ? 0.05 : 0.16), haze, depth)
    },
  }
}
