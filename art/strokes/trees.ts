import type { Sheet } from '#art/sheet.ts'
import type { Chance } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { heightAt } from '#art/strokes/hills.ts'
import { type Point, circle, ellipse, line, num, opacity, path, rect } from '#art/strokes/svg.ts'

/** Small conifers cut into one shape along a ridge. */
export function treeline(sheet: Sheet, list: Point[], fill: string, size: number, density = 1): string {
  const { width, unit, dice } = sheet
  let d = ''
  for (let x = 0; x < width; x += ((unit * dice.between(1.4, 3.6)) / density) * (sheet.wide ? 1.5 : 1)) {
    if (dice.odds(0.22)) {
      x += unit * dice.between(2, 7)
      continue
    }
    const y = heightAt(list, x) + unit * 0.6
    const h = size * unit * dice.between(0.6, 1.25)
    const w = h * 0.2

    d += `M${num(x)},${num(y - h)}l${num(w * 0.7)},${num(h * 0.45)} ${num(-w * 0.25)},0 ${num(w * 0.75)},${num(h * 0.55)} ${num(-w * 2.4)},0 ${num(w * 0.75)},${num(-h * 0.55)} ${num(-w * 0.25)},0Z`
  }
  return path(d, fill)
}

/** Round crowns cut into one shape along a ridge. */
export function roundTrees(sheet: Sheet, list: Point[], fill: string, size: number, step = 4): string {
  const { width, unit, dice } = sheet
  let d = ''
  for (
    let x = Math.max(-unit, list[0]?.[0] ?? -unit);
    x < Math.min(width + unit, list.at(-1)?.[0] ?? 0);
    x += unit * step * dice.between(0.5, 1.3)
  ) {
    const y = heightAt(list, x)
    const r = size * unit * dice.between(0.6, 1.2)
    d += `M${num(x - r)},${num(y + r * 0.5)}a${num(r)},${num(r * 0.92)} 0 0 1 ${num(r * 2)},0Z`
  }
  return path(d, fill)
}

/** A deodar, h high, of level drooping boughs; snow on them if a white is given. */
export function deodar(h: number, c1: string, c2: string, dice: Chance, snow?: string | null): string {
  const tiers = 8
  const w = h * 0.27

  const trunk = path(`M${num(-h * 0.018)},0L0,${num(-h * 1.06)}L${num(h * 0.018)},0Z`, c1)
  let d = ''
  let sh = ''
  let white = ''

  for (let i = 0; i < tiers; i++) {
    const t = i / (tiers - 1)
    const y = -h * (0.98 - t * 0.84)
    const half = w * (0.14 + 0.86 * t ** 0.85)
    const drop = h * (0.035 + 0.05 * t)
    const L = half * dice.between(0.78, 1.12)
    const R = half * dice.between(0.78, 1.12)

    d += `M0,${num(y - drop * 1.1)}Q${num(-L * 0.5)},${num(y - drop * 0.1)} ${num(-L)},${num(y + drop)}Q${num(-L * 0.72)},${num(y + drop * 0.62)} ${num(-L * 0.6)},${num(y + drop * 1.05)}Q${num(-L * 0.34)},${num(y + drop * 0.6)} ${num(-L * 0.2)},${num(y + drop * 0.95)}L${num(R * 0.2)},${num(y + drop * 0.95)}Q${num(R * 0.34)},${num(y + drop * 0.6)} ${num(R * 0.6)},${num(y + drop * 1.05)}Q${num(R * 0.72)},${num(y + drop * 0.62)} ${num(R)},${num(y + drop)}Q${num(R * 0.5)},${num(y - drop * 0.1)} 0,${num(y - drop * 1.1)}Z`
    sh += `M0,${num(y - drop * 1.1)}Q${num(-L * 0.5)},${num(y - drop * 0.1)} ${num(-L)},${num(y + drop)}Q${num(-L * 0.45)},${num(y + drop * 0.2)} 0,${num(y - drop * 0.2)}Z`
    if (snow && i)
      white += `M0,${num(y - drop * 1.1)}Q${num(-L * 0.5)},${num(y - drop * 0.2)} ${num(-L)},${num(y + drop)}Q${num(-L * 0.45)},${num(y + drop * 0.06)} 0,${num(y - drop * 0.5)}Q${num(R * 0.4)},${num(y)} ${num(R * 0.8)},${num(y + drop * 0.7)}Q${num(R * 0.4)},${num(y - drop * 0.25)} 0,${num(y - drop * 1.1)}Z`
  }
  return trunk + path(d, c1) + path(sh, c2) + (snow ? path(white, snow) : '')
}

