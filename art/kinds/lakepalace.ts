import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, chhatri, cuspedFrame } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs } from '#art/strokes/hills.ts'
import { rowboat } from '#art/strokes/people.ts'
import { puff, sky } from '#art/strokes/sky.ts'
import { curve, num, opacity, path, place, rect } from '#art/strokes/svg.ts'
import { mirror, water } from '#art/strokes/water.ts'

/** A white palace in its lake, seen through a cusped arch or from a terrace. */
export function drawLakepalace(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const hy = height * 0.6

  let out = sky(sheet, { sunX: dice.between(0.24, 0.34), sunY: 0.26, sunR: 8.5, horizon: 0.6 })
  let hills = ''
  for (const [y, a, t] of [
    [0.5, 0.06, 0],
    [0.55, 0.045, 0.18],
  ] as const) {
    const l = downs(sheet, height * y, height * a, dice.between(1.1, 1.7))
    hills += path(
      curve(l) + `L${width + 10},${num(hy)}L-10,${num(hy)}Z`,
      sheet.fade(tones.at(t), mix(tones.at(t), tones.haze, 0.5)),
    )
  }
  const lit = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.35)
  const shade = mix(tones.shade, tones.sky[1], 0.22)
  const glow = tones.dark ? tones.glow : mix(shade, tones.ink, 0.5)
  const gold = tones.see('#D9932E')

  const arcade = (x: number, y: number, w: number, h: number, k: number) =>
    rect(x, y - h, w, h, lit) +
    rect(x + w * 0.7, y - h, w * 0.3, h, mix(lit, shade, 0.5)) +
    path(
      Array.from({ length: k }, (_, i) => arch(x + (w * (i + 0.5)) / k, y, (w / k) * 0.62, h * 0.72)).join(''),
      glow,
    ) +
    rect(x - 3, y - h - 5, w + 6, 5, shade)
  const cupola = sheet.keep(chhatri(lit, shade, gold))
  const at = (x: number, y: number, q: number) => cupola(x, y, q)

  const palace =
    rect(-192, -14, 384, 15, mix(shade, tones.ink, 0.25)) +
    rect(-192, -16, 384, 4, lit) +
    arcade(-180, -14, 360, 30, 19) +
    arcade(-140, -46, 124, 28, 7) +
    arcade(20, -46, 120, 28, 7) +
    arcade(-42, -46, 84, 46, 5) +
    arcade(-28, -94, 56, 26, 3) +
    (
      [
        [-168, 0.22],
        [168, 0.22],
        [-152, 0.18],
        [152, 0.18],
      ] as const
    )
      .map(([x, q]) => at(x, -46, q))
      .join('') +
    (
      [
        [-128, 0.24],
        [-30, 0],
        [-84, 0.3],
        [128, 0.24],
        [84, 0.3],
      ] as const
    )
      .filter((q) => q[1])
      .map(([x, q]) => at(x, -76, q))
      .join('') +
    at(0, -124, 0.42) +
    at(-37, -94, 0.16) +
    at(37, -94, 0.16) +
    path(puff(-108, -14, 40, dice) + puff(120, -14, 36, dice), tones.at(0.6))
  const px = width * (sheet.wide ? 0.58 : 0.53)
  const k = unit * (sheet.tall ? 0.2 : 0.215)
  const held = sheet.keep(palace)
  const hillsHeld = sheet.keep(hills)

  out +=
    hillsHeld(0, 0) +
    water(sheet, hy, height, [mix(tones.water[0], tones.haze, 0.25), tones.water[1]]) +
    mirror(hillsHeld(0, 0), hy, 0.2, 0.6) +
    mirror(held(px, hy + 2.4 * unit, k), hy + 2.4 * unit, 0.45, 0.9) +
    held(px, hy + 2.4 * unit, k)
  let rip = ''
  for (let i = 0; i < 22; i++) {
    const y = hy + unit * (5 + i * 1.5)
    const w = unit * dice.between(6, 26)
    const x = px + unit * dice.between(-36, 36)
    rip += `M${num(x - w / 2)},${num(y)}q${num(w / 2)},${num(-unit * 0.5)} ${num(w)},0q${num(-w / 2)},${num(unit * 0.5)} ${num(-w)},0Z`
  }
  out += path(rip, mix(tones.water[0], tones.water[1], 0.4), opacity(0.75))
  out += place(
    width * 0.3,
    height * 0.8,
    unit * 0.3,
    rowboat(tones.at(0.8), tones.ink, tones.accent, tones.ink, tones.see('#F7EAC6')),
  )
  if (sheet.choice.odds(0.55)) {
    sheet.framed = true
    return (
      out +
      cuspedFrame(sheet, tones.ink, mix(tones.ink, tones.accent, 0.55)) +
      birds(sheet, width * 0.56, height * 0.24, 3, tones.at(0.7))
    )
  }
  const ghat = tones.ink
  return (
    out +
    path(
      `M0,${height}V${num(height * 0.86)}H${num(width * 0.2)}V${num(height * 0.9)}H${num(width * 0.27)}V${num(height * 0.94)}H${num(width * 0.34)}V${height}Z`,
      ghat,
    ) +
    place(width * 0.1, height * 0.862, unit * 0.26, chhatri(mix(ghat, tones.shade, 0.28), ghat, gold)) +
    birds(sheet, width * 0.5, height * 0.2, 4, tones.at(0.7))
  )
}
