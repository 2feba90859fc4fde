import { aboveTheTown } from '#art/kinds/fort/above-the-town.ts'
import { wallOverHills } from '#art/kinds/fort/wall-over-hills.ts'
import type { Sheet } from '#art/sheet.ts'

/** A fort: above its town (blue when the recipe asks), or its long wall running over the hills. */
export function drawFort(sheet: Sheet): string {
  if (sheet.choice.odds(0)) return aboveTheTown(sheet, true)
  return sheet.choice.odds(0.5) ? aboveTheTown(sheet, false) : wallOverHills(sheet)
}
