import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { flags, stupa } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { crags, downs, fillUnder, heightAt, massif, under } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { type Point, num, path, poly, place, rect } from '#art/strokes/svg.ts'

/** A gompa stepping up its crag under snow peaks, with chortens and prayer flags. */
export function drawMonastery(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.18, 0.28), sunY: 0.22, sunR: 7.5, horizon: 0.62 })
  const brown = (hex: string, k: number) => mix(tones.see(hex), tones.haze, k)
  out += massif(
    sheet,
    [
      [width * 0.12, height * 0.38],
      [width * 0.34, height * 0.3],
      [width * 0.56, height * 0.35],
      [width * 0.8, height * 0.26],
      [width * 0.98, height * 0.36],
    ],
    height * 0.66,
    { snow: tones.lit, shade: mix(tones.shade, tones.haze, 0.15), rock: brown('#A0705A', 0.3), haze: tones.haze },
  )
  const ochre = crags(sheet, height * 0.6, height * 0.06, 4)
  out += poly(under(sheet, ochre), sheet.fade(brown('#B9855C', 0.28), brown('#B9855C', 0.65), 0, 0.5))
  // the crag and the gompa stepping up it
  const cx = width * (sheet.wide ? 0.64 : 0.63)
  const k = unit * (sheet.tall ? 0.25 : 0.26)
  const rock = brown('#8F5B48', 0.06)
  const rl = mix(rock, tones.lit, 0.36)
  const rd = mix(rock, tones.ink, 0.34)

  const lit = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.2)
  const side = mix(tones.shade, lit, 0.3)
  const maroon = tones.see('#8E2F2B')
  const dark = mix(tones.ink, maroon, 0.2)
  const glow = tones.dark ? tones.glow : dark
  const gold = tones.see('#E5A52E')

  const block = (x: number, y: number, w: number, h: number, cols: number, rows: number, red = false) => {
    const t = h * 0.05
    let b =
      path(`M${x},${y}L${x + t},${y - h}H${x + w - t}L${x + w},${y}Z`, red ? maroon : lit) +
      path(`M${x + w * 0.64},${y}V${y - h}H${x + w - t}L${x + w},${y}Z`, red ? mix(maroon, tones.ink, 0.35) : side) +
      path(
        `M${x + t - 1},${y - h}h${w - 2 * t + 2}v${Math.min(8, h * 0.16)}h${-(w - 2 * t + 2)}Z`,
        red ? dark : maroon,
      ) +
      rect(x + t - 3, y - h - 3, w - 2 * t + 6, 4, dark)
    let d = ''
    for (let r = 0; r < rows; r++)
      for (let i = 0; i < cols; i++) {
        const wx = x + (w * (i + 0.5)) / cols
        const wy = y - h * 0.8 + ((r + 0.7) * h * 0.72) / rows
        const ww = Math.min(9, (w / cols) * 0.46)
        const wh = (h * 0.5) / rows
        d += `M${num(wx - ww * 0.62)},${num(wy)}L${num(wx - ww * 0.44)},${num(wy - wh)}H${num(wx + ww * 0.44)}L${num(wx + ww * 0.62)},${num(wy)}Z`
      }
    return b + path(d, glow)
  }
  let g =
    path(
      'M-190,120L-160,70L-150,74L-128,20L-116,24L-96,-22L-70,-26L-56,-64L-20,-66L-8,-92L70,-92L84,-50L104,-46L112,0L134,8L144,56L166,66L184,120Z',
      sheet.fade(rock, mix(rock, tones.haze, 0.3)),
    ) +
    path(
      'M-190,120L-160,70L-150,74L-128,20L-116,24L-96,-22L-70,-26L-84,20L-70,50L-110,80L-104,120ZM-56,-64L-20,-66L-38,-20L-20,10L-48,60L-40,120L-70,120L-60,50L-72,14L-52,-26ZM20,-60L50,-60L34,0L56,40L30,120L10,120L24,40L8,6Z',
      rl,
    ) +
    path('M84,-50L104,-46L112,0L134,8L144,56L166,66L184,120H120L110,60L96,20Z', rd)
  g +=
    block(-152, 52, 46, 30, 4, 1) +
    block(112, 40, 40, 32, 3, 1) +
    block(-120, 14, 60, 46, 5, 2) +
    block(60, 6, 58, 50, 5, 2) +
    block(-66, -8, 140, 50, 10, 2) +
    block(-24, -54, 50, 34, 4, 1) +
    block(-72, -52, 62, 44, 5, 2) +
    block(14, -54, 82, 44, 6, 2) +
    block(-30, -86, 92, 46, 7, 2) +
    block(-14, -128, 60, 36, 4, 1, true)
  for (const [x, y] of [
    [-10, -167],
    [42, -167],
    [-26, -135],
    [56, -135],
    [-68, -99],
    [90, -101],
  ] as const)
    g += `<path d="M-3,0V-14H3V0ZM-4.500,-14H4.500L2,-20H-2ZM0,-26L1,-20H-1Z" transform="translate(${x} ${y})" fill="${gold}"/>`
  g += path('M6,-164H26L22,-174H10Z', gold) + path('M10,-174H22L16,-186Z', gold)
  out += place(cx, height * 0.74, k, g)
  out += mist(sheet, height * 0.75, 2, 0.4)
  const h1 = downs(sheet, height * 0.8, height * 0.03, 1.1)
  out += fillUnder(sheet, h1, sheet.fade(brown('#A4744E', 0.12), brown('#7A4B3E', 0.02)))
  let pop = ''
  for (let i = 0; i < (sheet.wide ? 22 : 13); i++) {
    const x = width * (0.04 + (0.92 * (i + dice.between(-0.3, 0.3))) / (sheet.wide ? 22 : 13))
    const y = heightAt(h1, x) + unit * 4
    const h = unit * dice.between(7, 12)
    pop += `M${num(x)},${num(y - h)}q${num(h * 0.16)},${num(h * 0.45)} 0,${num(h)}q${num(-h * 0.16)},${num(-h * 0.55)} 0,${num(-h)}Z`
  }
  out += path(pop, tones.see(sheet.season === 'winter' ? '#8A6A55' : dice.odds(0.5) ? '#D9A23A' : '#5B8A55'))
  const h2: Point[] = [
    [-10, height * 0.9],
    [width * 0.25, height * 0.89],
    [width * 0.6, height * 0.945],
    [width + 10, height * 0.93],
  ]
  const ground = mix(brown('#6A3E36', 0), tones.ink, 0.45)
  out += fillUnder(sheet, h2, sheet.season === 'winter' ? mix(tones.lit, tones.shade, 0.4) : ground)
  out +=
    place(width * 0.15, height * 0.905, unit * 0.24, stupa(lit, side, gold, maroon)) +
    place(width * 0.3, height * 0.912, unit * 0.15, stupa(lit, side, gold, maroon)) +
    place(width * 0.37, height * 0.922, unit * 0.11, stupa(lit, side, gold, maroon))
  out +=
    flags(width * 0.15, height * 0.905 - 30 * unit, width * 1.02, height * 0.5, unit * 7, unit, tones, dice) +
    flags(width * 0.15, height * 0.905 - 30 * unit, -unit * 2, height * 0.62, unit * 3, unit, tones, dice)
  const robes = tones.see('#A02F2C')
  for (const [x, k2] of [
    [0.5, 0.26],
    [0.545, 0.25],
    [0.58, 0.2],
  ] as const)
    out += place(width * x, height * 0.945, unit * k2, walker(robes, tones.see('#7A4B34'), null, null))
  return out + birds(sheet, width * 0.44, height * 0.16, 2, tones.at(0.7), 1.3)
}
