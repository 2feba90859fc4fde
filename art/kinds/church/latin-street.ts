import { facade, bougainvillea } from '#art/kinds/church/parts.ts'
import type { Sheet } from '#art/sheet.ts'
import { birds } from '#art/strokes/animals.ts'
import { nth } from '#art/strokes/chance.ts'
import { mix } from '#art/strokes/colour.ts'
import { downs, fillUnder } from '#art/strokes/hills.ts'
import { walker } from '#art/strokes/people.ts'
import { sky } from '#art/strokes/sky.ts'
import { circle, line, num, opacity, path, place, type Point, poly, rect } from '#art/strokes/svg.ts'

/** A lane of ochre houses leading to the church. */
export function latinStreet(sheet: Sheet): string {
  const { width, height, unit, dice, tones } = sheet
  const [vx, vy] = [width * 0.44, height * 0.6]
  let out = sky(sheet, { sunX: dice.between(0.34, 0.42), sunY: 0.2, sunR: 9, horizon: 0.6 })
  out +=
    fillUnder(sheet, downs(sheet, height * 0.56, height * 0.02, 2), mix(tones.at(0.1), tones.haze, 0.3)) +
    place(vx + unit * 3, vy, unit * (sheet.tall ? 0.25 : 0.22), facade(sheet))
  const lane = mix(tones.see('#C9A888'), tones.lit, 0.25)
  out += rect(-10, vy, width + 20, height, sheet.fade(mix(lane, tones.haze, 0.2), mix(lane, tones.ink, 0.35)))
  out +=
    row(sheet, vx, vy, -1, ['#E7B04A', '#3F7FA8', '#E3D3A8', '#B8543E']) +
    row(sheet, vx, vy, 1, ['#C9583E', '#E9C069', '#5FA3A0', '#E0A08A'])
  let setts = ''
  for (let i = 0; i < 7; i++) {
    const t = (i + 1) / 8
    const y = vy + (height - vy) * t ** 1.5
    const half = width * 0.32 * t ** 1.5 + unit * 3
    setts += `M${num(vx - half)},${num(y)}Q${num(vx + unit * 2)},${num(y - unit)} ${num(vx + half * 1.3)},${num(y)}`
  }
  out += line(setts, mix(lane, tones.ink, 0.3), unit * 0.3, opacity(0.45))
  out +=
    place(
      vx + unit * 1,
      height * 0.72,
      unit * 0.3,
      walker(tones.see('#F4EBD3'), tones.see('#6A4028'), null, tones.see('#C8321F')),
    ) +
    place(vx - unit * 9, height * 0.84, unit * 0.34, cyclist(sheet)) +
    place(
      vx + unit * 22,
      height * 0.93,
      unit * 0.52,
      walker(tones.see('#7A2F5B'), tones.see('#6A4028'), tones.see('#D9A860'), null),
      true,
    )
  return (
    out +
    bougainvillea(sheet, width * 0.99, height * 0.42, 1.3) +
    bougainvillea(sheet, width * 0.03, height * 0.5, 0.9) +
    birds(sheet, vx - unit * 8, height * 0.24, 4, tones.at(0.8))
  )
}

