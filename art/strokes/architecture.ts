import type { SheetTones } from '#art/palettes.ts'
import type { Sheet } from '#art/sheet.ts'
import { type Chance, nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { circle, line, num, path, rect, type Point } from '#art/strokes/svg.ts'

/** The outline of an onion dome, 130 wide and 108 high. */
export const ONION = 'M-46,0C-66,-22 -62,-52 -34,-72C-16,-84 -5,-92 0,-108C5,-92 16,-84 34,-72C62,-52 66,-22 46,0Z'

/** Its side away from the light. */
const ONIONSHADE = 'M8,0C34,-26 34,-62 0,-108C5,-92 16,-84 34,-72C62,-52 66,-22 46,0Z'

/** The outline of a low round dome, 108 wide and 66 high. */
export const ROUND = 'M-50,0C-54,-34 -34,-58 0,-66C34,-58 54,-34 50,0Z'

/** Its side away from the light. */
export const ROUNDSHADE = 'M8,0C30,-20 28,-52 0,-66C34,-58 54,-34 50,0Z'

/** A kalash finial, 32 high. */
export const FINIAL = 'M-1.6,0L-1.2,-8A4.5,4.5 0 1 1 1.2,-8L1.1,-15A3,3 0 1 1 .8,-20L0,-32L-.8,-20A3,3 0 1 1 -1.1,-15Z'

/** A dome with its finial, onion or round. */
export const dome = (lit: string, shade: string, gold: string, round = false) =>
  path(round ? ROUND : ONION, lit) +
  path(round ? ROUNDSHADE : ONIONSHADE, shade) +
  `<path d="${FINIAL}" transform="translate(0 ${round ? -64 : -103})" fill="${gold}"/>`

/** A domed pavilion on pillars, 120 wide and 190 high. */
export function chhatri(lit: string, shade: string, gold: string, inside?: string): string {
  return (
    (inside ? rect(-44, -62, 88, 54, inside) : '') +
    path('M-62,0V-10H62V0Z', shade) +
    path('M-62,0V-10H10V0Z', lit) +
    path('M-50,-10V-62H-42V-10ZM-18,-10V-62H-11V-10Z', lit) +
    path('M11,-10V-62H18V-10ZM42,-10V-62H50V-10Z', shade) +
    path(
      'M-42,-62Q-42,-50 -34,-48Q-32,-56 -26,-56Q-20,-56 -18,-48L-18,-64H-42ZM-11,-62Q-11,-50 -4,-50Q0,-58 4,-50Q11,-50 11,-64H-11ZM42,-62Q42,-50 34,-48Q32,-56 26,-56Q20,-56 18,-48V-64H42Z',
      shade,
    ) +
    path('M-70,-62L-54,-76H54L70,-62Z', lit) +
    path('M4,-62L4,-76H54L70,-62Z', shade) +
    rect(-50, -84, 100, 9, mix(lit, shade, 0.4)) +
    `<g transform="translate(0 -83) scale(.98 1)">${dome(lit, shade, gold)}</g>`
  )
}

/** A row of pointed merlons from x0 to x1 standing on y, each w apart. */
export function merlons(x0: number, x1: number, y: number, w: number, fill: string): string {
  let d = ''
  for (let x = x0; x + w * 0.7 <= x1 + 0.5; x += w)
    d += `M${num(x)},${num(y)}v${num(-w * 0.55)}q${num(w * 0.06)},${num(-w * 0.35)} ${num(w * 0.36)},${num(-w * 0.6)}q${num(w * 0.3)},${num(w * 0.25)} ${num(w * 0.36)},${num(w * 0.6)}v${num(w * 0.55)}Z`
  return path(d, fill)
}

/** The outline of a pointed arch standing on y, for the `d` of a path. */
export const arch = (x: number, y: number, w: number, h: number) =>
  `M${num(x - w / 2)},${num(y)}v${num(-h * 0.55)}q0,${num(-h * 0.24)} ${num(w * 0.28)},${num(-h * 0.32)}q${num(w * 0.16)},${num(-h * 0.05)} ${num(w * 0.22)},${num(-h * 0.13)}q${num(w * 0.06)},${num(h * 0.08)} ${num(w * 0.22)},${num(h * 0.13)}q${num(w * 0.28)},${num(h * 0.08)} ${num(w * 0.28)},${num(h * 0.32)}v${num(h * 0.55)}Z`

/** A hanging window, 60 wide. */
export function jharokha(lit: string, shade: string, dark: string): string {
  return (
    path('M-26,0L-14,14H14L26,0Z', shade) +
    rect(-26, -40, 52, 40, lit) +
    rect(8, -40, 18, 40, shade) +
    path(arch(-14, -4, 15, 30) + arch(4, -4, 15, 30) + arch(19, -4, 9, 28), dark) +
    path('M-36,-40Q0,-54 36,-40L28,-48Q0,-82 -28,-48Z', lit) +
    path('M2,-45Q24,-46 36,-40L28,-48Q18,-62 2,-64Z', shade)
  )
}

/** A chorten, 80 wide and 130 high. */
export function stupa(lit: string, shade: string, gold: string, band: string): string {
  return (
    path('M-40,0V-10H40V0ZM-34,-10V-18H34V-10ZM-28,-18V-26H28V-18Z', shade) +
    path('M-40,0V-10H6V0ZM-34,-10V-18H6V-10ZM-28,-18V-26H6V-18Z', lit) +
    path('M-20,-26C-30,-40 -30,-58 -18,-62H18C30,-58 30,-40 20,-26Z', lit) +
    path('M6,-26C14,-38 14,-54 8,-62H18C30,-58 30,-40 20,-26Z', shade) +
    rect(-9, -72, 18, 10, lit) +
    rect(2, -72, 7, 10, shade) +
    path('M-7,-72L-2,-112H2L7,-72Z', gold) +
    path('M-11,-112H11L7,-116H-7Z', gold) +
    path('M-6,-122A6,6 0 0 0 6,-122A7,4 0 0 1 -6,-122Z', gold) +
    circle(0, -125, 3, gold) +
    path('M-28,-26H28V-23H-28Z', band)
  )
}

/** A small gabled house, or a bungalow; 100 wide. */
export function hut(tones: Pick<SheetTones, 'see' | 'dark' | 'glow'>, bungalow = false): string {
  const wall = tones.see('#F2E4C6', 0.05)
  const side = tones.see('#B99873', 0.05)
  const roof = tones.see('#C4472F')
  const roofShade = tones.see('#7E2C2A')
  const glow = tones.dark ? tones.glow : tones.see('#3E4A55')

  return bungalow
    ? rect(-50, -30, 100, 30, wall) +
        rect(16, -30, 34, 30, side) +
        path('M-62,-28L-36,-58H36L62,-28Z', roof) +
        path('M8,-58H36L62,-28H16Z', roofShade) +
        rect(24, -72, 9, 18, side) +
        path('M-42,0V-20H-32V0ZM-22,-8V-22H-12V-8ZM-2,-8V-22H8V-8ZM24,-8V-22H38V-8Z', glow)
    : path('M-34,0V-30L0,-58L34,-30V0Z', wall) +
        path('M10,0V-40L34,-30V0Z', side) +
        path('M-44,-24L0,-64L44,-24L38,-20L0,-54L-38,-20Z', roof) +
        path('M0,-64L44,-24L38,-20L0,-54Z', roofShade) +
        rect(-8, -24, 14, 14, glow) +
        rect(-26, -18, 10, 18, roofShade)
}

/** A string of prayer flags: blue, white, red, green, yellow, always in that order. */
export function flags(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  unit: number,
  tones: SheetTones,
  dice: Chance,
): string {
  const cols = ['#2E6FA8', '#F7F1E1', '#D2432B', '#3E8E5A', '#F2B233'].map((h) => tones.see(h))
  const k = Math.max(8, Math.round(Math.hypot(x1 - x0, y1 - y0) / (unit * 3.3)))

  const at = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(Math.PI * t) * sag]
  const by = ['', '', '', '', '']
  for (let i = 0; i < k; i++) {
    const [ax, ay] = at((i + 0.12) / k)
    const [bx, by2] = at((i + 0.88) / k)
    const h = unit * 2.9 * dice.between(0.86, 1.1)
    const sk = unit * dice.between(0.1, 0.9)
    by[i % 5] +=
      `M${num(ax)},${num(ay)}L${num(bx)},${num(by2)}L${num(bx + sk)},${num(by2 + h)}L${num(ax + sk)},${num(ay + h * 0.94)}Z`
  }
  return (
    line(
      `M${num(x0)},${num(y0)}Q${num((x0 + x1) / 2)},${num((y0 + y1) / 2 + sag * 2)} ${num(x1)},${num(y1)}`,
      tones.ink,
      unit * 0.22,
    ) + by.map((d, i) => path(d, nth(cols, i))).join('')
  )
}

