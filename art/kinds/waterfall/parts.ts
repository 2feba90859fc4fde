import type { Sheet } from '#art/sheet.ts'
import { mix } from '#art/strokes/colour.ts'
import { line, num, path } from '#art/strokes/svg.ts'

/** The white of falling water in this light. */
export function foam({ tones }: Sheet): string {
  return mix(tones.lit, '#FFFFFF', tones.night ? 0.15 : 0.6)
}

/** A strand: a pale body with brighter threads, wider at the foot. */
export function strand(sheet: Sheet, x: number, top: number, foot: number, w: number, lean = 0): string {
  const { unit, tones, dice } = sheet
  const white = foam(sheet)
  const body = `M${num(x - w * 0.5)},${num(top)}Q${num(x)},${num(top - unit * 0.6)} ${num(x + w * 0.5)},${num(top)}C${num(x + w * 0.6 + lean * 0.4)},${num(top + (foot - top) * 0.5)} ${num(x + w * 0.7 + lean)},${num(top + (foot - top) * 0.8)} ${num(x + w + lean)},${num(foot)}H${num(x - w + lean)}C${num(x - w * 0.6 + lean)},${num(top + (foot - top) * 0.8)} ${num(x - w * 0.55 + lean * 0.4)},${num(top + (foot - top) * 0.4)} ${num(x - w * 0.5)},${num(top)}Z`
  let threads = ''
  const count = Math.max(3, Math.round(w / (unit * 0.9)))
  for (let i = 0; i < count; i++) {
    const q = (i / (count - 1)) * 2 - 1
    const from = top + unit * dice.between(0, 3)
    threads += `M${num(x + q * w * 0.4)},${num(from)}Q${num(x + q * w * 0.5 + lean * 0.4)},${num((top + foot) / 2)} ${num(x + q * w * 0.85 + lean)},${num(foot - unit * dice.between(0, 8))}`
  }
  return (
    path(body, mix(white, tones.water[1], 0.34)) +
    line(threads, white, Math.max(unit * 0.4, w * 0.13), ' stroke-linecap="round"')
  )
}
