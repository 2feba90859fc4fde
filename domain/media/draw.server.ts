import { Resvg } from '@resvg/resvg-js'
import { encodeOriginal, openRaster } from './image.server.ts'
import type { Original } from './image.server.ts'
import type { PosterRecipe } from '#art/kind.ts'
import { drawPoster } from '#art/poster.ts'

/** A recipe → the original of its poster, through the same encoding as an upload. Holds its thread up for as long as drawing takes: ask the studio. */
export async function drawOriginal(recipe: PosterRecipe): Promise<Original> {
  const raster = new Resvg(drawPoster(recipe), { font: { loadSystemFonts: false } }).render()
  return encodeOriginal(openRaster(raster.pixels, raster.width, raster.height))
}
