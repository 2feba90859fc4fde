import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { gopuramTower } from '#art/strokes/towers.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, ellipse, line, num, opacity, path, place, type Point, poly, rect } from '#art/strokes/svg.ts'

/** The hall stands in one-point perspective; z is how many times farther off a pair of pillars is than the nearest. */
export function corridor(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  sheet.framed = true
  const [cx, vy] = [width * 0.5, height * 0.55]
  const lit = mix(tones.lit, tones.see('#EBC58A'), 0.3)
  const shade = mix(tones.shade, tones.ink, 0.3)
  const deep = mix(shade, tones.ink, 0.6)
  const at = (x: number, y: number, z: number): Point => [cx + (width * x) / z, vy + (height * y) / z]
  let out = sky(sheet, { sunX: 0.42, sunY: 0.42, sunR: 9, horizon: 0.62, clouds: false })
  const spots: [string, string] = [tones.see('#2C8C8A'), tones.see('#C8432F')]
  const gate = gopuramTower(
    Math.min(sheet.tall ? 62 : 50, (height * 0.42) / unit),
    mix(tones.lit, tones.haze, 0.1),
    mix(mix(tones.lit, tones.shade, 0.4), tones.haze, 0.1),
    mix(tones.shade, tones.haze, 0.1),
    mix(tones.ink, tones.shade, 0.2),
    tones.see('#E3A22F'),
    spots,
  )
  out +=
    rect(0, vy + height * 0.03, width, height, mix(lit, tones.shade, 0.2)) + place(cx, vy + height * 0.085, unit, gate)
  const FAR = 5
  out +=
    poly(
      [at(-0.62, -0.6, 1), at(0.62, -0.6, 1), at(0.62, -0.6, FAR), at(-0.62, -0.6, FAR)],
      mix(shade, tones.ink, 0.35),
    ) +
    poly([at(-0.62, -0.6, 1), at(-0.62, -0.6, FAR), at(-0.62, 0.48, FAR), at(-0.62, 0.48, 1)], deep) +
    poly([at(0.62, -0.6, 1), at(0.62, -0.6, FAR), at(0.62, 0.48, FAR), at(0.62, 0.48, 1)], mix(shade, tones.ink, 0.2))
  const floor = mix(lit, tones.shade, 0.4)
  out += poly(
    [at(-0.62, 0.48, 0.9), at(0.62, 0.48, 0.9), at(0.62, 0.48, FAR), at(-0.62, 0.48, FAR)],
    sheet.fade(mix(floor, tones.lit, 0.3), mix(floor, tones.ink, 0.35)),
  )
  const zs = [4.4, 3.5, 2.78, 2.2, 1.72, 1.34, 1.04]
  let beams = ''
  zs.forEach((z, i) => {
    beams +=
      poly(
        [at(-0.5, -0.6, z), at(0.5, -0.6, z), at(0.5, -0.6, z * 1.09), at(-0.5, -0.6, z * 1.09)],
        nth([spots[1], tones.see('#E2A02F'), spots[0]], i),
      ) + poly([at(-0.46, -0.555, z), at(0.46, -0.555, z), at(0.5, -0.6, z), at(-0.5, -0.6, z)], mix(lit, shade, 0.3))
    const [bar, next] = [z * 1.03, z * 1.16]
    out += poly(
      [at(-0.62, 0.48, bar), at(0.3, 0.48, bar * 0.93), at(0.3, 0.48, next * 0.93), at(-0.62, 0.48, next)],
      tones.sun,
      opacity(tones.night ? 0.12 : 0.26),
    )
  })
  out += beams + kolam(sheet, at)
  for (const z of zs) for (const side of [-1, 1]) out += pillar(sheet, at, z, side, lit, shade, spots)
  for (const [x, z, hex, shawl] of [
    [0.02, 3.2, '#C93A2B', null],
    [-0.1, 2.3, '#F4EBD3', null],
    [0.13, 1.5, '#7A2F5B', '#E2A02F'],
  ] as const) {
    const [px, py] = at(x, 0.48, z)
    out += place(
      px,
      py,
      (unit * 1.06) / z,
      walker(tones.see(hex), tones.see('#5A3324'), null, shawl && tones.see(shawl)),
      x > 0,
    )
  }
  for (const [x, z] of [
    [-0.27, 1.2],
    [0.27, 1.9],
  ] as const) {
    const [px, py] = at(x, 0.48, z)
    const k = unit / z
    out +=
      rect(px - k * 0.7, py - k * 12, k * 1.4, k * 12, mix(tones.see('#C9923A'), tones.ink, 0.2)) +
      ellipse(px, py, k * 4, k * 1.2, mix(tones.see('#C9923A'), tones.ink, 0.3)) +
      ellipse(px, py - k * 12, k * 3.4, k * 1, tones.see('#E3B24A')) +
      circle(px, py - k * 14, k * 5, '#FFC35A', opacity(0.22)) +
      path(
        `M${num(px)},${num(py - k * 17)}q${num(k * 1.6)},${num(k * 2.4)} 0,${num(k * 4)}q${num(-k * 1.6)},${num(-k * 1.6)} 0,${num(-k * 4)}Z`,
        '#FFC35A',
      )
  }
  return out + birds(sheet, cx - unit * 6, vy - height * 0.12, 3, tones.at(0.7), 0.5 + dice() * 0.1)
}

