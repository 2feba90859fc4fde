import { tents } from '#art/kinds/meadow/camp.ts'
import { flock } from '#art/kinds/meadow/flock.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { flags } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder, heightAt, massif } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { boulder } from '#art/strokes/stones.ts'
import { curve, line, num, path, type Point, place } from '#art/strokes/svg.ts'
import { deodar, treeline } from '#art/strokes/trees.ts'

/** A bugyal: high pasture with tents, a flock and its shepherd, trekkers on the trail, and the great peaks behind. */
export function drawMeadow(sheet: Sheet): string {
  const { width, height, dice, tones } = sheet
  const camp = sheet.choice.odds(0.55)
  let out = sky(sheet, { sunX: dice.between(0.16, 0.26), sunY: sheet.tall ? 0.17 : 0.2, sunR: 7.5, horizon: 0.6 })
  const span = Math.max(width * 0.3, height * 0.3)
  const px = width * dice.between(0.56, 0.7)
  const tops: Point[] = [
    [px - span * 1.1, height * 0.36],
    [px - span * 0.5, height * 0.3],
    [px, height * (sheet.tall ? 0.22 : 0.15)],
    [px + span * 0.5, height * 0.29],
    [px + span * 1.05, height * 0.34],
  ]
  out +=
    massif(sheet, tops, height * 0.6, {
      snow: mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.25),
      shade: tones.shade,
      rock: tones.at(0.34),
      haze: tones.haze,
    }) + mist(sheet, height * 0.57, 2, 0.5)
  const wood = downs(sheet, height * 0.6, height * 0.026, 1.2)
  out +=
    treeline(sheet, wood, tones.at(0.4), 4.4, 1.2) +
    fillUnder(sheet, wood, sheet.fade(tones.at(0.4), mix(tones.at(0.4), tones.haze, 0.5), 0, 0.3))
  out += pasture(sheet)
  return (
    out +
    (camp ? tents(sheet) : flock(sheet, width * 0.3, height * 0.78, 1, sheet.wide ? 24 : 16)) +
    (camp ? flock(sheet, width * 0.44, height * 0.69, 0.42, 9) : trekkers(sheet)) +
    foreMeadow(sheet, camp) +
    birds(sheet, width * 0.36, height * 0.24, 2, tones.at(0.6), 1.5)
  )
}

function grassTone({ tones, season }: Sheet, depth: number): string {
  const green = season === 'monsoon' ? '#5F9A4A' : season === 'winter' ? '#B9A468' : '#86AE52'
  return mix(mix(tones.see(green), tones.lit, Math.max(0, 0.34 - depth * 0.4)), tones.ink, depth * 0.3)
}

// three rolling folds of grass, each lit along its crest
function pasture(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  let out = ''
  const folds: Point[][] = [
    [
      [-10, height * 0.64],
      [width * 0.24, height * 0.62],
      [width * 0.52, height * 0.655],
      [width * 0.8, height * 0.63],
      [width + 10, height * 0.6],
    ],
    [
      [-10, height * 0.665],
      [width * 0.2, height * 0.69],
      [width * 0.44, height * 0.7],
      [width * 0.72, height * 0.665],
      [width + 10, height * 0.645],
    ],
    [
      [-10, height * 0.77],
      [width * 0.26, height * 0.735],
      [width * 0.5, height * 0.745],
      [width * 0.76, height * 0.76],
      [width + 10, height * 0.73],
    ],
  ]
  folds.forEach((fold, i) => {
    const tone = mix(grassTone(sheet, i * 0.28), tones.haze, 0.22 - i * 0.1)
    out +=
      fillUnder(sheet, fold, sheet.fade(tone, mix(tone, tones.ink, 0.16), 0, 0.8)) +
      line(curve(fold), mix(tone, tones.lit, 0.45), unit * 0.8)
  })
  const path1 = mix(tones.see('#D9BE8A'), tones.lit, 0.25)
  out +=
    line(
      `M${num(width * 0.66)},${num(height * 0.67)}C${num(width * 0.58)},${num(height * 0.7)} ${num(width * 0.72)},${num(height * 0.72)} ${num(width * 0.64)},${num(height * 0.752)}`,
      path1,
      unit * 0.9,
    ) +
    line(
      `M${num(width * 0.64)},${num(height * 0.752)}C${num(width * 0.54)},${num(height * 0.8)} ${num(width * 0.66)},${num(height * 0.85)} ${num(width * 0.5)},${num(height * 0.92)}`,
      path1,
      unit * 1.8,
    )
  return out + rocks(sheet)
}

