import { corridor } from '#art/kinds/gopuram/corridor.ts'
import { acrossTheTank } from '#art/kinds/gopuram/across-the-tank.ts'
import type { Sheet } from '#art/sheet.ts'

/** A temple gate of the south: across its tank, or at the end of the long pillared corridor. */
export function drawGopuram(sheet: Sheet): string {
  const painted = sheet.choice.odds(0.6)
  return sheet.choice.odds(0.36) ? corridor(sheet) : acrossTheTank(sheet, painted)
}