/** One coconut frond, its leaflets hanging from a bowed rib. */
function frond(len: number, ang: number, droop: number, leaf: number, dice: Chance): string {
  const ca = Math.cos(ang)
  const sa = Math.sin(ang)
  const P1: Point = [ca * len * 0.6, sa * len * 0.62 - len * 0.26]
  const P2: Point = [ca * len * 0.98, sa * len + len * (droop + 0.2)]

  const at = (t: number): Point => [2 * t * (1 - t) * P1[0] + t * t * P2[0], 2 * t * (1 - t) * P1[1] + t * t * P2[1]]
  let d = `M0,0Q${num(P1[0])},${num(P1[1])} ${num(P2[0])},${num(P2[1])}`
  const k = 11
  const dir = ca >= 0 ? 1 : -1

  for (let i = k; i >= 1; i--) {
    const t = i / (k + 0.6)
    const [x, y] = at(t)
    const [x0, y0] = at(Math.max(0, t - 0.05))
    const tx = (1 - 2 * t) * P1[0] + t * P2[0]
    const ty = (1 - 2 * t) * P1[1] + t * P2[1]
    const m = Math.hypot(tx, ty)
    const l = len * leaf * Math.sin(Math.PI * (0.16 + t * 0.76)) ** 0.8 * dice.between(0.8, 1.1)

    d += `L${num(x + ((tx * 0.62 - ty * dir * 0.8) / m) * l)},${num(y + ((ty * 0.62 + tx * dir * 0.8) / m) * l)}L${num(x0 - ((ty * dir) / m) * len * 0.012)},${num(y0 + ((tx * dir) / m) * len * 0.012)}`
  }
  return d + 'Z'
}

/** A coconut palm, h high, leaning by a share of its height. */
export function palm(h: number, lean: number, c1: string, c2: string, dice: Chance, nuts?: string): string {
  const x = lean * h
  const top = -h
  const w = h * 0.02

  const trunk = path(
    `M${num(-w * 1.7)},0C${num(-w)},${num(-h * 0.3)} ${num(x * 0.25 - w)},${num(-h * 0.62)} ${num(x - w * 0.7)},${num(top)}L${num(x + w * 0.7)},${num(top)}C${num(x * 0.25 + w * 1.2)},${num(-h * 0.6)} ${num(w * 1.4)},${num(-h * 0.3)} ${num(w * 1.9)},0Z`,
    c1,
  )
  const len = h * 0.42
  const a: string[] = []
  const b: string[] = []

  for (const [ang, dr] of [
    [3.0, 0.38],
    [-2.82, 0.3],
    [-2.4, 0.2],
    [-1.92, 0.16],
    [-1.22, 0.14],
    [-0.76, 0.18],
    [-0.36, 0.3],
    [0.14, 0.38],
  ] as const)
    (a.length < 4 ? a : b).push(frond(len * dice.between(0.85, 1.1), ang + dice.between(-0.12, 0.12), dr, 0.2, dice))
  const crown =
    path(frond(len * 0.7, 2.5, 0.5, 0.22, dice) + frond(len * 0.7, 0.65, 0.5, 0.22, dice), c1) +
    path(a.join(''), c2) +
    path(b.join(''), c1)
  return (
    trunk +
    `<g transform="translate(${num(x)} ${num(top)})">${crown}${nuts ? circle(-h * 0.018, h * 0.025, h * 0.02, nuts) + circle(h * 0.02, h * 0.03, h * 0.02, nuts) + circle(0, h * 0.042, h * 0.02, nuts) : ''}</g>`
  )
}

/** Broad foreground leaves spreading from 0,0. */
export function leafSpray(len: number, k: number, fill: string, vein: string, dice: Chance): string {
  let out = ''
  for (let i = 0; i < k; i++) {
    const a = -Math.PI * (0.18 + (0.64 * i) / (k - 1)) + dice.between(-0.08, 0.08)
    const l = len * dice.between(0.72, 1.05)
    const x = Math.cos(a) * l
    const y = Math.sin(a) * l
    const nx = -Math.sin(a) * l * 0.16
    const ny = Math.cos(a) * l * 0.16
    const dx = Math.cos(a) > 0 ? 1 : -1
    const fall = l * 0.2

    out +=
      path(
        `M0,0C${num(x * 0.3 + nx)},${num(y * 0.4 + ny)} ${num(x * 0.75 + nx * 1.3)},${num(y * 0.9 + ny)} ${num(x + dx * fall * 0.5)},${num(y + fall)}C${num(x * 0.8 - nx)},${num(y * 0.8 - ny)} ${num(x * 0.35 - nx * 1.3)},${num(y * 0.4 - ny)} 0,0Z`,
        i % 2 ? fill : mix(fill, vein, 0.28),
      ) +
      line(
        `M0,0Q${num(x * 0.62)},${num(y * 0.78)} ${num(x + dx * fall * 0.4)},${num(y + fall * 0.8)}`,
        vein,
        len * 0.009,
        opacity(0.7),
      )
  }
  return out
}

