import { houseboatLake } from '#domain/media/posters/kinds/lake/houseboat-lake.ts'
import { highLake } from '#domain/media/posters/kinds/lake/high-lake.ts'
import type { Sheet } from '#domain/media/posters/sheet.ts'

/** A mountain lake: houseboats, lotus and a shikara under poplars, or bare high-altitude blue water with yaks and flags. */
export function drawLake(sheet: Sheet): string {
  return sheet.choice.odds(0.5) ? houseboatLake(sheet) : highLake(sheet)
}
