import { cove } from '#art/kinds/beach/cove.ts'
import { longShore } from '#art/kinds/beach/long-shore.ts'
import type { Sheet } from '#art/sheet.ts'

/** A palm coast: a long bright shore with boats drawn up, or a cove of shacks under a red cliff. */
export function drawBeach(sheet: Sheet): string {
  return sheet.choice.odds(0.5) ? cove(sheet) : longShore(sheet)
}
