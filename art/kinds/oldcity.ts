import { nth } from '#art/strokes/chance.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { ONION, arch, chhatri, dome, merlons } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { walker } from '#art/strokes/people.ts'
import { mist, sky } from '#art/strokes/sky.ts'
import { circle, line, num, opacity, path, place, rect } from '#art/strokes/svg.ts'

/** Roofs crowding up to a great mosque, or to a gate of four minarets; a kite flier in front. */
export function drawOldcity(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  let out = sky(sheet, { sunX: dice.between(0.22, 0.32), sunY: 0.3, sunR: 11, horizon: 0.68 })
  const lit = tones.lit
  const shade = tones.shade
  const mid = mix(lit, shade, 0.42)
  const dark = mix(tones.ink, shade, 0.2)
  const glow = tones.dark ? tones.glow : dark
  const gold = tones.see('#E3A22F')

  // far skyline: domes and minarets in one flat tone
  const tone = mix(tones.at(0.1), tones.haze, 0.25)
  let f = rect(-10, height * 0.655, width + 20, height * 0.2, tone)
  for (let i = 0; i < (sheet.wide ? 15 : 9); i++) {
    const x = (width * (i + dice.between(0.1, 0.9))) / (sheet.wide ? 15 : 9)
    const k = dice.int(0, 3)
    if (k === 0)
      f += `<path d="${ONION}" transform="translate(${num(x)} ${num(height * 0.656)}) scale(${Math.round(unit * dice.between(0.06, 0.11) * 1000) / 1000})" fill="${tone}"/>`
    else if (k === 1) {
      const h = unit * dice.between(10, 18)
      f += path(
        `M${num(x - unit * 0.8)},${num(height * 0.66)}L${num(x - unit * 0.5)},${num(height * 0.66 - h)}H${num(x + unit * 0.5)}L${num(x + unit * 0.8)},${num(height * 0.66)}ZM${num(x - unit)},${num(height * 0.66 - h)}q${num(unit)},${num(-unit * 3)} ${num(2 * unit)},0Z`,
        tone,
      )
    } else f += rect(x - 3 * unit, height * 0.63 - dice() * 3 * unit, unit * 7, unit * 6, tone)
  }
  out += f + mist(sheet, height * 0.66, 2, 0.4)
  const charminar = sheet.choice.odds(0.5)
  const min = (h: number, q = 1) => {
    let b =
      path(`M${-7 * q},0L${-5 * q},${-h}H${5 * q}L${7 * q},0Z`, lit) +
      path(`M${1 * q},0V${-h}H${5 * q}L${7 * q},0Z`, shade)
    for (const t of [0.4, 0.68, 0.92] as const)
      b +=
        path(
          `M${-9 * q},${num(-h * t)}L${-6.5 * q},${num(-h * t + 5)}H${6.5 * q}L${9 * q},${num(-h * t)}V${num(-h * t - 4)}H${-9 * q}Z`,
          mid,
        ) + path(`M${2 * q},${num(-h * t - 4)}H${9 * q}V${num(-h * t)}L${6.5 * q},${num(-h * t + 5)}H${2 * q}Z`, shade)
    return (
      b +
      rect(-5 * q, -h - 8, 10 * q, 9, glow) +
      `<g transform="translate(0 ${-h - 7}) scale(${0.15 * q})">${dome(lit, shade, gold)}</g>`
    )
  }
  const at = (x: number, y: number, q: number, body: string) =>
    `<g transform="translate(${x} ${y}) scale(${q})">${body}</g>`
  let hero
  if (charminar)
    hero =
      at(-46, -8, 0.86, min(168)) +
      at(46, -8, 0.86, min(168)) +
      rect(-58, -104, 116, 104, lit) +
      rect(22, -104, 36, 104, mid) +
      path(arch(0, 0, 54, 82), dark) +
      path(arch(0, 0, 42, 70), tones.dark ? mix(glow, tones.ink, 0.2) : mix(shade, tones.ink, 0.45)) +
      rect(-62, -108, 124, 5, shade) +
      path(Array.from({ length: 9 }, (_, i) => arch(-50 + i * 12.5, -88, 7, 13)).join(''), glow) +
      rect(-60, -84, 120, 3, shade) +
      rect(-50, -136, 100, 29, lit) +
      rect(20, -136, 30, 29, mid) +
      path(Array.from({ length: 6 }, (_, i) => arch(-40 + i * 16, -110, 10, 20)).join(''), glow) +
      merlons(-52, 52, -136, 7, mid) +
      at(0, -136, 0.3, dome(lit, shade, gold)) +
      at(-64, 0, 1, min(190, 1.25)) +
      at(64, 0, 1, min(190, 1.25)) +
      circle(0, -92, 0, gold)
  else
    hero =
      at(-104, 0, 1, min(172, 1.2)) +
      at(104, 0, 1, min(172, 1.2)) +
      rect(-92, -48, 184, 48, lit) +
      rect(40, -48, 52, 48, mid) +
      path(
        Array.from({ length: 11 }, (_, i) => (Math.abs(i - 5) < 2 ? '' : arch(-83.6 + i * 16.7, 0, 11, 34))).join(''),
        glow,
      ) +
      merlons(-92, 92, -48, 7, mid) +
      at(-56, -50, 0.54, dome(mix(lit, '#FFFFFF', 0.2), shade, gold)) +
      at(56, -50, 0.54, dome(mix(lit, '#FFFFFF', 0.2), shade, gold)) +
      rect(-30, -82, 60, 82, lit) +
      rect(12, -82, 18, 82, mid) +
      path(arch(0, 0, 38, 72), dark) +
      at(0, -78, 0.76, dome(mix(lit, '#FFFFFF', 0.2), shade, gold)) +
      merlons(-30, 30, -82, 6, mid) +
      at(-30, -82, 0.08, chhatri(lit, shade, gold)) +
      at(30, -82, 0.08, chhatri(lit, shade, gold)) +
      rect(-118, -4, 236, 8, shade)
  out += place(
    width * (sheet.wide ? 0.6 : 0.575),
    height * 0.8,
    unit * (charminar ? 0.29 : 0.255) * (sheet.tall ? 0.98 : 1.08),
    hero,
  )
  // roofs crowding up to it
  const roofs = ['#C98A5E', '#B9655A', '#7FA79A', '#D9B47A', '#8C5A6A'].map((h) => tones.see(h))
  for (let row = 0; row < 3; row++) {
    const t = ['', '', '', '', '']
    const m = ['', '', '', '', '']
    let win = ''
    let par = ''

    for (let x = -6 * unit; x < width + 4 * unit;) {
      const w = unit * dice.between(8, 15) * (1 + row * 0.2)
      const h = unit * dice.between(6, 12)
      const y = height * (0.84 + row * 0.06)
      const i = dice.int(0, 4)
      t[i] += `M${num(x)},${num(y - h)}h${num(w)}v${num(height)}h${num(-w)}Z`
      m[i] += `M${num(x + w * 0.68)},${num(y - h)}h${num(w * 0.32)}v${num(height)}h${num(-w * 0.32)}Z`
      par += `M${num(x - unit * 0.4)},${num(y - h)}h${num(w + unit * 0.8)}v${num(unit)}h${num(-w - unit * 0.8)}Z`
      for (let q = 0; q < 2; q++)
        if (dice.odds(0.75)) win += arch(x + w * (0.2 + q * 0.26), y - h * 0.2 + unit, unit * 1.8, h * 0.42)
      x += w * dice.between(0.9, 1)
    }
    const haze = nth([0.3, 0.13, 0], row)
    const deep = nth([0, 0.12, 0.4], row)

    t.forEach((d, i) => {
      const roof = nth(roofs, i)
      if (d)
        out +=
          path(d, mix(mix(roof, tones.haze, haze), tones.ink, deep)) +
          path(nth(m, i), mix(mix(roof, tones.ink, 0.34 + deep * 0.5), tones.haze, haze))
    })
    out +=
      path(par, mix(mix(tones.lit, tones.shade, 0.3), tones.ink, deep), opacity(0.9)) +
      path(win, tones.dark ? tones.glow : mix(tones.ink, tones.haze, haze))
  }
  // a terrace with washing and a kite flier
  out += rect(-10, height * 0.955, width + 20, height * 0.05, tones.ink)
  const kx = width * 0.2
  const ky = height * 0.958

  out += place(kx, ky, unit * 0.36, walker(tones.ink, tones.ink, null, null))
  for (const [x, y, k, col] of [
    [0.42, 0.2, 1, '#C8321F'],
    [0.3, 0.1, 0.7, '#0E7478'],
    [0.74, 0.12, 0.6, '#E9A52E'],
  ] as const) {
    const X = width * x
    const Y = height * y
    const q = unit * 2.6 * k
    const cc = tones.see(col)
    out +=
      path(
        `M${num(X)},${num(Y - q)}L${num(X + q * 0.86)},${num(Y)}L${num(X)},${num(Y + q * 1.1)}L${num(X - q * 0.86)},${num(Y)}Z`,
        cc,
      ) +
      path(
        `M${num(X)},${num(Y - q)}L${num(X + q * 0.86)},${num(Y)}L${num(X)},${num(Y + q * 1.1)}Z`,
        mix(cc, tones.ink, 0.28),
      ) +
      path(
        `M${num(X - q * 0.3)},${num(Y + q * 1.6)}L${num(X)},${num(Y + q * 1.05)}L${num(X + q * 0.3)},${num(Y + q * 1.6)}Z`,
        cc,
      )
  }
  out += line(
    `M${num(kx + 2 * unit)},${num(ky - 8 * unit)}Q${num(width * 0.36)},${num(height * 0.6)} ${num(width * 0.42)},${num(height * 0.2 + 2 * unit)}`,
    tones.ink,
    unit * 0.16,
    opacity(0.7),
  )
  return out + birds(sheet, width * 0.66, height * 0.26, 6, tones.at(0.8), 0.8)
}
