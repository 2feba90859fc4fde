import type { Sheet } from '#art/sheet.ts'
import { BEHIND } from '#art/sights/behind.ts'
import { GROUND } from '#art/sights/ground.ts'
import { near } from '#art/sights/near.ts'
import type { Sight } from '#art/sights/sight.ts'
import { birds } from '#art/strokes/animals.ts'
import { sky } from '#art/strokes/sky.ts'

/** Sets a sight on its stage: sky, what is behind it, its ground, itself, and what goes on before it. */
export function stage(sheet: Sheet, { behind, ground, wide, high, draw, share = 0.78 }: Sight): string {
  const { width, height, unit, dice, tones } = sheet
  const wet = ground === 'river' || ground === 'rock'
  const y = height * (wet ? 0.68 : 0.74)
  const backdrop =
    sky(sheet, { sunX: dice.between(0.14, 0.24), sunY: 0.2, sunR: 8.5, horizon: 0.66 }) + BEHIND[behind](sheet, y)
  const stood = {
    stamp: sheet.keep(draw(sheet)),
    x: width * 0.5,
    y: y + (wet ? 0 : unit * 1.2),
    scale: Math.min((width * share) / wide, (y * 0.8) / high),
  }
  const { under, over } = GROUND[ground](sheet, y, stood)
  return (
    backdrop +
    under +
    stood.stamp(stood.x, stood.y, stood.scale) +
    over +
    near(sheet, behind, ground) +
    birds(sheet, width * 0.7, height * 0.16, 5, tones.at(0.75))
  )
}
