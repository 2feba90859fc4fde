import type { Sheet } from '#art/sheet.ts'
import type { Chance } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { circle, line, num, opacity, path, rect } from '#art/strokes/svg.ts'

/** The sky in flat printed bands, its sun or moon, stars, rays and clouds; remembers where the sun stands. */
export function sky(
  sheet: Sheet,
  {
    sunX = sheet.dice.between(0.2, 0.36),
    sunY = 0.3,
    sunR = 8,
    horizon = 0.62,
    clouds = true,
    rays = sheet.dice.odds(0.3),
    stars = true,
  } = {},
) {
  const { width, height, unit, tones, dice } = sheet
  const hy = horizon * height
  const x = sunX * width
  const y = sunY * height
  const r = sunR * unit

  const low = tones.hour === 'dawn' || tones.hour === 'dusk'
  let out = rect(0, 0, width, height, tones.sky[0])
  const steps = 7 // flat printed bands with a gently bent edge
  for (let i = 1; i < steps; i++) {
    const t = (i / (steps - 1)) * 3
    const k = Math.min(2, Math.floor(t)) as 0 | 1 | 2
    const edge = hy * (0.1 + 0.84 * (i / steps) ** 0.9)
    const bend = unit * dice.between(-3, 3)

    out += path(
      `M0,${num(edge + bend)}Q${num(width * 0.5)},${num(edge - bend * 1.6)} ${width},${num(edge + bend * 0.4)}V${height}H0Z`,
      mix(tones.sky[k], tones.sky[(k + 1) as 1 | 2 | 3], t - k),
    )
  }
  if (tones.night && stars) {
    let d = ''
    for (let i = 0; i < 46; i++) {
      const sx = dice() * width
      const sy = dice() ** 1.4 * hy * 0.85
      if (Math.hypot(sx - x, sy - y) > r * 2.4) d += `M${num(sx)},${num(sy)}h.1`
    }
    out += line(d, tones.sun, unit * 0.42, ' stroke-linecap="round" opacity=".8"')
  }
  if (rays && !tones.night && sheet.season !== 'monsoon') {
    let d = ''
    const k = 22
    const off = dice() * 6.28

    for (let i = 0; i < k; i++) {
      const a = off + (i / k) * 6.283
      const b = a + 0.1
      d += `M${num(x)},${num(y)}L${num(x + Math.cos(a) * width * 1.4)},${num(y + Math.sin(a) * width * 1.4)} ${num(x + Math.cos(b) * width * 1.4)},${num(y + Math.sin(b) * width * 1.4)}Z`
    }
    out += path(d, tones.sun, opacity(low ? 0.16 : 0.12))
  }
  for (const [k, o] of [
    [3.6, 0.1],
    [2.4, 0.14],
    [1.55, 0.24],
  ] as const)
    out += circle(x, y, r * k, tones.sun, opacity(tones.night ? o * 0.55 : o))
  const sunFill = tones.night
    ? tones.sun
    : tones.hour === 'dusk'
      ? mix(tones.sun, '#F26B2B', 0.22)
      : tones.hour === 'dawn'
        ? mix(tones.sun, '#F7B267', 0.25)
        : tones.sun
  out += circle(x, y, r, sunFill, sheet.season === 'monsoon' && !tones.night ? opacity(0.6) : '')
  if (tones.night)
    out +=
      circle(x + r * 0.3, y - r * 0.12, r * 0.12, mix(tones.sun, tones.sky[2], 0.28)) +
      circle(x - r * 0.3, y + r * 0.28, r * 0.18, mix(tones.sun, tones.sky[2], 0.2)) +
      circle(x + r * 0.1, y + r * 0.5, r * 0.1, mix(tones.sun, tones.sky[2], 0.24))
  if (clouds)
    out +=
      sheet.season === 'monsoon'
        ? monsoonClouds(sheet, hy)
        : dice.odds(0.72)
          ? streakClouds(sheet, hy)
          : cumulus(sheet, hy)
  sheet.sun = { x, y, r }
  return out
}