function pillar(
  sheet: Sheet,
  at: (x: number, y: number, z: number) => Point,
  z: number,
  side: number,
  lit: string,
  shade: string,
  spots: [string, string],
): string {
  const { width, height, tones } = sheet
  const [x, foot] = at(side * 0.4, 0.48, z)
  const [, head] = at(0, -0.56, z)
  const w = (width * 0.085) / z
  const h = foot - head
  const light = side < 0 ? mix(lit, shade, 0.45) : lit
  const dark = side < 0 ? mix(shade, tones.ink, 0.35) : shade
  const block = (y: number, k: number, tall: number) =>
    rect(x - (w * k) / 2, head + h * y, w * k, h * tall, light) +
    rect(x + w * k * 0.14, head + h * y, w * k * 0.36, h * tall, dark)
  const bracket = path(
    `M${num(x - w * 0.5)},${num(head + h * 0.16)}C${num(x - w * 0.6)},${num(head + h * 0.08)} ${num(x - w * 1.1)},${num(head + h * 0.07)} ${num(x - w * 1.2)},${num(head)}H${num(x + w * 1.2)}C${num(x + w * 1.1)},${num(head + h * 0.07)} ${num(x + w * 0.6)},${num(head + h * 0.08)} ${num(x + w * 0.5)},${num(head + h * 0.16)}Z`,
    light,
  )
  return (
    bracket +
    rect(x - w * 1.2, head - (height * 0.04) / z, w * 2.4, (height * 0.042) / z, spots[side < 0 ? 0 : 1]) +
    block(0.14, 0.8, 0.86) +
    block(0.14, 1.06, 0.05) +
    block(0.3, 1.1, 0.1) +
    block(0.52, 1.06, 0.04) +
    block(0.66, 1.1, 0.1) +
    block(0.92, 1.3, 0.08) +
    rect(x - w * 0.34, head + h * 0.315, w * 0.42, h * 0.07, spots[1], opacity(0.7)) +
    rect(x - w * 0.34, head + h * 0.675, w * 0.42, h * 0.07, spots[0], opacity(0.7))
  )
}

// rice-flour drawing on the floor
function kolam(sheet: Sheet, at: (x: number, y: number, z: number) => Point): string {
  const { unit, tones } = sheet
  const [x, y] = at(-0.06, 0.48, 1.28)
  let d = ''
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785
    d += `M${num(x)},${num(y)}Q${num(x + Math.cos(a - 0.35) * unit * 9)},${num(y + Math.sin(a - 0.35) * unit * 2)} ${num(x + Math.cos(a) * unit * 13)},${num(y + Math.sin(a) * unit * 2.9)}Q${num(x + Math.cos(a + 0.35) * unit * 9)},${num(y + Math.sin(a + 0.35) * unit * 2)} ${num(x)},${num(y)}`
  }
  return line(d, mix(tones.lit, '#FFFFFF', 0.6), unit * 0.4, opacity(0.85))
}
