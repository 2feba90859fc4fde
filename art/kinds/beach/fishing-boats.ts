import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { across, downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { curve, ellipse, line, num, opacity, path, place, rect } from '#art/strokes/svg.ts'
import { palm } from '#art/strokes/trees.ts'
import { water } from '#art/strokes/water.ts'

/** Painted boats with high prows drawn up on the sand, nets drying, the surf coming in behind them. */
export function fishingBeach(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const sea = height * 0.46
  const cape = downs({ ...sheet, width: width * 0.4 }, height * 0.44, height * 0.03, 0.6)
  const sand = mix(tones.see('#EBCF9A'), tones.lit, 0.2)
  const shore = across(sheet, [
    [-0.02, 0.66],
    [0.3, 0.645],
    [0.62, 0.66],
    [1.02, 0.63],
  ])
  const green = mix(tones.at(0.4), tones.haze, 0.3)
  return (
    sky(sheet, { sunX: dice.between(0.56, 0.7), sunY: 0.24, sunR: 9, horizon: 0.48 }) +
    path(
      curve(cape) + `L${num(width * 0.4)},${num(sea + unit)}L-10,${num(sea + unit)}Z`,
      sheet.fade(green, mix(green, tones.haze, 0.4)),
    ) +
    water(sheet, sea, height * 0.72, [mix(tones.water[0], tones.haze, 0.15), tones.water[1]], { waves: 22 }) +
    surf(sheet) +
    fillUnder(sheet, shore, sheet.fade(mix(sand, tones.water[0], 0.15), mix(sand, tones.shade, 0.3), 0, 0.8)) +
    line(curve(shore), mix(tones.lit, '#FFFFFF', tones.dark ? 0.1 : 0.6), unit * 1.1) +
    nets(sheet) +
    boats(sheet) +
    place(width * 0.9, height * 0.9, unit, palm(62, -0.16, tones.ink, tones.at(0.85), dice, tones.see('#C98A3A'))) +
    place(width * 0.99, height * 0.95, unit, palm(48, -0.08, tones.ink, tones.at(0.85), dice)) +
    birds(sheet, width * 0.26, height * 0.22, 5, tones.at(0.7))
  )
}

/** Three lines of breaking water. */
function surf({ width, height, unit, tones }: Sheet): string {
  const white = mix(tones.lit, '#FFFFFF', tones.dark ? 0.1 : 0.6)
  return [0.56, 0.59, 0.62]
    .map((y, i) => {
      let d = `M-10,${num(height * y)}`
      for (let x = 0; x < width + unit * 20; x += unit * 16)
        d += `q${num(unit * 4)},${num(-unit * (0.8 + i * 0.4))} ${num(unit * 8)},0t${num(unit * 8)},0`
      return line(d, white, unit * (0.5 + i * 0.25), opacity(0.6 + i * 0.12))
    })
    .join('')
}

/** A boat of planks, 120 wide, its prow to the right, an eye painted on it. */
function boat(sheet: Sheet, paint: string, band: string): string {
  const { tones } = sheet
  const hull = tones.see(paint)
  return (
    ellipse(0, 2, 56, 4, tones.ink, opacity(0.25)) +
    path('M-58,-22C-40,-14 20,-14 44,-24L66,-40C62,-22 52,-4 40,1H-42C-52,-4 -58,-14 -58,-22Z', hull) +
    path('M-57,-14C-30,-6 26,-6 54,-18L51,-12C26,-1 -30,-1 -55,-9Z', tones.see(band)) +
    path('M-58,-22C-40,-14 20,-14 44,-24L66,-40L62,-31C40,-10 -30,-9 -57,-17Z', mix(hull, tones.ink, 0.45)) +
    path('M44,-13a4,3 0 1 0 8,0a4,3 0 1 0 -8,0Z', tones.see('#F7F1E1')) +
    path('M47,-13a1.500,1.500 0 1 0 3,0a1.500,1.500 0 1 0 -3,0Z', tones.ink) +
    line('M-30,-16V-60M-30,-58L10,-18M-30,-58L-56,-20', tones.ink, 1.4)
  )
}

function boats(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const each = [
    [0.6, 0.72, 0.26, '#E2A02F', '#1F7F86'],
    [0.2, 0.77, 0.4, '#1F7F86', '#F7E6C0'],
    [0.5, 0.87, 0.56, '#C8402B', '#F7E6C0'],
  ] as const
  const people = [
    [0.13, 0.86, 0.5, '#7A2F5B'],
    [0.74, 0.83, 0.5, '#2E6FA8'],
    [0.78, 0.845, 0.54, '#E2A02F'],
  ] as const
  return (
    each
      .map(([x, y, size, paint, band]) => place(width * x, height * y, unit * size, boat(sheet, paint, band)))
      .join('') +
    people
      .map(([x, y, size, cloth]) =>
        place(width * x, height * y, unit * size, walker(tones.see(cloth), tones.see('#5A3424'))),
      )
      .join('')
  )
}

function nets({ width, height, unit, tones }: Sheet): string {
  const at = (x: number, y: number) => `${num(width * x)},${num(height * y)}`
  const rope = tones.see('#3E6F78')
  let mesh = ''
  for (let i = 1; i < 7; i++) mesh += `M${at(0.02 + i * 0.03, 0.905 - i * 0.002)}L${at(0.05 + i * 0.03, 0.985)}`
  return (
    path(
      `M${at(0.03, 0.91)}Q${at(0.14, 0.885)} ${at(0.26, 0.9)}L${at(0.29, 0.97)}Q${at(0.16, 1)} ${at(0.05, 0.985)}Z`,
      rope,
      opacity(0.55),
    ) +
    line(mesh, tones.lit, unit * 0.25, opacity(0.6)) +
    rect(width * 0.03, height * 0.9, unit * 3, unit * 2, tones.see('#8A5A3A'))
  )
}
