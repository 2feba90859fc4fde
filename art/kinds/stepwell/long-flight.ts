import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { arch, chhatri } from '#art/strokes/architecture.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { num, path, place, type Point, poly, rect } from '#art/strokes/svg.ts'
import { roundTrees } from '#art/strokes/trees.ts'

/** Everything is placed by z, how many times farther off than the first landing; the flight sinks as it recedes. */
export function longFlight(sheet: Sheet): string {
  const { width, height, unit, tones } = sheet
  sheet.framed = true
  const [cx, horizon] = [width / 2, height * 0.3]
  const foot = (z: number) => horizon + (height * (0.3 + 0.45 * z)) / z
  const ground = (z: number) => horizon + (height * 0.1) / z
  const half = (z: number) => (width * 0.5) / z
  const lit = tones.lit
  const mid = mix(tones.lit, tones.shade, 0.45)
  const deep = mix(tones.shade, tones.ink, 0.45)
  let out = sky(sheet, { sunX: 0.24, sunY: 0.13, sunR: 6, horizon: 0.32, rays: false })
  const trees = downs(sheet, horizon - unit, unit * 2, 2)
  out +=
    roundTrees(sheet, trees, tones.at(0.2), 3.4, 3.4) +
    rect(
      -10,
      horizon - unit,
      width + 20,
      height,
      sheet.fade(mix(tones.see('#A8A060'), tones.haze, 0.3), mix(tones.see('#8A8450'), tones.ink, 0.2), 0, 0.3),
    )
  out += place(cx, horizon + unit * 1.6, unit * (sheet.tall ? 0.19 : 0.2), topPavilion(sheet))
  const zs = [4.6, 2.9, 1.8]
  const FAR = 6
  out +=
    poly(
      [
        [cx - half(FAR), ground(FAR)],
        [cx + half(FAR), ground(FAR)],
        [cx + half(FAR), foot(FAR)],
        [cx - half(FAR), foot(FAR)],
      ],
      mix(deep, tones.ink, 0.4),
    ) +
    path(arch(cx, foot(FAR) - height * 0.02, half(FAR) * 1.2, height * 0.2), mix(tones.ink, deep, 0.15)) +
    rect(
      cx - half(FAR),
      foot(FAR) - height * 0.035,
      half(FAR) * 2,
      height * 0.04,
      mix(tones.see('#2F8F80'), tones.lit, 0.2),
    )
  for (const side of [-1, 1])
    out += sideWall(
      sheet,
      side,
      { cx, half, ground, foot },
      side < 0 ? mix(tones.shade, tones.ink, 0.22) : mix(lit, mid, 0.35),
      side < 0 ? deep : mix(tones.shade, mid, 0.3),
    )
  out += treads(sheet, cx, half, foot, lit, mid)
  for (const z of zs) out += landing(sheet, z, { cx, half, ground, foot })
  for (const [x, z, hex] of [
    [0.22, 2.2, '#E9A52E'],
    [-0.24, 1.4, '#C8321F'],
    [0.16, 1.12, '#8E2F5C'],
  ] as const)
    out += place(
      cx + (width * x) / z,
      foot(z) - unit * 0.3,
      (unit * 0.62) / z ** 0.8,
      walker(tones.see(hex), tones.ink, null, tones.see(hex)) +
        path('M-3,-30C-6,-36 6,-36 4,-30Z', tones.see('#D9A03F')),
      x > 0,
    )
  return out + birds(sheet, width * 0.6, height * 0.1, 5, tones.at(0.8), 0.9)
}

type Well = { cx: number; half: (z: number) => number; ground: (z: number) => number; foot: (z: number) => number }

