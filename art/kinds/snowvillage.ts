import { templeTower, timberHouse, type VillageTones, villageTones } from '#art/kinds/snowvillage/houses.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder, heightAt, massif } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { circle, curve, line, num, opacity, path, type Point, place } from '#art/strokes/svg.ts'
import { deodar, treeline } from '#art/strokes/trees.ts'

/** A slate-roofed village on a mountain terrace: deep in snow in winter, in orchards and green steps else. */
export function drawSnowvillage(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const snowy = sheet.season === 'winter'
  const tone = villageTones(sheet)
  let out = sky(sheet, { sunX: dice.between(0.18, 0.27), sunY: 0.2, sunR: 7.5, horizon: 0.6 })
  const peak = height * (sheet.tall ? 0.2 : 0.12)
  const tops: Point[] = [
    [width * 0.06, height * 0.32],
    [width * 0.26, height * 0.26],
    [width * 0.47, peak + height * 0.04],
    [width * 0.66, peak + height * 0.11],
    [width * 0.92, height * 0.24],
  ]
  out +=
    massif(sheet, tops, height * 0.58, { snow: tones.lit, shade: tones.shade, rock: tones.at(0.3), haze: tones.haze }) +
    mist(sheet, height * 0.55, 2, 0.5)
  const wood = downs(sheet, height * 0.56, height * 0.03, 1.1)
  out +=
    treeline(sheet, wood, tones.at(0.34), 6, 1.1) +
    fillUnder(
      sheet,
      wood,
      sheet.fade(mix(tones.at(0.34), tone.ground, 0.2), mix(tones.at(0.34), tones.haze, 0.4), 0, 0.4),
    )
  out += terraces(sheet, tone, snowy)
  const trees = sheet.keep(
    deodar(40, mix(tones.ink, tones.at(0.7), 0.4), tones.at(0.68), dice, snowy ? tone.snow : null),
  )
  const orchard = sheet.keep(fruitTree(sheet, snowy))
  const house = sheet.keep(timberHouse(sheet, tone, 0))
  const loft = sheet.keep(timberHouse(sheet, tone, 1))
  const high: readonly (readonly [number, number, number, boolean])[] = sheet.wide
    ? [
        [0.34, 0.62, 0.13, false],
        [0.42, 0.61, 0.14, true],
        [0.5, 0.625, 0.13, false],
        [0.74, 0.615, 0.14, true],
        [0.82, 0.63, 0.13, false],
        [0.27, 0.64, 0.12, true],
      ]
    : [
        [0.3, 0.625, 0.12, false],
        [0.42, 0.61, 0.13, true],
        [0.78, 0.615, 0.13, true],
        [0.9, 0.63, 0.12, false],
      ]
  for (const [x, y, k, tall] of high) out += (tall ? loft : house)(width * x, height * y, unit * k, tall)
  for (const [x, y, k] of [
    [0.53, 0.61, 0.3],
    [0.22, 0.63, 0.34],
    [0.97, 0.63, 0.4],
    [0.36, 0.62, 0.26],
  ] as const)
    out += trees(width * x, height * y, unit * k)
  out += place(
    width * (sheet.wide ? 0.61 : 0.62),
    height * 0.685,
    unit * (sheet.tall ? 0.3 : 0.32),
    templeTower(sheet, tone),
  )
  out += smoke(sheet, width * 0.3, height * 0.6) + smoke(sheet, width * 0.82, height * 0.58)
  for (const [x, y, k, tall] of sheet.wide
    ? ([
        [0.2, 0.76, 0.25, true],
        [0.33, 0.78, 0.24, false],
        [0.76, 0.77, 0.25, false],
        [0.88, 0.76, 0.28, true],
      ] as const)
    : ([
        [0.18, 0.745, 0.24, true],
        [0.4, 0.765, 0.22, false],
        [0.86, 0.755, 0.26, true],
      ] as const))
    out += (tall ? loft : house)(width * x, height * y, unit * k)
  for (const [x, y, k] of [
    [0.29, 0.78, 0.3],
    [0.5, 0.775, 0.26],
    [0.7, 0.78, 0.34],
    [0.06, 0.77, 0.34],
  ] as const)
    out += orchard(width * x, height * y, unit * k)
  return out + foreground(sheet, tone, snowy)
}

function terraces(sheet: Sheet, tone: VillageTones, snowy: boolean): string {
  const { width, height, unit, tones } = sheet
  let out = ''
  for (let i = 0; i < 6; i++) {
    const y = height * (0.61 + i * 0.037 + i * i * 0.002)
    const edge: Point[] = Array.from({ length: 8 }, (_, j): Point => [
      (width + 20) * (j / 7) - 10,
      y + unit * 1.6 * Math.sin(j * 1.3 + i * 1.9) - height * 0.012 * Math.cos((j / 7) * 3.1),
    ])
    const base = mix(mix(tone.ground, tones.haze, 0.34 - i * 0.06), tones.ink, i * 0.035)
    out +=
      fillUnder(sheet, edge, base) +
      line(
        curve(edge.map(([px, py]): Point => [px, py + unit * 0.8])),
        snowy ? tone.snowShade : mix(base, tones.see('#8A6A4A'), 0.6),
        unit * (1 + i * 0.16),
        opacity(0.8),
      )
  }
  return out
}

