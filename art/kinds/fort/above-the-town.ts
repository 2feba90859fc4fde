import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, chhatri, jharokha, merlons } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { num, opacity, path, place, rect } from '#art/strokes/svg.ts'

/** A fort on its rock above the cubes of its town, blue or of stone. */
export function aboveTheTown(sheet: Sheet, blue: boolean): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.15, 0.24), sunY: 0.24, sunR: 8, horizon: 0.64 })
  for (const [y, a, t] of [
    [0.54, 0.05, 0],
    [0.6, 0.05, 0.14],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1.2, 1.9))
    out += fillUnder(sheet, l, sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.5), 0, 0.45))
  }
  const lit = tones.lit
  const mid = mix(tones.lit, tones.shade, 0.42)
  const shade = tones.shade
  const dark = mix(tones.ink, tones.shade, 0.22)
  const glow = tones.dark ? tones.glow : dark

  const fx = width * (sheet.wide ? 0.6 : 0.56)
  const fy = height * 0.66
  const k = unit * (sheet.wide ? 0.27 : 0.25) * (sheet.tall ? 0.92 : 1)

  // the rock
  const rock = tones.at(0.42)
  const rl = mix(rock, tones.lit, 0.34)

  let g =
    path(
      'M-230,70L-206,30L-186,34L-168,-4L-150,-2L-138,-34L160,-40L176,-10L192,-6L206,34L226,40L250,80Z',
      sheet.fade(rock, tones.at(0.5)),
    ) +
    path(
      'M-230,70L-206,30L-186,34L-168,-4L-150,-2L-138,-34L-60,-36L-84,0L-70,30L-100,48L-92,80ZM-30,-36L20,-37L-6,6L4,34L-24,60L-40,80L-52,30L-38,0Z',
      rl,
    ) +
    path('M60,-38L90,-38L76,10L92,44L70,80L58,30Z', rl, opacity(0.6))
  const cupola = sheet.keep(chhatri(lit, shade, tones.see('#D9932E')))
  const bastion = (x: number, w: number, h: number) =>
    path(`M${x - w / 2},0L${x - w * 0.42},${-h}H${x + w * 0.42}L${x + w / 2},0Z`, mid) +
    path(`M${x - w / 2},0L${x - w * 0.42},${-h}H${x - w * 0.05}L${x - w * 0.07},0Z`, lit) +
    path(`M${x + w * 0.2},0L${x + w * 0.17},${-h}H${x + w * 0.42}L${x + w / 2},0Z`, shade) +
    rect(x - w * 0.46, -h - 3, w * 0.92, 5, lit) +
    merlons(x - w * 0.44, x + w * 0.46, -h - 3, w / 6, mid)
  g += `<g transform="translate(0 -32)">${rect(-140, -46, 300, 48, mid)}${rect(60, -46, 100, 48, shade)}${merlons(-140, 160, -46, 8, mid)}${[-136, -84, -30].map((x) => bastion(x, 36, 60)).join('')}${[34, 98, 158].map((x) => bastion(x, 36, 58)).join('')}</g>`
  // palaces on the wall, stepping up
  const block = (x: number, y: number, w: number, h: number, cols: number, rows: number) => {
    let b =
      rect(x, y - h, w, h, lit) + rect(x + w * 0.62, y - h, w * 0.38, h, mid) + rect(x - 2, y - h - 4, w + 4, 5, shade)
    let d = ''
    for (let r = 0; r < rows; r++)
      for (let i = 0; i < cols; i++)
        d += arch(x + (w * (i + 0.5)) / cols, y - h + ((r + 0.86) * h) / rows, (w / cols) * 0.5, (h / rows) * 0.62)
    return b + path(d, glow)
  }
  g += `<g transform="translate(0 -76)">${block(-118, 2, 74, 44, 5, 2)}${block(-34, 2, 58, 74, 4, 3)}${block(34, 2, 88, 52, 6, 2)}${block(-10, -72, 52, 34, 3, 1)}${(
    [
      [-112, -46, 0.2],
      [-50, -46, 0.2],
      [-26, -76, 0.2],
      [16, -110, 0.34],
      [44, -54, 0.2],
      [112, -54, 0.24],
      [78, -54, 0.16],
    ] as const
  )
    .map(([x, y, q]) => cupola(x, y, q))
    .join(
      '',
    )}<g transform="translate(-82 -20) scale(.36)">${jharokha(lit, shade, glow)}</g><g transform="translate(76 -24) scale(.42)">${jharokha(lit, shade, glow)}</g></g>`
  out += place(fx, fy, k, g) + mist(sheet, height * 0.7, 1, 0.3)
  // the town below: cubes; blue when the seed is Jodhpur-minded
  const a = blue ? tones.see('#7FB2C6') : mix(tones.lit, tones.accent, 0.14)
  const b = blue ? tones.see('#3C7FA3') : mix(tones.shade, tones.lit, 0.25)
  const cc = blue ? tones.see('#245A80') : mix(tones.shade, tones.ink, 0.3)

  for (let row = 0; row < 3; row++) {
    let t = ''
    let m = ''
    let d = ''
    let win = ''

    for (let x = -4 * unit; x < width + 4 * unit;) {
      const w = unit * dice.between(5, 10) * (1 + row * 0.25)
      const h = unit * dice.between(5, 10) * (1 + row * 0.22)
      const y = height * (0.78 + row * 0.07) + unit * dice.between(-1, 1)
      t += `M${num(x)},${num(y)}v${num(-h)}h${num(w)}v${num(h + 20 * unit)}h${num(-w)}Z`
      m += `M${num(x + w * 0.6)},${num(y - h)}h${num(w * 0.4)}v${num(h + 20 * unit)}h${num(-w * 0.4)}Z`
      d += `M${num(x)},${num(y - h)}h${num(w)}v${num(unit * 0.8)}h${num(-w)}Z`
      if (dice.odds(0.8))
        win += `M${num(x + w * 0.18)},${num(y - h * 0.35)}v${num(-h * 0.28)}h${num(w * 0.16)}v${num(h * 0.28)}Z`
      x += w * dice.between(0.86, 1.02)
    }
    out +=
      path(t, mix(a, tones.haze, 0.34 - row * 0.16)) +
      path(m, mix(b, tones.haze, 0.3 - row * 0.14)) +
      path(d, mix(cc, tones.haze, 0.25 - row * 0.1), opacity(0.55)) +
      path(win, tones.dark ? tones.glow : cc)
  }
  // a terrace with its chhatri in front
  const sil = tones.ink
  const side = mix(tones.ink, tones.shade, 0.24)

  out +=
    rect(-10, height * 0.93, width + 20, height * 0.08, sil) +
    merlons(-10, width + 10, height * 0.932, unit * 4.2, sil) +
    place(
      width * (sheet.wide ? 0.11 : 0.145),
      height * 0.935,
      unit * (sheet.tall ? 0.25 : 0.27),
      chhatri(side, sil, tones.see('#D9932E')),
    )
  return out + birds(sheet, width * 0.26, height * 0.38, 4, tones.at(0.85))
}
