import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { hut } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { crags, downs, fillUnder, heightAt, massif, under } from '#art/strokes/hills.ts'
import { rowboat } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { type Point, num, opacity, path, poly, place } from '#art/strokes/svg.ts'
import { deodar, treeline } from '#art/strokes/trees.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** Snow peaks over forest, with or without a lake at their foot. */
export function drawSnow(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const base = height * 0.74
  const px = width * dice.between(0.54, 0.66)
  const py = height * (sheet.tall ? 0.24 : 0.17)

  let out = sky(sheet, { sunX: dice.between(0.16, 0.27), sunY: sheet.tall ? 0.2 : 0.24, sunR: 7.5, horizon: 0.66 })
  const far = crags(sheet, height * 0.55, height * 0.14, 5)
  out += poly(under(sheet, far), sheet.fade(tones.at(0), tones.haze, 0.3, 0.8), opacity(0.85))
  const span = Math.max(width * 0.3, height * 0.34)
  const tops: Point[] = [
    [px - span * 1.02, height * dice.between(0.37, 0.42)],
    [px - span * 0.44, height * dice.between(0.31, 0.36)],
    [px, py],
    [px + span * 0.52, height * dice.between(0.31, 0.37)],
    [px + span * 1.05, height * dice.between(0.4, 0.46)],
  ]
  const lake = sheet.choice.odds(0.45)
  const wy = height * 0.78

  const peaks = sheet.keep(
    massif(sheet, tops, base, { snow: tones.lit, shade: tones.shade, rock: tones.at(0.38), haze: tones.haze }),
  )
  out += peaks(0, 0) + mist(sheet, base - 4 * unit, 2, 0.5)
  const h1 = downs(sheet, height * 0.74, height * 0.05, 1.2)
  const wood = sheet.keep(
    treeline(sheet, h1, tones.at(0.42), 5, lake ? 1 : 1.5) +
      fillUnder(
        { ...sheet, height: lake ? wy : height },
        h1,
        sheet.fade(tones.at(0.42), mix(tones.at(0.42), tones.haze, 0.35), 0, 0.7),
      ),
  )
  out += wood(0, 0)
  if (lake) {
    out +=
      water(sheet, wy, height, [mix(tones.water[0], tones.haze, 0.2), tones.water[1]], { waves: 18 }) +
      `<g${sheet.clip(`M-5,${num(wy)}H${width + 5}V${height}H-5Z`)}>${mirror(peaks(0, 0) + wood(0, 0), wy, 0.42, 0.55)}</g>`
    let rip = ''
    for (let i = 0; i < 14; i++) {
      const y = wy + unit * (1 + i * 1.3)
      const w = unit * dice.between(10, 34)
      const x = width * dice()
      rip += `M${num(x - w / 2)},${num(y)}q${num(w / 2)},${num(-unit * 0.5)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.5)} ${num(-w)},0Z`
    }
    out +=
      path(rip, mix(tones.water[0], tones.sky[3], 0.4), opacity(0.7)) +
      place(
        width * 0.4,
        height * 0.86,
        unit * 0.2,
        rowboat(tones.at(0.9), tones.ink, tones.accent, tones.ink, tones.lit),
      )
  }
  if (!lake) {
    const h2 = downs(sheet, height * 0.83, height * 0.045, 0.9)
    const hx = width * dice.between(0.3, 0.5)

    out +=
      treeline(sheet, h2, tones.at(0.64), 8, 1.2) +
      fillUnder(sheet, h2, sheet.fade(tones.at(0.64), mix(tones.at(0.64), tones.haze, 0.2))) +
      place(hx, heightAt(h2, hx) + unit, unit * 0.09, hut(tones))
  }
  const h3: Point[] = [
    [-10, height * 0.93],
    [width * 0.3, height * 0.955],
    [width * 0.6, height * 0.93],
    [width + 10, height * 0.86],
  ]
  const snowy = sheet.season === 'winter'
  out += fillUnder(sheet, h3, snowy ? mix(tones.lit, tones.shade, 0.35) : tones.at(0.95))
  const white = snowy ? mix(tones.lit, tones.shade, 0.18) : null
  const trees: Point[] = sheet.wide
    ? [
        [0.9, 62],
        [0.965, 80],
        [0.845, 40],
        [0.04, 46],
        [0.1, 30],
      ]
    : [
        [0.86, 50],
        [0.96, 66],
        [0.76, 32],
        [0.05, 34],
        [0.14, 22],
      ]
  for (const [x, h] of trees)
    out += place(
      width * x,
      heightAt(h3, width * x) + 2 * unit,
      unit,
      deodar(h * dice.between(0.9, 1.08), mix(tones.ink, tones.at(0.8), 0.2), tones.at(0.78), dice, white),
    )
  return out + birds(sheet, width * 0.34, height * 0.3, 4, tones.at(0.6))
}
