import { renderAsync } from '@resvg/resvg-js'
import { encodeOriginal, openRaster } from './image.server.ts'
import type { Original } from './image.server.ts'
import type { PosterRecipe } from './posters/kind.ts'
import { drawPoster } from './posters/poster.ts'

/** A recipe → the original of its poster, through the same encoding as an upload. Rasterises off the main thread. */
export async function drawOriginal(recipe: PosterRecipe): Promise<Original> {
  const raster = await renderAsync(drawPoster(recipe), { font: { loadSystemFonts: false } })
  return encodeOriginal(openRaster(raster.pixels, raster.width, raster.height))
}
