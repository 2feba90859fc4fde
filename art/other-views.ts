import { fishingBeach } from '#art/kinds/beach/fishing-boats.ts'
import { desertHamlet } from '#art/kinds/desert/hamlet.ts'
import { aboveTheClouds } from '#art/kinds/grasshill/above-the-clouds.ts'
import { tarn } from '#art/kinds/lake/tarn.ts'
import { flowerValley } from '#art/kinds/meadow/flower-valley.ts'
import { maniWall } from '#art/kinds/monastery/mani-wall.ts'
import { lagoon } from '#art/kinds/reef/lagoon.ts'
import { snowPass } from '#art/kinds/snow/pass.ts'
import { estateRoad } from '#art/kinds/tea/estate-road.ts'
import { tieredFall } from '#art/kinds/waterfall/tiers.ts'
import type { PosterKind } from '#art/kind.ts'
import type { Sheet } from '#art/sheet.ts'

/** The same landscape from somewhere else, of the kinds of which many journeys stand beside each other. */
export const OTHER_VIEWS: Partial<Record<PosterKind, (sheet: Sheet) => string>> = {
  beach: fishingBeach,
  desert: desertHamlet,
  grasshill: aboveTheClouds,
  lake: tarn,
  meadow: flowerValley,
  monastery: maniWall,
  reef: lagoon,
  snow: snowPass,
  tea: estateRoad,
  waterfall: tieredFall,
}
