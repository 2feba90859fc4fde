import { houseboatLake } from '#art/kinds/lake/houseboat-lake.ts'
import { highLake } from '#art/kinds/lake/high-lake.ts'
import type { Sheet } from '#art/sheet.ts'

/** A mountain lake: houseboats, lotus and a shikara under poplars, or bare high-altitude blue water with yaks and flags. */
export function drawLake(sheet: Sheet): string {
  return sheet.choice.odds(0.5) ? houseboatLake(sheet) : highLake(sheet)
}
