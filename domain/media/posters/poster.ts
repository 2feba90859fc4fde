import type { PosterKind, PosterRecipe } from '#domain/media/posters/kind.ts'
import { layOut, type Sheet } from '#domain/media/posters/sheet.ts'
import { chance, hash } from '#domain/media/posters/strokes/chance.ts'
import { rain } from '#domain/media/posters/strokes/sky.ts'
import { num } from '#domain/media/posters/strokes/svg.ts'
import { paletteFor } from '#domain/media/posters/palettes.ts'
import { drawLion } from '#domain/media/posters/kinds/lion.ts'
import { drawCoffee } from '#domain/media/posters/kinds/coffee.ts'
import { drawMangrove } from '#domain/media/posters/kinds/mangrove.ts'
import { drawChurch } from '#domain/media/posters/kinds/church.ts'
import { drawGurudwara } from '#domain/media/posters/kinds/gurudwara.ts'
import { drawStupa } from '#domain/media/posters/kinds/stupa.ts'
import { drawMausoleum } from '#domain/media/posters/kinds/mausoleum.ts'
import { drawWaterfall } from '#domain/media/posters/kinds/waterfall.ts'
import { drawCityscape } from '#domain/media/posters/kinds/cityscape.ts'
import { drawLake } from '#domain/media/posters/kinds/lake.ts'
import { drawMeadow } from '#domain/media/posters/kinds/meadow.ts'
import { drawSnowvillage } from '#domain/media/posters/kinds/snowvillage.ts'
import { drawVineyard } from '#domain/media/posters/kinds/vineyard.ts'
import { drawCave } from '#domain/media/posters/kinds/cave.ts'
import { drawRootbridge } from '#domain/media/posters/kinds/rootbridge.ts'
import { drawSaltdesert } from '#domain/media/posters/kinds/saltdesert.ts'
import { drawTiger } from '#domain/media/posters/kinds/tiger.ts'
import { drawSnow } from '#domain/media/posters/kinds/snow.ts'
import { drawDeodar } from '#domain/media/posters/kinds/deodar.ts'
import { drawTea } from '#domain/media/posters/kinds/tea.ts'
import { drawBackwater } from '#domain/media/posters/kinds/backwater.ts'
import { drawBeach } from '#domain/media/posters/kinds/beach.ts'
import { drawDesert } from '#domain/media/posters/kinds/desert.ts'
import { drawFort } from '#domain/media/posters/kinds/fort.ts'
import { drawLakepalace } from '#domain/media/posters/kinds/lakepalace.ts'
import { drawGhats } from '#domain/media/posters/kinds/ghats.ts'
import { drawShikhara } from '#domain/media/posters/kinds/shikhara.ts'
import { drawGopuram } from '#domain/media/posters/kinds/gopuram.ts'
import { drawRainforest } from '#domain/media/posters/kinds/rainforest.ts'
import { drawSafari } from '#domain/media/posters/kinds/safari.ts'
import { drawMonastery } from '#domain/media/posters/kinds/monastery.ts'
import { drawOldcity } from '#domain/media/posters/kinds/oldcity.ts'
import { drawReef } from '#domain/media/posters/kinds/reef.ts'
import { drawStepwell } from '#domain/media/posters/kinds/stepwell.ts'
import { drawRuins } from '#domain/media/posters/kinds/ruins.ts'

const SCENES: Record<PosterKind, (sheet: Sheet) => string> = {
  lion: drawLion,
  coffee: drawCoffee,
  mangrove: drawMangrove,
  church: drawChurch,
  gurudwara: drawGurudwara,
  stupa: drawStupa,
  mausoleum: drawMausoleum,
  waterfall: drawWaterfall,
  cityscape: drawCityscape,
  lake: drawLake,
  meadow: drawMeadow,
  snowvillage: drawSnowvillage,
  vineyard: drawVineyard,
  cave: drawCave,
  rootbridge: drawRootbridge,
  saltdesert: drawSaltdesert,
  tiger: drawTiger,
  snow: drawSnow,
  deodar: drawDeodar,
  tea: drawTea,
  backwater: drawBackwater,
  beach: drawBeach,
  desert: drawDesert,
  fort: drawFort,
  lakepalace: drawLakepalace,
  ghats: drawGhats,
  shikhara: drawShikhara,
  gopuram: drawGopuram,
  rainforest: drawRainforest,
  safari: drawSafari,
  monastery: drawMonastery,
  oldcity: drawOldcity,
  reef: drawReef,
  stepwell: drawStepwell,
  ruins: drawRuins,
}

const thousandth = (v: number) => Math.round(v * 1000) / 1000

/**
 * Draws a poster as an SVG text of mostly 15 to 30 KB. Pure: the same recipe is always the same picture, byte for byte.
 * The seed may mirror the sheet, and frames each place a little differently.
 */
export function drawPoster(recipe: PosterRecipe): string {
  const s = layOut(recipe)
  const scene = SCENES[recipe.kind](s) + (recipe.season === 'monsoon' ? rain(s) : '')
  const { id, width, height, tones } = s
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${s.defs}${grain(s)}</defs><g transform="${camera(s, recipe.slug)}">${scene}</g><rect width="${width}" height="${height}" fill="url(#${id}p)" fill-opacity="${tones.night ? 0.07 : 0.13}"/></svg>`
}

/** Sky, middle and ground of a poster as '#rrggbb', for a gradient that stands in until the picture has come. */
export function posterTones({ slug, kind, hour, season }: PosterRecipe): [string, string, string] {
  const c = paletteFor(kind, hour, season, chance(hash(`${slug}/${kind}/${hour}/${season}`)))
  return [c.sky[1], c.sky[3], c.land[1]]
}

function camera({ framed, width, height }: Sheet, slug: string): string {
  const flip = chance(hash(slug + '/side')).odds(0.42)
  const lens = chance(hash(slug + '/camera'))
  const zoom = framed ? 1 : lens.between(1, 1.1)
  const x = width * lens.between(0.35, 0.65)
  const y = height * lens.between(0.5, 0.9)
  const left = flip ? width - x * (1 - zoom) : x * (1 - zoom)
  return `matrix(${flip ? -thousandth(zoom) : thousandth(zoom)} 0 0 ${thousandth(zoom)} ${num(left)} ${num(y * (1 - zoom))})`
}

const GRAIN_TILE = 320

/** Paper grain: one seamless tile repeated, since noise over the whole sheet takes most of the time a poster needs. */
function grain({ id, seed, tones }: Sheet): string {
  const tint = tones.night ? '0 0 0 0 1 0 0 0 0 0.95 0 0 0 0 0.85' : '0 0 0 0 0.16 0 0 0 0 0.1 0 0 0 0 0.08'
  const tile = `width="${GRAIN_TILE}" height="${GRAIN_TILE}"`
  const noise = `<feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" stitchTiles="stitch" seed="${seed % 97}"/>`
  const filter = `<filter id="${id}g" filterUnits="userSpaceOnUse" x="0" y="0" ${tile}>${noise}<feColorMatrix values="${tint} 0 0 0 -1.6 1.02"/></filter>`
  return `${filter}<pattern id="${id}p" patternUnits="userSpaceOnUse" ${tile}><rect ${tile} filter="url(#${id}g)"/></pattern>`
}
