import type { Sheet } from '#art/sheet.ts'
import { birds, yak } from '#art/strokes/animals.ts'
import { flags } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { crags, fillUnder, heightAt, massif, under } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { boulder } from '#art/strokes/stones.ts'
import { ellipse, line, num, opacity, path, place, type Point, poly } from '#art/strokes/svg.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** Bare high-altitude blue water, with yaks and prayer flags on its shore. */
export function highLake(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.55
  let out = sky(sheet, { sunX: dice.between(0.2, 0.3), sunY: 0.18, sunR: 7, horizon: 0.54 })
  const earth = (hex: string, haze: number) => mix(tones.see(hex), tones.haze, haze)
  const far = massif(
    sheet,
    [
      [width * 0.2, height * 0.33],
      [width * 0.42, height * 0.27],
      [width * 0.64, height * 0.32],
      [width * 0.9, height * 0.25],
    ],
    height * 0.52,
    { snow: tones.lit, shade: mix(tones.shade, tones.haze, 0.15), rock: earth('#A97A5E', 0.3), haze: tones.haze },
  )
  let hills = ''
  for (const [y, a, hex, haze] of [
    [0.43, 0.05, '#C79A6E', 0.34],
    [0.49, 0.035, '#A9714E', 0.16],
  ] as const) {
    const l = crags(sheet, height * y, height * a, 4, 0.45)
    const tone = earth(hex, haze)
    hills +=
      poly(under({ ...sheet, height: hy }, l), sheet.fade(tone, mix(tone, tones.haze, 0.3))) +
      poly(facets(l, unit), mix(tone, tones.lit, 0.36), opacity(0.6))
  }
  const land = sheet.keep(far + hills)
  const blue = [
    mix(tones.see('#5FC0C4'), tones.water[0], 0.35),
    mix(tones.see('#136A9A'), tones.water[1], 0.3),
  ] as const
  out +=
    land(0, 0) +
    water(sheet, hy, height, [blue[0], blue[1]], { waves: 20 }) +
    `<g${sheet.clip(`M-5,${num(hy)}H${width + 5}V${height}H-5Z`)}>${mirror(land(0, 0), hy, 0.26, 0.6)}</g>`
  const teal = mix(tones.see('#49B7B0'), tones.lit, 0.2)
  out += path(
    `M-10,${num(height * 0.8)}C${num(width * 0.2)},${num(height * 0.785)} ${num(width * 0.34)},${num(height * 0.83)} ${num(width * 0.52)},${num(height * 0.82)}S${num(width * 0.86)},${num(height * 0.75)} ${width + 10},${num(height * 0.74)}V${height}H-10Z`,
    teal,
    opacity(0.7),
  )
  const sand = mix(tones.see('#D9BE93'), tones.lit, 0.25)
  const shore: Point[] = [
    [-10, height * 0.825],
    [width * 0.22, height * 0.815],
    [width * 0.4, height * 0.86],
    [width * 0.6, height * 0.85],
    [width * 0.82, height * 0.79],
    [width + 10, height * 0.775],
  ]
  out +=
    fillUnder(
      sheet,
      shore.map(([x, y]): Point => [x, y - unit * 0.7]),
      mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.5),
    ) + fillUnder(sheet, shore, sheet.fade(sand, mix(sand, tones.shade, 0.6)))
  return out + campShore(sheet, shore) + birds(sheet, width * 0.42, height * 0.2, 3, tones.at(0.6), 1.1)
}

function facets(list: Point[], unit: number): Point[] {
  const down = list.map(([x, y], i): Point => [x - unit * (i % 2 ? 3 : 1), y + unit * (i % 2 ? 8 : 2.4)])
  return [...list, ...down.reverse()]
}

function campShore(sheet: Sheet, shore: Point[]): string {
  const { width, height, unit, dice, tones } = sheet
  const body = mix(tones.see('#4A3A38'), tones.ink, 0.4)
  const beast = sheet.keep(yak(body, mix(body, tones.ink, 0.5), mix(tones.lit, tones.shade, 0.2), tones.see('#C8321F')))
  let out = ''
  const cairn = (x: number, y: number, k: number) =>
    place(
      x,
      y,
      unit * k,
      boulder(mix(tones.see('#A08A78'), tones.at(0.6), 0.3), tones.lit, tones.ink) +
        `<g transform="translate(1 -12) scale(.74)">${boulder(mix(tones.see('#A08A78'), tones.at(0.6), 0.3), tones.lit, tones.ink)}</g><g transform="translate(0 -21) scale(.5)">${boulder(mix(tones.see('#A08A78'), tones.at(0.6), 0.3), tones.lit, tones.ink)}</g>`,
    )
  const poleX = width * 0.1
  const poleY = heightAt(shore, poleX) + 5 * unit
  out +=
    line(
      `M${num(poleX)},${num(poleY)}V${num(poleY - 34 * unit)}`,
      mix(tones.ink, tones.see('#6A4A34'), 0.4),
      unit * 0.7,
    ) +
    flags(poleX, poleY - 33 * unit, width * 0.6, height * 0.835, unit * 5, unit, tones, dice) +
    flags(poleX, poleY - 33 * unit, -unit * 4, poleY - 12 * unit, unit * 2, unit, tones, dice)
  out += cairn(width * 0.6, height * 0.86, 0.4) + cairn(poleX + 4 * unit, poleY + unit, 0.46)
  for (const [x, dy, k, flip] of sheet.wide
    ? ([
        [0.5, 9, 0.27, true],
        [0.72, 8, 0.34, false],
      ] as const)
    : ([
        [0.4, 10, 0.24, true],
        [0.64, 11, 0.34, false],
      ] as const))
    out +=
      ellipse(
        width * x + unit * 2,
        heightAt(shore, width * x) + dy * unit,
        unit * k * 60,
        unit * k * 5,
        tones.ink,
        opacity(0.28),
      ) + beast(width * x, heightAt(shore, width * x) + dy * unit, unit * k, flip)
  out += place(
    width * 0.86,
    heightAt(shore, width * 0.86) + 12 * unit,
    unit * 0.46,
    walker(tones.see('#9A2F3C'), tones.see('#7A4B34'), null, tones.see('#2F6F80')),
  )
  return (
    out +
    place(
      width * 0.98,
      height * 1.0,
      unit * 0.8,
      boulder(mix(tones.at(0.8), tones.see('#6A5A50'), 0.4), tones.lit, tones.ink),
    ) +
    place(
      width * 0.2,
      height * 1.0,
      unit * 0.5,
      boulder(mix(tones.at(0.8), tones.see('#6A5A50'), 0.4), tones.lit, tones.ink),
    )
  )
}
