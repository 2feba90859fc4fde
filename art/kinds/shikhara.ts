import { underTheSnows } from '#art/kinds/shikhara/under-the-snows.ts'
import { besideTheTank } from '#art/kinds/shikhara/beside-the-tank.ts'
import { onTheLawn } from '#art/kinds/shikhara/on-the-lawn.ts'
import type { Sheet } from '#art/sheet.ts'

/** A temple of the north: on its lawn, mirrored in its tank, or (when the recipe asks) a stone shrine under the snows. */
export function drawShikhara(sheet: Sheet): string {
  if (sheet.choice.odds(0)) return underTheSnows(sheet)
  return sheet.choice.odds(0.42) ? besideTheTank(sheet) : onTheLawn(sheet)
}