function sideWall(sheet: Sheet, side: number, { cx, half, ground, foot }: Well, face: string, line2: string): string {
  const { tones } = sheet
  const at = (z: number, v: number): Point => [cx + side * half(z), ground(z) + (foot(z) - ground(z)) * v]
  const quad = (z0: number, z1: number, v0: number, v1: number, fill: string) =>
    poly([at(z0, v0), at(z1, v0), at(z1, v1), at(z0, v1)], fill)
  let out = quad(0.9, 6, 0, 1, face) + quad(0.9, 6, 0, 0.035, mix(face, tones.lit, 0.5))
  for (const v of [0.24, 0.46, 0.68])
    out += quad(0.9, 6, v, v + 0.03, mix(face, tones.lit, 0.35)) + quad(0.9, 6, v + 0.03, v + 0.045, line2)
  for (const [v0, v1] of [
    [0.08, 0.21],
    [0.31, 0.43],
    [0.53, 0.65],
  ] as const)
    for (let z = 1; z < 5.4; z *= 1.27)
      out += quad(z, z * 1.14, v0, v1, line2) + quad(z * 1.035, z * 1.1, v0 + 0.04, v1, mix(face, tones.lit, 0.3))
  return out
}

function treads(
  sheet: Sheet,
  cx: number,
  half: (z: number) => number,
  foot: (z: number) => number,
  lit: string,
  mid: string,
): string {
  const { width, height, tones } = sheet
  let out = path(
    `M${num(cx - half(0.8))},${height + 5}L${num(cx - half(6))},${num(foot(6))}H${num(cx + half(6))}L${num(cx + half(0.8))},${height + 5}Z`,
    mix(mid, tones.shade, 0.3),
  )
  for (let z = 5.8; z > 0.86; z *= 0.93) {
    const y = foot(z)
    const drop = foot(z * 0.93) - y
    out +=
      rect(cx - half(z), y, half(z) * 2, drop * 0.52, mix(lit, mid, 0.2 + z * 0.06)) +
      rect(cx - half(z), y + drop * 0.52, half(z) * 2, drop * 0.5, mix(tones.shade, tones.ink, 0.1 + z * 0.04))
  }
  return out + rect(-10, height + 5, width, 1, mid)
}

// a storeyed frame of pillars standing across the flight
function landing(sheet: Sheet, z: number, { cx, half, ground, foot }: Well): string {
  const { height, tones } = sheet
  const depth = Math.min(1, 0.08 * (z - 1))
  const lit = mix(mix(tones.lit, tones.see('#F0D9A8'), 0.2), tones.shade, depth)
  const shade = mix(tones.shade, tones.ink, 0.1 + depth)
  const [top, base, w] = [ground(z), foot(z), half(z)]
  const storey = (height * 0.36) / z
  const thick = (height * 0.03) / z
  let out = ''
  const levels = Math.max(1, Math.min(4, Math.round((base - top) / storey)))
  for (let i = 0; i < levels; i++) {
    const y = top + ((base - top) / levels) * i
    const next = y + (base - top) / levels
    for (const q of [-0.94, -0.5, 0.5, 0.94]) {
      const pw = w * 0.1
      const x = cx + w * q
      out +=
        rect(x - pw / 2, y, pw, next - y, lit) +
        rect(x + pw * 0.1, y, pw * 0.4, next - y, shade) +
        rect(x - pw * 0.8, y + thick, pw * 1.6, thick * 0.8, lit) +
        path(
          `M${num(x - pw * 1.5)},${num(y + thick)}H${num(x + pw * 1.5)}L${num(x + pw * 0.6)},${num(y + thick * 3)}H${num(x - pw * 0.6)}Z`,
          mix(lit, shade, 0.35),
        ) +
        rect(x - pw * 0.75, next - thick, pw * 1.5, thick, lit)
    }
    out += rect(cx - w, y, w * 2, thick, lit) + rect(cx - w, y + thick, w * 2, thick * 0.6, shade)
  }
  return out + rect(cx - w * 1.02, top - thick * 1.5, w * 2.04, thick * 1.6, mix(lit, '#FFFFFF', tones.dark ? 0 : 0.2))
}

function topPavilion({ tones }: Sheet): string {
  const gold = tones.see('#D9932E')
  const shade = mix(tones.shade, tones.haze, 0.2)
  const lit = mix(tones.lit, tones.haze, 0.1)
  return (
    [-90, 0, 90]
      .map((x) => `<g transform="translate(${x} 0) scale(${x ? 0.32 : 0.5})">${chhatri(lit, shade, gold)}</g>`)
      .join('') + rect(-130, -6, 260, 7, mix(lit, shade, 0.3))
  )
}