/** The hanging edge of a leaf roof along the top of the sheet: `drop` pixels deep, lobes of radius `r`. */
export function canopy(sheet: Sheet, drop: number, r: number, fill: string): string {
  const { width, dice } = sheet
  let d = `M-10,-10V${num(drop * 0.5)}H${num(width + 10)}V-10Z`
  for (let x = -r; x < width + r; x += r * 1.25) {
    const size = r * dice.between(0.8, 1.3)
    const y = drop * dice.between(0.3, 0.85)
    d += `M${num(x - size)},${num(y)}a${num(size)},${num(size * 0.8)} 0 1 0 ${num(2 * size)},0a${num(size)},${num(size)} 0 1 0 ${num(-2 * size)},0Z`
  }
  return path(d, fill)
}

/** Tall grass, drawn once; the pen it gives lays a bank of it at height y, `depth` 0 far to 1 near, blades `length` units. */
export function grasses(sheet: Sheet): (y: number, depth: number, length: number) => string {
  const { width, height, unit, dice, tones } = sheet
  let blades = ''
  for (let x = 0; x < 60; x += dice.between(0.7, 1.5)) {
    const h = dice.between(2.4, 6)
    const l = dice.between(-1.2, 1.7)
    blades += `M${num(x)},1q${num(l * 0.3)},${num(-h * 0.7)} ${num(l)},${num(-h)}q${num(-l * 0.2)},${num(h * 0.5)} ${num(0.65 - l * 0.2)},${num(h)}Z`
  }
  const tuft = sheet.name()
  sheet.defs += `<path id="${tuft}" d="${blades}M-1,.4H62V3H-1Z"/>`
  return (y, depth, length) => {
    const base = mix(mix(tones.at(depth), tones.see('#C9A24E'), 0.3), tones.lit, Math.max(0, 0.4 - depth * 0.45))
    const k = (unit * length) / 5
    let row = ''
    for (let x = -dice() * 20 * k; x < width; x += 59 * k)
      row += `<use href="#${tuft}" transform="translate(${num(x)} ${num(y)}) scale(${Math.round(k * 100) / 100})"/>`
    return `<g fill="${base}">${row}${rect(-5, y + k, width + 10, height - y, base)}</g>`
  }
}

/** A neem standing at x, y to frame a scene, its crown cut in one piece; `fleck` lights a few leaves. */
export function neem(sheet: Sheet, tx: number, ty: number, fleckTone: string): string {
  const { unit, dice, tones } = sheet
  const trunk = path(
    `M${num(tx - 2.2 * unit)},${num(ty)}C${num(tx - unit)},${num(ty - 20 * unit)} ${num(tx - 3 * unit)},${num(ty - 26 * unit)} ${num(tx - 7 * unit)},${num(ty - 34 * unit)}L${num(tx - 5 * unit)},${num(ty - 34.6 * unit)}C${num(tx - 2 * unit)},${num(ty - 29 * unit)} ${num(tx)},${num(ty - 30 * unit)} ${num(tx + unit)},${num(ty - 38 * unit)}L${num(tx + 3 * unit)},${num(ty - 38 * unit)}C${num(tx + 2 * unit)},${num(ty - 20 * unit)} ${num(tx + 3 * unit)},${num(ty - 10 * unit)} ${num(tx + 4.4 * unit)},${num(ty)}Z`,
    tones.ink,
  )
  let leaf = ''
  for (let i = 0; i < 15; i++) {
    const a = (i / 15) * 6.283
    const r = unit * dice.between(6, 9.5)
    const x = tx + Math.cos(a) * unit * 10
    const y = ty - 42 * unit + Math.sin(a) * unit * 8
    leaf += `M${num(x - r)},${num(y)}a${num(r)},${num(r * 0.86)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r * 0.86)} 0 1 0 ${num(-2 * r)},0Z`
  }
  const crown = path(leaf, tones.ink) + ellipse(tx, ty - 42 * unit, 12 * unit, 9 * unit, tones.ink)
  let fleck = ''
  for (let i = 0; i < 14; i++) {
    const x = tx - unit * dice.between(-4, 17)
    const y = ty - unit * dice.between(40, 56)
    fleck += `M${num(x)},${num(y)}q${num(unit)},${num(-unit * 1.2)} ${num(unit * 2.2)},0q${num(-unit)},${num(unit * 0.7)} ${num(-unit * 2.2)},0Z`
  }
  return trunk + crown + path(fleck, fleckTone)
}
