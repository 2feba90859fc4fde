import { plunge } from '#art/kinds/waterfall/plunge.ts'
import { railwayFall } from '#art/kinds/waterfall/railway-fall.ts'
import type { Sheet } from '#art/sheet.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { roundTrees } from '#art/strokes/trees.ts'

/** A fall: strands plunging off a plateau, one broad drop into a gorge, or (when asked) the long fall with a railway across its foot. */
export function drawWaterfall(sheet: Sheet): string {
  const { height, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.2, 0.32), sunY: 0.14, sunR: 7.5, horizon: 0.42 })
  for (const [y, a, t] of [
    [0.27, 0.03, 0],
    [0.33, 0.03, 0.1],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1, 1.8))
    out +=
      roundTrees(sheet, l, tones.at(t), 1.8, 3) +
      fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.6), 0, 0.4))
  }
  out += mist(sheet, height * 0.34, 2, 0.5)
  return sheet.choice.odds(1) ? out + plunge(sheet, sheet.choice.odds(0.5)) : out + railwayFall(sheet)
}