function rocks(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  const stone = sheet.keep(boulder(mix(tones.see('#A9A49A'), tones.at(0.5), 0.3), tones.lit, tones.ink))
  return (
    stone(width * 0.9, height * 0.8, unit * 0.4) +
    stone(width * 0.85, height * 0.81, unit * 0.24) +
    stone(width * 0.42, height * 0.74, unit * 0.2) +
    stone(width * 0.07, height * 0.79, unit * 0.3)
  )
}

function trekkers(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  let out = ''
  for (const [x, y, k, hex, pack] of [
    [0.6, 0.86, 0.46, '#C8321F', '#1F7F86'],
    [0.625, 0.815, 0.33, '#1F7F86', '#E2A02F'],
    [0.6, 0.785, 0.27, '#E2A02F', '#7A2F5B'],
    [0.66, 0.712, 0.15, '#7A2F5B', '#C8321F'],
  ] as const)
    out += place(
      width * x,
      height * y,
      unit * k,
      walker(tones.see(hex), tones.see('#7A4B34'), tones.see(pack)) +
        line('M6,-14L10,0', tones.ink, 0.9) +
        path('M-3.400,-28C-3,-32 4,-32 4.600,-27.500Z', tones.see(pack)),
    )
  return out
}

function foreMeadow(sheet: Sheet, camp: boolean): string {
  const { width, height, unit, dice, tones } = sheet
  const near: Point[] = [
    [-10, height * 0.88],
    [width * 0.24, height * 0.9],
    [width * 0.52, height * 0.935],
    [width * 0.78, height * 0.915],
    [width + 10, height * 0.87],
  ]
  const tone = mix(grassTone(sheet, 0.9), tones.ink, 0.28)
  let blades = ''
  for (let x = -unit; x < width + unit; x += unit * dice.between(0.9, 1.9)) {
    const y = heightAt(near, x) + unit
    const h = unit * dice.between(1.6, 4.4)
    const l = unit * dice.between(-1, 1)
    blades += `M${num(x)},${num(y)}q${num(l * 0.3)},${num(-h * 0.7)} ${num(l)},${num(-h)}q${num(unit * 0.1)},${num(h * 0.6)} ${num(unit * 0.7 - l)},${num(h)}Z`
  }
  let out = path(blades, tone) + fillUnder(sheet, near, sheet.fade(tone, mix(tone, tones.ink, 0.5)))
  const blooms = sheet.season === 'winter' ? [] : ['#F2B443', '#E58AA0', '#F7EAD0', '#9A86D0'].map((h) => tones.see(h))
  blooms.forEach((bloom, j) => {
    let d = ''
    for (let i = 0; i < 9; i++) {
      const x = width * dice()
      const y = heightAt(near, x) + unit * dice.between(-3, 11)
      d += `M${num(x)},${num(y)}h.1`
    }
    out += line(d, bloom, unit * (0.8 + j * 0.14), ' stroke-linecap="round"')
  })
  if (camp)
    out +=
      line(
        `M${num(width * 0.12)},${num(height * 0.93)}V${num(height * 0.93 - 30 * unit)}`,
        mix(tones.ink, tones.see('#6A4A34'), 0.4),
        unit * 0.6,
      ) +
      flags(
        width * 0.12,
        height * 0.93 - 29 * unit,
        width * 0.5,
        height * 0.8 - 13 * unit,
        unit * 3.4,
        unit,
        tones,
        dice,
      ) +
      flags(width * 0.12, height * 0.93 - 29 * unit, -unit * 3, height * 0.8, unit * 2, unit, tones, dice)
  for (const [x, h] of camp
    ? ([[0.97, 50]] as const)
    : ([
        [0.95, 56],
        [0.86, 34],
        [0.03, 44],
      ] as const))
    out += place(
      width * x,
      heightAt(near, width * x) + 3 * unit,
      unit,
      deodar(
        h,
        mix(tones.ink, tones.at(0.8), 0.2),
        tones.at(0.8),
        dice,
        sheet.season === 'winter' ? mix(tones.lit, tones.shade, 0.18) : null,
      ),
    )
  return out
}
