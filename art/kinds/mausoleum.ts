import { marble } from '#art/kinds/mausoleum/marble.ts'
import { sandstone } from '#art/kinds/mausoleum/sandstone.ts'
import type { Sheet } from '#art/sheet.ts'

/** A Mughal garden tomb: white marble at the end of its water channel, or red sandstone over an arcaded terrace. */
export function drawMausoleum(sheet: Sheet): string {
  return sheet.choice.odds(0.5) ? marble(sheet) : sandstone(sheet)
}