/** Thin drawn-out clouds. */
function streakClouds(sheet: Sheet, hy: number): string {
  const { width, unit, tones, dice } = sheet
  let out = ''
  const k = dice.int(3, 5)
  for (let i = 0; i < k; i++) {
    const y = hy * dice.between(0.12, 0.72)
    const x = width * ((i + dice.between(0.1, 0.9)) / k)
    const w = unit * dice.between(16, 40)
    const h = unit * dice.between(1, 1.8)

    const fill = mix(tones.sky[3], tones.sun, 0.5)
    let d = ''
    for (let j = 0; j < 3; j++) {
      const ww = w * (1 - j * 0.24)
      const yy = y + (j - 1) * h * 1.25
      const xx = x + dice.between(-0.22, 0.22) * w
      d += `M${num(xx - ww / 2)},${num(yy)}q${num(h * 0.2)},${num(-h * 0.5)} ${num(h)},${num(-h * 0.5)}h${num(ww - h * 2)}q${num(h * 0.8)},0 ${num(h)},${num(h * 0.5)}q${num(-h * 0.2)},${num(h * 0.5)} ${num(-h)},${num(h * 0.5)}h${num(-ww + h * 2)}q${num(-h * 0.8)},0 ${num(-h)},${num(-h * 0.5)}Z`
    }
    out += path(d, fill, opacity(tones.night ? 0.16 : dice.between(0.35, 0.6)))
  }
  return out
}

/** The outline of a flat-bottomed cloud of five lobes. */
export function puff(x: number, y: number, w: number, dice: Chance): string {
  let d = `M${num(x - w / 2)},${num(y)}`
  for (const [size, rise] of [
    [0.62, -0.05],
    [0.78, -0.07],
    [1, 0.02],
    [0.84, 0.05],
    [0.6, 0.05],
  ] as const) {
    const r = (w / 5) * size * dice.between(0.9, 1.1)
    d += `a${num(r)},${num(r)} 0 0 1 ${num(w / 5)},${num(rise * w)}`
  }
  return d + `L${num(x + w / 2)},${num(y)}Z`
}

/** Two heaped clouds. */
function cumulus(sheet: Sheet, hy: number): string {
  const { width, unit, tones, dice } = sheet
  let out = ''
  for (let i = 0; i < 2; i++) {
    const x = width * (i ? dice.between(0.08, 0.3) : dice.between(0.6, 0.95))
    const y = hy * dice.between(0.34, 0.66)
    const w = unit * dice.between(20, 34)

    out +=
      path(puff(x, y, w, dice), mix(tones.sky[3], tones.sky[1], 0.3), opacity(tones.night ? 0.35 : 0.9)) +
      path(puff(x - w * 0.04, y, w * 0.72, dice), mix(tones.sun, tones.sky[3], 0.4), opacity(tones.night ? 0.2 : 0.9))
  }
  return out
}

/** The heavy ceiling of the monsoon. */
function monsoonClouds(sheet: Sheet, hy: number): string {
  const { width, unit, tones, dice } = sheet
  const dark = mix(tones.sky[0], tones.ink, 0.22)
  const pale = mix(tones.sky[2], dark, 0.35)

  let out = ''
  for (let i = 0; i < 4; i++)
    out += path(
      puff(
        width * (0.1 + i * 0.28 + dice.between(-0.05, 0.05)),
        hy * dice.between(0.4, 0.52),
        unit * dice.between(34, 50),
        dice,
      ),
      pale,
      opacity(0.75),
    )
  for (let i = 0; i < 5; i++)
    out += path(
      puff(
        width * (i * 0.25 + dice.between(-0.06, 0.06)),
        hy * dice.between(0.2, 0.3),
        unit * dice.between(38, 58),
        dice,
      ),
      mix(dark, pale, 0.3),
      opacity(0.9),
    )
  return out + rect(0, 0, width, hy * 0.16, mix(dark, pale, 0.3), opacity(0.9))
}

/** Rain over the whole sheet. */
export function rain(sheet: Sheet): string {
  const { width, height, unit, tones, dice } = sheet
  let d = ''
  for (let i = 0; i < 70; i++) {
    const x = dice() * width * 1.1
    const y = dice() * height
    const l = unit * dice.between(3, 9)
    d += `M${num(x)},${num(y)}l${num(-l * 0.24)},${num(l)}`
  }
  return line(d, mix(tones.sun, tones.sky[1], 0.2), unit * 0.22, ' stroke-linecap="round" opacity=".38"')
}

/** k veils of haze about the height y. */
export function mist(sheet: Sheet, y: number, k = 2, strength = 0.5): string {
  const { width, unit, tones, dice } = sheet
  let out = ''
  for (let i = 0; i < k; i++) {
    const w = width * dice.between(0.4, 0.8)
    const x = dice.between(-0.1, 0.6) * width
    const yy = y + dice.between(-3, 3) * unit
    const h = unit * dice.between(1.6, 3)
    out += path(
      `M${num(x)},${num(yy)}q${num(w * 0.2)},${num(-h)} ${num(w * 0.5)},${num(-h)}t${num(w * 0.5)},${num(h)}q${num(-w * 0.2)},${num(h * 0.5)} ${num(-w * 0.5)},${num(h * 0.5)}t${num(-w * 0.5)},${num(-h * 0.5)}Z`,
      tones.haze,
      opacity(strength * dice.between(0.5, 1)),
    )
  }
  return out
}
