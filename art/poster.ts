import type { PosterKind, PosterRecipe } from '#art/kind.ts'
import { layOut, type Sheet } from '#art/sheet.ts'
import { OTHER_VIEWS } from '#art/other-views.ts'
import { SIGHTS } from '#art/sights/sights.ts'
import { chance, hash } from '#art/strokes/chance.ts'
import { rain } from '#art/strokes/sky.ts'
import { num } from '#art/strokes/svg.ts'
import { paletteFor } from '#art/palettes.ts'
import { drawBazaar } from '#art/kinds/bazaar.ts'
import { drawRockcut } from '#art/kinds/rockcut.ts'
import { drawScarp } from '#art/kinds/scarp.ts'
import { drawGrasshill } from '#art/kinds/grasshill.ts'
import { drawRockdome } from '#art/kinds/rockdome.ts'
import { drawFrozenriver } from '#art/kinds/frozenriver.ts'
import { drawForest } from '#art/kinds/forest.ts'
import { drawHilllake } from '#art/kinds/hilllake.ts'
import { drawTheyyam } from '#art/kinds/theyyam.ts'
import { drawTerraces } from '#art/kinds/terraces.ts'
import { drawVihara } from '#art/kinds/vihara.ts'
import { drawLion } from '#art/kinds/lion.ts'
import { drawCoffee } from '#art/kinds/coffee.ts'
import { drawMangrove } from '#art/kinds/mangrove.ts'
import { drawChurch } from '#art/kinds/church.ts'
import { drawGurudwara } from '#art/kinds/gurudwara.ts'
import { drawStupa } from '#art/kinds/stupa.ts'
import { drawMausoleum } from '#art/kinds/mausoleum.ts'
import { drawWaterfall } from '#art/kinds/waterfall.ts'
import { drawCityscape } from '#art/kinds/cityscape.ts'
import { drawLake } from '#art/kinds/lake.ts'
import { drawMeadow } from '#art/kinds/meadow.ts'
import { drawSnowvillage } from '#art/kinds/snowvillage.ts'
import { drawVineyard } from '#art/kinds/vineyard.ts'
import { drawCave } from '#art/kinds/cave.ts'
import { drawRootbridge } from '#art/kinds/rootbridge.ts'
import { drawSaltdesert } from '#art/kinds/saltdesert.ts'
import { drawTiger } from '#art/kinds/tiger.ts'
import { drawSnow } from '#art/kinds/snow.ts'
import { drawDeodar } from '#art/kinds/deodar.ts'
import { drawTea } from '#art/kinds/tea.ts'
import { drawBackwater } from '#art/kinds/backwater.ts'
import { drawBeach } from '#art/kinds/beach.ts'
import { drawDesert } from '#art/kinds/desert.ts'
import { drawFort } from '#art/kinds/fort.ts'
import { drawLakepalace } from '#art/kinds/lakepalace.ts'
import { drawGhats } from '#art/kinds/ghats.ts'
import { drawShikhara } from '#art/kinds/shikhara.ts'
import { drawGopuram } from '#art/kinds/gopuram.ts'
import { drawRainforest } from '#art/kinds/rainforest.ts'
import { drawSafari } from '#art/kinds/safari.ts'
import { drawMonastery } from '#art/kinds/monastery.ts'
import { drawOldcity } from '#art/kinds/oldcity.ts'
import { drawReef } from '#art/kinds/reef.ts'
import { drawStepwell } from '#art/kinds/stepwell.ts'
import { drawRuins } from '#art/kinds/ruins.ts'

const SCENES: Record<PosterKind, (sheet: Sheet) => string> = {
  scarp: drawScarp,
  grasshill: drawGrasshill,
  rockdome: drawRockdome,
  frozenriver: drawFrozenriver,
  forest: drawForest,
  hilllake: drawHilllake,
  lion: drawLion,
  bazaar: drawBazaar,
  vihara: drawVihara,
  rockcut: drawRockcut,
  terraces: drawTerraces,
  theyyam: drawTheyyam,
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
  const other = recipe.view && OTHER_VIEWS[recipe.kind]
  const draw = recipe.sight ? SIGHTS[recipe.sight].draw : (other ?? SCENES[recipe.kind])
  const scene = draw(s) + (recipe.season === 'monsoon' ? rain(s) : '')
  return printed(s, `<g transform="${camera(s, recipe.slug)}">${scene}</g>`)
}

/** A finished scene as a sheet of its own: what it refers to, and the paper's grain over it. */
export function printed(s: Sheet, scene: string): string {
  const { id, width, height, tones } = s
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${s.defs}${grain(s)}</defs>${scene}<rect width="${width}" height="${height}" fill="url(#${id}p)" fill-opacity="${tones.night ? 0.07 : 0.13}"/></svg>`
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