// one side of the lane: houses with tiled eaves, shutters and a balcony, drawn in true perspective
function row(sheet: Sheet, vx: number, vy: number, side: number, walls: string[]): string {
  const { width, height, unit, tones } = sheet
  const reach = side < 0 ? vx + width * 0.02 : width - vx + width * 0.02
  const at = (z: number, h: number): Point => [vx + (side * reach) / z, vy + (height * 0.36 - height * 0.92 * h) / z]
  const quad = (z0: number, z1: number, h0: number, h1: number, fill: string) =>
    poly([at(z0, h0), at(z1, h0), at(z1, h1), at(z0, h1)], fill)
  const dark = tones.dark ? tones.glow : mix(tones.ink, tones.see('#3A4A4A'), 0.4)
  let out = ''
  for (let i = 3; i >= 0; i--) {
    const [z0, z1] = [0.86 + i * 0.72, 0.86 + (i + 1) * 0.72]
    const wall = mix(tones.see(nth(walls, i), i * 0.06), tones.lit, side > 0 ? 0.22 : 0)
    const face = side > 0 ? wall : mix(wall, tones.ink, 0.22)
    const trim = mix(tones.lit, '#FFFFFF', tones.dark ? 0 : 0.3)
    const eave = 0.84 + ((i * 37) % 3) * 0.06
    out +=
      quad(z0, z1, 0, eave, face) +
      quad(z0 - 0.02, z1, eave, eave + 0.035, mix(tones.see('#B04E36'), tones.ink, 0.1)) +
      poly(
        [
          at(z0 - 0.02, eave + 0.035),
          at(z1, eave + 0.035),
          [at(z1, eave)[0] + (side * (unit * 7)) / z1, at(z1, eave + 0.16)[1]],
          [at(z0, eave)[0] + (side * (unit * 7)) / z0, at(z0, eave + 0.16)[1]],
        ],
        mix(tones.see('#C9583E'), tones.lit, side > 0 ? 0.2 : 0),
      )
    const zm = (q: number) => z0 + (z1 - z0) * q
    for (const q of [0.12, 0.44, 0.76]) {
      out +=
        quad(zm(q), zm(q + 0.16), 0.5, 0.74, trim) +
        quad(zm(q + 0.02), zm(q + 0.14), 0.51, 0.72, dark) +
        quad(zm(q + 0.02), zm(q + 0.06), 0.51, 0.72, tones.see('#2F7F86'))
      out +=
        q === 0.44
          ? quad(zm(q), zm(q + 0.16), 0, 0.32, trim) +
            quad(zm(q + 0.02), zm(q + 0.14), 0, 0.3, mix(tones.see('#7A4326'), tones.ink, 0.2))
          : quad(zm(q), zm(q + 0.16), 0.12, 0.32, trim) + quad(zm(q + 0.02), zm(q + 0.14), 0.13, 0.31, dark)
    }
    out += quad(z0, z1, 0.4, 0.425, trim) + quad(z0, z1, 0, 0.05, mix(face, tones.ink, 0.3))
    if (i < 3) {
      let rail = ''
      for (let q = 0.06; q < 0.96; q += 0.09) {
        const [ax, ay] = at(zm(q), 0.43)
        const [bx, by] = at(zm(q), 0.52)
        rail += `M${num(ax)},${num(ay)}L${num(bx)},${num(by)}`
      }
      out +=
        line(rail, tones.ink, unit * 0.24) +
        line(
          `M${at(zm(0.04), 0.52).map(num).join(',')}L${at(zm(0.96), 0.52).map(num).join(',')}`,
          tones.ink,
          unit * 0.4,
        )
    }
  }
  return out
}

function cyclist({ tones }: Sheet): string {
  const wheel = (x: number) => circle(x, -12, 12, 'none', ` stroke="${tones.ink}" stroke-width="1.800"`)
  return (
    wheel(-20) +
    wheel(20) +
    line(
      'M-20,-12L-6,-30H14L20,-12M-6,-30L2,-12L14,-30M-6,-30L-8,-35M14,-30L12,-38H18M2,-12L-20,-12',
      tones.see('#1F6F86'),
      2,
    ) +
    path(
      'M-10,-34C-12,-46 -6,-56 0,-58C4,-58 6,-54 6,-50L14,-40L12,-37L2,-44L0,-34L4,-20L2,-14L-2,-14L-2,-22Z',
      tones.see('#F4EBD3'),
    ) +
    circle(3, -63, 4.4, tones.see('#6A4028')) +
    path('M-3,-64Q3,-72 9,-64Z', tones.see('#C9A05A')) +
    rect(-34, -34, 18, 12, tones.see('#A8713E'))
  )
}
