import type { Sheet } from '#art/sheet.ts'
import { birds, DEER, elephant, tiger } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { line, num, path, place } from '#art/strokes/svg.ts'
import { grasses, roundTrees } from '#art/strokes/trees.ts'

/** Grassland at a low sun: elephants and deer, or a tiger. */
export function drawSafari(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.27, 0.37), sunY: 0.36, sunR: 13, horizon: 0.6 })
  for (const [y, a, t] of [
    [0.52, 0.05, 0],
    [0.56, 0.035, 0.14],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1, 1.7))
    out += fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.6), 0, 0.4))
  }
  const far = downs(sheet, height * 0.6, height * 0.01, 2)
  out +=
    roundTrees(sheet, far, tones.at(0.3), 3.4, 3.6) +
    fillUnder(sheet, far, sheet.fade(tones.at(0.3), mix(tones.at(0.3), tones.lit, 0.4), 0, 0.25)) +
    mist(sheet, height * 0.61, 2, 0.45)
  const grass = grasses(sheet)
  out += grass(height * 0.66, 0.18, 2.2)
  const banyan = (x: number, y: number, k: number, col: string, flip: boolean) => {
    let crown = ''
    let roots = ''
    for (const [cx, cy, r] of [
      [-34, -40, 12],
      [-22, -50, 14],
      [-4, -56, 16],
      [16, -54, 15],
      [32, -46, 13],
      [44, -38, 10],
      [4, -42, 20],
      [-18, -38, 14],
      [28, -36, 13],
    ] as const)
      crown += `M${cx - r},${cy}a${r},${num(r * 0.82)} 0 1 1 ${2 * r},0a${r},${num(r * 0.6)} 0 1 1 ${-2 * r},0Z`
    for (const [rx, l] of [
      [-30, 20],
      [-24, 34],
      [-18, 24],
      [18, 22],
      [24, 36],
      [33, 18],
      [38, 33],
    ] as const)
      roots += `M${rx},-36v${l}`
    return place(
      x,
      y,
      unit * k,
      path(crown, col) +
        line(roots, col, 1.1) +
        path('M-9,1C-4,-6 -5,-20 -14,-34L-8,-36C-4,-28 -1,-26 1,-30L8,-36C6,-22 5,-8 11,1Z', col),
      flip,
    )
  }
  out +=
    banyan(width * (sheet.wide ? 0.84 : 0.85), height * 0.68, 0.5, tones.at(0.56), true) +
    banyan(width * 0.06, height * 0.665, 0.3, tones.at(0.4), false)
  const who = sheet.choice.odds(0.5)
  if (who)
    for (const [x, k, f] of [
      [0.13, 0.1, 0],
      [0.2, 0.088, 1],
      [0.26, 0.096, 0],
    ] as const)
      out += place(width * x + (f ? 7 * unit : 0), height * 0.705, unit * k, path(DEER, tones.at(0.62)), !!f)
  out += grass(height * 0.72, 0.34, 3.4)
  const bodyC = mix(tones.see('#6A5660'), tones.ink, 0.4)
  const shadeC = mix(bodyC, tones.ink, 0.6)

  if (who) {
    const ex = width * (sheet.wide ? 0.42 : 0.3)
    out +=
      place(
        ex,
        height * 0.82,
        unit * (sheet.tall ? 0.42 : 0.44),
        elephant(bodyC, shadeC, mix(tones.lit, tones.shade, 0.2)),
      ) +
      place(ex - unit * 24, height * 0.83, unit * 0.21, elephant(bodyC, shadeC, null)) +
      (sheet.wide
        ? place(
            ex + unit * 46,
            height * 0.815,
            unit * 0.38,
            elephant(mix(bodyC, tones.haze, 0.1), shadeC, mix(tones.lit, tones.shade, 0.3)),
          )
        : '')
  } else
    out += place(
      width * (sheet.wide ? 0.4 : 0.24),
      height * 0.835,
      unit * (sheet.tall ? 0.5 : 0.56),
      tiger(
        mix('#EE8E2C', tones.ink, tones.night ? 0.4 : 0),
        mix(tones.ink, '#1A0E12', 0.5),
        mix('#FBEBC8', tones.ink, tones.night ? 0.4 : 0),
      ),
    )
  out += grass(height * 0.84, 0.56, 5) + grass(height * 0.93, 0.86, 8)
  let over = ''
  let hang = ''
  // the hanging edge of a banyan in front
  for (let i = 0; i < 9; i++) {
    const q = i / 8
    const x = width * 1.02 - q * unit * 46
    const y = unit * (13 - 11 * q + 2 * Math.sin(i * 2.4))
    const r = unit * dice.between(6, 8.5)
    over += `M${num(x - r)},${num(y)}a${num(r)},${num(r * 0.8)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r)} 0 1 0 ${num(-2 * r)},0Z`
    if (q < 0.62)
      hang += `M${num(x + dice.between(-2, 2) * unit)},${num(y)}v${num(unit * dice.between(10, 34) * (1.1 - q))}`
  }
  out +=
    path(
      over +
        `M${width + 10},-10V${num(20 * unit)}L${num(width - 30 * unit)},${num(4 * unit)}L${num(width - 52 * unit)},-10Z`,
      tones.ink,
    ) + line(hang, tones.ink, unit * 0.5, ' stroke-linecap="round"')
  return out + birds(sheet, width * 0.5, height * 0.2, 6, tones.at(0.8))
}