/** The dark surround of a Mughal arch one looks out through. */
export function cuspedFrame(sheet: Sheet, fill: string, inner: string): string {
  const { width, height, unit } = sheet
  const m = unit * (sheet.wide ? 11 : 9)
  const x0 = m
  const x1 = width - m
  const w = x1 - x0
  const y0 = height * (sheet.tall ? 0.3 : 0.4)
  const top = unit * 9
  const k = 4

  let left = ''
  let px = x0
  let py = y0

  for (let i = 1; i <= k; i++) {
    const t = i / k
    const ex = x0 + w * 0.5 * (1 - Math.cos(t * 1.571)) ** 0.9
    const ey = y0 - (y0 - top) * Math.sin(t * 1.571) ** 0.85
    const cx = (px + ex) / 2 - (sheet.wide ? 3 : 4) * unit
    const cy = (py + ey) / 2 - unit * 6
    left += `Q${num(cx)},${num(cy)} ${num(ex)},${num(ey)}`
    px = ex
    py = ey
  }
  const rev: [number, number, number, number][] = []
  px = x1
  py = y0
  for (let i = 1; i <= k; i++) {
    const t = i / k
    const ex = x1 - w * 0.5 * (1 - Math.cos(t * 1.571)) ** 0.9
    const ey = y0 - (y0 - top) * Math.sin(t * 1.571) ** 0.85
    rev.unshift([(px + ex) / 2 + (sheet.wide ? 3 : 4) * unit, (py + ey) / 2 - unit * 6, px, py])
    px = ex
    py = ey
  }
  const open = `M${num(x0)},${height}V${num(y0)}${left}${rev.map(([cx, cy, ex, ey]) => `Q${num(cx)},${num(cy)} ${num(ex)},${num(ey)}`).join('')}V${height}Z`
  return (
    path(`M0,0H${width}V${height}H0Z${open}`, fill, ' fill-rule="evenodd"') +
    line(open, inner, unit * 0.8) +
    `<g transform="translate(${num(width * 0.5)} ${height}) scale(1.035) translate(${num(-width * 0.5)} ${-height})">${line(open, inner, unit * 0.3)}</g>`
  )
}