function fruitTree({ tones, season, dice }: Sheet, snowy: boolean): string {
  const bark = mix(tones.ink, tones.see('#5A3A30'), 0.4)
  const limbs = line(
    'M0,0C-1,-10 0,-14 -2,-20M-1,-12C-6,-18 -12,-20 -16,-28M-2,-18C2,-24 10,-26 14,-34M-2,-20C-4,-28 -2,-34 0,-42M-9,-20C-10,-26 -8,-30 -9,-36M7,-25C7,-30 6,-36 8,-40',
    bark,
    2.2,
    ' stroke-linecap="round"',
  )
  if (snowy)
    return limbs + line('M-16,-28L-10,-22M14,-34L8,-27M0,-42L-2,-34', tones.lit, 1.2, ' stroke-linecap="round"')
  const leaf = season === 'monsoon' ? tones.see('#5E8F4E') : tones.see('#E7B7BE')
  let crown = ''
  let light = ''
  for (const [x, y, r] of [
    [-14, -28, 9],
    [12, -33, 10],
    [0, -40, 10],
    [-6, -30, 9],
    [6, -27, 8],
  ] as const) {
    crown += `M${x - r},${y}a${r},${r * 0.86} 0 1 1 ${2 * r},0a${r},${r * 0.7} 0 1 1 ${-2 * r},0Z`
    light += `M${x - r},${y}a${r},${r * 0.86} 0 0 1 ${r},${num(-r * 0.86)}q${num(-r * 0.7)},${num(r * 0.7)} ${num(-r)},${num(r * 0.86)}Z`
  }
  let fruit = ''
  if (season === 'monsoon')
    for (let i = 0; i < 7; i++)
      fruit += circle(dice.between(-18, 18), dice.between(-42, -24), 1.9, tones.see('#C9352B'))
  return limbs + path(crown, leaf) + path(light, mix(leaf, tones.lit, 0.5)) + fruit
}

function smoke({ unit, tones }: Sheet, x: number, y: number): string {
  return line(
    `M${num(x)},${num(y)}q${num(unit * 2)},${num(-unit * 2.4)} ${num(unit * 0.6)},${num(-unit * 5)}t${num(unit * 2)},${num(-unit * 5)}`,
    mix(tones.haze, tones.lit, 0.5),
    unit * 0.9,
    ' stroke-linecap="round"' + opacity(0.55),
  )
}

function foreground(sheet: Sheet, tone: VillageTones, snowy: boolean): string {
  const { width, height, unit, dice, tones } = sheet
  const near: Point[] = [
    [-10, height * 0.86],
    [width * 0.24, height * 0.9],
    [width * 0.56, height * 0.885],
    [width * 0.8, height * 0.9],
    [width + 10, height * 0.85],
  ]
  const base = snowy ? tone.snow : mix(tone.ground, tones.ink, 0.4)
  let out = fillUnder(
    sheet,
    near,
    sheet.fade(base, snowy ? mix(tones.lit, tones.shade, 0.55) : mix(base, tones.ink, 0.4)),
  )
  out += path(
    `M${num(width * 0.56)},${num(height * 0.885)}C${num(width * 0.46)},${num(height * 0.9)} ${num(width * 0.62)},${num(height * 0.94)} ${num(width * 0.36)},${height + 5}H${num(width * 0.58)}C${num(width * 0.7)},${num(height * 0.95)} ${num(width * 0.56)},${num(height * 0.91)} ${num(width * 0.6)},${num(height * 0.886)}Z`,
    snowy ? mix(tones.lit, tones.shade, 0.42) : mix(tones.see('#B99A72'), tones.lit, 0.2),
  )
  let wall = ''
  for (let x = -unit * 2; x < width * 0.42; x += unit * 4.2)
    wall += `M${num(x)},${num(heightAt(near, x) + unit * 2)}v${num(-unit * 3)}q${num(unit * 2)},${num(-unit)} ${num(unit * 3.9)},0v${num(unit * 3)}Z`
  out +=
    path(wall, mix(tones.at(0.8), tones.see('#7A7468'), 0.4)) +
    (snowy
      ? line(
          curve(near.slice(0, 3).map(([x, y]): Point => [Math.min(x, width * 0.42), y - unit * 1.3])),
          tone.snow,
          unit * 1.1,
          ' stroke-linecap="round"',
        )
      : '')
  out +=
    place(
      width * 0.52,
      height * 0.95,
      unit * 0.5,
      walker(tones.see('#9A2F3C'), tones.see('#7A4B34'), tones.see('#C99A5E'), tones.see('#3F7D6B')),
    ) + place(width * 0.58, height * 0.918, unit * 0.32, walker(tones.see('#2F6F80'), tones.see('#7A4B34'), null, null))
  for (const [x, h] of sheet.wide
    ? ([
        [0.92, 54],
        [0.98, 70],
        [0.02, 50],
      ] as const)
    : ([
        [0.9, 44],
        [0.99, 62],
        [0.02, 54],
      ] as const))
    out += place(
      width * x,
      height * 0.94 + 2 * unit,
      unit,
      deodar(
        h,
        mix(tones.ink, tones.at(0.8), 0.2),
        tones.at(0.8),
        dice,
        snowy ? mix(tones.lit, tones.shade, 0.18) : null,
      ),
    )
  return out + birds(sheet, width * 0.36, height * 0.3, 3, tones.at(0.6))
}
