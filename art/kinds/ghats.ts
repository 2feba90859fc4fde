import { hangingBridge } from '#art/kinds/ghats/hanging-bridge.ts'
import { lampPrayer } from '#art/kinds/ghats/lamp-prayer.ts'
import { greatBank } from '#art/kinds/ghats/great-bank.ts'
import type { Sheet } from '#art/sheet.ts'

/** Steps to a holy river: the great bank at the bend, the lamps of the evening prayer, or (when asked) a hill town with its hanging bridge. */
export function drawGhats(sheet: Sheet): string {
  if (sheet.choice.odds(0)) return hangingBridge(sheet)
  return sheet.choice.odds(0.4) ? lampPrayer(sheet) : greatBank(sheet)
}
