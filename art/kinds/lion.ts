import type { Sheet } from '#art/sheet.ts'
import { birds, DEER, lion } from '#art/strokes/animals.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { ellipse, line, num, opacity, path, place } from '#art/strokes/svg.ts'
import { canopy, grasses, roundTrees } from '#art/strokes/trees.ts'

/** Gir in the dry months: a lion and lioness on the track through teak and gold grass, chital behind. */
export function drawLion(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.27, 0.36), sunY: 0.34, sunR: 12, horizon: 0.6 })
  for (const [y, a, t] of [
    [0.5, 0.06, 0],
    [0.55, 0.035, 0.14],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1, 1.7))
    out += fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.6), 0, 0.4))
  }
  const wood = downs(sheet, height * 0.6, height * 0.012, 2)
  out +=
    roundTrees(sheet, wood, mix(tones.at(0.3), tones.haze, 0.15), 4, 3.4) +
    fillUnder(sheet, wood, sheet.fade(tones.at(0.3), mix(tones.at(0.3), tones.lit, 0.4), 0, 0.25)) +
    mist(sheet, height * 0.61, 2, 0.4)
  const grass = grasses(sheet)
  out += grass(height * 0.66, 0.18, 2.2)
  for (const [x, k, f] of [
    [0.66, 0.1, false],
    [0.74, 0.09, true],
    [0.8, 0.1, false],
  ] as const)
    out += place(width * x, height * 0.695, unit * k, path(DEER, tones.at(0.6)), f)
  out +=
    teak(sheet, width * 0.9, height * 0.72, 0.62) +
    teak(sheet, width * 0.1, height * 0.69, 0.4) +
    teak(sheet, width * 0.2, height * 0.68, 0.3) +
    grass(height * 0.73, 0.36, 3.4)
  const tawny = mix(tones.see('#D9A05A'), tones.lit, 0.12)
  const shade = mix(tones.see('#9A6236'), tones.ink, 0.15)
  const pale = mix(tones.see('#F4DDB0'), tones.lit, 0.2)
  const x = width * (sheet.wide ? 0.34 : sheet.tall ? 0.18 : 0.22)
  out +=
    place(
      x + unit * (sheet.tall ? 60 : 66),
      height * 0.79,
      unit * (sheet.tall ? 0.3 : 0.38),
      lion(mix(tawny, tones.haze, 0.1), shade, pale, null),
    ) + grass(height * 0.8, 0.5, 3)
  out +=
    ellipse(x + unit * 26, height * 0.862, unit * 32, unit * 2.4, tones.ink, opacity(0.35)) +
    place(
      x,
      height * 0.86,
      unit * (sheet.tall ? 0.56 : 0.6),
      lion(tawny, shade, pale, mix(tones.see('#7A4226'), tones.ink, 0.25)),
    )
  out += grass(height * 0.875, 0.62, 5) + grass(height * 0.94, 0.88, 8)
  return (
    out + canopy(sheet, unit * 6, unit * 4.6, tones.ink) + birds(sheet, width * 0.5, height * 0.2, 6, tones.at(0.8))
  )
}

// a bare-boned teak with few broad leaves
function teak(sheet: Sheet, x: number, y: number, k: number): string {
  const { unit, dice, tones } = sheet
  const bark = mix(tones.at(0.62), tones.ink, 0.2)
  const leaf =
    sheet.season === 'monsoon'
      ? mix(tones.see('#5E8A46'), tones.at(0.6), 0.3)
      : mix(tones.see('#A8743A'), tones.at(0.6), 0.4)
  let crown = ''
  let pale = ''
  for (let i = 0; i < 14; i++) {
    const r = dice.between(6, 11)
    const px = dice.between(-26, 26)
    const py = -62 + dice.between(-22, 14) - Math.abs(px) * -0.3
    crown += `M${num(px - r)},${num(py)}a${num(r)},${num(r * 0.8)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r * 0.8)} 0 1 0 ${num(-2 * r)},0Z`
    if (i % 2)
      pale += `M${num(px - r)},${num(py)}a${num(r)},${num(r * 0.8)} 0 0 1 ${num(r)},${num(-r * 0.8)}q${num(-r * 0.5)},${num(r * 0.6)} ${num(-r)},${num(r * 0.8)}Z`
  }
  return place(
    x,
    y,
    unit * k,
    line(
      'M0,0C-1,-20 1,-34 0,-52M0,-30C-8,-38 -14,-44 -20,-54M0,-36C8,-42 14,-48 20,-58',
      bark,
      4,
      ' stroke-linecap="round"',
    ) +
      path(crown, leaf) +
      path(pale, mix(leaf, tones.lit, 0.35)),
  )
}
